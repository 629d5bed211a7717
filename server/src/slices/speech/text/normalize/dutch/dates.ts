/** Dates, years, decades. */
import { wordBefore } from '../context.ts';
import { rule, type Rule } from '../edit.ts';
import { loneWeekday } from '../weekdays.ts';
import { months, shortDays, shortMonths, yearWords } from './date-table.ts';
import { cardinal, number, year } from './numbers.ts';
import { dotAfter, endsText } from './sentence-end.ts';
import { clockTime } from './times-of-day.ts';

const monthName = [...months, ...Object.keys(shortMonths)].sort((a, b) => b.length - a.length).join('|');
const isDay = (day: string) => Number(day) >= 1 && Number(day) <= 31;
const isMonth = (month: string) => Number(month) >= 1 && Number(month) <= 12;
const fullYear = (written: string) =>
  written.length === 2 ? `${Number(written) < 50 ? '20' : '19'}${written}` : written;
const dayOfMonth = (day: string, month: string) => `${cardinal(Number(day))} ${months[Number(month) - 1]}`;

/** `2026-11-20`, `2026-11-20T14:30:00Z`. */
export const isoDate: Rule = rule(
  /([12]\d{3})([-/])(\d{2})\2(\d{2})(?:([T ])(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z)?)?(?![\d-])/uy,
  ([, written = '', , month = '', day = '', atTime, hour = '', minute = '', zone]) => {
    if (!isMonth(month) || !isDay(day)) return undefined;
    const date = `${dayOfMonth(day, month)} ${year(written)}`;
    if (!atTime) return date;
    const time = clockTime(hour, minute);
    return time && `${date}, ${time}${zone ? ' U T C' : ''}`;
  },
);

/** `03-04-2021`, `24/12/1999`, `8.3.2022`, `op 3/5`. */
export const numericDate: Rule = rule(
  /(\d{1,2})([-/.])(\d{1,2})(?:\2((?:1\d|20)\d{2}|\d{2}(?![.,:]?\d|[ \u00a0]?uur)))?(?![\d]|[-/.]\d)/uy,
  (match, text) => {
    const [, day = '', mark, month = '', written] = match;
    if (!isMonth(month) || !isDay(day)) return undefined;
    const before = wordBefore(text, match.index);
    if (/^(?:versie|v)$/.test(before)) return undefined;
    // Without a year only a slash after such a word makes a date: "op 3/5".
    if (
      !written &&
      !(
        mark === '/' &&
        /^(?:op|tot|vanaf|van|voor|na|sinds|tussen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)$/.test(
          before,
        )
      )
    )
      return undefined;
    const date = dayOfMonth(day, month);
    return written ? `${date} ${year(fullYear(written))}` : date;
  },
);

/** `3 april 2021`, `2 sept.`, `1e mei`. */
export const dayMonth: Rule = rule(
  new RegExp(
    `(\\d{1,2})([ \\u00a0])(${monthName})(?![\\p{L}\\p{N}])(\\.?)((?:,?[ \\u00a0]['’]?\\d{2,4}(?![\\d,:.%]\\d|[ \\u00a0]?uur))?)`,
    'uy',
  ),
  (match, text) => {
    const [all, day = '', gap = '', month = '', dot = '', rest = ''] = match;
    if (!isDay(day)) return undefined;
    const isShort = month in shortMonths;
    const written = /\d+$/.exec(rest)?.[0] ?? '';
    const hasYear = written.length === 4 || /['’]/.test(rest);
    const end = match.index + all.length - (hasYear ? 0 : rest.length);
    const keptDot = isShort ? (hasYear ? '' : dotAfter(text, end)) : '.';
    const parts: (readonly [string, string])[] = [
      [day, cardinal(day)],
      [gap, gap],
      [month + dot, (shortMonths[month] ?? month) + (dot && keptDot)],
    ];
    if (hasYear) {
      const before = rest.slice(0, -written.length);
      parts.push([before, before.replace(/['’]/, '')], [written, year(written)]);
    }
    return parts;
  },
);

/** The first day of `3-5 mei` or `3–5 mei`. */
export const dayRange: Rule = rule(
  new RegExp(`(\\d{1,2})([ \\u00a0]?[-–][ \\u00a0]?)(?=\\d{1,2}[ \\u00a0](?:${monthName})(?![\\p{L}\\p{N}]))`, 'uy'),
  ([, day = '', dash = '']) =>
    isDay(day)
      ? [
          [day, cardinal(day)],
          [dash, ' tot '],
        ]
      : undefined,
);

const shortDay = Object.keys(shortDays)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** `ma t/m vr`, `ma-vr`, `ma. 5 feb.`, `za 10-17 uur`. */
export const weekday: Rule = rule(
  new RegExp(
    `(${shortDay})(\\.?)(?![\\p{L}\\p{N}])(?:([ \\u00a0]?[-–][ \\u00a0]?|[ \\u00a0](?:t/m|tot|en)[ \\u00a0])(${shortDay})(\\.?)(?![\\p{L}\\p{N}]))?`,
    'iuy',
  ),
  (match, text) => {
    const [all, first = '', dot = '', dash, second = '', end = ''] = match;
    const day = shortDays[first.toLowerCase()] ?? first;
    const stop = match.index + all.length;
    if (dash) {
      const word = dash.includes('t/m') ? ' tot en met ' : /[-–]/.test(dash) ? ' tot ' : dash;
      return [
        [first + dot, day],
        [dash, word],
        [second + end, (shortDays[second.toLowerCase()] ?? second) + (end && dotAfter(text, stop))],
      ];
    }
    const isDated = new RegExp(`^,?[ \\u00a0]\\d{1,2}(?:[ \\u00a0](?:${monthName})|[-/:.]\\d|[ \\u00a0]uur)`, 'u').test(
      text.slice(stop, stop + 16),
    );
    return isDated && (dot || !/^(?:do|zo|za)$/i.test(first) || /[-/:.]\d|uur/.test(text.slice(stop, stop + 12)))
      ? day
      : undefined;
  },
);

/** `ma, wo en vr`, `van za. 4`. */
export const weekdayAlone = loneWeekday({
  // Without a date the others are words: "do" is a tone, "zo" means so.
  days: Object.fromEntries(Object.entries(shortDays).filter(([short]) => !/^(?:do|zo)$/.test(short))),
  after: new Set('op van vanaf elke iedere volgende komende afgelopen'.split(' ')),
  joints: 'en|of|t/m|tot',
  dotAfter,
});

/** `sept. 2026`, `in okt.`. */
export const monthAlone: Rule = rule(
  new RegExp(`(${Object.keys(shortMonths).join('|')})(\\.?)(?![\\p{L}\\p{N}])`, 'uy'),
  (match, text) => {
    const [all, month = '', dot = ''] = match;
    const end = match.index + all.length;
    const isDated = /^[ \u00a0]?(?:\d{4}(?!\d)|[-–][ \u00a0]?\p{L})/u.test(text.slice(end, end + 6));
    const likely =
      dot &&
      (/^(?:in|sinds|tot|vanaf|eind|begin|medio|en|afgelopen|komende)$/.test(wordBefore(text, match.index)) ||
        endsText(text, end));
    return isDated || likely ? (shortMonths[month] ?? month) + (dot && dotAfter(text, end)) : undefined;
  },
);

/** `jaren 80`, `jaren '90`; the apostrophe is a sign of its own. */
export const decade: Rule = rule(/['’‘](\d0)(?![\p{L}\d])|['’‘](\d{2})(?![\p{L}\d])/uy, (match, text) => {
  const digits = match[1] ?? match[2] ?? '';
  const isOpen = /(?:^|[\s(])$/.test(text.slice(Math.max(0, match.index - 1), match.index));
  return isOpen ? number(digits) : undefined;
});

/** Four digits that are a year by themselves or in their surroundings. */
export const plainYear: Rule = rule(/(1[1-9]\d{2})(?![\p{L}\p{N}%‰°€$]|[.,:/]\d|[ \u00a0]?[%€°])/uy, (match, text) => {
  const [, digits = ''] = match;
  const end = match.index + digits.length;
  const counts = /^[ \u00a0]\p{Ll}{3,}en(?!\p{L})/u.test(text.slice(end, end + 24));
  return !counts || yearWords.has(wordBefore(text, match.index)) ? year(digits) : undefined;
});

/** `1914-1918`, `2020/21`: years on both sides. */
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
      [from, year(from)],
      [dash, dash === '/' ? ' ' : ' tot '],
      [to, to.length === 2 ? cardinal(Number(to)) : year(to)],
    ];
  },
);
