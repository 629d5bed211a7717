/** What a sentence in Latin letters says about its language: by its words, and by letters that few languages have. */
import { countWords } from './common-words.ts';
import { looksMoreLike } from './detector.rules.ts';

export interface Evidence {
  /** The likeliest language other than the expected one. */
  language: string;
  /** `strong`: the sentence is in that language. `weak`: it seems to be, and nothing speaks for the expected one. */
  strength: 'strong' | 'weak';
}

/** Letters and signs that speak for a language, though names may hold them too. */
const telltales: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  de: [
    [/ß/, 1.5],
    [/[äöü]/, 0.5],
  ],
  fr: [
    [/œ|[àêèùûîôâ]/, 0.5],
    [/ç/, 0.5],
    [/(?:^|[^\p{L}])(?:[cjldnms]|qu)['’]\p{L}/u, 0.5],
  ],
  es: [
    [/[¿¡]/, 1.5],
    [/ñ/, 1],
    [/[áíóú]/, 0.25],
  ],
  it: [[/[èòùì](?!\p{L})/u, 0.5]],
  pt: [
    [/[ãõ]/, 1.5],
    [/[çêâ]/, 0.25],
  ],
  pl: [
    [/[łąęśźż]/, 1.5],
    [/[ćńó]/, 0.25],
  ],
  sv: [[/[åäö]/, 0.5]],
  da: [[/[æøå]/, 0.75]],
  no: [[/[æøå]/, 0.75]],
  fi: [[/ä|ö/, 0.5]],
  tr: [[/[ğış]/, 1]],
  ro: [[/[ășț]/, 1]],
  hu: [[/[őű]/, 1]],
  cs: [[/[řěů]/, 1]],
  sk: [[/[ľĺŕô]/, 0.5]],
  vi: [[/[ơưđạảấầẩậắằẳặẹẻẽếềểệỉịọỏốồổộớờởợụủứừửựỳỵỷỹ]/, 1.5]],
};

function letterWeight(lower: string, language: string): number {
  let weight = 0;
  for (const [letters, value] of telltales[language] ?? []) if (letters.test(lower)) weight += value;
  return weight;
}

/** At least so many points must lie between two languages before one is believed. */
const margin = 1.5;

/** Words that nobody counts, in letters that one language alone has; a name begins with a capital. */
function byLetters(sentence: string, expected: string, languages: readonly string[]): Evidence | undefined {
  const lower = sentence.toLowerCase();
  const language = languages.find((one) => one !== expected && letterWeight(lower, one) >= margin);
  if (language === undefined) return undefined;
  const small = sentence.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]{2,}/gu) ?? [];
  const isSure =
    small.some((word) => letterWeight(word, language) >= 1) && looksMoreLike(lower, language, expected, languages);
  return { language, strength: isSure ? 'strong' : 'weak' };
}

/**
 * Weighs a sentence against the language that it is expected in. A wrong answer is worse than none: names in foreign
 * letters are no evidence without words, and a word or two of the expected language outweigh a quotation.
 */
export function weighSentence(
  sentence: string,
  expected: string,
  languages: readonly string[],
): Evidence | 'expected' | undefined {
  const counts = countWords(sentence);
  if (counts.all === 0) return undefined;
  // Letters are looked at where some word speaks for another language: mostly none does.
  const words = counts.weight(expected);
  if (counts.highest === 0) return byLetters(sentence, expected, languages);
  if (counts.highest < words) return 'expected';
  const lower = sentence.toLowerCase();
  const own = words + (expected === 'en' ? 0 : letterWeight(lower, expected));
  const ranked = languages
    .filter((language) => language !== expected && counts.weight(language) > 0)
    .map((language) => {
      const weight = counts.weight(language);
      return { language, weight, points: weight + letterWeight(lower, language) };
    })
    .sort((a, b) => b.points - a.points);
  const [best, second] = ranked;
  if (!best || best.points <= own) return own > 0 ? 'expected' : undefined;
  const { language, points, weight } = best;
  const share = counts.common(language) / counts.all;
  const isLikely = own <= points / 2 && points - own >= 0.5 && share >= 0.3;
  if (!isLikely) return own > 0 ? 'expected' : undefined;
  const isClear = points - own >= margin && own <= points / 3 && points - (second?.points ?? 0) >= 0.5;
  if (isClear && share >= 0.5 && weight >= 2) return { language, strength: 'strong' };
  // One word and the letters of the whole together are enough; a greeting alone, or a title, is not.
  const confirmed =
    counts.all > 1 &&
    points >= 1 &&
    (own <= 0.5 || own <= points / 3) &&
    (share >= 0.4 || (points >= 1.75 && share > 0.3)) &&
    looksMoreLike(lower, language, expected, languages);
  if (confirmed && points > (second?.points ?? 0)) return { language, strength: 'strong' };
  return points >= 1 ? { language, strength: 'weak' } : own > 0 ? 'expected' : undefined;
}
