/** Dates, years, decades. */
import { dotAfter, wordBefore } from '../context.ts';
import { months, shortDays, shortMonths, yearWords } from './tables/dates.ts';
import { rule, type Parts, type Rule } from '../edit.ts';
import { loneWeekday } from '../weekdays.ts';
import type { EnglishAccent } from './accent.ts';
import { cardinal, decade, inPairs, ordinal, year } from './numbers.ts';
import { clockTime } from './times-of-day.ts';

const monthName = [...months, ...Object.keys(shortMonths)].join('|');
const fullMonth = (name: string) => shortMonths[name] ?? name;
const isDay = (day: string) => Number(day) >= 1 && Number(day) <= 31;
const isMonth = (month: string) => Number(month) >= 1 && Number(month) <= 12;

const fullYear = (written: string) =>
  written.length === 2 ? `${Number(written) < 70 ? '20' : '19'}${written}` : written;

/** A date in the order of the accent: `April third, twenty twenty-one`, `the third of April, twenty twenty-one`. */
function sayDate(accent: EnglishAccent, month: string, day: string, written: string | undefined): string {
  const name = months[Number(month) - 1] ?? '';
  const date = accent === 'GB' ? `the ${ordinal(day)} of ${name}` : `${name} ${ordinal(day)}`;
  return written ? `${date}, ${year(fullYear(written))}` : date;
}

/** `2026-11-20`, `2026/11/20`, `2026-11-20T14:30:00Z`. */
export const isoDate = (accent: EnglishAccent): Rule =>
  rule(
    /([12]\d{3})([-/.])(\d{1,2})\2(\d{1,2})(?:(T)(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z)?)?(?![\d-])/uy,
    ([, written = '', mark, month = '', day = '', atTime, hour = '', minute = '', zone]) => {
      if (!isMonth(month) || !isDay(day) || (mark === '-' && month.length + day.length < 4)) return undefined;
      const date = sayDate(accent, month, day, written);
      if (!atTime) return date;
      const time = clockTime(hour, minute);
      return time && `${date}, at ${time}${zone ? ' U T C' : ''}`;
    },
  );

/** `11/20/2026`, `03-04-2021`; the day comes first in Britain, between dots, and where the first number is no month. */
export const slashDate = (accent: EnglishAccent): Rule =>
  rule(
    /(\d{1,2})([-/.])(\d{1,2})\2((?:1[5-9]|20)\d{2}|\d{2})(?![\d/]|[-.]\d)/uy,
    ([, first = '', mark, second = '', written = '']) => {
      if (mark !== '/' && written.length === 2) return undefined;
      const dayFirst = Number(first) > 12 || mark === '.' || (accent === 'GB' && Number(second) <= 12);
      const [month, day] = dayFirst ? [second, first] : [first, second];
      return isMonth(month) && isDay(day) ? sayDate(accent, month, day, written) : undefined;
    },
  );

const dateBefore = /(?:^|[^\p{L}])(?:[Oo]n|[Dd]ue|[Bb]y|dated|[Uu]ntil|[Ss]ince)\s(?:the\s)?$/u;

/** `on 3/14`: no fraction where a day is meant. */
export const dayAndMonth = (accent: EnglishAccent): Rule =>
  rule(/(\d{1,2})\/(\d{1,2})(?![\p{L}\d/]|[.,]\d|\s(?:of|cups?|inch))/uy, (match, text) => {
    const [, first = '', second = ''] = match;
    if (!dateBefore.test(text.slice(Math.max(0, match.index - 12), match.index))) return undefined;
    const dayFirst = Number(first) > 12 || (accent === 'GB' && Number(second) <= 12);
    const [month, day] = dayFirst ? [second, first] : [first, second];
    return isMonth(month) && isDay(day) ? sayDate(accent, month, day, undefined) : undefined;
  });

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
export const monthDay = (accent: EnglishAccent): Rule =>
  rule(
    new RegExp(
      `(${monthName})(\\.?)(\\s+)(?:(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\p{N}:%]|[.,/]\\d)((?:,?\\s+|,)(?=[12]\\d{3}(?!\\d))([12]\\d{3})(?!\\d|[,.:%]\\d))?|(?=[12]\\d{3}(?!\\d)))`,
      'uy',
    ),
    (match) => {
      const [all, month = '', dot = '', gap = '', day, after = '', written = ''] = match;
      const name: Parts = [
        [month + dot, fullMonth(month)],
        [gap, gap],
      ];
      if (!day) return name;
      if (!isDay(day)) return month in shortMonths ? name : undefined;
      const dayEnd = all.length - after.length;
      const parts: Parts = [
        ...name,
        [all.slice(month.length + dot.length + gap.length, dayEnd), (accent === 'GB' ? 'the ' : '') + ordinal(day)],
      ];
      if (!written) return parts;
      const comma = after.slice(0, -written.length);
      return [...parts, [comma, /\s$/.test(comma) && comma.startsWith(',') ? comma : ', '], [written, year(written)]];
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
  (match, text) => {
    const [all, day = '', dot = ''] = match;
    // "She sat 5 exams" begins with a capital at most at the start of a sentence.
    const isWord = day === 'Sat' || day === 'Sun' || day === 'Wed';
    const isDated = datedAfter.test(text.slice(match.index + all.length, match.index + all.length + 24));
    return !isWord || dot || isDated ? shortDays[day] : undefined;
  },
);

export const weekdayAlone = loneWeekday({
  days: shortDays,
  after: new Set('on by until till every each last next this since from to through and or before after'.split(' ')),
  joints: 'and|or|to|through|&',
  dotAfter,
});

const datedAfter = new RegExp(`^,?\\s+(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:${monthName})(?!\\p{L})`, 'u');

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

/** Words of things that are counted: four digits before them are no year. */
const counts =
  /^\s(?:people|men|women|children|students|employees|workers|soldiers|fans|users|members|guests|visitors|miles|feet|meters|metres|kilometers|kilometres|calories|dollars|euros|pounds|cents|words|pages|times|steps|copies|votes|points|hours|minutes|seconds|days|weeks|years|houses|homes|cars|books|species|tons|tonnes|square|cubic|acres|units|items|pieces|tickets|seats|jobs|patients|cases|volts|watts|others|or (?:so|more))(?!\p{L})/u;
const countedBefore =
  /\b(?:than|nearly|almost|over|some|roughly|approximately|exactly|only|least|most|another|every)\s$/i;
const era = /^\s?(?:B\.?C\.?(?:E\.?)?|C\.?E\.?|A\.?D\.?)(?![\p{L}\d])/u;
/** "the 1815 battle", "(born 1756)". */
const attribute = /\b(?:the|his|her|its|their|a|an|this|that|our|my)\s$/i;
const singularNoun = /^\s(?!(?:people|of|and|or|in|on|to|was|were|is|are)\b)[a-z]{3,}(?<!s)(?!\p{L})/u;
const lifeBefore =
  /(?:\b(?:born|died|b\.|d\.|founded|built|published|written|composed|released|established|est\.?|crowned|elected|killed|married|invaded|dated|anno|AD|A\.D\.)(?:\sin)?\s|[(–-])$/;

/** Four digits that are a year by themselves (1900 to 2099) or in their surroundings (1000 to 2099); others before BC. */
export const plainYear: Rule = rule(/(\d{3,4})(?![\p{L}\p{N}%]|[.,]\d)/uy, (match, text) => {
  const [, digits = ''] = match;
  const left = text.slice(Math.max(0, match.index - 16), match.index);
  const right = text.slice(match.index + digits.length, match.index + digits.length + 20);
  if (era.test(right)) return digits.length === 4 && !/^\d000$/.test(digits) ? year(digits) : inPairs(digits);
  if (!/^(?:1\d{3}|20\d{2})$/.test(digits)) return undefined;
  const isDated = yearWords.has(wordBefore(text, match.index));
  const isCount = counts.test(right);
  if (Number(digits) >= 1900) return isCount && (!isDated || countedBefore.test(left)) ? undefined : year(digits);
  if (isCount && !/\b(?:in|since)\s$/i.test(left)) return undefined;
  const isLikely =
    isDated ||
    lifeBefore.test(left) ||
    (Number(digits) >= 1400 && Number(digits) % 100 > 0 && attribute.test(left) && singularNoun.test(right));
  return isLikely ? year(digits) : undefined;
});

/** `1850–1860`, `2020-21`: years on both sides. */
export const yearRange: Rule = rule(
  /(1\d{3}|20\d{2})(\s?[–—]\s?|-|\/)(1\d{3}|20\d{2}|\d{2})(?![\p{L}\p{N}%-]|[.,/]\d)/uy,
  (match) => {
    const [, from = '', dash = '', to = ''] = match;
    // With a slash a season is meant, which ends in the next year: "2019/20".
    if (dash === '/')
      return Number(to.slice(-2)) === (Number(from.slice(2)) + 1) % 100
        ? [
            [from, year(from)],
            [dash, ' '],
            [to, to.length === 2 ? cardinal(Number(to)) : year(to)],
          ]
        : undefined;
    const isLater = !to.startsWith('0') && Number(to) > Number(to.length === 2 ? from.slice(2) : from);
    return isLater
      ? [
          [from, year(from)],
          [dash, ' to '],
          [to, to.length === 2 ? cardinal(to) : year(to)],
        ]
      : undefined;
  },
);
