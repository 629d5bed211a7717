/** One dialogue a socket: turns in, sound out, `{"close_socket": true}` ends it. */
import { dialogueStreamInput } from '#contract/dialogue/api.ts';
import type { DialogueText } from '#contract/dialogue/socket-types.ts';
import { inputTimeoutExceeded } from '#contract/speech-sockets/errors.ts';
import { onSocket } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { openDialogue } from './dialogue-session.ts';

export const dialogueStreamInputSocket = onSocket(dialogueStreamInput, async (connection, { query }) => {
  // Time runs while the server waits for the client, not while the client waits for its sound.
  async function receive(): Promise<DialogueText | undefined> {
    const next = await connection.receive(query.inactivity_timeout * 1000);
    if (next.kind === 'timeout') throw AppError.from(inputTimeoutExceeded, { seconds: query.inactivity_timeout });
    return next.kind === 'message' ? next.message : undefined;
  }

  const first = await receive();
  if (!first) return;
  const session = await openDialogue({
    caller: await connection.identify(first),
    query,
    first,
    emit: (message) => connection.send(message),
    isStopped: () => connection.signal.aborted,
  });
  let message: DialogueText | undefined = first;
  try {
    for (; message; message = await receive()) {
      await session.take(message);
      if (message.close_socket) break;
    }
    if (message) await session.speakRest();
  } finally {
    await session.finish();
  }
  if (message) await connection.send({ is_final: true });
});
