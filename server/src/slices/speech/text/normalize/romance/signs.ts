/** Signs between numbers and beside them, and raised and lowered digits. */
import { isCalculated } from '../arithmetic.ts';
import { edits, rule, type Rule } from '../edit.ts';
import { isAlphanumeric } from '../surroundings.ts';
import type { RomanceLanguage } from './language.ts';

export function createSignRule(language: RomanceLanguage): Rule {
  const { signs } = language;
  const between: Readonly<Record<string, string>> = {
    '+': signs.plus,
    '=': signs.equals,
    '*': signs.times,
    '×': signs.times,
    '·': signs.times,
    '÷': signs.dividedBy,
    '−': signs.minus,
    '<': signs.lessThan,
    '>': signs.moreThan,
    '^': signs.power,
    '/': signs.dividedBy,
    '.': language.numbers.point,
    ',': ',',
    ':': ',',
    '-': '',
    _: '',
  };
  const doubled: Readonly<Record<string, string>> = {
    '>=': signs.atLeast,
    '<=': signs.atMost,
    '!=': signs.notEqual,
    '==': signs.equals,
    '+-': signs.plusMinus,
  };
  const anywhere: Readonly<Record<string, string>> = {
    '×': signs.times,
    '÷': signs.dividedBy,
    '≈': signs.about,
    '≠': signs.notEqual,
    '≤': signs.atMost,
    '≥': signs.atLeast,
    '±': signs.plusMinus,
    '√': signs.root,
    '∞': signs.infinity,
    '°': signs.degrees.many,
    '%': signs.percent,
    '‰': signs.perMille,
    '&': signs.and,
    ...signs.others,
  };

  /** A sign that is read: between two numbers or letters, or wherever it stands. */
  return (text, at) => {
    const char = text[at] ?? '';
    const two = text.slice(at, at + 2);
    const left = text.slice(Math.max(0, at - 2), at);
    if (doubled[two] && /[\p{L}\d)]\s?$/u.test(left) && /^\s?[\p{L}\d(-]/u.test(text.slice(at + 2, at + 4))) {
      return edits(at, [[two, padded(doubled[two], left, text[at + 2])]]);
    }
    const right = text.slice(at + 1, at + 3);
    const said = betweenOperands(text, at, left, right) ?? (Object.hasOwn(anywhere, char) ? anywhere[char] : undefined);
    return said === undefined ? undefined : [{ from: at, to: at + 1, spoken: said }];
  };

  function betweenOperands(text: string, at: number, left: string, right: string): string | undefined {
    const char = text[at] ?? '';
    const numbers = /[\d)²³]\s?$/.test(left) && /^\s?[\d(√−-]/.test(right);
    const isEquation = '+=<>*'.includes(char) && /[\p{L}\d)²³]\s$/u.test(left) && /^\s[\p{L}\d(√−-]/u.test(right);
    if (
      char === '-' &&
      /(?<!\p{L})\p{L}\s$/u.test(text.slice(Math.max(0, at - 3), at)) &&
      /^\s[\p{L}\d(]/u.test(right)
    ) {
      return isCalculation(text, at) ? signs.minus : undefined;
    }
    if (!numbers && !isEquation) return betweenLetterAndDigit(char, left, right);
    const [spaceLeft, spaceRight] = [/\s$/.test(left), /^\s/.test(right)];
    // "10 - 20" is a range unless other signs make it a calculation.
    if (char === '-' && spaceLeft && spaceRight) return isCalculation(text, at) ? signs.minus : signs.range;
    if ((char === '–' || char === '—') && numbers)
      return spaceLeft === spaceRight ? padded(signs.range, left, text[at + 1]) : undefined;
    // A sign with a space on one side only is punctuation: "en 5, 6".
    const isTight = /[\d)²³]$/.test(left) && /^[\d(-]/.test(right);
    const said = between[char];
    if (
      said === undefined ||
      ('.,_-'.includes(char) && !isTight) ||
      (char === ':' && !isTight && !isCalculation(text, at)) ||
      spaceLeft !== spaceRight
    )
      return undefined;
    if (char === '/' && !spaceLeft) return ` ${signs.over} `;
    if (char === ':' && isCalculation(text, at)) return padded(signs.dividedBy, left, text[at + 1]);
    if (said === ',') return ', ';
    return said ? padded(said, left, text[at + 1]) : ' ';
  }

  /** `F-16`, `COVID-19`, `A4-210`: a hyphen is not heard. */
  function betweenLetterAndDigit(char: string, left: string, right: string): string | undefined {
    if (char !== '-') return undefined;
    return (/\p{L}$/u.test(left) && /^\d/.test(right)) || (/\d$/.test(left) && /^\p{Lu}/u.test(right))
      ? ' '
      : undefined;
  }
}

const isCalculation = (text: string, at: number) =>
  isCalculated(text, at) ||
  /[+*/=×÷^]/.test(text.slice(Math.max(0, at - 16), at)) ||
  /^.[\s\d.,()-]*[+*/=×÷^]/.test(text.slice(at, at + 24));

const padded = (said: string, left: string, next: string | undefined) =>
  (/\s$/.test(left) ? '' : ' ') + said + (/\s/.test(next ?? '') ? '' : ' ');

/** `-5`, `−5`, `+5`, `~5`, `>5`, `.5`, with nothing written before them. */
export function signedNumber({ signs, numbers }: RomanceLanguage): Rule {
  const said: Readonly<Record<string, string>> = {
    '-': signs.minus,
    '−': signs.minus,
    '–': signs.minus,
    '+': signs.plus,
    '±': signs.plusMinus,
    '~': signs.approximately,
    '≈': signs.approximately,
    '>': signs.more,
    '<': signs.less,
    '≥': signs.atLeast,
    '≤': signs.atMost,
  };
  const leadingPoint = /[.,](\d{1,18})(?!\d)/uy;
  return (text, at) => {
    const char = text[at] ?? '';
    const before = text[at - 1] ?? '';
    if (isAlphanumeric(before) || !/^.(?:\s?[\d.,$£€¥]|\s?d[ei'’])/.test(text.slice(at, at + 4))) return undefined;
    if (char === '.' || char === ',') {
      if (before && !/[\s([]/.test(before)) return undefined;
      leadingPoint.lastIndex = at;
      const [written, digits = ''] = leadingPoint.exec(text) ?? [];
      if (!written) return undefined;
      const mark = char === '.' ? numbers.point : numbers.comma;
      const decimals = Array.from(digits, (digit) => numbers.digits[Number(digit)]).join(' ');
      return edits(at, [[written, `${mark} ${decimals}`]]);
    }
    // "- de 12 ans", "+ de 100": shorthand for less and more.
    if (/^[-−–+] ?(?:d[ei] |d['’])\d/.test(text.slice(at, at + 7)) && /^$|[\s(]/.test(before))
      return edits(at, [[char, char === '+' ? signs.plus : signs.minus]]);
    const isTight = /\d/.test(text[at + 1] ?? '') || /[.,$£€¥]\d/.test(text.slice(at + 1, at + 3));
    const isCompared = /(?:[\d)²³]|(?<![\p{L}'’])\p{L})\s$/u.test(text.slice(Math.max(0, at - 3), at));
    const isSpaced = '<>≤≥~≈'.includes(char) && !isCompared && /^\s\d/.test(text.slice(at + 1, at + 3));
    const isClear = !'-–'.includes(char) || /^$|[\s([=<>:;,"'“‘«^]/.test(before);
    // "<3" is a heart, not a comparison.
    const isHeart = char === '<' && /^3(?!\d)/.test(text.slice(at + 1, at + 3));
    if (!said[char] || !isClear || isHeart || (!isTight && !isSpaced)) return undefined;
    // "fin 2020 -3 ans" does not occur; "5 -3" is a subtraction that the rule for signs reads.
    return edits(at, [[char, `${said[char]}${isTight ? ' ' : ''}`]]);
  };
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `x²`, `10⁻³`, `H₂O`. */
export function raised({ signs, numbers }: RomanceLanguage): Rule {
  const pattern = /(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4})|([₀-₉]{1,4})/uy;
  return rule(pattern, (match, text) => {
    const [, minus = '', digits = '', lowered = ''] = match;
    if (!isAlphanumeric(text[match.index - 1]) && text[match.index - 1] !== ')') return undefined;
    if (lowered)
      return ` ${numbers.cardinal(Number(Array.from(lowered, (char) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(char)).join('')), 'counting')}`;
    if (!minus && digits === '²') return ` ${signs.squared}`;
    if (!minus && digits === '³') return ` ${signs.cubed}`;
    const value = Number(Array.from(digits, (char) => superscripts.indexOf(char)).join(''));
    return ` ${signs.power} ${minus && `${signs.minus} `}${numbers.cardinal(value, 'counting')}`;
  });
}
