/** Runs in the compute thread: the timing of a phrase. */
import { fadeEnds } from './levels.ts';
import { stretchTo, type Anchor } from './time-stretch.ts';

export interface RetimeInput {
  sound: Float32Array;
  rate: number;
  anchors: Anchor[];
  /** Samples of the result. */
  length: number;
}

export function compute({ sound, rate, anchors, length }: RetimeInput): Float32Array {
  const result = stretchTo(sound, rate, anchors, length);
  fadeEnds(result, rate);
  return result;
}
