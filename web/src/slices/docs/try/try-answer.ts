/** Sends what a reader has put together, and reads what comes: text, sound, a file, or events while they last. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TryRequest } from './try-request.ts';

export interface TryAnswer {
  status: number;
  statusText: string;
  milliseconds: number;
  headers: [string, string][];
  type: string;
  bytes: number;
  /** JSON is set in lines. */
  text: string | undefined;
  /** An object address of bytes that are no text. */
  file: string | undefined;
}

export type TryState =
  | { phase: 'idle' }
  | { phase: 'busy'; text: string }
  | { phase: 'failed'; message: string }
  | { phase: 'done'; answer: TryAnswer };

/** More would make the page slow. */
const maxShown = 200_000;

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2).slice(0, maxShown);
  } catch {
    return text.slice(0, maxShown);
  }
}

const isText = (type: string) => /^(text\/|application\/(json|problem))/.test(type) || type === '';

/** Events go on until the reader stops them; `show` gets what has come so far. */
async function readEvents(response: Response, show: (text: string) => void): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text = (text + decoder.decode(chunk, { stream: true })).slice(-maxShown);
      show(text);
    }
  } catch {
    // The reader has stopped them, or the connection broke: what came is the answer.
  }
  return text;
}

export function useTry() {
  const [state, setState] = useState<TryState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const file = useRef<string>(undefined);

  const forget = useCallback(() => {
    running.current?.abort();
    if (file.current) URL.revokeObjectURL(file.current);
    file.current = undefined;
  }, []);
  useEffect(() => forget, [forget]);

  async function read(response: Response, started: number): Promise<TryAnswer> {
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const about = {
      status: response.status,
      statusText: response.statusText,
      milliseconds: Math.round(performance.now() - started),
      headers: [...response.headers],
      type,
      file: undefined,
    };
    if (type === 'text/event-stream') {
      const text = await readEvents(response, (soFar) => setState({ phase: 'busy', text: soFar }));
      return { ...about, bytes: text.length, text };
    }
    const blob = await response.blob();
    if (isText(type)) return { ...about, bytes: blob.size, text: pretty(await blob.text()) };
    file.current = URL.createObjectURL(blob);
    return { ...about, bytes: blob.size, text: undefined, file: file.current };
  }

  async function send({ method, url, headers, body }: TryRequest): Promise<void> {
    forget();
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'busy', text: '' });
    const started = performance.now();
    try {
      const response = await fetch(url, {
        method,
        headers,
        signal: controller.signal,
        // What is tried is tried with the key or the token alone.
        credentials: 'omit',
        ...(body === undefined ? {} : { body }),
      });
      const answer = await read(response, started);
      if (running.current === controller) setState({ phase: 'done', answer });
    } catch (error) {
      if (running.current !== controller) return;
      setState(controller.signal.aborted ? { phase: 'idle' } : { phase: 'failed', message: String(error) });
    }
  }

  return { state, send, stop: () => running.current?.abort() };
}
