/** Dates, years, decades. */
import { rule, type Rule } from '../edit.ts';
import { loneWeekday } from '../weekdays.ts';
import { days, months, shortDays, shortMonths, yearWords } from './date-table.ts';
import { ordinalEnding, wordsBefore } from './inflection.ts';
import { cardinal, ordinalStem, year } from './numbers.ts';
import { dotAfter } from './sentence-end.ts';
import { clockTime } from './times-of-day.ts';

export const monthName = [...months, 'Jänner', ...Object.keys(shortMonths)]
  .sort((a, b) => b.length - a.length)
  .join('|');
const fullMonth = (name: string) => shortMonths[name] ?? name;
const isDay = (day: string) => Number(day) >= 1 && Number(day) <= 31;
const isMonth = (month: string) => Number(month) >= 1 && Number(month) <= 12;
const fullYear = (written: string) =>
  written.length === 2 ? `${Number(written) < 50 ? '20' : '19'}${written}` : written;

/** The ordinal of a day: `am dritten`, `der dritte`, `dritter`. */
export function dayOf(text: string, at: number, end: number, day: string): string {
  const ending = ordinalEnding(text, at, end, 'm');
  return ordinalStem(Number(day)) + (ending === 'em' || (ending === 'er' && isContinued(text, at)) ? 'en' : ending);
}

/** "Am Dienstag, 2. Januar" goes on in the case of the weekday. */
const isContinued = (text: string, at: number) =>
  new RegExp(
    `\\b(?:am|vom|zum|den|dem)[ \\u00a0](?:${days.join('|')}|${Object.keys(shortDays).join('|')})\\.?, $`,
    'iu',
  ).test(text.slice(Math.max(0, at - 24), at));

/** `2026-11-20`, `2026-11-20T14:30:00Z`. */
export const isoDate: Rule = rule(
  /([12]\d{3})([-/])(\d{2})\2(\d{2})(?:([T ])(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z)?)?(?![\d-])/uy,
  (match, text) => {
    const [all, written = '', , month = '', day = '', atTime, hour = '', minute = '', zone] = match;
    if (!isMonth(month) || !isDay(day)) return undefined;
    const date = `${dayOf(text, match.index, match.index + all.length, day)} ${months[Number(month) - 1]} ${year(written)}`;
    if (!atTime) return date;
    const time = clockTime(hour, minute);
    return time && `${date}, ${time}${zone ? ' U T C' : ''}`;
  },
);

/** A version follows the name of a program: `iOS 17.4`. */
const versionBefore =
  /(?:(?:^|\P{L})(?:[Vv](?:ersion|\.)?|Python|Windows|Android|Java|Ubuntu|Firefox|Chrome|Bluetooth|Node|\p{Ll}+\p{Lu}\p{L}*|[A-Z]{3,5}))[ \u00a0]?$/u;

/** `03.04.2021`, `3.4.21`, `3. 4.`, `20/11/2026`. */
export const numericDate: Rule = rule(
  /(\d{1,2})(?:\.([ \u00a0]?)(\d{1,2})\.(?:[ \u00a0]?((?:1[0-9]|20)\d{2}|\d{2}(?![.,:%]?\d|[ \u00a0]?(?:Uhr|%|€))))?|\/(\d{1,2})\/((?:1[5-9]|20)\d{2}))(?![\d])/uy,
  (match, text) => {
    const [all, day = '', , dotted, written, slashed, slashYear] = match;
    const month = dotted ?? slashed ?? '';
    const yearDigits = written ?? slashYear;
    if (!isMonth(month) || !isDay(day) || versionBefore.test(text.slice(Math.max(0, match.index - 16), match.index)))
      return undefined;
    const end = match.index + all.length;
    // "3. 12. Mai" counts days of one month.
    if (!yearDigits && new RegExp(`^[ \\u00a0](?:${monthName})`, 'u').test(text.slice(end, end + 12))) return undefined;
    const date = `${dayOf(text, match.index, end, day)} ${months[Number(month) - 1]}`;
    return yearDigits ? `${date} ${year(fullYear(yearDigits))}` : date + dotAfter(text, end);
  },
);

/** `3. April 2021`, `1. Sept.`, `24. Dez`. */
export const dayMonth: Rule = rule(
  new RegExp(
    `(\\d{1,2})(\\.?)([ \\u00a0]{0,2})(${monthName})(?![\\p{L}\\p{N}])(\\.?)((?:,?[ \\u00a0]\\d{4}(?![\\d,:.%]\\d))?)`,
    'uy',
  ),
  (match, text) => {
    const [all, day = '', dot = '', gap = '', month = '', shortDot = '', rest = ''] = match;
    if (!isDay(day) || (!dot && !gap)) return undefined;
    const written = day + dot;
    const end = match.index + all.length;
    // The dot after a whole month's name is the sentence's.
    const keptDot = month in shortMonths ? (rest ? '' : dotAfter(text, end)) : '.';
    const parts: (readonly [string, string])[] = [
      [written, dayOf(text, match.index, match.index + written.length, day)],
      [gap, ' '],
      [month + shortDot, fullMonth(month) + (shortDot && keptDot)],
    ];
    if (rest) parts.push([rest.slice(0, -4), rest.slice(0, -4)], [rest.slice(-4), year(rest.slice(-4))]);
    return parts;
  },
);

/** The first day and the dash of `3.–5. Mai`, `3.-5.4.`. */
export const dayRange: Rule = rule(
  new RegExp(
    `(\\d{1,2}\\.?)([ \\u00a0]?[-–/][ \\u00a0]?)(?=\\d{1,2}\\.[ \\u00a0]?(?:(?:${monthName})(?![\\p{L}\\p{N}])|\\d{1,2}\\.(?!\\d{3})))`,
    'uy',
  ),
  (match, text) => {
    const [, written = '', dash = ''] = match;
    const day = written.replace('.', '');
    if (!isDay(day)) return undefined;
    return [
      [written, dayOf(text, match.index, match.index + written.length, day)],
      [dash, dash.includes('/') ? ' auf ' : ' bis '],
    ];
  },
);

/** `1.4.–3.5.2021`, `1. Mai – 3. Juni`: the dash between two dates. */
export const dateDash: Rule = (text, at) => {
  const left = text.slice(Math.max(0, at - 12), at);
  const right = text.slice(at + 1, at + 14);
  const isRange =
    new RegExp(`(?:\\d\\.|\\d{4}|(?:${monthName}))[ \\u00a0]?$`, 'u').test(left) &&
    new RegExp(`^[ \\u00a0]?\\d{1,2}\\.[ \\u00a0]?(?:\\d|(?:${monthName}))`, 'u').test(right);
  if (!isRange) return undefined;
  const spoken = `${/\s$/.test(left) ? '' : ' '}bis${/^\s/.test(right) ? '' : ' '}`;
  return [{ from: at, to: at + 1, spoken }];
};

const shortDay = Object.keys(shortDays).join('|');
const francs = /^[ \u00a0](?:\d{1,9}\.(?:\d{2}|[-–—]{1,2})(?!\d|\.\d| ?Uhr)|\d{1,3}['’]\d{3})/u;

/** `Mo–Fr`, `Mo.-Fr.`, `Di.,` and `Mi` before a date or time. */
export const weekday: Rule = rule(
  new RegExp(
    `(${shortDay})(\\.?)(?:([ \\u00a0]?[-–+/&][ \\u00a0]?|\\.?,? (?:bis|und) )(${shortDay})(\\.?)(?![\\p{L}\\p{N}])|(?=,?[ \\u00a0](?:,? ?(?:den|dem|um|ab|bis|von)[ \\u00a0])?\\d|[ \\u00a0]?[-–] ?\\d))`,
    'uy',
  ),
  (match, text) => {
    const [all, first = '', dot = '', dash, second = '', end = ''] = match;
    // "Fr. 4.50" is money of Switzerland.
    if (first === 'Fr' && francs.test(text.slice(match.index + all.length, match.index + all.length + 16)))
      return undefined;
    if (!dash) return shortDays[first];
    const word =
      dash.includes('&') || dash.includes('+') || dash.includes('und') || dash.includes('/') ? ' und ' : ' bis ';
    return [
      [first + dot, shortDays[first] ?? first],
      [dash, word],
      [second + end, (shortDays[second] ?? second) + (end && dotAfter(text, match.index + all.length))],
    ];
  },
);

/** `am Mi.`, `Mo., Mi. und Fr.`. */
export const weekdayAlone = loneWeekday({
  days: shortDays,
  after: new Set('am ab bis vom zum jeden kommenden nächsten letzten vergangenen diesen seit'.split(' ')),
  afterBare: new Set(['am', 'vom']),
  joints: 'und|oder|bis',
  dotAfter,
});

/** `Sept. 2026`, `im Okt.`, `Jan.–März`. */
export const monthAlone: Rule = rule(
  new RegExp(`(${Object.keys(shortMonths).join('|')})(\\.?)(?![\\p{L}\\p{N}])`, 'uy'),
  (match, text) => {
    const [all, month = '', dot = ''] = match;
    const end = match.index + all.length;
    const isDated = /^[ \u00a0]?(?:\d{4}(?!\d)|[-–][ \u00a0]?\p{Lu})/u.test(text.slice(end, end + 6));
    const before = wordsBefore(text, match.index, 1)[0] ?? '';
    if (!dot && !isDated) return undefined;
    const likely = isDated || /^(?:im|ab|seit|bis|ende|anfang|mitte|von|vom|und|letzten|nächsten|diesen)$/.test(before);
    return likely || /^[,;:)]|^[ \u00a0]\p{Ll}/u.test(text.slice(end, end + 2))
      ? fullMonth(month) + (dot && dotAfter(text, end))
      : undefined;
  },
);

/** `80er`, `1920er Jahre`, `90er-Jahre`. */
export const decades: Rule = rule(
  /(\d{1,4})er(-(?=\p{L}))?(?![\p{L}\p{N}])|(\d{1,4})er-/uy,
  ([, digits = '', hyphen, second]) => {
    const written = digits || (second ?? '');
    const said = written.length === 4 ? year(written) : cardinal(written);
    return `${said.replace(/^eins$/, 'ein')}er${hyphen || second ? ' ' : ''}`;
  },
);

/** Four digits that are a year by themselves or in their surroundings. */
export const plainYear: Rule = rule(/(1[1-9]\d{2})(?![\p{L}\p{N}%‰°€$]|[.,:/]\d|[ \u00a0]?[%€°])/uy, (match, text) => {
  const [all, digits = ''] = match;
  const end = match.index + all.length;
  const counts = /^[ \u00a0]\p{Lu}\p{L}{2,}/u.test(text.slice(end, end + 5));
  return !counts || yearWords.has(wordsBefore(text, match.index, 1)[0] ?? '') ? year(digits) : undefined;
});

/** `1850–1860`, `2020/21`, `1914-18`: years on both sides. */
export const yearRange: Rule = rule(
  /(1\d{3}|20\d{2})([ \u00a0]?[–—][ \u00a0]?|-|\/)(1\d{3}|20\d{2}|\d{2})(?![\p{L}\p{N}%-]|[.,:/]\d)/uy,
  (match) => {
    const [, from = '', dash = '', to = ''] = match;
    if (Number(to) <= Number(to.length === 2 ? from.slice(2) : from) && dash !== '/') return undefined;
    if (dash === '/' && Number(to.slice(-2)) !== (Number(from.slice(2)) + 1) % 100) return undefined;
    return [
      [from, year(from)],
      [dash, dash === '/' ? ' ' : ' bis '],
      [to, to.length === 2 ? cardinal(Number(to)) : year(to)],
    ];
  },
);
