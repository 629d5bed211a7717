/** Several speeches on one socket, each in a context of its own. */
import { inputTimeoutExceeded, tooManyContexts } from '#contract/speech-sockets/errors.ts';
import { multiStreamInput } from '#contract/speech-sockets/api.ts';
import { AppError } from '../../kernel/errors.ts';
import { onSocket } from '../../context.ts';
import { errorBody } from '../../kernel/http/sockets/socket.ts';
import { openContext, type SpeechContext } from './speech-context.ts';

const maxOpenContexts = 5;
/** This limit includes closed contexts that still speak what was flushed. */
const maxActiveContexts = 10;
const defaultContext = 'default';

export const multiStreamInputSocket = onSocket(multiStreamInput, async (connection, { params, query }) => {
  const { signal } = connection;
  const open = new Map<string, SpeechContext>();
  const active = new Set<SpeechContext>();
  let failure: { error: unknown } | undefined;

  async function start(id: string, caller: Parameters<typeof openContext>[0]['caller']): Promise<SpeechContext> {
    while (active.size >= maxActiveContexts) await Promise.race([...active].map((one) => one.ended.catch(() => {})));
    const after = [...active].findLast((one) => one.id === id)?.ended;
    const send = connection.send;
    const context = openContext({ id, caller, voiceId: params.voice_id, query, signal, send, after });
    open.set(id, context);
    active.add(context);
    context.ended
      .catch((error: unknown) => {
        failure ??= { error };
        connection.interrupt();
      })
      .finally(() => {
        active.delete(context);
        if (open.get(id) === context) open.delete(id);
      });
    return context;
  }

  async function read(): Promise<void> {
    for (;;) {
      const next = await connection.receive(query.inactivity_timeout * 1000);
      if (next.kind === 'closed') return;
      if (next.kind === 'timeout') {
        // Contexts keep their own time.
        if (active.size > 0) continue;
        throw AppError.from(inputTimeoutExceeded, { seconds: query.inactivity_timeout });
      }
      const { message } = next;
      const id = message.context_id || message.contextId || defaultContext;
      let context = open.get(id);
      const caller = context ? undefined : await connection.identify(message);
      if (message.close_socket) {
        for (const one of open.values()) one.end();
        return;
      }
      if (message.close_context) {
        context?.close();
        open.delete(id);
        continue;
      }
      if (!context && caller) {
        // A keep-alive or a flush of what is not there.
        if (!message.text) continue;
        if (open.size >= maxOpenContexts) {
          const error = AppError.from(tooManyContexts, { limit: maxOpenContexts });
          await connection.send({ ...errorBody(error), contextId: id, context_id: id });
          continue;
        }
        context = await start(id, caller);
      }
      await context?.hasRoom();
      context?.push(message);
    }
  }

  try {
    await read();
  } catch (error) {
    failure ??= { error };
    connection.interrupt();
  }
  await Promise.allSettled([...active].map((one) => one.ended));
  if (failure) throw failure.error;
});
