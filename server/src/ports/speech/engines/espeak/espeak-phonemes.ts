import type { Phoneme } from '../../text/phonemes.ts';

/** The espeak mnemonic of each sound, by its CMU name. */
const mnemonics = new Map([
  ['AA', 'A:'],
  ['AE', 'a'],
  ['AH', 'V'],
  ['AX', '@'],
  ['AO', 'O:'],
  ['AW', 'aU'],
  ['AY', 'aI'],
  ['B', 'b'],
  ['CH', 'tS'],
  ['D', 'd'],
  ['DH', 'D'],
  ['EH', 'E'],
  ['ER', '3:'],
  ['EY', 'eI'],
  ['F', 'f'],
  ['G', 'g'],
  ['HH', 'h'],
  ['IH', 'I'],
  ['IY', 'i:'],
  ['JH', 'dZ'],
  ['K', 'k'],
  ['L', 'l'],
  ['M', 'm'],
  ['N', 'n'],
  ['NG', 'N'],
  ['OW', 'oU'],
  ['OY', 'OI'],
  ['P', 'p'],
  ['R', 'r'],
  ['S', 's'],
  ['SH', 'S'],
  ['T', 't'],
  ['TH', 'T'],
  ['UH', 'U'],
  ['UW', 'u:'],
  ['V', 'v'],
  ['W', 'w'],
  ['Y', 'j'],
  ['Z', 'z'],
  ['ZH', 'Z'],
]);

/** Writes a pronunciation as espeak reads it between `[[` and `]]`. */
export const toEspeak = (read: Phoneme[]): string =>
  read.map(({ name, stress }) => (stress === 1 ? "'" : stress === 2 ? ',' : '') + mnemonics.get(name)).join('');
