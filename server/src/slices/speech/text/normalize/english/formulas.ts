/** Signs and names within formulas: `(2 + 1) - 4 / 2`, `a >= b`, `10^-3`, `E = mc²`. */
import type { Edit, Rule } from '../edit.ts';
import { rule } from '../edit.ts';
import { spell } from './tables/letters.ts';
import { cardinal, number } from './numbers.ts';

const reach = 40;
const leftPart = /(?:[\d\s().,+*×÷·=^√²³⁰-⁹⁻<>≤≥≠≈±/−–-]|(?<![\p{L}])\p{L}(?!\p{L})|(?<=\d)[a-z](?!\p{L}))*$/u;
const rightPart = /^(?:[\d\s().,+*×÷·=^√²³⁰-⁹⁻<>≤≥≠≈±/−–-]|(?<![\p{L}])\p{L}(?!\p{L}))*/u;
const surelyFormula = /[*×÷=^√²³]|[\d)a-z] ?\+ ?[\d(a-z]/i;

/** Whether the sign at `at` stands in a formula, which some other sign around it shows. */
export function isInFormula(text: string, at: number, length = 1): boolean {
  const left =
    leftPart.exec(
      text
        .slice(Math.max(0, at - reach), at)
        .split('\n')
        .at(-1) ?? '',
    )?.[0] ?? '';
  const right = rightPart.exec(text.slice(at + length, at + length + reach).split('\n')[0] ?? '')?.[0] ?? '';
  return surelyFormula.test(left) || surelyFormula.test(right);
}

const comparisons: Readonly<Record<string, string>> = {
  '>=': 'is greater than or equal to',
  '≥': 'is greater than or equal to',
  '<=': 'is less than or equal to',
  '≤': 'is less than or equal to',
  '!=': 'is not equal to',
  '≠': 'is not equal to',
  '<>': 'is not equal to',
  '==': 'equals',
  '===': 'equals',
  '≈': 'is approximately equal to',
  '<': 'is less than',
  '>': 'is greater than',
};

/** `a >= b`, `x != 3`, `x < 5`. */
export const comparison: Rule = (text, at) => {
  comparisonSign.lastIndex = at;
  const written = comparisonSign.exec(text)?.[0];
  if (!written) return undefined;
  const left = text.slice(Math.max(0, at - 3), at);
  const right = text.slice(at + written.length, at + written.length + 3);
  if (!/[\p{L}\p{N})%²³°] ?$/u.test(left) || !/^ ?[\p{L}\p{N}(√.$£€−-]/u.test(right)) return undefined;
  const isSingle = written === '<' || written === '>';
  // "a < b > c" may be the remains of markup; a number shows that sizes are compared.
  if (isSingle && (!/\d/.test(left + right) || left.endsWith(' ') !== right.startsWith(' '))) return undefined;
  return [{ from: at, to: at + written.length, spoken: spaced(comparisons[written] ?? '', left, right) }];
};
const comparisonSign = /===?|[<>!]=|<>|[<>≤≥≠≈]/y;

const spaced = (said: string, left: string, right: string) =>
  (left.endsWith(' ') ? '' : ' ') + said + (right.startsWith(' ') ? '' : ' ');

const operators: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '–': 'minus',
  '*': 'times',
  '·': 'times',
  '×': 'times',
  '/': 'divided by',
  '÷': 'divided by',
  '=': 'equals',
};

/** A sign between two operands, where the surroundings are a formula. */
export const operator: Rule = (text, at) => {
  const said = operators[text[at] ?? ''];
  const left = text.slice(Math.max(0, at - 2), at);
  const right = text.slice(at + 1, at + 3);
  if (!said || !/[\p{L}\d)²³] ?$/u.test(left) || !/^ ?[\p{L}\d(√.−-]/u.test(right)) return undefined;
  if (left.endsWith(' ') !== right.startsWith(' ')) return undefined;
  const isDivision = text[at] === '/' && left.endsWith(' ') && /\d \/ \d/.test(text.slice(at - 2, at + 3));
  const isEquation = text[at] === '=' && /(?<!\p{L})[\p{L}\d)²³] ?$/u.test(text.slice(Math.max(0, at - 3), at));
  if (!isDivision && !isEquation && !isInFormula(text, at)) return undefined;
  return [{ from: at, to: at + 1, spoken: spaced(said, left, right) }];
};

const powers: Readonly<Record<string, string>> = { 2: ' squared', 3: ' cubed' };
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function powerOf(exponent: string): string {
  const named = powers[exponent];
  if (named) return named;
  const isNegative = /^[-−⁻]/.test(exponent);
  const plain = exponent.replace(/^[-−⁻]/, '');
  const said = /^\d+$/.test(plain) ? cardinal(plain) : spell(plain);
  return ` to the power of ${isNegative ? 'minus ' : ''}${said}`;
}

/** `^2`, `^-3`, `^n`, `^(-3)`. */
export const caret: Rule = rule(
  /\^(?:([-−]?(?:\d{1,4}|[a-z]))(?![\p{L}\d])|\(([-−]?(?:\d{1,4}|[a-z]))\))/uy,
  (match, text) => {
    const [, plain, inBrackets] = match;
    if (!/[\p{L}\d)]/u.test(text[match.index - 1] ?? '')) return undefined;
    const said = powerOf(plain ?? inBrackets ?? '');
    return /\p{L}/u.test(text[match.index + match[0].length] ?? '') ? `${said} ` : said;
  },
);

/** `10⁻³`, `x⁴`, `5²`. */
export const superscript: Rule = rule(/(⁻?)([⁰¹²³⁴-⁹]{1,4})/uy, (match, text) => {
  const before = text.slice(Math.max(0, match.index - 2), match.index);
  // A raised number after a word is a note.
  if (!/[\p{L}\d)]$/u.test(before) || /\p{L}\p{L}$/u.test(before)) return undefined;
  const [, minus = '', raised = ''] = match;
  return powerOf((minus && '-') + Array.from(raised, (char) => superscripts.indexOf(char)).join(''));
});

/** `5! = 120`. */
export const factorial: Rule = rule(/!(?=\s?[=+*/×÷−-]\s?[\dn(])/uy, (match, text) =>
  /(?:\d|(?<!\p{L})[a-z])$/u.test(text.slice(Math.max(0, match.index - 2), match.index)) ? ' factorial' : undefined,
);

/** `6.02e23`, `1.5E-3`. */
export const scientific: Rule = rule(
  /(\d{1,9}(?:\.\d{1,9})?)[eE]([-+−]?)(\d{1,3})(?![\p{L}\d.])/uy,
  ([all, value = '', sign = '', exponent = '']) => {
    if (/^\d+E/.test(all) && !sign) return undefined;
    return `${number(value)} times ten to the power of ${sign && sign !== '+' ? 'minus ' : ''}${cardinal(exponent)}`;
  },
);

/** The `2x` of `2x + 3`. */
export const coefficient: Rule = rule(
  /(\d{1,4}(?:\.\d{1,4})?)([a-zπ]{1,2})(?=[²³^]|\s?[+=)−*/<>≤≥-]|[.,;?!]?(?:\s|$))/uy,
  (match, text) => {
    const [all, digits = '', letters = ''] = match;
    if (letters.length > 1 && !/^(?:xy|ab|ac|bc|yz|πr)$/.test(letters)) return undefined;
    if (
      !letters.includes('π') &&
      !/^[²³^]/.test(text.slice(match.index + all.length)) &&
      !isInFormula(text, match.index, all.length)
    )
      return undefined;
    return `${number(digits)} ${readSymbols(letters)}`;
  },
);

const greek: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  µ: 'mu',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Δ: 'delta',
  Σ: 'sigma',
  Ω: 'omega',
};

const readSymbols = (letters: string) =>
  Array.from(letters, (letter) => greek[letter] ?? (letter === 'a' ? 'A' : letter)).join(' ');

/** `π`, `πr²`, `mc²`, `f(x)`. */
export function symbols(text: string, at: number, word: string): Edit[] | undefined {
  if (word.length > 3) return undefined;
  const end = at + word.length;
  const next = text[end];
  const edit = (to: number, spoken: string) => [{ from: at, to, spoken }];
  if (word.length === 1 && greek[word]) return edit(end, greek[word]);
  if (/^[πΔ]\p{L}{1,2}$/u.test(word)) return edit(end, readSymbols(word));
  if (next !== undefined && '^²³'.includes(next) && /^[a-z]{1,2}$/.test(word) && isInFormula(text, at, word.length)) {
    return edit(end, readSymbols(word));
  }
  if (/^[b-df-hj-np-tv-xz]{2}$/.test(word) && isInFormula(text, at, word.length)) {
    return edit(end, readSymbols(word));
  }
  if (next === '(' && /^[fgh]$/.test(word)) {
    const inner = /^\(([a-z])\)/.exec(text.slice(end, end + 3))?.[1];
    if (inner) return edit(end + 3, `${word} of ${readSymbols(inner)}`);
  }
  return undefined;
}
