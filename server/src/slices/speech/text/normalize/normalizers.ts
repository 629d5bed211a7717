/** The languages whose numbers, dates and abbreviations are written out here, each by the rules in a folder of its own. */
import type { Normalizer } from './edit.ts';
import { englishOf } from './english/english.ts';
import { frenchOf } from './french/french.ts';
import { normalizeDutch } from './dutch/dutch.ts';
import { normalizeGerman } from './german/german.ts';
import { normalizePolish } from './polish/polish.ts';
import { normalizeItalian } from './italian/italian.ts';
import { portugueseOf } from './portuguese/portuguese.ts';
import { spanishOf } from './spanish/spanish.ts';

/** Makes the normalizer of a language for a region such as `GB`, `US` or `BR`; without one, for its usual reading. */
type NormalizerFactory = (accent?: string) => Normalizer;

const factories: Readonly<Record<string, NormalizerFactory>> = {
  en: englishOf,
  fr: frenchOf,
  de: () => normalizeGerman,
  nl: () => normalizeDutch,
  pl: () => normalizePolish,
  es: spanishOf,
  it: () => normalizeItalian,
  pt: portugueseOf,
};

/**
 * Returns the normalizer of an ISO 639-1 language, or undefined where the language is left to the engine's own rules.
 * `accent` is the region of the requested language or of the voice, such as `GB`, `US` or `BR`.
 */
export function normalizerOf(language: string, accent?: string): Normalizer | undefined {
  return Object.hasOwn(factories, language) ? factories[language]?.(accent?.toUpperCase()) : undefined;
}
