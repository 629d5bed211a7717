/** Multiplies samples by the gain of a plan. */
import type { GainPlan } from '../port.ts';

/** Takes the samples of a sound in order. */
export function createGain({ frameLength, gain, limits }: GainPlan): (samples: Int16Array) => Int16Array {
  let at = 0;
  const factorAt = (frame: number) => limits?.[Math.min(frame, limits.length - 1)] ?? 1;
  return (samples) => {
    const out = new Int16Array(samples.length);
    for (let i = 0; i < samples.length; i++, at++) {
      const frame = Math.floor(at / frameLength);
      const from = factorAt(frame);
      const factor = from + ((factorAt(frame + 1) - from) * (at - frame * frameLength)) / frameLength;
      const value = Math.round((samples[i] ?? 0) * gain * factor);
      out[i] = Math.max(-32768, Math.min(32767, value));
    }
    return out;
  };
}
