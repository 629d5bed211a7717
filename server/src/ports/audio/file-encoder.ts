/** Encodes one whole file. Runs in the audio worker. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { wavHeader } from '../../kernel/wav.ts';
import { loadEncoders } from '../speech/codecs/encoder.ts';
import { createOggOpus } from '../speech/codecs/ogg.ts';
import { wavSize } from './port.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface FileEncoder {
  header: Bytes;
  encode(samples: Int16Array): Bytes;
  /** @param rest the last samples */
  end(rest: Int16Array): Bytes;
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
  });
  const container = codec === 'opus' ? createOggOpus() : undefined;
  const header = codec === 'wav' ? wavHeader(sampleRate, wavSize(format, seconds)) : new Uint8Array(0);
  const write = (bytes: Bytes, isEnd: boolean): Bytes => container?.take(bytes, isEnd) ?? bytes;
  return {
    header,
    encode: (samples) => write(encoder.encode(samples, sampleRate), false),
    end(rest) {
      const last = encoder.encode(rest, sampleRate);
      return write(new Uint8Array(Buffer.concat([last, encoder.end(true).audio])), true);
    },
    free: encoder.release,
  };
}
