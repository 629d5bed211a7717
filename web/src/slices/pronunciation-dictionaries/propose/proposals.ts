/** Proposes how a word may be pronounced, for somebody to hear and choose from. Pure. */
import type { RuleKind } from '../rules/rule.ts';
import { readLetters, type LetterGroup, type Reading } from './letters.ts';
import { divide, respell, usualStress, writeIpa } from './syllables.ts';

export interface Proposal {
  kind: Extract<RuleKind, 'alias' | 'ipa'>;
  said: string;
  /** How the proposal was found, in words for people. */
  from: 'syllables' | 'letters' | 'other_letters' | 'stress' | 'initials' | 'digits';
}

const maxOfKind = 4;
/** Longer words are not spelled out. */
const maxSpelled = 12;

/** Letters that are said one by one, as in ISBN. */
const initials = /^(?:\p{Lu}\.?){2,6}$/u;
const digits = /^\d{2,12}$/;
/** A word with no Latin letter has no proposals: its sounds do not follow from English habits. */
const latin = /\p{Script=Latin}/u;

interface Said {
  syllables: Reading[][];
  stressed: number;
}

/** The words of a name are read one after the other. */
const wordsOf = (text: string) => text.split(/[\s\-–—'’.]+/u).filter((word) => latin.test(word));

function sayWord(groups: readonly LetterGroup[], other?: { at: number; reading: number }): Said {
  const sounds = groups.flatMap(({ readings }, at) => {
    const reading = readings[other?.at === at ? other.reading : 0];
    return reading ? [reading] : [];
  });
  const syllables = divide(sounds);
  return { syllables, stressed: usualStress(syllables.length) };
}

const spelling = (words: readonly Said[]) => words.map(({ syllables }) => respell(syllables)).join(' ');
const inIpa = (words: readonly Said[]) =>
  words.map(({ syllables, stressed }) => writeIpa(syllables, stressed)).join(' ');

/** Whether the habits of spelling that proposals follow are those of the voice's language. */
export const isSpelledAsEnglish = (language: string | undefined): boolean =>
  language === undefined || /^en\b/i.test(language);

/**
 * Proposals in the order in which somebody should hear them: spellings first, and then sounds.
 * @param language that of the voice. Letters and digits one by one are for any language, all else follows English spelling.
 */
export function propose(text: string, language?: string): Proposal[] {
  const found: Proposal[] = [];
  const isNew = (said: string, kind: Proposal['kind']) =>
    said !== '' &&
    said !== text &&
    !found.some((one) => one.kind === kind && one.said === said) &&
    found.filter((one) => one.kind === kind).length < maxOfKind;
  const add = (kind: Proposal['kind'], said: string, from: Proposal['from']) => {
    if (isNew(said, kind)) found.push({ kind, said, from });
  };
  const word = text.trim();
  if (initials.test(word)) add('alias', Array.from(word.replaceAll('.', '')).join(' '), 'initials');
  if (digits.test(word)) add('alias', Array.from(word).join(' '), 'digits');
  if (!isSpelledAsEnglish(language)) {
    // Every voice has names for the letters of its language.
    const letters = Array.from(word.normalize('NFC'));
    if (letters.length > 1 && letters.length <= maxSpelled && letters.every((letter) => /\p{L}/u.test(letter)))
      add('alias', letters.map((letter) => letter.toLocaleUpperCase(language)).join(' '), 'initials');
    return found;
  }
  const groups = wordsOf(word).map(readLetters);
  const plain = groups.map((one) => sayWord(one));
  // Without a vowel nothing of it can be said as a word.
  if (!plain.every(({ syllables }) => syllables.flat().some(({ isVowel }) => isVowel))) return found;
  if (plain.length === 0) return found;
  const variants = groups.flatMap((letters, index) =>
    letters.flatMap(({ readings }, at) =>
      readings
        .slice(1)
        .map((_, reading) =>
          plain.map((said, place) => (place === index ? sayWord(letters, { at, reading: reading + 1 }) : said)),
        ),
    ),
  );
  const stresses = plain.flatMap((said, index) =>
    said.syllables
      .map((_, stressed) => plain.map((one, place) => (place === index ? { ...said, stressed } : one)))
      .filter((_, stressed) => stressed !== said.stressed),
  );
  add('alias', spelling(plain), 'syllables');
  for (const variant of variants) add('alias', spelling(variant), 'other_letters');
  add('ipa', inIpa(plain), 'letters');
  // One of the sounds and one of the stresses in turn, because either may be what is wrong.
  for (let at = 0; at < Math.max(variants.length, stresses.length); at++) {
    const [stress, variant] = [stresses[at], variants[at]];
    if (stress) add('ipa', inIpa(stress), 'stress');
    if (variant) add('ipa', inIpa(variant), 'other_letters');
  }
  return found.toSorted((a, b) => Number(a.kind === 'ipa') - Number(b.kind === 'ipa'));
}
