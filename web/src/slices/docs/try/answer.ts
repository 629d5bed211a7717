/** Sends what a reader has put together, and reads what comes: text, sound, a file, or events while they last. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { toFetchBody, type TryRequest } from './request.ts';

export interface TryAnswer {
  status: number;
  statusText: string;
  milliseconds: number;
  headers: [string, string][];
  type: string;
  bytes: number;
  /** JSON is set in lines. */
  text: string | undefined;
  /** How many events or lines of JSON there were; undefined for every other text. */
  messages: number | undefined;
  /** An object address of bytes that are no text. */
  file: string | undefined;
  /** The reader has stopped it, or the connection broke. */
  isPartial: boolean;
}

export type TryState =
  | { phase: 'idle' }
  | { phase: 'busy'; text: string; messages: number | undefined }
  | { phase: 'failed'; message: string }
  | { phase: 'done'; answer: TryAnswer };

/** More would make the page slow. */
const maxShown = 200_000;

const isText = (type: string) => /^text\/|[/+](json|problem|x-ndjson|jsonl)/.test(type) || type === '';

export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2).slice(0, maxShown);
  } catch {
    return text.slice(-maxShown);
  }
}

/** Counts the events of an event stream, or the objects of lines of JSON. */
export function countMessages(text: string, type: string): number | undefined {
  if (type === 'text/event-stream') return text.split(/\r?\n\r?\n/).filter((one) => /^data:/m.test(one)).length;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => line.startsWith('{'))) return undefined;
  return text.trim().startsWith('{\n') ? undefined : lines.length;
}

/** @param show gets what has come so far */
async function readText(
  response: Response,
  show: (text: string) => void,
): Promise<{ text: string; bytes: number; isPartial: boolean }> {
  let text = '';
  let bytes = 0;
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      bytes += next.value.byteLength;
      text += decoder.decode(next.value, { stream: true });
      show(text.slice(-maxShown));
    }
    return { text: text + decoder.decode(), bytes, isPartial: false };
  } catch {
    return { text, bytes, isPartial: true };
  }
}

export function useTry() {
  const [state, setState] = useState<TryState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const file = useRef<string>(undefined);

  const forget = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    if (file.current) URL.revokeObjectURL(file.current);
    file.current = undefined;
  }, []);
  useEffect(() => forget, [forget]);

  async function read(response: Response, started: number, isCurrent: () => boolean): Promise<TryAnswer> {
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const about = {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      type,
      file: undefined,
      messages: undefined,
    };
    const taken = () => Math.round(performance.now() - started);
    if (isText(type)) {
      const { text, bytes, isPartial } = await readText(response, (soFar) => {
        if (isCurrent()) setState({ phase: 'busy', text: soFar, messages: countMessages(soFar, type) });
      });
      const messages = countMessages(text, type);
      return { ...about, milliseconds: taken(), bytes, text: pretty(text), messages, isPartial };
    }
    const blob = await response.blob();
    if (isCurrent()) file.current = URL.createObjectURL(blob);
    return { ...about, milliseconds: taken(), bytes: blob.size, text: undefined, file: file.current, isPartial: false };
  }

  async function send({ method, url, headers, body }: TryRequest): Promise<TryAnswer | undefined> {
    forget();
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = () => running.current === controller;
    setState({ phase: 'busy', text: '', messages: undefined });
    const started = performance.now();
    const content = toFetchBody(body);
    try {
      const response = await fetch(url, {
        method,
        headers,
        signal: controller.signal,
        // What is tried is tried with the key or the token alone.
        credentials: 'omit',
        ...(content === undefined ? {} : { body: content }),
      });
      const answer = await read(response, started, isCurrent);
      if (!isCurrent()) return undefined;
      setState({ phase: 'done', answer });
      return answer;
    } catch (error) {
      if (isCurrent())
        setState(controller.signal.aborted ? { phase: 'idle' } : { phase: 'failed', message: String(error) });
      return undefined;
    }
  }

  return { state, send, stop: () => running.current?.abort() };
}
