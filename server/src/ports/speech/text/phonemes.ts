/** The sounds of English in the alphabets that are met here, and pronunciations from one to the other. Pure. */
import type { Pronunciation } from '../port.ts';

/** CMU's name, IPA, espeak's mnemonic. Flite's names are CMU's in small letters, and `ax`. */
const sounds: readonly (readonly [string, string, string])[] = [
  ['AA', 'ɑ', 'A:'],
  ['AE', 'æ', 'a'],
  ['AH', 'ʌ', 'V'],
  ['AX', 'ə', '@'],
  ['AO', 'ɔ', 'O:'],
  ['AW', 'aʊ', 'aU'],
  ['AY', 'aɪ', 'aI'],
  ['B', 'b', 'b'],
  ['CH', 'tʃ', 'tS'],
  ['D', 'd', 'd'],
  ['DH', 'ð', 'D'],
  ['EH', 'ɛ', 'E'],
  ['ER', 'ɝ', '3:'],
  ['EY', 'eɪ', 'eI'],
  ['F', 'f', 'f'],
  ['G', 'ɡ', 'g'],
  ['HH', 'h', 'h'],
  ['IH', 'ɪ', 'I'],
  ['IY', 'i', 'i:'],
  ['JH', 'dʒ', 'dZ'],
  ['K', 'k', 'k'],
  ['L', 'l', 'l'],
  ['M', 'm', 'm'],
  ['N', 'n', 'n'],
  ['NG', 'ŋ', 'N'],
  ['OW', 'oʊ', 'oU'],
  ['OY', 'ɔɪ', 'OI'],
  ['P', 'p', 'p'],
  ['R', 'ɹ', 'r'],
  ['S', 's', 's'],
  ['SH', 'ʃ', 'S'],
  ['T', 't', 't'],
  ['TH', 'θ', 'T'],
  ['UH', 'ʊ', 'U'],
  ['UW', 'u', 'u:'],
  ['V', 'v', 'v'],
  ['W', 'w', 'w'],
  ['Y', 'j', 'j'],
  ['Z', 'z', 'z'],
  ['ZH', 'ʒ', 'Z'],
];

/** What else people write for the same sounds. Longer ones are tried first. */
const spellings: Record<string, string[]> = {
  AA: ['ɑ', 'ɒ'],
  AE: ['æ', 'a'],
  AX: ['ə', 'ɐ', 'ᵻ'],
  EH: ['ɛ', 'e'],
  ER: ['ɝ', 'ɚ', 'ɜɹ', 'ɜr', 'əɹ', 'ɜ'],
  EY: ['eɪ', 'ei'],
  G: ['ɡ', 'g'],
  IY: ['i'],
  L: ['l', 'ɫ'],
  OW: ['oʊ', 'əʊ', 'o'],
  R: ['ɹ', 'r', 'ɾ'],
};

const ipaToName = new Map(sounds.flatMap(([name, ipa]) => [ipa, ...(spellings[name] ?? [])].map((one) => [one, name])));
const byName = new Map(sounds.map(([name, ipa, espeak]) => [name, { ipa, espeak }]));
const vowels = new Set('AA AE AH AX AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));

export interface Phoneme {
  /** CMU's name. */
  name: string;
  /** 1 primary, 2 secondary, 0 none; vowels only. */
  stress: 0 | 1 | 2;
}

/** @returns undefined when there is something in it that is no sound of English. */
export function readPronunciation({ alphabet, phonemes }: Pick<Pronunciation, 'alphabet' | 'phonemes'>) {
  const read = alphabet === 'ipa' ? readIpa(phonemes) : readArpabet(phonemes);
  return read?.some(({ name }) => vowels.has(name)) ? read : undefined;
}

function readArpabet(text: string): Phoneme[] | undefined {
  const read: Phoneme[] = [];
  for (const symbol of text.trim().toUpperCase().split(/\s+/)) {
    const [, name = '', digit = '0'] = /^([A-Z]+)([012])?$/.exec(symbol) ?? [];
    if (!byName.has(name)) return undefined;
    read.push({ name, stress: vowels.has(name) ? (Number(digit) as Phoneme['stress']) : 0 });
  }
  return read;
}

function readIpa(text: string): Phoneme[] | undefined {
  const plain = text.normalize('NFC').replace(/[\s./ː‿[\]]|\u0361|\u035c|\u0329|\u032f/gu, '');
  const read: Phoneme[] = [];
  let stress: Phoneme['stress'] = 0;
  for (let at = 0; at < plain.length;) {
    const mark = plain[at];
    if (mark === 'ˈ' || mark === "'" || mark === 'ˌ') {
      stress = mark === 'ˌ' ? 2 : 1;
      at += 1;
      continue;
    }
    const length = [2, 1].find((size) => ipaToName.has(plain.slice(at, at + size)));
    const name = length ? ipaToName.get(plain.slice(at, at + length)) : undefined;
    if (!name || !length) return undefined;
    read.push({ name, stress: vowels.has(name) ? stress : 0 });
    if (vowels.has(name)) stress = 0;
    at += length;
  }
  return read;
}

/** As flite's word list has them. */
export const toFlite = (read: Phoneme[]) =>
  read.map(({ name, stress }) => name.toLowerCase() + (vowels.has(name) ? (stress ? 1 : 0) : '')).join(' ');

/** As espeak reads them between `[[` and `]]`. */
export const toEspeak = (read: Phoneme[]) =>
  read.map(({ name, stress }) => (stress === 1 ? "'" : stress === 2 ? ',' : '') + byName.get(name)?.espeak).join('');

/** IPA of a phone as flite names it; the name itself where there is none. */
export const ipaOf = (phone: string) => byName.get(phone.toUpperCase())?.ipa ?? phone;
