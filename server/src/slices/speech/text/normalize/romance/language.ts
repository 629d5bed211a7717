/** What the rules for French, Spanish, Italian and Portuguese need to know of one of these languages. */
import type { AddressWords } from '../web-addresses.ts';

export type Gender = 'masculine' | 'feminine';

/** How a number is said: by itself (`uno`), or before a noun of this gender (`un`, `una`). */
export type NumberForm = Gender | 'counting';

/** A noun that is counted, with its gender where it is feminine. */
export interface CountedNoun {
  one: string;
  many: string;
  /** The form of the number before it; masculine where it is left out. */
  gender?: NumberForm;
}

export interface Currency extends CountedNoun {
  /** The hundredth part. */
  cent?: CountedNoun;
}

/** A large number by name, such as `million`, which is followed by `of` before a noun. */
export interface Magnitude {
  one: string;
  many: string;
  /** Thousands take no `of`, and no `one` before them. */
  isThousand?: boolean;
}

export interface OrdinalEnding {
  gender: Gender;
  isShort?: boolean;
  isPlural?: boolean;
  /** Ordinals with a word of their own at this ending: `second`. */
  words?: Readonly<Record<number, string>>;
  /** Only those words have this ending. */
  isOnlyWords?: boolean;
}

export interface NumberWords {
  /** A whole number below `maxNamed`. */
  cardinal(value: number, form: NumberForm): string;
  ordinal(value: number, gender: Gender): string;
  /** The names of the parts of a fraction, by denominator: `[tiers, tiers]`. */
  denominator(value: number): readonly [one: string, many: string];
  /** The half after a whole number, by the gender of what is counted: `et demi`, `et demie`. */
  half: Readonly<Record<Gender, string>>;
  /** Half of a noun: `medio litro`, `media hora`. */
  halfOf: Readonly<Record<Gender, string>>;
  digits: readonly string[];
  /** The words for the signs of a decimal. */
  comma: string;
  point: string;
  /** How many decimals are still said as one number: `virgule quatorze`. */
  maxDecimalsAsNumber: number;
  /** Below this value a noun is in the singular: 2 in French, otherwise only 1 itself is. */
  isSingular(value: number): boolean;
  and: string;
}

export interface DateWords {
  months: readonly string[];
  /** Shortened months without their dot. */
  shortMonths: Readonly<Record<string, number>>;
  /** Shortened days, read in full before a date. */
  shortDays: Readonly<Record<string, string>>;
  /** Between day and month, and between month and year, with spaces. */
  ofMonth: string;
  ofYear: string;
  firstDay: string;
  /** What is put before a time that follows a date: `à`. */
  atTime: string;
  /** Words after which four digits are a year. */
  yearWords: readonly string[];
  /** Words after which `14/07` is a date. */
  dayWords: readonly string[];
}

export interface TimeWords {
  /** Hours, minutes and seconds, by the smallest unit that is written: none in `14:30`, `h` in `14h30`. */
  clock(hour: number, minute: number, second: number | undefined, unit: 'none' | 'hours' | 'minutes'): string;
  /** What follows a time with `a. m.` or `p. m.`: `de la mañana`. */
  halfDay(hour: number, isMorning: boolean): string;
  /** Words after which `21.30` is a time. */
  dotWords?: ReadonlySet<string>;
}

export interface MoneyWords {
  currencies: ReadonlyMap<string, Currency>;
  /** Joins an amount and its hundredths. */
  joinCents(whole: string, cents: string, cent: CountedNoun, count: number): string;
  /** Magnitudes before a currency, as words and shortened: `M` in `3 M€`. */
  magnitudes: Readonly<Record<string, Magnitude>>;
  per: string;
}

export interface PhoneRules {
  /** Numbers of the country; the first group of the pattern is a plus and a country code, if any. */
  patterns: readonly string[];
  /** Words before a number of any form. */
  words: readonly string[];
  /** How the digits of one group are said. */
  group(digits: string): string;
}

export interface SignWords {
  range: string;
  /** Between the years of `2019/20`; empty where nothing is said. */
  season: string;
  /** Between the numbers of `16:9`. */
  ratio: string;
  plus: string;
  minus: string;
  times: string;
  /** How often: `2x`. */
  multiple: CountedNoun;
  /** Between two measures: `3 x 4 m`. */
  by: string;
  /** Between digits that touch it, where that is a score: `3x2`. */
  tightBy?: string;
  /** Near these words it is a score with spaces, too: `venceu por 2 x 0`. */
  scoreWords?: RegExp;
  dividedBy: string;
  /** Between two numbers that are no fraction: `8/10`, `120/80`. */
  over: string;
  equals: string;
  less: string;
  more: string;
  lessThan: string;
  moreThan: string;
  atMost: string;
  atLeast: string;
  notEqual: string;
  about: string;
  approximately: string;
  plusMinus: string;
  root: string;
  infinity: string;
  power: string;
  squared: string;
  cubed: string;
  percent: string;
  perMille: string;
  degrees: CountedNoun;
  minutes: CountedNoun;
  seconds: CountedNoun;
  compass: Readonly<Record<string, string>>;
  section: string;
  sections: string;
  number: string;
  and: string;
  others: Readonly<Record<string, string>>;
}

export interface AbbreviationTables {
  /** Read anywhere; a name usually follows, so the dot does not end a sentence. */
  titles: Readonly<Record<string, string>>;
  /** Read anywhere. Keys are as written, with their dots; a space in a key may be missing in the text. */
  anywhere: Readonly<Record<string, string>>;
  /** Read before a number only. */
  beforeNumber: Readonly<Record<string, string>>;
  /** Read before a name only. */
  beforeName: Readonly<Record<string, string>>;
  /** Read after a number only. */
  afterNumber: Readonly<Record<string, string>>;
}

export interface RomanWords {
  /** Rulers and popes, in lower case, by gender; their numbers are said as `ruler` says. */
  rulers: ReadonlyMap<string, Gender>;
  ruler(value: number, gender: Gender): string;
  /** Words before a numeral that is said as a cardinal, in lower case. */
  counted: ReadonlySet<string>;
  /** Words for centuries, before or after the numeral. */
  century: ReadonlySet<string>;
  centuryBefore(value: number): string;
  centuryAfter(value: number): string;
  /** Words after a numeral that make it an ordinal: `XX edizione`. */
  nouns: ReadonlySet<string>;
  /** Words before a numeral that is an ordinal, such as articles in `la II Guerra`. */
  articles: ReadonlySet<string>;
  /** Endings of ordinals after a numeral, such as `e` and `er`, by gender. */
  suffixes: Readonly<Record<string, Gender>>;
}

export interface LetterWords {
  /** Letters that the voices do not say by name. */
  names: Readonly<Record<string, string>>;
  /** Words of capitals that are spelled although they have a vowel and more than three letters. */
  spelled: ReadonlySet<string>;
  /** Words of at most three capitals that are said as words. */
  pronounced: ReadonlySet<string>;
  /** Words of capitals that are read in full or otherwise. */
  readings: Readonly<Record<string, string>>;
}

export interface ChessWords {
  pieces: Readonly<Record<string, string>>;
  takes: string;
  check: string;
  mate: string;
  shortCastling: string;
  longCastling: string;
  promotesTo: string;
}

export interface RomanceLanguage {
  /** Numbers are written in the English way: a comma between thousands, a point before decimals. */
  isPointDecimal?: boolean;
  numbers: NumberWords;
  dates: DateWords;
  times: TimeWords;
  money: MoneyWords;
  units: ReadonlyMap<string, CountedNoun>;
  /** Adds `of` before a noun: `d’euros`, `de euros`. */
  of(noun: string): string;
  /** Guesses the gender of a noun after a number; undefined where the word is none. */
  genderOf(noun: string): Gender | undefined;
  /** Joins a number and what it counts where they change each other: `un’ora`. */
  joinCounted?(number: string, noun: string): string;
  /** Guesses the singular of a noun that is written in the plural: `1 1/2 horas` is `una hora y media`. */
  singularOf(noun: string): string;
  /** Whether a word may be a plural noun. */
  isPlural(word: string): boolean;
  /** Words that may stand between a number and its noun and do not show the gender. */
  beforeNoun: ReadonlySet<string>;
  phones: PhoneRules;
  signs: SignWords;
  addresses: Pick<AddressWords, 'marks' | 'hashtag' | 'spelledEnds'>;
  abbreviations: AbbreviationTables;
  roman: RomanWords;
  letters: LetterWords;
  chess: ChessWords;
  /** Endings of ordinals after digits by gender. */
  ordinalEndings: Readonly<Record<string, OrdinalEnding>>;
  /** The form of an ordinal before a masculine noun: `primer`. */
  shortOrdinal(ordinal: string): string;
  /** Words before or after which the degree sign stands for the masculine ending. */
  degreeOrdinals: { articles: ReadonlySet<string>; nouns: ReadonlySet<string> };
  /** Whole expressions that have a reading of their own. */
  idioms: Readonly<Record<string, string>>;
}
