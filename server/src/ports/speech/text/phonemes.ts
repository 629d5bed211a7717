/** The sounds of English in the two alphabets that people write. Each engine adds its own. */
import type { Pronunciation } from '../port.ts';

/** The IPA of each sound, by its CMU name. */
const ipaByName = new Map([
  ['AA', 'ɑ'],
  ['AE', 'æ'],
  ['AH', 'ʌ'],
  ['AX', 'ə'],
  ['AO', 'ɔ'],
  ['AW', 'aʊ'],
  ['AY', 'aɪ'],
  ['B', 'b'],
  ['CH', 'tʃ'],
  ['D', 'd'],
  ['DH', 'ð'],
  ['EH', 'ɛ'],
  ['ER', 'ɝ'],
  ['EY', 'eɪ'],
  ['F', 'f'],
  ['G', 'ɡ'],
  ['HH', 'h'],
  ['IH', 'ɪ'],
  ['IY', 'i'],
  ['JH', 'dʒ'],
  ['K', 'k'],
  ['L', 'l'],
  ['M', 'm'],
  ['N', 'n'],
  ['NG', 'ŋ'],
  ['OW', 'oʊ'],
  ['OY', 'ɔɪ'],
  ['P', 'p'],
  ['R', 'ɹ'],
  ['S', 's'],
  ['SH', 'ʃ'],
  ['T', 't'],
  ['TH', 'θ'],
  ['UH', 'ʊ'],
  ['UW', 'u'],
  ['V', 'v'],
  ['W', 'w'],
  ['Y', 'j'],
  ['Z', 'z'],
  ['ZH', 'ʒ'],
]);

/** Other spellings of the same sounds. Longer ones are tried first. */
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

const nameByIpa = new Map(
  [...ipaByName].flatMap(([name, ipa]) => [ipa, ...(spellings[name] ?? [])].map((one) => [one, name] as const)),
);
const vowels: ReadonlySet<string> = new Set('AA AE AH AX AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));

export interface Phoneme {
  /** The CMU name. */
  name: string;
  /** 1 primary, 2 secondary, 0 none; vowels only. */
  stress: 0 | 1 | 2;
}

/** @returns undefined when a sign stands for no sound of English */
export function readPronunciation({ alphabet, phonemes }: Pick<Pronunciation, 'alphabet' | 'phonemes'>) {
  const read = alphabet === 'ipa' ? readIpa(phonemes) : readArpabet(phonemes);
  return read?.some(({ name }) => vowels.has(name)) ? read : undefined;
}

export function readArpabet(text: string): Phoneme[] | undefined {
  const read: Phoneme[] = [];
  for (const symbol of text.trim().toUpperCase().split(/\s+/)) {
    const [, name = '', digit = '0'] = /^([A-Z]+)([012])?$/.exec(symbol) ?? [];
    if (!ipaByName.has(name)) return undefined;
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
    const length = [2, 1].find((size) => nameByIpa.has(plain.slice(at, at + size)));
    const name = length ? nameByIpa.get(plain.slice(at, at + length)) : undefined;
    if (!name || !length) return undefined;
    read.push({ name, stress: vowels.has(name) ? stress : 0 });
    if (vowels.has(name)) stress = 0;
    at += length;
  }
  return read;
}

export const isVowel = (name: string): boolean => vowels.has(name);

/**
 * @param name a CMU name in upper or lower case
 * @returns the name itself when there is no IPA for it
 */
export const ipaOf = (name: string): string => ipaByName.get(name.toUpperCase()) ?? name;
