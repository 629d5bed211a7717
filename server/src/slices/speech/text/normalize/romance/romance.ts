/** The normalizer of a Romance language: its tables and the rules that these languages share. */
import { edits, rule, type Edit, type Rule } from '../edit.ts';
import { createNormalizer, firstOf } from '../engine.ts';
import type { Normalizer } from '../edit.ts';
import { isAlphanumeric } from '../surroundings.ts';
import { createAddressRules } from '../web-addresses.ts';
import { createAbbreviationRule } from './abbreviations.ts';
import { createAmountRules } from './amounts.ts';
import { angle, codeNumber, dimension, multiple, rangeStart, ratio, version, versionNumber } from './arithmetic.ts';
import { createCapitalsRule, createRomanRule } from './capitals.ts';
import { createChessRule } from './chess.ts';
import { createDateRules } from './dates.ts';
import { slashFraction } from './fractions.ts';
import type { RomanceLanguage } from './language.ts';
import { digitByDigit, sayWhole } from './numerals.ts';
import { degreeOrdinal, ordinalNumber } from './ordinals.ts';
import { createPhoneRules } from './telephone.ts';
import { createSignRule, raised, signedNumber } from './signs.ts';
import { createTimeRules } from './times-of-day.ts';

export function createRomanceNormalizer(language: RomanceLanguage): Normalizer {
  const { signs } = language;
  const amounts = createAmountRules(language);
  const dates = createDateRules(language);
  const times = createTimeRules(language);
  const phones = createPhoneRules(language);
  const sign = createSignRule(language);
  const signed = signedNumber(language);
  const addresses = createAddressRules({
    ...language.addresses,
    number: signs.number,
    spell: (letters) =>
      Array.from(letters.toUpperCase(), (letter) => language.letters.names[letter] ?? letter).join(' '),
    digits: (digits) => digitByDigit(language, digits),
    cardinal: (digits) => sayWhole(language, digits, 'counting'),
  });
  const idiom: Rule = rule(/\d{1,3}[/x-]\d{1,3}(?![\p{L}\d])/uy, ([all]) =>
    Object.hasOwn(language.idioms, all) ? language.idioms[all] : undefined,
  );

  /** The longer and surer rules stand first. */
  const numberRules: readonly Rule[] = [
    codeNumber(language),
    addresses.email,
    dates.isoDate,
    phones.bookNumber,
    dates.numericDate,
    phones.afterWord,
    phones.national,
    phones.grouped,
    phones.manyDigits,
    dates.dayRange,
    dates.dayMonth,
    dates.dayAndMonth,
    times.clock,
    times.dotHour,
    times.dotClock,
    times.outOf,
    times.minutesAndSeconds,
    amounts.splitAmount,
    times.hourMinute,
    times.halfDay,
    ratio(language),
    version(language),
    versionNumber(language),
    addresses.bareAddress,
    idiom,
    slashFraction(language),
    dimension(language),
    multiple(language),
    angle(language),
    amounts.moneyAfter,
    degreeOrdinal(language),
    ordinalNumber(language),
    amounts.quantity,
    rangeStart(language),
    amounts.countedNoun,
    rule(/\d{1,15}/uy, ([digits]) => sayWhole(language, digits, 'counting')),
  ];

  const sections = rule(
    /(§§?)\s?(?=\d)/uy,
    ([, marks = '']) => `${marks.length > 1 ? signs.sections : signs.section} `,
  );
  const operators = [signed, sign];
  const currencies = [amounts.moneyBefore, sign];
  const castling = rule(/0-0(?:-0)?(?![\d-])(?=[+#]?\s\d{1,2}\.|[+#]?\s[a-h]\d)/uy, ([all]) =>
    all.length > 3 ? language.chess.longCastling : language.chess.shortCastling,
  );

  const signRules = new Map<string, readonly Rule[]>([
    ...Array.from('=*×÷−–-<>^/.,:_≈≠≤≥±√∞°%‰©®™№~&!·', (char) => [char, operators] as const),
    ...Array.from('$£€¥₹₩₽₺₪₿', (char) => [char, currencies] as const),
    ...Array.from('⁻⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉', (char) => [char, [raised(language)]] as const),
    ['(', [phones.national]],
    ['+', [phones.international, ...operators]],
    ['#', [addresses.hashtag]],
    ['@', [addresses.handle]],
    ['§', [sections]],
    ["'", [dates.shortYear]],
    ['’', [dates.shortYear]],
    ['‘', [dates.shortYear]],
  ]);

  const abbreviation = createAbbreviationRule(language);
  const roman = createRomanRule(language);
  const capitals = createCapitalsRule(language);
  const chess = createChessRule(language);
  const dateRules = [dates.dayPair, dates.shortDay, dates.loneDay, dates.shortMonth];

  return createNormalizer({
    numbers: [castling, ...numberRules],
    signs: signRules,
    words,
    rangeDash: ` ${signs.range} `,
  });

  function words(text: string) {
    const hasAddress = text.includes('@');
    return (at: number, word: string) => readWord(text, at, word, hasAddress);
  }

  function readWord(text: string, at: number, word: string, hasAddress: boolean): Edit[] | undefined {
    const elided = /^\p{L}{1,6}['’](?=\p{L})/u.exec(word)?.[0].length;
    // "l'XI secolo", "c'est": the engine takes a short word with its article.
    if (elided) {
      return abbreviation(text, at, word) ?? readWord(text, at + elided, word.slice(elided), hasAddress);
    }
    const end = at + word.length;
    const next = text[end] ?? '';
    const before = text[at - 1] ?? '';
    const isAlone = !isAlphanumeric(before);
    // "Fr. 4.50" is money before it is an abbreviation.
    const money = isAlone && /^S?Fr$/i.test(word) && next === '.' ? amounts.moneyBefore(text, at) : undefined;
    if (money) return money;
    const said = isAlone ? abbreviation(text, at, word) : undefined;
    // "p.es" also begins an address such as "p.es/x".
    const isWhole = said && !/[\p{L}\p{N}@/]/u.test(text[said.at(-1)?.to ?? 0] ?? '');
    if (said && isWhole) return said;
    if (isAlone && !/[\w.@/-]/.test(before) && /[.@:_+\d-]/.test(next)) {
      const address =
        addresses.url(text, at) ??
        (hasAddress ? addresses.email(text, at) : undefined) ??
        addresses.bareAddress(text, at);
      if (address) return address;
    }
    if (said) return said;
    if (isAlone) {
      const date = /[.,\s–-]/.test(next) ? firstOf(dateRules, text, at) : undefined;
      if (date) return date;
      if (
        /^[\p{Lu}a-h]/u.test(word) &&
        (word.length <= 2 || /^[A-Z]x?/.test(word)) &&
        /[\dx+#=-]/.test(text.slice(end - 1, end + 1))
      ) {
        const move = chess(text, at);
        if (move) return move;
      }
      if (/^[A-Z]{1,4}$/.test(word)) {
        const money = amounts.moneyBefore(text, at);
        if (money) return money;
      }
    }
    return roman(text, at, word) ?? capitals(text, at, word) ?? formula(text, at, word);
  }

  /** `mc²`: letters before a power are factors. */
  function formula(text: string, at: number, word: string): Edit[] | undefined {
    const isFactors =
      /^[a-z]{2}$/.test(word) && /[²³]/.test(text[at + word.length] ?? '') && !language.units.has(`${word}²`);
    return isFactors ? edits(at, [[word, [...word].join(' ')]]) : undefined;
  }
}
