/** Times of day and durations. */
import { dotAfter, wordBefore } from '../context.ts';
import { rule, type Rule } from '../edit.ts';
import type { RomanceLanguage } from './language.ts';
import { sayCounted, sayNumber, space } from './numerals.ts';

export interface TimeRules {
  clock: Rule;
  dotClock: Rule;
  dotHour: Rule;
  hourMinute: Rule;
  halfDay: Rule;
  outOf: Rule;
  minutesAndSeconds: Rule;
}

export function createTimeRules(language: RomanceLanguage): TimeRules {
  const { times, units, signs } = language;
  const half = String.raw`(?:${space}?([ap])(?:m(?![\p{L}\p{N}])|\.${space}?m\.))`;

  return {
    /** `14:30`, `8:05 h`, `1:23:45`, `3:15 p. m.`. */
    clock: rule(
      new RegExp(
        String.raw`(\d{1,2}):(\d{2})(?::(\d{2}))?(?![\d:])(?:${half}|(${space}?(?:h|hs|hrs|horas|heures|uhr)\b(?:\.(?=\s\p{Ll}))?))?`,
        'uiy',
      ),
      (match, text) => {
        const [all, hour = '', minute = '', second, letter, unit] = match;
        if (letter && !second && Number(hour) <= 12) {
          return (
            times.clock(Number(hour), Number(minute), undefined, 'none') + ending(text, match.index, all, hour, letter)
          );
        }
        return clock(hour, minute, second, unit ? 'hours' : 'none');
      },
    ),
    /** `alle 21.30`, where a word before it tells that it is a time. */
    dotClock: rule(/(\d{1,2})\.(\d{2})(?![\p{L}\d]|[.,]\d|\s?[€$%])/uy, (match, text) => {
      const [all, hour = '', minute = ''] = match;
      if (!times.dotWords) return undefined;
      const end = match.index + all.length;
      const isRange =
        /^\s?[-–]\s?\d{1,2}\.[0-5]\d(?!\d)/.test(text.slice(end, end + 8)) ||
        /(?<!\d)\d{1,2}\.[0-5]\d\s?[-–]\s?$/.test(text.slice(Math.max(0, match.index - 9), match.index));
      return isRange || times.dotWords.has(wordBefore(text, match.index))
        ? clock(hour, minute, undefined, 'none')
        : undefined;
    }),
    /** `14.30 h`. */
    dotHour: rule(/(\d{1,2})\.(\d{2})\s?(?:h|hs|hrs)(?![\p{L}\d/])/uy, ([, hour = '', minute = '']) =>
      clock(hour, minute, undefined, 'hours'),
    ),
    /** `14h30`, `8 h`, `9 h 05 min`, `21h30min`. */
    hourMinute: rule(
      new RegExp(
        String.raw`(\d{1,2})${space}?[hH](?:${space}?(\d{2})(?!\d|[.,]\d)(?:${space}?(min|mn|m)(?!\p{L})(?:${space}?(\d{2})${space}?s(?![\p{L}\d]))?)?)?(?![\p{L}\d/])`,
        'uy',
      ),
      ([, hour = '', minute = '0', minutes, second]) => clock(hour, minute, second, minutes ? 'minutes' : 'hours'),
    ),
    /** `24h/24`, `7j/7`. */
    outOf: rule(/(\d{1,2}) ?([hj])\/(\d{1,2})(?![\p{L}\d])/uy, ([, count = '', symbol = '', whole = '']) => {
      const noun = units.get(symbol);
      return noun && `${sayCounted(language, count, noun)} ${signs.over} ${sayNumber(language, whole)}`;
    }),
    /** `1'30"`. */
    minutesAndSeconds: rule(
      /(\d{1,2})\s?['’′]\s?(\d{1,2})\s?(?:["”″]|''|’’)/uy,
      ([, minute = '', second = '']) =>
        `${sayCounted(language, minute, signs.minutes)} ${sayCounted(language, second.replace(/^0(?=\d)/, ''), signs.seconds)}`,
    ),
    /** `9 a. m.`, `5pm`. */
    halfDay: rule(new RegExp(String.raw`(1[0-2]|0?[1-9])${half}`, 'uiy'), (match, text) => {
      const [all, hour = '', letter = ''] = match;
      return times.clock(Number(hour), 0, undefined, 'none') + ending(text, match.index, all, hour, letter);
    }),
  };

  function clock(hour: string, minute: string, second: string | undefined, unit: 'none' | 'hours' | 'minutes') {
    if (Number(hour) > 24 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined;
    return times.clock(Number(hour), Number(minute), second === undefined ? undefined : Number(second), unit);
  }

  function ending(text: string, at: number, all: string, hour: string, letter: string): string {
    const dot = all.endsWith('.') ? dotAfter(text, at + all.length) : '';
    return ` ${times.halfDay(Number(hour), letter.toLowerCase() === 'a')}${dot}`;
  }
}
