/** Encodes one whole file. Runs in the audio worker. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { wavHeader } from '../../kernel/wav.ts';
import { loadEncoders } from '../speech/codecs/encoder.ts';
import { gaplessTag, wholeMp3Bytes } from '../speech/codecs/gapless-tag.ts';
import { createOggOpus } from '../speech/codecs/ogg.ts';
import { wavSize } from './port.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface FileEncoder {
  header: Bytes;
  encode(samples: Int16Array): Promise<Bytes>;
  /** @param rest the last samples */
  end(rest: Int16Array): Promise<Bytes>;
  free(): void;
}

let encoders: ReturnType<typeof loadEncoders> | undefined;

export async function createFileEncoder(format: AudioFormat, seconds: number): Promise<FileEncoder> {
  const { codec, sampleRate } = format;
  const encoder = await (
    await (encoders ??= loadEncoders())
  ).open(format, {
    // The header of a wav says its length, which the encoder of a stream cannot know.
    isFirst: codec !== 'wav',
    isLengthTold: codec === 'mp3',
  });
  const container = codec === 'opus' ? createOggOpus() : undefined;
  const header = codec === 'wav' ? wavHeader(sampleRate, wavSize(format, seconds)) : new Uint8Array(0);
  let isBegun = false;
  function write(bytes: Bytes, isEnd: boolean): Bytes {
    if (container) return container.take(bytes, isEnd);
    if (codec !== 'mp3' || isBegun || bytes.length === 0) return bytes;
    isBegun = true;
    const tag = gaplessTag(format, { begin: bytes, bytes: wholeMp3Bytes(format, seconds), seconds });
    return new Uint8Array(Buffer.concat([tag, bytes]));
  }
  return {
    header,
    encode: async (samples) => write(await encoder.encode(samples, sampleRate), false),
    async end(rest) {
      const last = await encoder.encode(rest, sampleRate);
      return write(new Uint8Array(Buffer.concat([last, (await encoder.end(true)).audio])), true);
    },
    free: encoder.release,
  };
}
