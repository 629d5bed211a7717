/** One of several speeches on a socket: it takes its messages one by one, and ends with a final message or an error. */
import { inputTimeoutExceeded } from '#contract/speech-sockets/errors.ts';
import type { SocketError } from '#contract/kit/socket.ts';
import { AppError } from '../../kernel/errors.ts';
import { createQueue } from '../../kernel/http/sockets/socket-queue.ts';
import { errorBody } from '../../kernel/http/sockets/socket.ts';

/** The limit of messages that may wait for one context before its socket is not read any more. */
const maxWaiting = { size: 64 * 1024, messages: 100 };

export interface SocketContext<M> {
  id: string;
  push(message: M): void;
  /** Speaks what waits, then ends. */
  end(): void;
  /** Somebody speaks up, or listens no more: the chunk under way is the last, and what waits is not charged. */
  close(): void;
  /** Resolves when it has room for a message, or has ended. */
  hasRoom(): Promise<void>;
  /** Rejects for what concerns the whole socket. */
  ended: Promise<void>;
}

/** What a context speaks. */
export interface ContextSession<M> {
  take(message: M): Promise<void>;
  /** Speaks what waits. */
  speakRest(): Promise<void>;
  /** Settles what was spoken; never throws. */
  finish(): Promise<void>;
}

interface ContextParts<M> {
  id: string;
  timeoutSeconds: number;
  signal: AbortSignal;
  /** UTF-16 units of text in a message. */
  sizeOf(message: M): number;
  /** Begins with the first message, which `take` then gets too. */
  begin(first: M, isStopped: () => boolean): Promise<ContextSession<M>>;
  sendFinal(): Promise<void>;
  sendError(body: SocketError): Promise<void>;
  /** The end of a former context of that name, so that the two are not mixed. */
  after: Promise<unknown> | undefined;
}

export function openContext<M extends object>(parts: ContextParts<M>): SocketContext<M> {
  const { id, timeoutSeconds, signal, after } = parts;
  let resume = () => {};
  const queue = createQueue<M | 'end'>({ ...maxWaiting, onDrain: () => resume() });
  const leave = () => queue.close();
  let isClosed = false;
  const isStopped = () => signal.aborted || isClosed;

  async function speakMessages(): Promise<void> {
    await after?.catch(() => {});
    let session: ContextSession<M> | undefined;
    try {
      while (!isStopped()) {
        const next = await queue.next(timeoutSeconds * 1000);
        if (next.kind === 'timeout') throw AppError.from(inputTimeoutExceeded, { seconds: timeoutSeconds });
        if (next.kind === 'closed') break;
        if (next.message === 'end') {
          await session?.speakRest();
          break;
        }
        session ??= await parts.begin(next.message, isStopped);
        await session.take(next.message);
      }
    } finally {
      await session?.finish();
    }
    if (!signal.aborted) await parts.sendFinal();
  }

  async function run(): Promise<void> {
    signal.addEventListener('abort', leave);
    try {
      await speakMessages();
    } catch (error) {
      if (!(error instanceof AppError) || endsSocket(error)) throw error;
      await parts.sendError(errorBody(error));
    } finally {
      signal.removeEventListener('abort', leave);
      queue.close();
    }
  }

  return {
    id,
    push(message) {
      queue.push(message, parts.sizeOf(message));
    },
    end: () => queue.push('end', 0),
    close() {
      isClosed = true;
      queue.close();
    },
    async hasRoom() {
      if (queue.isFull()) await new Promise<void>((resolve) => (resume = resolve));
    },
    ended: run(),
  };
}

/** Credentials, credits, places and engines are the same for every context. */
const endsSocket = ({ http }: AppError) => http === 401 || http === 429 || http >= 500;
