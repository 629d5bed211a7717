/** Tells languages apart by their letters in sequence, with the package `eld`. */
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { eld } from 'eld/extrasmall';

type Detector = Pick<typeof eld, 'detect' | 'setLanguageSubset'>;

let detector: Detector | undefined;
let subset = '';

/**
 * Loading takes about 0.1 s and 40 MB, so it waits until a text needs it. The package offers itself to `import` alone,
 * which cannot wait; its file can be required.
 */
function load(): Detector {
  const manifest = findPackageJSON('eld', import.meta.url);
  if (!manifest) throw new Error('The package eld is not installed.');
  const require = createRequire(import.meta.url);
  const module = require(join(dirname(manifest), 'src/entries/static.extrasmall.js')) as { eld: Detector };
  return module.eld;
}

/** Names of languages that differ from the package's. */
const theirs: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl', cmn: 'zh', bs: 'hr', id: 'ms' };

/** How much better than `rival` a language must score before it is believed. */
const margin = 0.04;

/** The language of a text, one of `candidates`; undefined where it is not sure. The package reads about 350 bytes. */
export function detectLanguage(text: string, candidates: readonly string[], rival?: string): string | undefined {
  const { result, codes } = detect(text, candidates);
  const language = codes.get(result.language);
  if (language === undefined || language === rival) return language;
  if (!result.isReliable()) return undefined;
  const scores = result.getScores();
  const rivalScore = rival ? (scores[theirs[rival] ?? rival] ?? 0) : 0;
  return (scores[result.language] ?? 0) - rivalScore >= margin ? language : undefined;
}

/** The likeliest language of a text, also where it is not sure, with a figure from 0 to 1; undefined where nothing is known. */
export function rateLanguage(
  text: string,
  candidates: readonly string[],
): { language: string; confidence: number; probabilities: LanguageProbability[] } | undefined {
  const { result, codes } = detect(text, candidates);
  const language = codes.get(result.language);
  if (language === undefined) return undefined;
  const scores = result.getScores();
  const score = scores[result.language] ?? 0;
  const confidence = Math.min(1, Math.max(0, result.isReliable() ? Math.max(score, 0.5) : score / 2));
  return { language, confidence, probabilities: probabilitiesOf(scores, codes) };
}

export interface LanguageProbability {
  language: string;
  probability: number;
}

/** The scores as shares of one. A language that scores better by `margin` is some three times as likely. */
function probabilitiesOf(scores: Record<string, number>, codes: ReadonlyMap<string, string>): LanguageProbability[] {
  const known = Object.entries(scores).flatMap(([code, score]) => {
    const language = codes.get(code);
    return language === undefined ? [] : [{ language, weight: Math.exp(score / margin) }];
  });
  const sum = known.reduce((total, { weight }) => total + weight, 0);
  return known
    .map(({ language, weight }) => ({ language, probability: weight / sum }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** Whether the letters of a text look more like `language` than like `other`; for texts too short to be sure of. */
export function looksMoreLike(text: string, language: string, other: string, candidates: readonly string[]): boolean {
  const { result } = detect(text, candidates);
  const scores = result.getScores();
  const scoreOf = (one: string) => scores[theirs[one] ?? one] ?? 0;
  return result.language === (theirs[language] ?? language) || scoreOf(language) - scoreOf(other) >= margin;
}

function detect(text: string, candidates: readonly string[]) {
  detector ??= load();
  const codes = new Map<string, string>();
  for (const language of candidates) {
    const code = theirs[language] ?? language;
    // A language that shares the code of another one is told from it by no one: the first one stands for both.
    if (!codes.has(code)) codes.set(code, language);
  }
  const key = [...codes.keys()].join(' ');
  if (key !== subset) {
    detector.setLanguageSubset([...codes.keys()]);
    subset = key;
  }
  return { result: detector.detect(text), codes };
}
