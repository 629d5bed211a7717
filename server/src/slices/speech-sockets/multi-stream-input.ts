/** Several speeches on one socket, each in a context of its own. */
import { multiStreamInput } from '#contract/speech-sockets/api.ts';
import type { ContextText } from '#contract/speech-sockets/types.ts';
import { onSocket } from '../../context.ts';
import { openContext, type ContextSession } from './socket-context.ts';
import { serveContexts } from './socket-contexts.ts';
import { changesVoiceOptions, openSpeaker, type Speaker, type VoiceOptions } from './socket-speaker.ts';

export const multiStreamInputSocket = onSocket(multiStreamInput, (connection, { params, query }) => {
  const { signal, send } = connection;
  const timeoutSeconds = query.inactivity_timeout;
  const nameOf = (id: string) => ({ contextId: id, context_id: id });
  return serveContexts(connection, {
    timeoutSeconds,
    opens: ({ text }) => Boolean(text),
    close: (context) => context.close(),
    sendError: (id, body) => send({ ...body, ...nameOf(id) }),
    open: ({ id, caller, after }) =>
      openContext<ContextText>({
        ...{ id, signal, timeoutSeconds, after },
        sizeOf: ({ text }) => text?.length ?? 0,
        begin(first, isStopped) {
          const emit = (audio: Parameters<Parameters<typeof openSpeaker>[0]['emit']>[0]) =>
            send({ ...audio, ...nameOf(id) });
          const parts = { caller, voiceId: params.voice_id, query, isStopped, emit };
          return beginSession(first, (voiceOptions) => openSpeaker({ ...parts, voiceOptions }));
        },
        sendFinal: () =>
          send({
            ...{ audio: null, isFinal: true, is_final: true, normalizedAlignment: null, alignment: null },
            ...nameOf(id),
          }),
        sendError: (body) => send({ ...body, ...nameOf(id) }),
      }),
  });
});

/** Other settings begin another speech under the same name. */
async function beginSession(
  first: ContextText,
  open: (voiceOptions: VoiceOptions) => Promise<Speaker>,
): Promise<ContextSession<ContextText>> {
  let voiceOptions: VoiceOptions = first;
  let speaker = await open(first);
  return {
    async take(message) {
      if (changesVoiceOptions(voiceOptions, message)) {
        await speaker.speakRest();
        await speaker.finish();
        voiceOptions = message;
        speaker = await open(message);
      }
      await speaker.write(message);
    },
    speakRest: () => speaker.speakRest(),
    finish: () => speaker.finish(),
  };
}
