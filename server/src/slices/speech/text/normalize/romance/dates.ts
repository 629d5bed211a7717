/** Dates, in any order, and the days and months that are shortened in them. */
import { dotAfter, wordBefore } from '../context.ts';
import { rule, type Parts, type Rule } from '../edit.ts';
import { loneWeekday } from '../weekdays.ts';
import type { RomanceLanguage } from './language.ts';
import { anyOf, wordEnd } from './numerals.ts';

export interface DateRules {
  loneDay: Rule;
  isoDate: Rule;
  numericDate: Rule;
  dayAndMonth: Rule;
  dayRange: Rule;
  dayMonth: Rule;
  shortDay: Rule;
  shortMonth: Rule;
  shortYear: Rule;
  dayPair: Rule;
}

const isDay = (day: string) => Number(day) >= 1 && Number(day) <= 31;
const isMonth = (month: string) => Number(month) >= 1 && Number(month) <= 12;

export function createDateRules(language: RomanceLanguage): DateRules {
  const { dates, numbers, times } = language;
  const monthWords = anyOf([...dates.months, ...dates.months.map(capitalized), ...Object.keys(dates.shortMonths)]);
  const shortDays = anyOf(Object.keys(dates.shortDays));
  const ordinalMark = `(?:${anyOf(Object.keys(language.ordinalEndings))}|°)`;
  const of = String.raw`(?:de |del |d['’]|di |do )?`;

  const sayDay = (day: string) => (Number(day) === 1 ? dates.firstDay : numbers.cardinal(Number(day), 'counting'));
  const fullYear = (year: string) => (year.length > 2 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`);
  const sayYear = (year: string) => numbers.cardinal(Number(fullYear(year)), 'counting');
  const sayMonth = (month: number) => dates.months[month - 1] ?? '';
  const date = (day: string, month: string, year: string) =>
    `${sayDay(day)}${dates.ofMonth}${sayMonth(Number(month))}${dates.ofYear}${sayYear(year)}`;
  const monthOf = (written: string) =>
    written in dates.shortMonths ? sayMonth(dates.shortMonths[written] ?? 0) : written;

  return {
    /** `2026-11-20`, `2024/02/29`, `2026-11-20T14:30:00Z`. */
    isoDate: rule(
      /([12]\d{3})([-/.])(\d{1,2})\2(\d{1,2})(?:(?:T|\s(?=\d{2}:\d{2}:))(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?Z?)?(?![\d-]|\.\d)/uy,
      ([, year = '', , month = '', day = '', hour, minute = '']) => {
        if (!isMonth(month) || !isDay(day)) return undefined;
        const said = date(day, month, year);
        return hour === undefined
          ? said
          : `${said} ${dates.atTime} ${times.clock(Number(hour), Number(minute), undefined, 'none')}`;
      },
    ),
    /** `03/04/2021`, `3.4.21`, `03-04-2021`; the month first where the second number cannot be one. */
    numericDate: rule(/(\d{1,2})([-/.])(\d{1,2})\2(1\d{3}|20\d{2}|\d{2})(?![\p{L}\d/-]|\.\d)/uy, (match, text) => {
      const [, first = '', mark, second = '', year = ''] = match;
      // "12-10-08" may be a score or a number; a date has a word before it, or dots and two digits each.
      const isSure =
        mark === '/' ||
        (first.length === 2 &&
          second.length === 2 &&
          (mark === '.' || dates.dayWords.includes(wordBefore(text, match.index))));
      if (year.length === 2 && !isSure) return undefined;
      const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
      return isMonth(month) && isDay(day) ? date(day, month, year) : undefined;
    }),
    /** `le 14/07`, where a word before it tells that it is a date. */
    dayAndMonth: rule(
      /(\d{1,2})[/.](\d{1,2})(?![\p{L}\d/%]|[.,]\d|\s(?:d[aeiou]s?|de[lsi]|del[lae]{1,2})\s|\sd['’])/uy,
      (match, text) => {
        const [, day = '', month = ''] = match;
        const isDate = dates.dayWords.includes(wordBefore(text, match.index)) && isDay(day) && isMonth(month);
        return isDate ? `${sayDay(day)}${dates.ofMonth}${sayMonth(Number(month))}` : undefined;
      },
    ),
    /** The first day of `5-7 juin`. */
    dayRange: rule(
      new RegExp(`(\\d{1,2})${ordinalMark}?(\\s?[-–/]\\s?)(?=\\d{1,2}\\s${of}(?:${monthWords})${wordEnd})`, 'uy'),
      ([all, day = '', dash = '']) =>
        isDay(day)
          ? [
              [all.slice(0, all.length - dash.length), sayDay(day)],
              [dash, ` ${language.signs.range} `],
            ]
          : undefined,
    ),
    /** `1er janvier 2024`, `3 de abril de 2021`, `14 juil.`. */
    dayMonth: rule(
      new RegExp(
        `(\\d{1,2})(${ordinalMark})?(\\s{1,2}${of}|[-])(${monthWords})${wordEnd}(\\.?)(?:((?:,?\\s{1,2}${of}|-))(1\\d{3}|20\\d{2}|['’]?\\d{2}(?!\\d|:\\d|\\s?h))(?![\\d%]|[.,]\\d))?`,
        'uy',
      ),
      (match, text) => {
        const end = match.index + match[0].length;
        const [, day = '', mark = '', gap = '', month = '', dot = '', link = '', year] = match;
        if (!isDay(day)) return undefined;
        const parts: (readonly [string, string])[] = [
          [
            day + mark,
            mark && Number(day) === 1
              ? numbers.ordinal(1, 'masculine')
              : isElided(text, match.index)
                ? numbers.cardinal(Number(day), 'counting')
                : sayDay(day),
          ],
          [gap, gap.trim() === '' || gap === '-' ? dates.ofMonth : gap],
          [
            month + dot,
            monthOf(month) + (dot && !year ? (month in dates.shortMonths ? dotAfter(text, end) : dot) : ''),
          ],
        ];
        if (year)
          parts.push(
            [link, link.trim() === '' || link === '-' ? dates.ofYear : link],
            [year, numbers.cardinal(Number(year.replace(/['’]/, '')), 'counting')],
          );
        return parts satisfies Parts;
      },
    ),
    /** `lun. 3 mars`: a shortened day before a date. */
    shortDay: rule(
      new RegExp(
        `(${shortDays})(?:\\.(?=,?\\s\\d{1,2}[\\s/.-])|(?=,?\\s\\d{1,2}(?:\\s${of}(?:${monthWords})${wordEnd}|[/.-]\\d)))`,
        'uiy',
      ),
      ([, day = '']) => dates.shortDays[day.toLowerCase()],
    ),
    /** `lun.-ven.`, `lun. a vie.`. */
    dayPair: rule(
      new RegExp(
        `(${shortDays})(?:(\\.?)(\\s?[-–]\\s?)|(\\.)(\\s(?:a|à|al|au|y|et|e)\\s))(${shortDays})${wordEnd}(\\.?)`,
        'uiy',
      ),
      (match, text) => {
        const [all, first = '', dot, dash, otherDot = '', word = '', last = '', end = ''] = match;
        return [
          [first + (dot ?? otherDot), dates.shortDays[first.toLowerCase()] ?? first],
          dash === undefined ? [word, word] : [dash, ` ${language.signs.range} `],
          [
            last + end,
            (dates.shortDays[last.toLowerCase()] ?? last) + (end && dotAfter(text, match.index + all.length)),
          ],
        ];
      },
    ),
    /** `lun., mer. e ven.`, `chaque mar.`. */
    loneDay: loneWeekday({
      days: dates.shortDays,
      after: new Set('le du au chaque cada ogni todo toda'.split(' ')),
      joints: 'y|e|et|ou|o|u',
      dotAfter,
    }),
    /** `janv. 2024`. */
    shortMonth: rule(
      new RegExp(
        `(${anyOf(Object.keys(dates.shortMonths))})(?:\\.(?=\\s?[\\d\\p{Ll},–-])|(?=\\s(?:de |del )?(?:19|20)\\d\\d(?!\\d)))`,
        'uy',
      ),
      ([, month = '']) => (dates.months.includes(month) ? undefined : monthOf(month)),
    ),
    /** `'98`, `anni '80`. */
    shortYear: rule(/['’‘](\d\d)(?![\p{L}\d'’"]|[.,]\d)/uy, (match, text) =>
      /[\p{L}\d]/u.test(text[match.index - 1] ?? '') ? undefined : numbers.cardinal(Number(match[1]), 'counting'),
    ),
  };
}

/** After an elided article no ordinal follows: `l’1 gennaio`. */
const isElided = (text: string, at: number) => /['’]/.test(text[at - 1] ?? '');

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
