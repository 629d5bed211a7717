/** Whether anybody speaks in a sound, by what isolation left of it. Pure. */

interface SpeechTraces {
  /** The part of the sound that sounds like speech, from 0 to 1. */
  speechShare: number;
  /** The part of the isolated sound that hisses, as speech does now and then. */
  hissShare: number;
  /** By how many decibels the isolated sound is quieter than the original. */
  reductionDb: number;
}

/** Noise alone falls by more than this; speech that is as loud as its noise falls by 3 dB, and its pauses by more. */
const noiseFallsDb = 11;
const leastSpeechShare = 0.02;
const leastHissShare = 0.01;

export const hasSpeech = ({ speechShare, hissShare, reductionDb }: SpeechTraces): boolean =>
  speechShare >= leastSpeechShare && hissShare >= leastHissShare && reductionDb <= noiseFallsDb;
