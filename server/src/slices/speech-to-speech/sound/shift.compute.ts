/** Runs in the compute thread: pitch and formants of a stretch of the source. */
import { fadeEnds } from './levels.ts';
import { shiftTo, shiftVoice } from './voice-shift.ts';

export interface ShiftInput {
  sound: Float32Array;
  rate: number;
  /** Hz of the voice that is recorded, and of the one that it shall be; null where one of them is not known. */
  from: number | null;
  to: number | null;
}

export function compute({ sound, rate, from, to }: ShiftInput): Float32Array {
  const shift = from === null || to === null ? { pitch: 1, formants: 1 } : shiftTo(from, to);
  const result = shiftVoice(sound, rate, shift);
  fadeEnds(result, rate);
  return result;
}
