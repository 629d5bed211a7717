/** Reads a spoken answer in any of its three shapes: audio bytes, a stream of JSON objects, or one JSON object. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { ApiError } from '../../../lib/failures/errors.ts';

export interface SpeechPart {
  audio: Uint8Array<ArrayBuffer>;
  alignment: CharacterAlignment | null;
}

/** Thrown when a response is broken, as opposed to a refusal. */
export class StreamError extends Error {
  override name = 'StreamError';
}

export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    throw new StreamError('The audio in the answer is not valid base64.');
  }
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/**
 * Cuts a text into its top-level JSON objects by counting braces outside strings. The wire separates them by a blank
 * line, but nothing depends on it: chunks end anywhere, and proxies have been seen to fold blank lines.
 */
export class ObjectSplitter {
  private rest = '';
  private at = 0;
  private depth = 0;
  private isInString = false;

  push(text: string): unknown[] {
    this.rest += text;
    const found: unknown[] = [];
    for (let end = this.nextEnd(); end !== -1; end = this.nextEnd()) {
      found.push(this.parse(this.rest.slice(0, end)));
      this.rest = this.rest.slice(end);
      this.at = 0;
    }
    return found;
  }

  /** Says whether the stream stopped between two objects. */
  get isComplete(): boolean {
    return this.rest.trim() === '';
  }

  private nextEnd(): number {
    for (; this.at < this.rest.length; this.at++) {
      const character = this.rest[this.at];
      if (this.isInString) {
        if (character === '\\') this.at++;
        else if (character === '"') this.isInString = false;
      } else if (character === '"') this.isInString = true;
      else if (character === '{') this.depth++;
      else if (character === '}' && --this.depth === 0) return ++this.at;
    }
    return -1;
  }

  private parse(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw new StreamError('The answer holds something that is not JSON.');
    }
  }
}

function toPart(value: unknown): SpeechPart {
  const { audio_base64, alignment, detail } = value as {
    audio_base64?: unknown;
    alignment?: CharacterAlignment | null;
    detail?: { status?: string; message?: string };
  };
  // Once the headers are sent, the server can only report a failure inside the stream.
  if (detail) throw new ApiError(500, detail.status ?? 'unknown', detail.message ?? 'The stream failed.', value);
  if (typeof audio_base64 !== 'string') throw new StreamError('The answer has a part without audio.');
  return { audio: decodeBase64(audio_base64), alignment: alignment ?? null };
}

async function* readChunks(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  // Not `for await (… of body)`: Safari has no async iteration of streams.
  const reader = body.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

export async function* readSpeech(response: Response): AsyncGenerator<SpeechPart> {
  if (!response.body) throw new StreamError('The answer has no body to read.');
  const isRaw = /^(audio\/|application\/octet-stream)/.test(response.headers.get('content-type') ?? '');
  const decoder = new TextDecoder();
  const splitter = new ObjectSplitter();
  for await (const chunk of readChunks(response.body)) {
    if (isRaw) yield { audio: chunk, alignment: null };
    else for (const value of splitter.push(decoder.decode(chunk, { stream: true }))) yield toPart(value);
  }
  if (isRaw) return;
  for (const value of splitter.push(decoder.decode())) yield toPart(value);
  if (!splitter.isComplete) throw new StreamError('The answer broke off in the middle.');
}
