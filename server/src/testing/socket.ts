/** A client of sockets that records what it received, in order, and how it ended. */
import { once } from 'node:events';
import { WebSocket, type ClientOptions } from 'ws';

export interface SocketClient {
  ws: WebSocket;
  send(message: unknown): void;
  /**
   * Returns the next message.
   * @throws when the socket closes, or nothing arrives within ten seconds
   */
  next<T = Record<string, unknown>>(): Promise<T>;
  /** Returns all messages until the socket closes. */
  rest<T = Record<string, unknown>>(): Promise<T[]>;
  closed: Promise<{ code: number; reason: string }>;
}

/** Opens a socket, or rejects with the HTTP answer: `{ status, body, headers }`. */
export async function openSocket(
  url: string,
  headers: Record<string, string> = {},
  options: ClientOptions = {},
): Promise<SocketClient> {
  const ws = new WebSocket(url.replace(/^http/, 'ws'), { headers, ...options });
  const received: unknown[] = [];
  let wake = () => {};
  let isClosed = false;
  ws.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString()));
    wake();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    ws.on('close', (code, reason) => {
      isClosed = true;
      resolve({ code, reason: reason.toString() });
      wake();
    });
  });
  ws.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    ws.once('open', () => resolve());
    ws.once('error', reject);
    ws.once('unexpected-response', async (_request, response) => {
      const chunks = await Array.fromAsync(response as AsyncIterable<Buffer>).catch(() => []);
      reject({
        status: response.statusCode,
        headers: response.headers,
        body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
      });
      ws.terminate();
    });
  });

  async function take(): Promise<unknown> {
    const within = AbortSignal.timeout(10_000);
    while (received.length === 0) {
      if (isClosed) throw new Error(`the socket closed: ${JSON.stringify(await closed)}`);
      if (within.aborted) throw new Error('nothing came in ten seconds');
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, 10_000).unref();
      });
    }
    return received.shift();
  }

  return {
    ws,
    closed,
    send: (message) => ws.send(JSON.stringify(message)),
    next: <T>() => take() as Promise<T>,
    async rest<T>() {
      if (!isClosed) await once(ws, 'close');
      return received.splice(0) as T[];
    },
  };
}
