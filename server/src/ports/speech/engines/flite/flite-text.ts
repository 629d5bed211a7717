/**
 * Flite reads ASCII. So accents are removed, signs are spelled out or left out, and every character knows the input
 * character that it stands for. Pure.
 */
import type { EngineText } from '../espeak/espeak-text.ts';
import type { GivenSounds } from '../../pool/messages.ts';

const letters: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' },
  ...{ þ: 'th', Þ: 'Th', ð: 'th', Ð: 'Th', ħ: 'h', Ħ: 'H', ŋ: 'ng', ſ: 's' },
};
const signs: Record<string, string> = {
  ...{ '‘': "'", '’': "'", ʼ: "'", '‚': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' },
  ...{ '‐': '-', '‑': '-', '–': ', ', '—': ', ', '…': '...', '⁄': '/', '−': '-', '。': '. ', '，': ', ', '、': ', ' },
  ...{ '！': '! ', '？': '? ', '：': ': ', '；': '; ' },
  ...{ '£': ' pounds ', '€': ' euros ', '¥': ' yen ', '°': ' degrees ', '×': ' times ', '÷': ' divided by ' },
  ...{ '©': ' copyright ', '®': ' registered ', '™': ' trademark ', '§': ' section ', '±': ' plus or minus ' },
};

/** Returns ASCII for one code point; empty when it cannot be said or has no sound. */
function toAscii(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  // Control characters end a C string or are spelled as codes. They become white space.
  if (code < 32 || code === 127) return char === '\n' || char === '\r' ? char : ' ';
  if (code < 127) return char;
  const known = letters[char] ?? signs[char];
  if (known !== undefined) return known;
  if (/\s/u.test(char)) return ' ';
  const plain = Array.from(
    char.normalize('NFKD').replace(/\p{M}/gu, ''),
    (part) => signs[part] ?? letters[part] ?? part,
  );
  const ascii = plain.join('').replace(/[^\x20-\x7e]/gu, '');
  return ascii === '' && !/[\p{M}\p{Cf}]/u.test(char) ? ' ' : ascii;
}

/** True when flite can read this letter or digit. */
export const isReadable = (char: string) => toAscii(char).trim() !== '';

export interface FliteText extends EngineText {
  /** Returns flite's own word list with the pronunciations of this text; undefined when there are none. */
  words?: string;
}

export function toFliteText(input: string, pronunciations: GivenSounds[]): FliteText {
  const characters = Array.from(input);
  const origin: number[] = [];
  const words: string[] = [];
  let text = '';
  const put = (ascii: string, index: number) => {
    text += ascii;
    for (let i = 0; i < ascii.length; i++) origin.push(index);
  };
  for (let i = 0; i < characters.length; i++) {
    const given = pronunciations.find(({ from }) => from === i);
    if (!given) put(toAscii(characters[i] ?? ''), i);
    else {
      const name = standIn(words.length);
      words.push(`"${name}" nn : ${given.sounds}\n`);
      // A letter beside it would make another word of the two.
      if (/[a-z\d]$/i.test(text)) put(' ', i);
      put(name, i);
      if (/^[\p{L}\p{N}]/u.test(characters[given.to] ?? '')) put(' ', i);
      i = given.to - 1;
    }
  }
  return { text, origin, ...(words.length ? { words: words.join('') } : {}) };
}

/** Makes a word that flite takes for one and nobody writes: `zolobado`, `zolobafo`… */
function standIn(index: number): string {
  const syllable = (value: number) => `${'bdfgklmnprstv'[value % 13]}${'aeiou'[Math.floor(value / 13) % 5]}`;
  return `zolo${syllable(Math.floor(index / 65))}${syllable(index)}`;
}
