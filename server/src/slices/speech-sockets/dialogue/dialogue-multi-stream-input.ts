/** Several dialogues on one socket, each in a context of its own. */
import { dialogueMultiStreamInput } from '#contract/dialogue/api.ts';
import type { DialogueContextText } from '#contract/dialogue/socket-types.ts';
import { onSocket } from '../../../context.ts';
import { openContext } from '../socket-context.ts';
import { serveContexts } from '../socket-contexts.ts';
import { openDialogue } from './dialogue-session.ts';

export const dialogueMultiStreamInputSocket = onSocket(dialogueMultiStreamInput, (connection, { query }) => {
  const { signal, send } = connection;
  const timeoutSeconds = query.inactivity_timeout;
  return serveContexts(connection, {
    timeoutSeconds,
    opens: ({ voices, inputs }) => Boolean(voices?.length || inputs?.length),
    // What waits is still spoken, unlike in text to speech: that is how the public API has it.
    close: (context) => context.end(),
    sendError: (context_id, body) => send({ ...body, context_id }),
    open: ({ id: context_id, caller, after }) =>
      openContext<DialogueContextText>({
        ...{ id: context_id, signal, timeoutSeconds, after },
        sizeOf: ({ inputs }) => (inputs ?? []).reduce((sum, { text }) => sum + text.length, 0),
        begin: (first, isStopped) =>
          openDialogue({ caller, query, first, isStopped, emit: (message) => send({ ...message, context_id }) }),
        sendFinal: () => send({ is_final: true, context_id }),
        sendError: (body) => send({ ...body, context_id }),
      }),
  });
});
