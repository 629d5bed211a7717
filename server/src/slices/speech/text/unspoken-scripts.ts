/** Tells which letters of a text are in a script that its language is not written in: no voice can say those. */
import type { MonolingualText, Warning } from '../../../ports/speech/port.ts';
import { isWrittenIn, scriptOf } from './scripts.rules.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });
const foreign = /[\u0370-\u1dff\u2c00-\ud7ff\uf900-\ufdff\ufe70-\uffdc\u{10000}-\u{3ffff}]/u;
const foreignWords = /[\p{L}\p{M}]+/gu;

/** One warning for each language and script, with the first words that it concerns. */
export function scriptWarnings(texts: readonly MonolingualText[]): Warning[] {
  const found = new Map<string, { language: string; script: string; words: Set<string> }>();
  for (const { text, language } of texts) {
    if (!foreign.test(text)) continue;
    for (const [word] of text.matchAll(foreignWords)) {
      const script = foreignScript(word, language);
      if (script === undefined) continue;
      const key = `${language} ${script}`;
      const entry = found.get(key) ?? { language, script, words: new Set() };
      if (entry.words.size < 3) entry.words.add(word.length > 20 ? `${Array.from(word).slice(0, 20).join('')}…` : word);
      found.set(key, entry);
    }
  }
  return Array.from(found.values(), ({ language, script, words }) => ({
    code: 'script_not_spoken',
    message: `${names.of(language) ?? language} is not written in ${script} letters, so they are spelled or left out: ${[...words].join(', ')}.`,
  }));
}

/** The name of the script of a word's first letter that the language has no sounds for. Latin letters are read by all. */
function foreignScript(word: string, language: string): string | undefined {
  for (const char of word) {
    const point = char.codePointAt(0) ?? 0;
    if (point < 0x370 || !/\p{L}/u.test(char)) continue;
    const script = scriptOf(point);
    if (script === 'latin' || (script !== '' && isWrittenIn(language, script))) continue;
    if (script === '' && isCommon(point)) continue;
    return script === '' ? 'these' : script.charAt(0).toUpperCase() + script.slice(1);
  }
  return undefined;
}

/** Letters that no script owns: phonetic ones, and signs such as ª and the marks of long vowels in Japanese. */
const isCommon = (point: number) => (point >= 0x1d00 && point < 0x2e80) || (point >= 0x3000 && point < 0x3400);
