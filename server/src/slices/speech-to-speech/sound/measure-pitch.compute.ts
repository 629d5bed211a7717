/** Runs in the compute thread: the pitch of a voice. */
import { medianPitch } from './pitch.ts';

export interface PitchInput {
  sound: Float32Array;
  rate: number;
}

export const compute = ({ sound, rate }: PitchInput): number | null => medianPitch(sound, rate);
