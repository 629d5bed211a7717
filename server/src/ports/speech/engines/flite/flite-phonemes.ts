import type { Pronunciation } from '../../port.ts';
import { isVowel, readPronunciation, type Phoneme } from '../../text/phonemes.ts';

/** Writes a pronunciation as flite's word list has it: CMU's names in lower case, and `ax`. */
export const toFlite = (read: Phoneme[]): string =>
  read.map(({ name, stress }) => name.toLowerCase() + (isVowel(name) ? (stress ? 1 : 0) : '')).join(' ');

export function fliteSoundsOf(
  language: string,
  given: Pick<Pronunciation, 'alphabet' | 'phonemes'>,
): string | undefined {
  const read = language === 'en' ? readPronunciation(given) : undefined;
  return read && toFlite(read);
}
