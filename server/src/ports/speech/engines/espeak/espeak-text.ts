/**
 * Espeak reads its input as SSML, with `[[phonemes]]` and control codes as further commands. A user's text is none of
 * these, so it is escaped here, with a map from every code point that espeak gets back to the one the user wrote.
 */
import type { GivenSounds } from '../../pool/messages.ts';

/** The size of the buffer for a chunk's text in bytes; no chunk comes near it. */
export const maxTextBytes = 1 << 16;

export interface EngineText {
  text: string;
  /** For every code point of `text`, the index of the input's code point that it stands for. */
  origin: number[];
}

/** Invisible characters that only split a word for espeak: soft hyphen, word joiner, byte order mark, bidi controls. */
const invisible = /[\u00ad\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

export function toEngineText(input: string, pronunciations: GivenSounds[] = []): EngineText {
  const characters = Array.from(input);
  const origin: number[] = [];
  let text = '';
  for (let index = 0; index < characters.length; index++) {
    const given = pronunciations.find(({ from }) => from === index);
    const written = given ? `[[${escapedSounds(given.sounds)}]]` : escaped(characters[index] ?? '', text);
    for (let i = 0; i < written.length;) {
      origin.push(index);
      i += (written.codePointAt(i) ?? 0) > 0xffff ? 2 : 1;
    }
    text += written;
    if (given) index = given.to - 1;
  }
  return { text, origin };
}

/** Some mnemonics have signs that XML has too. */
const escapedSounds = (sounds: string) =>
  sounds.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function escaped(char: string, before: string): string {
  if (char === '<') return '&lt;';
  if (char === '>') return '&gt;';
  if (char === '&') return '&amp;';
  // `[[` begins phoneme input, even when written as entities. A second bracket of another shape does not, and neither
  // is spoken.
  if (char === '[' && before.endsWith('[')) return '(';
  const code = char.codePointAt(0) ?? 0;
  // Code 1 begins an embedded command; other control codes end clauses or are read by number. Tabs and newlines keep
  // their meaning.
  if (code < 32 && code !== 9 && code !== 10 && code !== 13) return ' ';
  if (code >= 0x7f && code <= 0x9f) return ' ';
  // A lone surrogate would swallow the character after it when the string is turned into UTF-8.
  if (code >= 0xd800 && code <= 0xdfff) return ' ';
  if (invisible.test(char)) return '';
  return char;
}
