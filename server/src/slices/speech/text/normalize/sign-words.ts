/** Signs of arithmetic and others, in the words of one language. */
import type { Rule } from './edit.ts';
import { isCalculated } from './arithmetic.ts';
import { isAlphanumeric } from './surroundings.ts';

export interface SignWords {
  /** What is read between two numbers, or letters of a formula: `+` is `plus`. An empty word is a space. */
  between: Readonly<Record<string, string>>;
  /** What is read wherever it stands: `©` is `copyright`. */
  anywhere: Readonly<Record<string, string>>;
  /** What is read before a number that nothing touches: `-` is `minus`, `~` is `about`. */
  leading: Readonly<Record<string, string>>;
  /** Comparisons of two characters: `>=`. */
  pairs: Readonly<Record<string, string>>;
  /** After `x`: `²` is `squared`. */
  powers: Readonly<Record<string, string>>;
  /** The word for a dash between two numbers: `to`. */
  to: string;
}

export interface SignRules {
  sign: Rule;
  signedNumber: Rule;
  power: Rule;
}

export function createSignRules(words: SignWords): SignRules {
  function betweenNumbers(text: string, at: number, left: string, right: string): string | undefined {
    if (!/[\d)²³%°][ \u00a0]?$/.test(left) || !/^[ \u00a0]?[\d(√€$£]/.test(right)) return undefined;
    const char = text[at] ?? '';
    const [spaceLeft, spaceRight] = [/\s$/.test(left), /^\s/.test(right)];
    const spaced = (word: string) => (spaceLeft ? '' : ' ') + word + (spaceRight ? '' : ' ');
    if (char === '-' && spaceLeft && spaceRight) return isArithmetic(text, at) ? words.between['−'] : words.to;
    if (char === '–') return spaced(isArithmetic(text, at) ? (words.between['−'] ?? '') : words.to);
    // A sign with a space on one side only is punctuation: "in 5, 6", "5 .6".
    const tight = /[\d)]$/.test(left) && /^\d/.test(right);
    const said = words.between[char];
    if (said === undefined || ('.,:_-/'.includes(char) && !tight && !(char === '/' && isArithmetic(text, at))))
      return undefined;
    if (said === ',') return ', ';
    return said ? spaced(said) : ' ';
  }

  const signedNumber: Rule = (text, at) => {
    const next = text[at + 1] ?? '';
    const char = text[at] ?? '';
    if (isAlphanumeric(text[at - 1]) || !/[\d.,$£€¥]/.test(next)) return undefined;
    const said = words.leading[char];
    const clear =
      char === '-' || char === '−' || char === '–' ? /^$|[\s([=<>:;,"'“‘„«^]/.test(text[at - 1] ?? '') : true;
    // "<3" is a heart, not a comparison.
    if (!said || !clear || (char === '<' && /^3(?!\d)/.test(text.slice(at + 1, at + 3)))) return undefined;
    if (char === '–' && !/^[\d,]{1,6}(?:[ \u00a0]?[°%€]|[.,;]|$)/.test(text.slice(at + 1, at + 8))) return undefined;
    return /\d/.test(text.slice(at + 1, at + 3)) ? [{ from: at, to: at + 1, spoken: `${said} ` }] : undefined;
  };

  const sign: Rule = (text, at) => {
    const char = text[at] ?? '';
    const left = text.slice(Math.max(0, at - 2), at);
    const pair = words.pairs[text.slice(at, at + 2)];
    if (pair !== undefined && /[\p{L}\d)]\s?$/u.test(left) && /^\s?[\p{L}\d(-]/u.test(text.slice(at + 2, at + 4))) {
      const spaces = [/\s$/.test(left) ? '' : ' ', /^\s/.test(text.slice(at + 2, at + 3)) ? '' : ' '];
      return [{ from: at, to: at + 2, spoken: spaces.join(pair) }];
    }
    const right = text.slice(at + 1, at + 3);
    // "50+" and "Anteil > 50 %" are no arithmetic.
    if (char === '+' && /\d$/.test(left) && /^(?:$|[\s.,;:!?)])/.test(right) && !/^\s\d/.test(right))
      return [{ from: at, to: at + 1, spoken: ` ${words.leading['+']}` }];
    if (
      /[<>≥≤]/.test(char) &&
      /^\s\d/.test(right) &&
      /(?:^\s?|\p{L}{2,}\s|[(,:;]\s?)$/u.test(text.slice(Math.max(0, at - 4), at))
    )
      return [{ from: at, to: at + 1, spoken: words.leading[char] ?? '' }];
    const said =
      betweenNumbers(text, at, left, right) ??
      (isOperator(char, text.slice(Math.max(0, at - 3), at), text.slice(at + 1, at + 4))
        ? spacedOperator(words.between[char], left, right)
        : words.anywhere[char]);
    if (said === undefined) return undefined;
    return [{ from: at, to: at + 1, spoken: /^\s/.test(right) ? said.trimEnd() : said }];
  };

  const power: Rule = (text, at) => {
    if (!isAlphanumeric(text[at - 1]) && text[at - 1] !== ')') return undefined;
    const said = words.powers[text[at] ?? ''];
    return said === undefined ? undefined : [{ from: at, to: at + 1, spoken: ` ${said}` }];
  };

  return { sign, signedNumber, power };
}

const spacedOperator = (word: string | undefined, left: string, right: string) =>
  word && (/\s$/.test(left) ? '' : ' ') + word + (/^\s/.test(right) ? '' : ' ');

/** "x = 5", "a + b", "E=mc²", "10^-3": signs that stand between letters only in a formula. */
function isOperator(char: string, left: string, right: string): boolean {
  if (char === '^') return /[\p{L}\d)]$/u.test(left) && /^[-−\p{L}\d(]/u.test(right);
  if (char === '+' || char === '=' || char === '<' || char === '>')
    return /\S\s$/.test(left) && /^\s\S/.test(right)
      ? char !== '<' && char !== '>'
        ? true
        : /(?:^|[^\p{L}])\p{L}\s$|\d\s$/u.test(left)
      : char === '=' && /[\p{L}\d)]$/u.test(left) && /^[\p{L}\d(-]/u.test(right);
  // "Schüler*innen" is no product: only numbers and letters that stand for one are multiplied.
  const isFactor = /(?:(?<!\p{L})\p{L}|[\d)])\s?$/u;
  return '*×·÷−'.includes(char) && isFactor.test(left) && /^\s?(?:\p{L}(?!\p{L})|[\d(])/u.test(right);
}

/** Whether a dash between numbers is a minus: other signs of arithmetic stand near. */
const isArithmetic = (text: string, at: number) =>
  isCalculated(text, at) ||
  /[=+*×÷()]/.test(/[\d\s.,+*×÷()/-]{0,20}$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? '') ||
  /^.[\d\s.,+*×÷()/-]{0,20}[=+*×÷]/.test(text.slice(at, at + 24));
