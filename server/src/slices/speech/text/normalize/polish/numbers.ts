/** Polish numbers in words, in each case. They are given as digits, so that none is rounded. */
import { readAmount } from '../written-amounts.ts';

export type Case = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'locative';
export const cases: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'locative'];

/** Men are counted in another way than what else is masculine: `dwóch panów`, `dwa domy`. */
export type Gender = 'person' | 'm' | 'f' | 'n';

const split = (words: string) => words.split(' ');
const direct = {
  ones: split('zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć'),
  teens: split(
    'dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
  ),
  tens: split(
    '_ _ dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
  ),
  hundreds: split('_ sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset'),
};
const oblique = {
  ones: split('zera jednego dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu'),
  teens: split(
    'dziesięciu jedenastu dwunastu trzynastu czternastu piętnastu szesnastu siedemnastu osiemnastu dziewiętnastu',
  ),
  tens: split(
    '_ _ dwudziestu trzydziestu czterdziestu pięćdziesięciu sześćdziesięciu siedemdziesięciu osiemdziesięciu dziewięćdziesięciu',
  ),
  hundreds: split('_ stu dwustu trzystu czterystu pięciuset sześciuset siedmiuset ośmiuset dziewięciuset'),
};

const oneForms: Readonly<Record<Exclude<Gender, 'person'>, readonly string[]>> = {
  m: split('jeden jednego jednemu jeden jednym jednym'),
  f: split('jedna jednej jednej jedną jedną jednej'),
  n: split('jedno jednego jednemu jedno jednym jednym'),
};

const isDirect = (kind: Case) => kind === 'nominative' || kind === 'accusative';

/** `1` before a noun. */
export const one = (kind: Case, gender: Gender): string =>
  oneForms[gender === 'person' ? 'm' : gender][cases.indexOf(kind)] ?? '';

function ones(value: number, kind: Case, gender: Gender): string {
  if (value === 2 && isDirect(kind) && gender === 'f') return 'dwie';
  if (value >= 2 && value <= 4 && kind === 'dative') return ['dwóm', 'trzem', 'czterem'][value - 2] ?? '';
  if (value >= 2 && value <= 4 && kind === 'instrumental')
    return [gender === 'f' ? 'dwiema' : 'dwoma', 'trzema', 'czterema'][value - 2] ?? '';
  return table(kind, gender).ones[value] ?? '';
}

const table = (kind: Case, gender: Gender) => (isDirect(kind) && gender !== 'person' ? direct : oblique);
/** `pięciu` is `pięcioma` in the instrumental; hundreds keep their form. */
const instrumental = (word: string, kind: Case) => (kind === 'instrumental' ? word.replace(/u$/, 'oma') : word);

function belowThousand(value: number, kind: Case, gender: Gender): string[] {
  const words: string[] = [];
  const { hundreds, tens, teens } = table(kind, gender);
  const rest = value % 100;
  if (value >= 100) words.push(hundreds[Math.floor(value / 100)] ?? '');
  if (rest >= 10 && rest < 20) words.push(instrumental(teens[rest - 10] ?? '', kind));
  else {
    if (rest >= 20) words.push(instrumental(tens[Math.floor(rest / 10)] ?? '', kind));
    const last = rest % 10;
    // The one of twenty-one is not inflected.
    if (last === 1) words.push(value === 1 ? one(kind, gender) : 'jeden');
    else if (last > 1) words.push(last > 4 ? instrumental(ones(last, kind, gender), kind) : ones(last, kind, gender));
  }
  return words;
}

/** Names of the groups of three digits: in the singular, and in the plural. */
const scales: readonly (readonly [singular: readonly string[], plural: readonly string[]])[] = [
  [
    split('tysiąc tysiąca tysiącowi tysiąc tysiącem tysiącu'),
    split('tysiące tysięcy tysiącom tysiące tysiącami tysiącach'),
  ],
  ...['milion', 'miliard', 'bilion', 'biliard'].map(
    (name) =>
      [
        [name, `${name}a`, `${name}owi`, name, `${name}em`, name.endsWith('d') ? `${name}zie` : `${name}ie`],
        ['y', 'ów', 'om', 'y', 'ami', 'ach'].map((ending) => name + ending),
      ] as const,
  ),
];

/** Digits of the longest number with a name. */
export const maxNamedDigits = 3 * (scales.length + 1);

/** How many a noun is to be: `one` for 1, `few` for those that end in 2 to 4, `many` for the others. */
export function countOf(digits: string): 'one' | 'few' | 'many' {
  const value = Number(digits.slice(-2));
  if (/^0*1$/.test(digits)) return 'one';
  return value % 10 >= 2 && value % 10 <= 4 && (value < 12 || value > 14) ? 'few' : 'many';
}

export function cardinal(digits: string | number, kind: Case = 'nominative', gender: Gender = 'm'): string {
  const plain = String(digits).replace(/^0+(?=\d)/, '');
  if (plain === '0') return isDirect(kind) ? 'zero' : 'zera';
  const words: string[] = [];
  const groups = Math.ceil(plain.length / 3);
  const index = cases.indexOf(kind);
  for (let i = 0; i < groups; i += 1) {
    const power = groups - 1 - i;
    const group = plain.slice(Math.max(0, plain.length - 3 * (power + 1)), plain.length - 3 * power);
    const value = Number(group);
    if (value === 0) continue;
    const scale = scales[power - 1];
    if (!scale) words.push(...belowThousand(value, kind, groups > 1 && gender === 'person' ? 'm' : gender));
    else if (value === 1) words.push(scale[0][index] ?? '');
    else {
      const isMany = isDirect(kind) && countOf(group) === 'many';
      words.push(...belowThousand(value, kind, 'm'), scale[1][isMany ? 1 : index] ?? '');
    }
  }
  return words.join(' ');
}

/** Digit by digit: `007` → `zero zero siedem`. */
export const digitByDigit = (digits: string): string =>
  Array.from(digits, (digit) => direct.ones[Number(digit)]).join(' ');

/** `05` → `zero pięć`, `718` → `siedemset osiemnaście`, longer ones digit by digit. */
function decimalsOf(decimals: string): string {
  if (decimals.length > 3) return digitByDigit(decimals);
  const zeros = /^0*/.exec(decimals)?.[0] ?? '';
  const rest = decimals.slice(zeros.length);
  return [digitByDigit(zeros), rest && cardinal(rest)].filter(Boolean).join(' ');
}

/** A number as written in Polish: `1 234,50`, `007`, `3,14`. */
export function number(written: string, kind: Case = 'nominative', gender: Gender = 'm'): string {
  const { whole, decimals } = readAmount(written);
  if (whole.length > maxNamedDigits || /^0\d/.test(whole)) return digitByDigit(whole + decimals);
  // Decimals are read after the nominative, whatever governs them.
  return decimals ? `${cardinal(whole)} przecinek ${decimalsOf(decimals)}` : cardinal(whole || '0', kind, gender);
}

/** Children are counted with words of their own: `troje dzieci`. */
export function collective(digits: string, kind: Case): string | undefined {
  const stem = split(
    '_ _ dwoje troje czworo pięcioro sześcioro siedmioro ośmioro dziewięcioro dziesięcioro jedenaścioro dwanaścioro trzynaścioro czternaścioro piętnaścioro szesnaścioro siedemnaścioro osiemnaścioro dziewiętnaścioro',
  )[Number(digits)];
  if (!stem || stem === '_') return undefined;
  const base = stem.replace(/[eo]$/, '');
  if (isDirect(kind)) return stem;
  return base + (kind === 'genitive' ? 'ga' : kind === 'instrumental' ? 'giem' : 'gu');
}
