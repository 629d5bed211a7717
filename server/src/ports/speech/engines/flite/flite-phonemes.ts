import { isVowel, type Phoneme } from '../../text/phonemes.ts';

/** A pronunciation as flite's word list has it: CMU's names in small letters, and `ax`. */
export const toFlite = (read: Phoneme[]): string =>
  read.map(({ name, stress }) => name.toLowerCase() + (isVowel(name) ? (stress ? 1 : 0) : '')).join(' ');
