/**
 * Brings several speakers to one level. Each chunk gets the gain of its speaker: what their sound so far, this chunk
 * included, is away from the common level. It follows from the samples alone, so the same texts always get the same gains.
 */
import { loudnessOf } from '../../../kernel/loudness/integrated-loudness.ts';
import type { ChunkLoudness } from '../pool/messages.ts';
import type { Speaker } from '../port.ts';

/** LUFS that every speaker has. The premade voices lie around it, so that hardly any has to be raised to its peaks. */
export const speakerLoudness = -21;
/** True peaks stay below this, in dB relative to full scale. Lossy codecs raise them a little. */
export const speakerPeakDb = -1.5;
/** A voice that is further away is not a voice but a mistake. */
const maxGainDb = 15;

export interface SpeakerLevels {
  /** Takes a chunk of a speaker. Returns the factor for its samples. */
  gainOf(speaker: Speaker, loudness: ChunkLoudness): number;
}

export function createLevels(): SpeakerLevels {
  const blocksOf = new Map<string, number[]>();
  return {
    gainOf(speaker, { blocks, peak }) {
      const key = JSON.stringify([speaker.voice, speaker.settings]);
      const all = [...(blocksOf.get(key) ?? []), ...blocks];
      blocksOf.set(key, all);
      const loudness = loudnessOf(all);
      if (loudness === null || peak === 0) return 1;
      const wanted = Math.min(maxGainDb, Math.max(-maxGainDb, speakerLoudness - loudness));
      return Math.min(10 ** (wanted / 20), 10 ** (speakerPeakDb / 20) / peak);
    },
  };
}

/** The samples times a factor. */
export function scale(samples: Int16Array, factor: number): Int16Array {
  if (factor === 1) return samples;
  return samples.map((sample) => Math.max(-32768, Math.min(32767, Math.round(sample * factor))));
}
