/** Fits the samples of any format into a wav. Runs in the audio worker. */
import type { AudioFormat, Codec } from '#contract/speech/output-formats.ts';
import { wavHeader, wavHeaderBytes } from '../../kernel/wav.ts';
import type { Decoder } from './decoder.ts';
import { openMp3 } from './mp3-decoder.ts';
import { openOpus } from './opus-decoder.ts';
import { openAlaw, openPcm, openUlaw, openWav } from './plain-decoders.ts';
import { wavSize } from './port.ts';

const openers: Record<Codec, () => Decoder | Promise<Decoder>> = {
  mp3: openMp3,
  opus: openOpus,
  pcm: openPcm,
  wav: openWav,
  ulaw: openUlaw,
  alaw: openAlaw,
};

/**
 * Seconds that may be missing at the end. An encoder holds back no more than this, and that is silence; a larger gap
 * means a broken file.
 */
const maxMissingSeconds = 0.2;

/** A wav under construction, for one file. */
export interface WavMaker {
  header: Uint8Array<ArrayBuffer>;
  take(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
  /** @throws when there are too few samples */
  end(): Uint8Array<ArrayBuffer>;
  free(): void;
}

export async function openWavMaker(format: AudioFormat, seconds: number): Promise<WavMaker> {
  const decoder = await openers[format.codec]();
  const size = wavSize(format, seconds);
  let missing = (size - wavHeaderBytes) / 2;
  return {
    header: wavHeader(format.sampleRate, size),
    take(bytes) {
      const samples = decoder.decode(bytes).subarray(0, missing);
      missing -= samples.length;
      return new Uint8Array(samples.slice().buffer);
    },
    end() {
      if (missing > maxMissingSeconds * format.sampleRate)
        throw new Error(`the audio ends ${(missing / format.sampleRate).toFixed(2)} seconds early`);
      return new Uint8Array(missing * 2);
    },
    free: () => decoder.free?.(),
  };
}
