/** Reads the samples of a whole file, exactly as many as its seconds hold. Runs in the audio worker. */
import type { AudioFormat, Codec } from '#contract/speech/output-formats.ts';
import type { Decoder } from './decoder.ts';
import { openMp3 } from './mp3-decoder.ts';
import { openOpus } from './opus-decoder.ts';
import { openAlaw, openPcm, openUlaw, openWav } from './plain-decoders.ts';

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

export interface SampleReader {
  take(bytes: Uint8Array): Int16Array;
  /** @returns the silence that is missing. @throws when there are too few samples */
  end(): Int16Array;
  free(): void;
}

export async function openSamples({ codec, sampleRate }: AudioFormat, seconds: number): Promise<SampleReader> {
  const decoder = await openers[codec]();
  let missing = Math.round(seconds * sampleRate);
  return {
    take(bytes) {
      const samples = decoder.decode(bytes).subarray(0, missing);
      missing -= samples.length;
      return samples;
    },
    end() {
      if (missing > maxMissingSeconds * sampleRate)
        throw new Error(`the audio ends ${(missing / sampleRate).toFixed(2)} seconds early`);
      return new Int16Array(missing);
    },
    free: () => decoder.free?.(),
  };
}
