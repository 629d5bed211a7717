/** Serves a socket with several contexts: which message is for which of them, and when the socket ends. */
import { inputTimeoutExceeded, tooManyContexts } from '#contract/speech-sockets/errors.ts';
import type { SocketError } from '#contract/kit/socket.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { errorBody, type Caller, type Connection } from '../../kernel/http/sockets/socket.ts';
import type { SocketContext } from './socket-context.ts';

const maxOpenContexts = 5;
/** This limit includes closed contexts that still speak what was flushed. */
const maxActiveContexts = 10;
const defaultContext = 'default';

interface ContextMessage {
  context_id?: string | null | undefined;
  contextId?: string | null | undefined;
  close_context?: boolean | null | undefined;
  close_socket?: boolean | null | undefined;
}

interface ContextsOptions<M> {
  timeoutSeconds: number;
  /** Opens a context, which gets the message afterwards. */
  open(parts: { id: string; caller: Caller<Ctx>; after: Promise<unknown> | undefined }): SocketContext<M>;
  /** Whether a message opens a context that is not there: a keep-alive or a flush does not. */
  opens(message: M): boolean;
  /** What `close_context` does. */
  close(context: SocketContext<M>): void;
  sendError(id: string, body: SocketError): Promise<void>;
}

export async function serveContexts<M extends ContextMessage, O>(
  connection: Connection<Ctx, M, O>,
  { timeoutSeconds, ...options }: ContextsOptions<M>,
): Promise<void> {
  const open = new Map<string, SocketContext<M>>();
  const active = new Set<SocketContext<M>>();
  let failure: { error: unknown } | undefined;

  async function start(id: string, caller: Caller<Ctx>): Promise<SocketContext<M>> {
    while (active.size >= maxActiveContexts) await Promise.race([...active].map((one) => one.ended.catch(() => {})));
    const after = [...active].findLast((one) => one.id === id)?.ended;
    const context = options.open({ id, caller, after });
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
      const next = await connection.receive(timeoutSeconds * 1000);
      if (next.kind === 'closed') return;
      if (next.kind === 'timeout') {
        // Contexts keep their own time.
        if (active.size > 0) continue;
        throw AppError.from(inputTimeoutExceeded, { seconds: timeoutSeconds });
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
        if (context) options.close(context);
        open.delete(id);
        continue;
      }
      if (!context && caller) {
        if (!options.opens(message)) continue;
        if (open.size >= maxOpenContexts) {
          await options.sendError(id, errorBody(AppError.from(tooManyContexts, { limit: maxOpenContexts })));
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
}
