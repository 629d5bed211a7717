/** Dates, years, decades. */
import { dotAfter, wordBefore } from '../context.ts';
import { months, shortDays, shortMonths, yearWords } from './date-table.ts';
import { rule, type Parts, type Rule } from '../edit.ts';
import { cardinal, decade, ordinal, year } from './numbers.ts';
import { clockTime } from './times-of-day.ts';

const monthName = [...months, ...Object.keys(shortMonths)].join('|');
const fullMonth = (name: string) => shortMonths[name] ?? name;
const isDay = (day: string) => Number(day) >= 1 && Number(day) <= 31;
const isMonth = (month: string) => Number(month) >= 1 && Number(month) <= 12;

function monthDayYear(month: string, day: string, written: string): string {
  const full = written.length === 2 ? `${Number(written) < 70 ? '20' : '19'}${written}` : written;
  return `${months[Number(month) - 1]} ${ordinal(day)}, ${year(full)}`;
}

/** `2026-11-20`, `2026-11-20T14:30:00Z`. */
export const isoDate: Rule = rule(
  /([12]\d{3})-(\d{2})-(\d{2})(?:(T)(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z)?)?(?![\d-])/uy,
  ([, written = '', month = '', day = '', atTime, hour = '', minute = '', zone]) => {
    if (!isMonth(month) || !isDay(day)) return undefined;
    const date = monthDayYear(month, day, written);
    if (!atTime) return date;
    const time = clockTime(hour, minute);
    return time && `${date}, at ${time}${zone ? ' you tee see' : ''}`;
  },
);

/** `11/20/2026`; the day comes first where the first number cannot be a month, or between dots (`20.11.2026`). */
export const slashDate: Rule = rule(
  /(\d{1,2})([/.])(\d{1,2})\2((?:1[5-9]|20)\d{2}|\d{2})(?![\d/]|\.\d)/uy,
  ([, first = '', mark, second = '', written = '']) => {
    if (mark === '.' && written.length === 2) return undefined;
    const dayFirst = Number(first) > 12 || mark === '.';
    const [month, day] = dayFirst ? [second, first] : [first, second];
    return isMonth(month) && isDay(day) ? monthDayYear(month, day, written) : undefined;
  },
);

/** `20 November 2026`, `the 3rd of May`, `20 Nov`. */
export const dayMonth: Rule = rule(
  new RegExp(
    `(\\d{1,2})(?:st|nd|rd|th)?(\\s+)((?:of\\s+)?)(${monthName})(?![\\p{L}\\p{N}])(\\.?)((?:,?\\s+\\d{4}(?![\\d,:.%]\\d))?)`,
    'uy',
  ),
  (match, text) => {
    const [all, day = '', gap = '', of = '', month = '', dot = '', rest = ''] = match;
    if (!isDay(day)) return undefined;
    const before = wordBefore(text, match.index) === 'the' ? '' : 'the ';
    const end = match.index + all.length - rest.length;
    const parts: (readonly [string, string])[] = [
      [
        all.slice(0, all.length - gap.length - of.length - month.length - dot.length - rest.length),
        before + ordinal(day) + (of ? '' : ' of'),
      ],
      [gap + of, gap + of],
      [
        month + dot,
        fullMonth(month) + (dot && !rest ? dotAfter(text, end) : dot && !(month in shortMonths) ? dot : ''),
      ],
    ];
    if (rest) parts.push([rest.slice(0, -4), rest.slice(0, -4)], [rest.slice(-4), fourDigits(rest.slice(-4))]);
    return parts;
  },
);

const fourDigits = (digits: string) =>
  Number(digits) >= 1000 && Number(digits) < 2100 ? year(digits) : cardinal(digits);

/** The first day and the dash of `5–7 June`. */
export const dayRange: Rule = rule(
  new RegExp(`(\\d{1,2})(\\s?[-–]\\s?)(?=\\d{1,2}\\s+(?:${monthName})(?![\\p{L}\\p{N}]))`, 'uy'),
  (match, text) => {
    const [, day = '', dash = ''] = match;
    if (!isDay(day)) return undefined;
    return [
      [day, (wordBefore(text, match.index) === 'the' ? '' : 'the ') + ordinal(day)],
      [dash, ' to '],
    ];
  },
);

/** `Nov 20th, 2026`, `November 20`, `Sept. 2026`; a shortened month only before a number. */
export const monthDay: Rule = rule(
  new RegExp(
    `(${monthName})(\\.?)(\\s+)(?:(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\p{N}:%]|[.,/]\\d)(,?\\s+(?=[12]\\d{3}(?!\\d)))?|(?=[12]\\d{3}(?!\\d)))`,
    'uy',
  ),
  (match) => {
    const [all, month = '', dot = '', gap = '', day, comma = ''] = match;
    const name: Parts = [
      [month + dot, fullMonth(month)],
      [gap, gap],
    ];
    if (!day) return name;
    if (!isDay(day)) return month in shortMonths ? name : undefined;
    const written = all.slice(month.length + dot.length + gap.length, all.length - comma.length);
    return [...name, [written, ordinal(day)], [comma, comma.startsWith(',') || !comma ? comma : `,${comma}`]];
  },
);

const monthAndDash = new RegExp(`(?:${monthName})\\.?\\s\\d{1,2}(?:st|nd|rd|th)?\\s?[-–]\\s?$`, 'u');

/** The last day of `June 5–7`. */
export const lastDay: Rule = rule(/(\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}:%]|[.,/]\d)/uy, (match, text) => {
  const [, day = ''] = match;
  return isDay(day) && monthAndDash.test(text.slice(Math.max(0, match.index - 20), match.index))
    ? ordinal(day)
    : undefined;
});

/** `Mon–Fri`, `Mon. 5 pm`, `Jan.` where a date is meant. */
export const shortDay: Rule = rule(
  new RegExp(
    `(${Object.keys({ ...shortDays, ...shortMonths }).join('|')})(\\.?)(\\s?[-–—]\\s?)(${Object.keys({ ...shortDays, ...shortMonths }).join('|')})(?![\\p{L}\\p{N}])(\\.?)`,
    'uy',
  ),
  (match, text) => {
    const [all, first = '', dot = '', dash = '', second = '', end = ''] = match;
    return [
      [first + dot, shortDays[first] ?? shortMonths[first] ?? first],
      [dash, ' to '],
      [
        second + end,
        (shortDays[second] ?? shortMonths[second] ?? second) + (end && dotAfter(text, match.index + all.length)),
      ],
    ];
  },
);

export const weekday: Rule = rule(
  new RegExp(`(${Object.keys(shortDays).join('|')})(\\.?)(?=,?\\s+(?:\\d|(?:${monthName})(?![\\p{L}])))`, 'uy'),
  ([, day = '', dot = '']) =>
    day === 'Sat' || day === 'Sun' || day === 'Wed' ? (dot ? shortDays[day] : undefined) : shortDays[day],
);

/** `Jan.` alone. */
export const monthAlone: Rule = rule(new RegExp(`(${Object.keys(shortMonths).join('|')})\\.`, 'uy'), (match, text) => {
  const [all, month = ''] = match;
  const end = match.index + all.length;
  const dated = /^(?:in|since|last|next|of|early|late|by|until|till|from|mid|to)$/.test(wordBefore(text, match.index));
  return dated || /^,|^\s+[a-z(]/.test(text.slice(end, end + 3))
    ? `${shortMonths[month]}${dotAfter(text, end)}`
    : undefined;
});

/** `1990s`, `80s`; with an apostrophe before it in the signs' rules. */
export const decades: Rule = rule(/(\d{3}0|\d0)['’]?s(?![\p{L}\p{N}])/uy, ([, digits = '']) => {
  return digits.length === 4 && !/^(?:1[1-9]|20)/.test(digits)
    ? undefined
    : digits === '00'
      ? undefined
      : decade(digits);
});

/** Four digits that are a year by themselves (1900 to 2099) or in their surroundings (1000 to 2099). */
export const plainYear: Rule = rule(/(1\d{3}|20\d{2})(?![\p{L}\p{N}%]|[.,]\d)/uy, (match, text) => {
  const [, digits = ''] = match;
  const likely = Number(digits) >= 1900 || yearWords.has(wordBefore(text, match.index));
  return likely ? year(digits) : undefined;
});

/** `1850–1860`, `2020-21`: years on both sides. */
export const yearRange: Rule = rule(
  /(1\d{3}|20\d{2})(\s?[–—]\s?|-)(1\d{3}|20\d{2}|[1-9]\d)(?![\p{L}\p{N}%-]|[.,]\d)/uy,
  (match) => {
    const [, from = '', dash = '', to = ''] = match;
    const isLater = Number(to) > Number(to.length === 2 ? from.slice(2) : from);
    return isLater
      ? [
          [from, year(from)],
          [dash, ' to '],
          [to, to.length === 2 ? cardinal(to) : year(to)],
        ]
      : undefined;
  },
);
