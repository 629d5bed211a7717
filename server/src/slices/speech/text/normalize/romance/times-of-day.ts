/** Times of day and durations. */
import { dotAfter } from '../context.ts';
import { rule, type Rule } from '../edit.ts';
import type { RomanceLanguage } from './language.ts';
import { space } from './numerals.ts';

export interface TimeRules {
  clock: Rule;
  hourMinute: Rule;
  halfDay: Rule;
}

export function createTimeRules({ times, numbers }: RomanceLanguage): TimeRules {
  const halves: Readonly<Record<string, string>> = { a: ` ${times.morning}`, p: ` ${times.afternoon}` };
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
        if (Number(hour) > 24 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined;
        const said = times.clock(
          Number(hour),
          Number(minute),
          second === undefined ? undefined : Number(second),
          !!unit,
        );
        return said + (letter ? ending(text, match.index, all, letter) : '');
      },
    ),
    /** `14h30`, `8 h`, `9 h 05 min`, `21h30min`. */
    hourMinute: rule(
      new RegExp(
        String.raw`(\d{1,2})${space}?[hH](?:${space}?(\d{2})(?!\d|[.,]\d)(?:${space}?(?:min|mn|m)(?![\p{L}\d])(?:${space}?(\d{2})${space}?s(?![\p{L}\d]))?)?)?(?![\p{L}\d/])`,
        'uy',
      ),
      ([, hour = '', minute = '0', second]) => {
        if (Number(hour) > 24 || Number(minute) > 59) return undefined;
        return times.clock(Number(hour), Number(minute), second === undefined ? undefined : Number(second), true);
      },
    ),
    /** `9 a. m.`, `5pm`. */
    halfDay: rule(new RegExp(String.raw`(1[0-2]|0?[1-9])${half}`, 'uiy'), (match, text) => {
      const [all, hour = '', letter = ''] = match;
      return numbers.cardinal(Number(hour), 'feminine') + ending(text, match.index, all, letter);
    }),
  };

  function ending(text: string, at: number, all: string, letter: string): string {
    return (halves[letter.toLowerCase()] ?? '') + (all.endsWith('.') ? dotAfter(text, at + all.length) : '');
  }
}
