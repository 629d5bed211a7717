/** Whether anybody speaks in a sound, by what isolation left of it. Pure. */
import type { IsolationMeasures } from '../port.ts';

/** Noise alone falls by more than this; speech that is as loud as its noise falls by 3 dB, and its pauses by more. */
const noiseFallsDb = 11;
const leastSpeechShare = 0.02;
const leastHissShare = 0.01;

export const isWithoutSpeech = ({ speechShare, hissShare, reductionDb }: IsolationMeasures): boolean =>
  speechShare < leastSpeechShare || hissShare < leastHissShare || reductionDb > noiseFallsDb;
