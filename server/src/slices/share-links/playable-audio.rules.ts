/**
 * Audio as browsers can play it: raw samples get the header of a WAV file. Before everything else stands what it is given
 * to begin with, if anything.
 */
import type { Readable } from 'node:stream';
import { describeFormat, type AudioFormat } from '#contract/speech/output-formats.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { readIterable } from '../../kernel/streams.ts';
import { wavHeader, wavHeaderBytes, type WavEncoding } from '../../kernel/wav.ts';

export interface Range {
  start: number;
  end: number;
}

export interface StoredAudio {
  read(range?: Range): Promise<Readable>;
  readPart(range: Range): Promise<Uint8Array>;
}

const rawEncodings: Partial<Record<AudioFormat['codec'], WavEncoding>> = { pcm: 'pcm', ulaw: 'ulaw', alaw: 'alaw' };

export function playableAudio(
  { codec, sampleRate, contentType, extension }: AudioFormat,
  size: number,
  { read, readPart }: StoredAudio,
  begin: Uint8Array = new Uint8Array(0),
): Pick<ByteSource, 'type' | 'size' | 'open' | 'part'> & { extension: string } {
  const encoding = rawEncodings[codec];
  const header = encoding ? wavHeader(sampleRate, size + wavHeaderBytes, encoding) : begin;
  const [type, ending] = encoding ? [describeFormat('wav_44100').contentType, 'wav'] : [contentType, extension];
  if (header.length === 0) return { type, size, extension: ending, open: read, part: readPart };
  return {
    type,
    extension: ending,
    size: size + header.length,
    async open(range = { start: 0, end: size + header.length - 1 }) {
      const head = header.subarray(range.start, Math.min(range.end + 1, header.length));
      if (range.end < header.length) return readIterable([head]);
      const rest = await read({
        start: Math.max(range.start - header.length, 0),
        end: range.end - header.length,
      });
      return head.length === 0 ? rest : readIterable(join(head, rest));
    },
  };
}

async function* join(head: Uint8Array, rest: Readable): AsyncGenerator<Uint8Array> {
  yield head;
  yield* rest as AsyncIterable<Uint8Array>;
}
