/** Sounds that are given for a word, in espeak's mnemonics of a language. Pure. */
import type { Pronunciation } from '../../port.ts';
import { ipaOf, readArpabet, readPronunciation } from '../../text/phonemes.ts';
import { toEspeak } from './espeak-phonemes.ts';
import { commonSounds, ownSounds } from './espeak-sounds.gen.ts';

/** Symbols that are taken for one another where a language has but one of them: spellings of the same sound. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  r: ['r', 'ɾ', 'ɹ', 'ʁ', 'ʀ'],
  ɹ: ['r', 'ɾ'],
  ɾ: ['r', 'ɹ'],
  ʁ: ['ʀ', 'r'],
  ʀ: ['ʁ'],
  g: ['ɡ'],
  a: ['ɑ', 'ä', 'aː', 'ɐ'],
  ɑ: ['a', 'ɑː', 'ä'],
  ɐ: ['a', 'ə'],
  e: ['eː', 'e̞', 'ɛ'],
  ɛ: ['e', 'e̞'],
  o: ['oː', 'o̞', 'ɔ'],
  ɔ: ['o', 'o̞'],
  i: ['iː'],
  ɪ: ['i'],
  u: ['uː', 'ɯᵝ', 'ɯ'],
  ʊ: ['u', 'ɯᵝ'],
  y: ['yː'],
  ʏ: ['y'],
  ø: ['øː', 'œ'],
  œ: ['ø'],
  ʌ: ['ɐ', 'ə'],
  ɔʏ: ['ɔø', 'ɔɪ'],
  l: ['ɫ', 'ɭ'],
  ɫ: ['l'],
  β: ['b'],
  ð: ['d'],
  ɣ: ['ɡ'],
  ʃ: ['ʂ'],
  ʒ: ['ʐ'],
};
/** Marks without which a sound is still the same one to listeners of the language. */
const finer = /^(?:[ːˑʰ]|\u0329|\u032a|\u032f|\u031e|\u031f|\u0320|\u0308)/u;
const longest = 5;
/** Spaces and marks that belong to no sound; `t͡s` is the same as `ts`. */
const withoutSound = /[\s./‿[\]]|\u0361|\u035c/gu;

const tables = new Map<string, ReadonlyMap<string, string> | undefined>();

/** The mnemonic of each IPA; `'` stands before that of a vowel. Undefined where espeak's sounds of a language are not known. */
function tableOf(language: string): ReadonlyMap<string, string> | undefined {
  if (tables.has(language)) return tables.get(language);
  const own = Object.hasOwn(ownSounds, language) ? ownSounds[language] : undefined;
  const table = own && new Map([...pairsOf(commonSounds), ...pairsOf(own.own)]);
  for (const ipa of own?.lacks.split(' ') ?? []) table?.delete(ipa);
  tables.set(language, table);
  return table;
}

function pairsOf(text: string): [string, string][] {
  const words = text.split(' ');
  return words.flatMap((ipa, i) =>
    i % 2 === 0 && words[i + 1] !== undefined ? [[ipa.replace(withoutSound, ''), words[i + 1] ?? '']] : [],
  );
}

export function espeakSoundsOf(
  language: string,
  given: Pick<Pronunciation, 'alphabet' | 'phonemes'>,
): string | undefined {
  const english = language === 'en' ? readPronunciation(given) : undefined;
  if (english) return toEspeak(english);
  const table = tableOf(language);
  const ipa = given.alphabet === 'ipa' ? given.phonemes : arpabetAsIpa(given.phonemes);
  return table && ipa !== undefined ? toMnemonics(table, ipa) : undefined;
}

const marks = ['', 'ˈ', 'ˌ'];

const arpabetAsIpa = (text: string): string | undefined =>
  readArpabet(text)
    ?.map(({ name, stress }) => (marks[stress] ?? '') + ipaOf(name))
    .join(' ');

function toMnemonics(table: ReadonlyMap<string, string>, ipa: string): string | undefined {
  const plain = ipa.normalize('NFC').replace(withoutSound, '');
  const sounds: string[] = [];
  let stress = '';
  let hasVowel = false;
  for (let at = 0; at < plain.length;) {
    const mark = plain[at] ?? '';
    if (mark === 'ˈ' || mark === "'" || mark === 'ˌ') {
      stress = mark === 'ˌ' ? ',' : "'";
      at += 1;
      continue;
    }
    const found = soundAt(table, plain, at);
    if (found) {
      const isVowel = found.mnemonic.startsWith("'");
      sounds.push(isVowel ? stress + found.mnemonic.slice(1) : found.mnemonic);
      if (isVowel) [stress, hasVowel] = ['', true];
      at += found.length;
    } else if (sounds.length > 0 && finer.test(plain.slice(at))) at += 1;
    else return undefined;
  }
  // A single bar keeps two mnemonics from being read as one.
  return hasVowel ? sounds.join('|') : undefined;
}

/** The longest sound that begins at a place. */
function soundAt(table: ReadonlyMap<string, string>, plain: string, at: number) {
  for (let length = Math.min(longest, plain.length - at); length > 0; length -= 1) {
    const symbol = plain.slice(at, at + length);
    const name = table.has(symbol) ? symbol : spellings[symbol]?.find((one) => table.has(one));
    if (name !== undefined) return { mnemonic: table.get(name) ?? '', length };
  }
  return undefined;
}
