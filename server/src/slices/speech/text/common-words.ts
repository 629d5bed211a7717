/** Counts the words of a text that betray a language written in Latin letters. */
import { commonWords } from './common-word-lists.ts';

const sameWords: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', tl: 'fil', bs: 'hr', sl: 'hr' };

/** The languages that share a word, by word. */
const languagesOfWord = new Map<string, string[]>();
for (const [language, list] of Object.entries(commonWords)) {
  for (const word of new Set(list.split(' '))) {
    const known = languagesOfWord.get(word);
    if (known) known.push(language);
    else languagesOfWord.set(word, [language]);
  }
}

const keyOf = (language: string) => sameWords[language] ?? language;

export const hasCommonWords = (language: string) => Object.hasOwn(commonWords, keyOf(language));

/** Parts of names say nothing: Vincent van Gogh, Rio de Janeiro, Los Angeles. */
const particles = new Set('van von de du di da del della dos la le el los las san ten ter les das'.split(' '));
const nameAfter = /^[ -]\p{Lu}/u;

const wordPattern = /\p{L}[\p{L}\p{M}]*/gu;

/** What the words of a text say about its language. */
export interface WordCounts {
  /** How many words the text has; a word said again at once is one. */
  all: number;
  /** How many of them are among the common ones of a language. */
  common(language: string): number;
  /** The highest weight of any language. */
  highest: number;
  /** The same, where a word that several languages share counts for half. */
  weight(language: string): number;
}

export function countWords(text: string): WordCounts {
  const commons = new Map<string, number>();
  const weights = new Map<string, number>();
  let all = 0;
  let previous = '';
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const lower = word.toLowerCase();
    // Laughter and calls repeat one word, which says no more than once.
    if (lower === previous) continue;
    previous = lower;
    all += 1;
    const languages = languagesOfWord.get(lower);
    if (
      !languages ||
      (particles.has(lower) && nameAfter.test(text.slice(index + word.length, index + word.length + 3)))
    )
      continue;
    const weight = languages.length === 1 ? 1 : 0.5;
    for (const language of languages) {
      commons.set(language, (commons.get(language) ?? 0) + 1);
      weights.set(language, (weights.get(language) ?? 0) + weight);
    }
  }
  return {
    all,
    highest: Math.max(0, ...weights.values()),
    common: (language) => commons.get(keyOf(language)) ?? 0,
    weight: (language) => weights.get(keyOf(language)) ?? 0,
  };
}
