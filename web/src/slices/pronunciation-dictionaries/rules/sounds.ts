/** The sounds of English in the two alphabets, for the keyboard of symbols and for hints while somebody types. Pure. */
import type { PhonemeAlphabet } from '#contract/pronunciation-dictionaries/types.ts';

export interface Sound {
  ipa: string;
  /** Its CMU name. */
  cmu: string;
  /** A word with the sound, whose letters for it stand between the signs `[` and `]`. */
  example: string;
  isVowel: boolean;
}

const vowel = (ipa: string, cmu: string, example: string): Sound => ({ ipa, cmu, example, isVowel: true });
const consonant = (ipa: string, cmu: string, example: string): Sound => ({ ipa, cmu, example, isVowel: false });

export const sounds: readonly Sound[] = [
  vowel('i', 'IY', 's[ee]'),
  vowel('ɪ', 'IH', 's[i]t'),
  vowel('eɪ', 'EY', 'd[ay]'),
  vowel('ɛ', 'EH', 'b[e]d'),
  vowel('æ', 'AE', 'c[a]t'),
  vowel('ɑ', 'AA', 'f[a]ther'),
  vowel('ɔ', 'AO', 'l[aw]'),
  vowel('oʊ', 'OW', 'g[o]'),
  vowel('ʊ', 'UH', 'b[oo]k'),
  vowel('u', 'UW', 'f[oo]d'),
  vowel('ʌ', 'AH', 'c[u]p'),
  vowel('ə', 'AX', '[a]bout'),
  vowel('ɝ', 'ER', 'b[ir]d'),
  vowel('aɪ', 'AY', 'm[y]'),
  vowel('aʊ', 'AW', 'n[ow]'),
  vowel('ɔɪ', 'OY', 'b[oy]'),
  consonant('p', 'P', '[p]en'),
  consonant('b', 'B', '[b]ad'),
  consonant('t', 'T', '[t]ea'),
  consonant('d', 'D', '[d]og'),
  consonant('k', 'K', '[c]at'),
  consonant('ɡ', 'G', '[g]o'),
  consonant('f', 'F', '[f]all'),
  consonant('v', 'V', '[v]oice'),
  consonant('θ', 'TH', '[th]in'),
  consonant('ð', 'DH', '[th]is'),
  consonant('s', 'S', '[s]o'),
  consonant('z', 'Z', '[z]oo'),
  consonant('ʃ', 'SH', '[sh]e'),
  consonant('ʒ', 'ZH', 'vi[s]ion'),
  consonant('tʃ', 'CH', '[ch]air'),
  consonant('dʒ', 'JH', '[j]oy'),
  consonant('m', 'M', '[m]an'),
  consonant('n', 'N', '[n]o'),
  consonant('ŋ', 'NG', 'si[ng]'),
  consonant('h', 'HH', '[h]ow'),
  consonant('l', 'L', '[l]eg'),
  consonant('ɹ', 'R', '[r]ed'),
  consonant('w', 'W', '[w]et'),
  consonant('j', 'Y', '[y]es'),
];

/** Spellings that people also use for these sounds. */
const otherSpellings: Readonly<Record<string, string>> = {
  a: 'æ',
  e: 'ɛ',
  ei: 'eɪ',
  o: 'oʊ',
  əʊ: 'oʊ',
  ɒ: 'ɑ',
  ɐ: 'ə',
  ᵻ: 'ə',
  ɚ: 'ɝ',
  ɜɹ: 'ɝ',
  ɜr: 'ɝ',
  əɹ: 'ɝ',
  ɜ: 'ɝ',
  g: 'ɡ',
  ɫ: 'l',
  r: 'ɹ',
  ɾ: 'ɹ',
};

const byIpa = new Map<string, Sound>(sounds.map((sound) => [sound.ipa, sound]));
for (const [spelling, ipa] of Object.entries(otherSpellings)) byIpa.set(spelling, byIpa.get(ipa)!);
const byCmu = new Map(sounds.map((sound) => [sound.cmu, sound]));

interface StressedSound {
  sound: Sound;
  stress: 0 | 1 | 2;
}

type Reading = { sounds: StressedSound[] } | { unknown: string };

/** Marks of length and of syllables, ties, brackets and spaces change no sound. */
const silent = /[\s./ː‿[\]()]|\u0361|\u035c|\u0329|\u032f/u;

function readIpa(text: string): Reading {
  const signs = Array.from(text.normalize('NFC')).filter((sign) => !silent.test(sign));
  const read: StressedSound[] = [];
  let stress: StressedSound['stress'] = 0;
  for (let at = 0; at < signs.length;) {
    const sign = signs[at]!;
    if (sign === 'ˈ' || sign === "'" || sign === 'ˌ') {
      stress = sign === 'ˌ' ? 2 : 1;
      at += 1;
      continue;
    }
    const two = byIpa.get(sign + (signs[at + 1] ?? ''));
    const sound = two ?? byIpa.get(sign);
    if (!sound) return { unknown: sign };
    read.push({ sound, stress: sound.isVowel ? stress : 0 });
    if (sound.isVowel) stress = 0;
    at += two && at + 1 < signs.length ? 2 : 1;
  }
  return { sounds: read };
}

function readCmu(text: string): Reading {
  const read: StressedSound[] = [];
  for (const symbol of text.trim().split(/\s+/).filter(Boolean)) {
    const [, name = '', digit = '0'] = /^([A-Z]+)([012])?$/.exec(symbol.toUpperCase()) ?? [];
    const sound = byCmu.get(name);
    if (!sound) return { unknown: symbol };
    read.push({ sound, stress: sound.isVowel ? (Number(digit) as StressedSound['stress']) : 0 });
  }
  return { sounds: read };
}

/** Reads sounds, or names the first sign that stands for no sound of English. */
export const readSounds = (text: string, alphabet: PhonemeAlphabet): Reading =>
  alphabet === 'ipa' ? readIpa(text) : readCmu(text);

/** Why the engines cannot say the sounds, if they cannot. */
export function soundsProblem(text: string, alphabet: PhonemeAlphabet): { sign: string } | 'no_vowel' | undefined {
  const read = readSounds(text, alphabet);
  if ('unknown' in read) return { sign: read.unknown };
  return read.sounds.some(({ sound }) => sound.isVowel) ? undefined : 'no_vowel';
}

/** Writes the same sounds in the other alphabet; undefined where they cannot be read. */
export function convertSounds(text: string, from: PhonemeAlphabet, to: PhonemeAlphabet): string | undefined {
  if (from === to) return text;
  const read = readSounds(text, from);
  if ('unknown' in read) return undefined;
  if (to === 'cmu-arpabet')
    return read.sounds.map(({ sound, stress }) => (sound.isVowel ? sound.cmu + String(stress) : sound.cmu)).join(' ');
  return writeIpa(read.sounds);
}

/** The mark of stress stands before the consonants that begin its syllable: one of them, or the whole first cluster. */
function writeIpa(read: readonly StressedSound[]): string {
  const marks = new Map<number, string>();
  read.forEach(({ stress }, at) => {
    if (stress === 0) return;
    let start = at;
    while (start > 0 && !read[start - 1]!.sound.isVowel) start -= 1;
    const isFirst = start === 0;
    marks.set(isFirst ? 0 : Math.max(start, at - 1), stress === 1 ? 'ˈ' : 'ˌ');
  });
  return read.map(({ sound }, at) => (marks.get(at) ?? '') + sound.ipa).join('');
}
