/** One speech a socket: text in, sound out, `{"text": ""}` ends it. */
import { settingsChanged, inputTimeoutExceeded } from '#contract/speech-sockets/errors.ts';
import { streamInput } from '#contract/speech-sockets/api.ts';
import type { SpeechText } from '#contract/speech-sockets/types.ts';
import { onSocket } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { changesVoiceOptions, openSpeaker } from './socket-speaker.ts';

export const streamInputSocket = onSocket(streamInput, async (connection, { params, query }) => {
  // Time runs while the server waits for the client, not while the client waits for its sound.
  async function receive(): Promise<SpeechText | undefined> {
    const next = await connection.receive(query.inactivity_timeout * 1000);
    if (next.kind === 'timeout') throw AppError.from(inputTimeoutExceeded, { seconds: query.inactivity_timeout });
    return next.kind === 'message' ? next.message : undefined;
  }

  const first = await receive();
  if (!first) return;
  const speaker = await openSpeaker({
    caller: await connection.identify(first),
    voiceId: params.voice_id,
    query,
    voiceOptions: first,
    emit: (message) => connection.send(message),
    isStopped: () => connection.signal.aborted,
  });
  let message: SpeechText | undefined = first;
  try {
    for (; message && message.text !== ''; message = await receive()) {
      if (changesVoiceOptions(first, message)) {
        throw AppError.from(settingsChanged);
      }
      await speaker.write(message);
    }
    if (message) await speaker.speakRest();
  } finally {
    await speaker.finish();
  }
  if (!message) return;
  await connection.send({ audio: null, isFinal: true, is_final: true, normalizedAlignment: null, alignment: null });
});
