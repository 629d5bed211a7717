/** Dates, years, decades. */
import { rule, type Rule } from '../edit.ts';
import { romanValue } from '../roman.ts';
import { monthForms, months, shortDays, shortMonths } from './date-table.ts';
import { wordsBefore, yearEnding } from './grammar.ts';
import { cardinal } from './numbers.ts';
import { ordinal, type Ending } from './ordinals.ts';
import { dotAfter } from './sentence-end.ts';
import { clockTime } from './times-of-day.ts';

const monthName = [...months, ...Object.keys(shortMonths)].sort((a, b) => b.length - a.length).join('|');
const isDay = (day: string) => Number(day) >= 1 && Number(day) <= 31;
const isMonth = (month: string) => Number(month) >= 1 && Number(month) <= 12;
const fullYear = (written: string) =>
  written.length === 2 ? `${Number(written) < 50 ? '20' : '19'}${written}` : written;

const daysNamed = /^(?:|to|dziś|dzisiaj|jutro|pojutrze|wczoraj|przedwczoraj|już|dopiero)$/;

/** A day is in the genitive; `przed 3 maja` has the instrumental, `po 3 maja` the locative, which are alike. */
function day(text: string, at: number, digits: string): string {
  const [before = '', earlier = ''] = wordsBefore(text, at, 2);
  // "Dziś jest trzeci kwietnia", but "Egzamin jest trzeciego kwietnia".
  const isNamed = before === 'jest' || before === 'był';
  if (isNamed && daysNamed.test(earlier)) return ordinal(Number(digits), 'y');
  return ordinal(Number(digits), /^(?:przed|po|nad|między|pomiędzy)$/.test(before) ? 'ym' : 'ego');
}

/** The year after a date, with the word for it where `r.` or `roku` is written. */
const yearOf = (written: string) => ordinal(Number(fullYear(written)), 'ego');
const yearMark = /^[ \u00a0]?r\.(?![\p{L}\d])/u;

/** Reads the `r.` after a year that ends at `end`. */
function withYearMark(text: string, end: number): { to: number; spoken: string } {
  const mark = yearMark.exec(text.slice(end, end + 4))?.[0];
  if (!mark) return { to: end, spoken: '' };
  const to = end + mark.length;
  return { to, spoken: ` roku${dotAfter(text, to)}` };
}

/** `2026-11-20`, `2026-11-20T14:30:00Z`. */
export const isoDate: Rule = rule(
  /([12]\d{3})([-/])(\d{2})\2(\d{2})(?:([T ])(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z)?)?(?![\d-])/uy,
  (match, text) => {
    const [, written = '', , month = '', digits = '', atTime, hour = '', minute = '', zone] = match;
    if (!isMonth(month) || !isDay(digits)) return undefined;
    const date = `${day(text, match.index, digits)} ${months[Number(month) - 1]} ${yearOf(written)}`;
    if (!atTime) return date;
    const time = clockTime(hour, minute, 'a');
    return time && `${date}, ${time}${zone ? ' U T C' : ''}`;
  },
);

/** `15.06` without a word for a day before it: decimals have a comma in Polish, but other numbers have points too. */
const isShortDate = (before: string, month: string) =>
  month.startsWith('0') &&
  before !== '' &&
  !/^(?:o|za|to|jest|kosztuj|wynosi|v|pkt|punkt|art|ust|nr|numer|rozdz|około|ok|ponad|prawie)/.test(before);

const numeric =
  /(\d{1,2})(?:\.[ \u00a0]?(\d{1,2})\.[ \u00a0]?((?:1\d|20)\d{2}|\d{2})(?![\d]|[.,:]\d)|\/(\d{1,2})\/((?:1\d|20)\d{2})(?!\d)|-(\d{1,2})-((?:1\d|20)\d{2})(?![\d-])|\.(0[1-9]|1[0-2])(?![\d:]|\.\d|[ \u00a0]?(?:%|zł|km|m|kg))\.?)/uy;

/** `03.04.2021`, `3.4.2021 r.`, `20/11/2026`, `3.05`. */
export const numericDate: Rule = (text, at) => {
  numeric.lastIndex = at;
  const match = numeric.exec(text);
  if (!match) return undefined;
  const [all, digits = '', dotted, year, slashed, slashYear, dashed, dashYear, short] = match;
  const month = dotted ?? slashed ?? dashed ?? short ?? '';
  const written = year ?? slashYear ?? dashYear;
  if (!isMonth(month) || !isDay(digits)) return undefined;
  const [before = ''] = wordsBefore(text, at, 1);
  if (
    /^(?:wersj[aeięą]|v)$/.test(before) ||
    (short && !/^(?:dnia|dniu|od|do|z|w|na|po|przed|termin|i)$/.test(before) && !isShortDate(before, short))
  )
    return undefined;
  if (short && /^(?:w|na|z)$/.test(before) && !/^0|^[123]/.test(digits)) return undefined;
  const said = `${day(text, at, digits)} ${months[Number(month) - 1]}`;
  const end = at + all.length;
  if (!written) return [{ from: at, to: end, spoken: said + (all.endsWith('.') ? dotAfter(text, end) : '') }];
  const mark = withYearMark(text, end);
  return [{ from: at, to: mark.to, spoken: `${said} ${yearOf(written)}${mark.spoken}` }];
};

const textual = new RegExp(
  `(\\d{1,2})(\\.?[ \\u00a0])(?:(${monthName})(?![\\p{L}\\p{N}])|([IVX]{1,4})(?![\\p{L}\\p{N}]))(\\.?)(?:(,?[ \\u00a0])(\\d{4})(?![\\d,:.%]\\d))?`,
  'uy',
);

/** One letter after a number may be a unit (`12 V`), so that the word for a day must stand before it. */
const isDated = (text: string, at: number): boolean => /^(?:dnia|dniu|dn)$/.test(wordsBefore(text, at, 1)[0] ?? '');

/** `3 maja 2021 r.`, `3 V 1791`, `1 wrz.`. */
export const dayMonth: Rule = (text, at) => {
  textual.lastIndex = at;
  const match = textual.exec(text);
  if (!match) return undefined;
  const [all, digits = '', gap = '', name = '', roman, dot = '', yearGap = '', written] = match;
  const value = roman === undefined ? undefined : romanValue(roman);
  if (
    !isDay(digits) ||
    (roman !== undefined && (value === undefined || value > 12 || (!written && roman.length < 2 && !isDated(text, at))))
  )
    return undefined;
  const month = value === undefined ? (shortMonths[name] ?? name) : (months[value - 1] ?? '');
  const middle = at + digits.length + gap.length;
  const monthEnd = middle + (roman ?? name).length + (name in shortMonths ? dot.length : 0);
  if (dot && !(name in shortMonths)) {
    return [
      { from: at, to: middle - 1, spoken: day(text, at, digits) },
      { from: middle, to: monthEnd, spoken: month },
    ];
  }
  const keptDot = dot && !written ? dotAfter(text, monthEnd) : '';
  const found = [
    { from: at, to: middle - 1, spoken: day(text, at, digits) },
    { from: middle, to: monthEnd, spoken: month + keptDot },
  ];
  if (!written) return found;
  const end = at + all.length;
  const mark = withYearMark(text, end);
  return [
    ...found,
    { from: monthEnd, to: monthEnd + yearGap.length, spoken: yearGap },
    { from: end - 4, to: mark.to, spoken: yearOf(written) + mark.spoken },
  ];
};

/** The first day of `3-5 maja` and the dash; the first of `od 1 do 15 maja`, `3 i 4 maja`. */
export const dayRange: Rule = rule(
  new RegExp(
    `(\\d{1,2})(?:\\.(\\d{2}))?(\\.?[ \\u00a0]?[-–][ \\u00a0]?|,? (?:do|na|i|oraz|lub|a) |, )(?=\\d{1,2}(?:,? (?:i|lub) \\d{1,2})?(?:[ \\u00a0](?:${monthName}|[IVX]{2,4}[ \\u00a0]\\d{4})(?![\\p{L}\\p{N}])|\\.\\d{2}(?:\\.\\d{4})?(?![\\d:])))`,
    'uy',
  ),
  (match, text) => {
    const [, digits = '', month, joint = ''] = match;
    if (!isDay(digits) || (month !== undefined && !isMonth(month))) return undefined;
    // "3, 5 i 7 maja" has no month of its own; "3.05–5.06" has.
    const said = day(text, match.index, digits) + (month ? ` ${months[Number(month) - 1]}` : '');
    const written = digits + (month ? `.${month}` : '');
    if (month && !/[-–]/.test(joint)) return undefined;
    return [
      [written, said],
      [joint, /[-–]/.test(joint) ? ' do ' : joint],
    ];
  },
);

const yearPattern = /(\d{1,4})([ \u00a0]?)(r\.|roku|rokiem|rok)(?:([ \u00a0])(p\.?n\.e\.|n\.e\.))?(?![\p{L}\d])/uy;

/** `1989 r.`, `w 2005 roku`, `44 r. p.n.e.`. */
export const markedYear: Rule = (text, at) => {
  yearPattern.lastIndex = at;
  const match = yearPattern.exec(text);
  if (!match) return undefined;
  const [all, digits = '', gap = '', mark = '', , era] = match;
  if (mark !== 'r.' && digits.length < 3) return undefined;
  const ending: Ending = mark === 'rok' ? 'y' : mark === 'rokiem' ? 'ym' : yearEnding(text, at);
  const end = at + all.length;
  const word =
    mark !== 'r.'
      ? mark
      : ending === 'y'
        ? 'rok'
        : /^przed$/.test(wordsBefore(text, at, 1)[0] ?? '')
          ? 'rokiem'
          : 'roku';
  const spokenEra = era ? (era.startsWith('p') ? ' przed naszą erą' : ' naszej ery') : '';
  const dot = all.endsWith('.') ? dotAfter(text, end) : '';
  return [
    { from: at, to: at + digits.length, spoken: ordinal(digits, ending) },
    { from: at + digits.length, to: end, spoken: `${gap || ' '}${word}${spokenEra}${dot}` },
  ];
};

/** Four digits that are a year: after a month, `rok`, or a preposition where nothing is counted. */
export const plainYear: Rule = rule(
  /(1\d{3}|20\d{2})(?![\p{L}\p{N}%‰°€$]|[.,:/]\d|[ \u00a0]?[%€°])/uy,
  (match, text) => {
    const [, digits = ''] = match;
    const end = match.index + digits.length;
    const [before = '', second = ''] = wordsBefore(text, match.index, 2);
    if (monthForms.has(before)) return ordinal(digits, 'ego');
    if (/^(?:rok(?:u|iem|ach)?|r)$/.test(before)) return ordinal(digits, yearEnding(text, match.index));
    const countsNothing =
      !/^[ \u00a0](?:\p{Ll}{3,})/u.test(text.slice(end, end + 6)) ||
      /^[ \u00a0](?:przez|oraz|jego|jej|był|został|odby|wybuch|po[wd]|urodz|zmar|rozpocz|zako)/u.test(
        text.slice(end, end + 10),
      );
    if (/^(?:w|od|do|przed|po|sprzed)$/.test(before) && countsNothing && second !== 'kodem')
      return ordinal(digits, yearEnding(text, match.index));
    return undefined;
  },
);

/** `lata 80.`, `w latach 90.`, `lat 60-tych`. */
export const decades: Rule = rule(/(\d0)(?:\.|-?(?:tych|te|ych|e)(?!\p{L}))?(?!\d|[.,]\d)/uy, (match, text) => {
  const [all, digits = ''] = match;
  // "w latach 80. i 90." shares the noun of the first.
  const near = text.slice(Math.max(0, match.index - 24), match.index);
  const chained = /\d0\.?(?:,| i| oraz| lub|[ \u00a0]?[–-])[ \u00a0]?$/u.exec(near)?.[0] ?? '';
  const [before = ''] = wordsBefore(text, match.index - chained.length, 1);
  if (!/^(?:lata|lat|latach)$/.test(before)) return undefined;
  const end = match.index + all.length;
  return ordinal(digits, before === 'lata' ? 'e' : 'ych') + (all.endsWith('.') ? dotAfter(text, end) : '');
});

/** `1914–1918`, `2020/21`: years on both sides. */
export const yearRange: Rule = rule(
  /(1\d{3}|20\d{2})([ \u00a0]?[–—][ \u00a0]?|-|\/)(1\d{3}|20\d{2}|\d{2})(?![\p{L}\p{N}%-]|[.,:/]\d)/uy,
  (match) => {
    const [, from = '', dash = '', to = ''] = match;
    if (
      dash === '/'
        ? Number(to.slice(-2)) !== (Number(from.slice(2)) + 1) % 100
        : Number(to) <= Number(to.length === 2 ? from.slice(2) : from)
    )
      return undefined;
    return [
      [from, cardinal(from)],
      [dash, dash === '/' ? ' ' : ' do '],
      [to, cardinal(Number(to))],
    ];
  },
);

const shortDay = Object.keys(shortDays)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** `pon.–pt.`, `W pon. 5 lutego`, `śr., godz. 9`. */
export const weekday: Rule = rule(
  new RegExp(`(${shortDay})(\\.?)(?:([ \\u00a0]?[-–/][ \\u00a0]?)(${shortDay})(\\.?))?(?![\\p{L}\\p{N}])`, 'iuy'),
  (match, text) => {
    const [all, first = '', dot = '', dash, second = '', end = ''] = match;
    const forms = shortDays[first.toLowerCase()];
    const stop = match.index + all.length;
    if (!forms) return undefined;
    if (dash) {
      const others = shortDays[second.toLowerCase()];
      return [
        [first + dot, forms[0]],
        [dash, ' do '],
        [second + end, (others?.[2] ?? second) + (end && dotAfter(text, stop))],
      ];
    }
    const [before = ''] = wordsBefore(text, match.index, 1);
    const isDated = /^(?:w|we|od|do)$/.test(before) || /^,?[ \u00a0](?:\d|godz)/.test(text.slice(stop, stop + 6));
    if (!dot || !isDated || (before === '' && first === 'so')) return undefined;
    return forms[before === 'od' || before === 'do' ? 2 : before.startsWith('w') ? 1 : 0] + dotAfter(text, stop);
  },
);
