/** Reads what begins with a letter, in languages that differ in their rules and tables and not in the order of them. */
import { firstOf } from './engine.ts';
import type { Edit, Rule } from './edit.ts';
import { isAlphanumeric } from './surroundings.ts';

type ReadWord = (text: string, at: number, word: string) => Edit[] | undefined;

export interface WordRules {
  addresses: { url: Rule; email: Rule; bareAddress: Rule };
  chess: { move: Rule };
  /** Rules for words with a capital, such as ISBN. */
  capitalRules: readonly Rule[];
  moneyBefore: Rule;
  /** What an amount of money may begin with: `EUR`. */
  moneyCode: RegExp;
  abbreviation: ReadWord;
  romanNumeral: ReadWord;
  capitals: ReadWord;
  /** Whether a word in small letters may be a numeral or spelled; the others are said as they are written. */
  isSmallSpelled?(word: string): boolean;
}

export function createWordReader(rules: WordRules): (text: string) => (at: number, word: string) => Edit[] | undefined {
  return (text) => {
    const hasAddress = text.includes('@');
    return (at, word) => readWord(rules, text, at, word, hasAddress);
  };
}

function readWord(rules: WordRules, text: string, at: number, word: string, hasAddress: boolean): Edit[] | undefined {
  const { addresses } = rules;
  const next = text[at + word.length] ?? '';
  const isLower = /^[\p{Ll}'’]+$/u.test(word);
  // Nearly every word of a text ends here.
  if (isLower && word.length > 6 && (next === ' ' || next === ',' || next === '\n' || next === '')) return undefined;
  const isAlone = !isAlphanumeric(text[at - 1]);
  if (isAlone && !/[\w.@/-]/.test(text[at - 1] ?? '') && /[.@:_+\d-]/.test(next)) {
    const address =
      addresses.url(text, at) ??
      (hasAddress ? addresses.email(text, at) : undefined) ??
      addresses.bareAddress(text, at);
    if (address) return address;
  }
  if (isAlone && (/[\da-hx-]/.test(next) || /^[A-Z]?x?[a-h]/.test(word))) {
    const move = rules.chess.move(text, at);
    if (move && /[1-8]/.test(text.slice(at + 1, at + 4))) return move;
  }
  if (isAlone && !isLower) {
    const said =
      firstOf(rules.capitalRules, text, at) ?? (rules.moneyCode.test(word) ? rules.moneyBefore(text, at) : undefined);
    if (said) return said;
  }
  if (isAlone) {
    const said = rules.abbreviation(text, at, word);
    if (said) return said;
  }
  if (isLower && !rules.isSmallSpelled?.(word)) return undefined;
  return (isAlone ? rules.romanNumeral(text, at, word) : undefined) ?? rules.capitals(text, at, word);
}
