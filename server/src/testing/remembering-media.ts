/**
 * The media port, but what it found in a file it remembers: starting ffmpeg takes more time than reading the short sounds of
 * tests, which are the same ones again and again. Whoever tests ffmpeg itself makes the port directly.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { DecoderProgram, Media, MediaAbout } from '../ports/media/port.ts';

/** A larger file is not kept in memory. */
const maxBytes = 2 ** 20;

const decoders = new Map<string, Promise<DecoderProgram>>();
const probed = new Map<string, MediaAbout>();
const decoded = new Map<string, Float32Array<ArrayBuffer>[]>();

/** @param setting what decides which program is found */
export function rememberingMedia(real: Media, setting: string): Media {
  /** Without a decoder the port reads less, so what it says then is asked anew. */
  async function describeDecoder(): Promise<DecoderProgram> {
    const known = decoders.get(setting) ?? real.describeDecoder();
    decoders.set(setting, known);
    const program = await known;
    if ('missing' in program) decoders.delete(setting);
    return program;
  }

  /** Names the bytes of a file and what is asked of it; undefined for what is not remembered. */
  async function keyOf(file: string, asked: object): Promise<string | undefined> {
    const { size } = await stat(file);
    if (size > maxBytes || 'missing' in (await describeDecoder())) return undefined;
    const bytes = createHash('sha256').update(await readFile(file));
    return `${setting} ${bytes.digest('hex')} ${JSON.stringify(asked)}`;
  }

  return {
    ...real,
    describeDecoder,
    async probe(file, signal) {
      const key = await keyOf(file, {});
      const about = (key && probed.get(key)) || (await real.probe(file, signal));
      if (key) probed.set(key, about);
      return structuredClone(about);
    },
    async *decode(file, options, signal) {
      const key = await keyOf(file, options);
      const known = key && decoded.get(key);
      const chunks: Float32Array<ArrayBuffer>[] = [];
      // A reader may change what it is given, or pass it on to a thread.
      for await (const chunk of known ? replay(known, signal) : real.decode(file, options, signal)) {
        if (key && !known) chunks.push(chunk.slice());
        yield chunk;
      }
      if (key && !known) decoded.set(key, chunks);
    },
  };
}

function* replay(chunks: Float32Array<ArrayBuffer>[], signal: AbortSignal) {
  for (const chunk of chunks) {
    signal.throwIfAborted();
    yield chunk.slice();
  }
}
