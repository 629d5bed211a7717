/** Measures how loud the sound of a chunk is, in its worker. */
import { blockEnergies } from '../../../kernel/loudness/integrated-loudness.ts';
import { createLevelMeter } from '../../../kernel/loudness/level-meter.ts';
import type { ChunkLoudness } from '../pool/messages.ts';

/** The meter counts in frames that divide a tenth of a second, which odd rates have none of. */
const isMeasurable = (rate: number) => Number.isInteger(rate / 10);

export interface ChunkMeter {
  take(samples: Int16Array): void;
  end(): ChunkLoudness;
}

export function createChunkMeter(rate: number): ChunkMeter {
  // A voice with other formants is played at a rate of its own. The next round one differs by less than can be heard.
  const meter = createLevelMeter(isMeasurable(rate) ? rate : Math.round(rate / 10) * 10);
  return {
    take: meter.take,
    end() {
      const levels = meter.end();
      return { blocks: blockEnergies(levels), peak: levels.peaks.reduce((max, peak) => Math.max(max, peak), 0) };
    },
  };
}
