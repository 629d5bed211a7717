/**
 * Makes the normalizer of a language that brings its own rules for numbers, money, dates and words. What such languages
 * share is made here of their words: addresses, groups of digits, signs, chess, initialisms, and the order of reading.
 */
import { createChessRules, type ChessRules, type ChessWords } from './chess.ts';
import { createDigitRules, type DigitRules } from './digit-groups.ts';
import { rule, type Normalizer, type Rule } from './edit.ts';
import { createNormalizer } from './engine.ts';
import { createInitialisms, type InitialismWords } from './initialisms.ts';
import { createSignRules, type SignWords } from './sign-words.ts';
import { createAddressRules, type AddressRules, type AddressWords } from './web-addresses.ts';
import { createWordReader, type WordRules } from './word-reader.ts';

export interface OwnLanguageWords {
  addresses: Pick<AddressWords, 'marks' | 'hashtag' | 'number' | 'spelledEnds'>;
  chess: Omit<ChessWords, 'cardinal'>;
  signs: SignWords;
  initialisms: Pick<InitialismWords, 'spelled' | 'pronounced' | 'and'>;
  /** The words for `§` and `§§`. */
  section: string;
  sections: string;
  /** The word for the point of a version. */
  point: string;
  /** The word for the dash between two numbers. */
  range: string;
  spell(letters: string): string;
  digits(digits: string): string;
  cardinal(digits: string): string;
  /** The longest number that has a name. */
  maxDigits: number;
}

/** Rules that are made of the words of a language, and stand between its own. */
export interface SharedRules {
  addresses: AddressRules;
  groups: DigitRules;
  chess: ChessRules;
}

export interface OwnLanguageRules extends Pick<
  WordRules,
  'moneyBefore' | 'abbreviation' | 'romanNumeral' | 'isSmallSpelled'
> {
  /** Rules for what begins with a digit; the longer and surer stand first. */
  numbers(shared: SharedRules): readonly Rule[];
  /** Rules for words with a capital. */
  capitalRules?: readonly Rule[];
  /** What an amount of money may begin with besides codes such as `EUR`. */
  moneyCode?: RegExp;
  /** Rules for signs, which are tried before those of arithmetic. */
  signs?: Readonly<Record<string, readonly Rule[]>>;
}

const arithmetic = '=×·÷−-–*<>^/.,:_≈≠≤≥±√∞°%‰©®™℃℉№~→';
const currencySigns = '$£€¥₹₩₽₺₪₿₴ƒ';

export function createOwnLanguage(words: OwnLanguageWords, rules: OwnLanguageRules): Normalizer {
  const { spell, digits, cardinal, maxDigits, point } = words;
  const { moneyBefore } = rules;
  const addresses = createAddressRules({ ...words.addresses, spell, digits, cardinal });
  const groups = createDigitRules({ digits, cardinal, spell, plus: 'plus', point, maxDigits });
  const chess = createChessRules({ ...words.chess, cardinal });
  const { sign, signedNumber, power } = createSignRules(words.signs);
  const section = rule(/(§§?)[ \u00a0]?(?=\d)/uy, ([, marks = '']) =>
    marks.length > 1 ? `${words.sections} ` : `${words.section} `,
  );
  const operators = [signedNumber, sign];
  const signs = new Map<string, readonly Rule[]>([
    ...Array.from(arithmetic, (char) => [char, operators] as const),
    ...Array.from(currencySigns, (char) => [char, [moneyBefore, sign]] as const),
    ['(', [groups.bracketed]],
    ['+', [groups.international, ...operators]],
    ['#', [addresses.hashtag]],
    ['@', [addresses.handle]],
    ['§', [section]],
    ['&', [rule(/&/uy, () => words.initialisms.and)]],
    ['²', [power]],
    ['³', [power]],
  ]);
  for (const [char, own] of Object.entries(rules.signs ?? {})) signs.set(char, [...own, ...(signs.get(char) ?? [])]);
  return createNormalizer({
    numbers: rules.numbers({ addresses, groups, chess }),
    signs,
    words: createWordReader({
      addresses,
      chess,
      capitalRules: [groups.isbn, groups.iban, ...(rules.capitalRules ?? [])],
      moneyBefore,
      moneyCode: rules.moneyCode ?? /^[A-Z]{2,3}$/,
      abbreviation: rules.abbreviation,
      romanNumeral: rules.romanNumeral,
      capitals: createInitialisms({ ...words.initialisms, spell, plus: 'plus', sharp: 'sharp' }),
      ...(rules.isSmallSpelled && { isSmallSpelled: rules.isSmallSpelled }),
    }),
    rangeDash: ` ${words.range} `,
  });
}
