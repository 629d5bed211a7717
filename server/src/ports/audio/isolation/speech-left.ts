/** Whether anybody speaks in a sound, by what isolation left of it. Pure. */

interface SpeechTraces {
  /** The part of the sound that sounds like speech, from 0 to 1. */
  speechShare: number;
  /** The part of the isolated sound that hisses, as speech does now and then. */
  hissShare: number;
  /** By how many decibels the isolated sound is quieter than the original. */
  reductionDb: number;
}

/** Noise alone falls by more than this; speech that is as loud as its noise falls by 3 dB, a whisper by up to 12.7. */
const noiseFallsDb = 13;
const leastSpeechShare = 0.01;
const leastHissShare = 0.01;
/** What hisses all the time is white noise, which RNNoise takes for speech in its first seconds; speech reaches 0.92. */
const mostHissShare = 0.95;

export const hasSpeech = ({ speechShare, hissShare, reductionDb }: SpeechTraces): boolean =>
  speechShare >= leastSpeechShare &&
  hissShare >= leastHissShare &&
  hissShare <= mostHissShare &&
  reductionDb <= noiseFallsDb;
