/** The noun that a number counts. */
import type { Gender, RomanceLanguage } from './language.ts';

interface FollowingNoun {
  word: string;
  gender: Gender;
  /** Nothing stands between the number and the noun. */
  isNext: boolean;
}

const nextWord = /\s?(\p{L}[\p{L}\p{M}]{0,30}(?:-\p{L}[\p{L}\p{M}]{0,30})?)/uy;

/** The noun that a number before `at` counts, past words such as `autres` or `mil`. */
export function nounAfter(
  language: RomanceLanguage,
  text: string,
  at: number,
  isOne: boolean,
): FollowingNoun | undefined {
  nextWord.lastIndex = at;
  for (let skipped = 0; skipped < 3; skipped += 1) {
    const word = nextWord.exec(text)?.[1];
    if (!word) return undefined;
    if (!language.beforeNoun.has(word.toLowerCase())) {
      // What is counted is a common noun, and from two on a plural.
      if (!/^\p{Ll}/u.test(word) || !(isOne || language.isPlural(word))) return undefined;
      const gender = language.genderOf(word);
      return gender && { word, gender, isNext: skipped === 0 };
    }
    // A word without a noun after it is a noun of its own: "les 21 autres".
  }
  return undefined;
}

/** `horas` → `hora`, for the languages whose plural ends with `s`. Some nouns end so in the singular. */
export const withoutS = (noun: string): string =>
  /^(?:mois|fois|temps|corps|bras|mes|ônibus|lápis)$/.test(noun)
    ? noun
    : noun.replace(/^(m)eses$|s$/, (_, month) => (month ? 'mes' : ''));
