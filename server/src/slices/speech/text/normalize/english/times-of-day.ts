/** Times of day and durations with colons. */
import { dotAfter } from '../context.ts';
import { rule, type Rule } from '../edit.ts';
import { cardinal } from './numbers.ts';

/** `14`, `05` → `fourteen oh five`. Undefined for what is no time of day. */
export function clockTime(hour: string, minute: string): string | undefined {
  const hours = Number(hour);
  const minutes = Number(minute);
  if (hours > 24 || minutes > 59) return undefined;
  const said = cardinal(hours);
  if (minutes > 0) return `${said} ${minutes < 10 ? 'oh ' : ''}${cardinal(minutes)}`;
  if (hours === 0 || hours === 24) return 'midnight';
  return hours <= 12 ? `${said} o'clock` : `${said} hundred`;
}

const halves: Readonly<Record<string, string>> = { a: ' A M', p: ' P M' };

/** The dot of `p.m.` ends no sentence before a time zone or a day: `5 p.m. EST`. */
const dotAfterHalf = (text: string, at: number) =>
  /^\s(?:[A-Z]{2,4}(?![\p{L}])|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Eastern|Pacific|Central|Mountain)/u.test(
    text.slice(at, at + 12),
  )
    ? ''
    : dotAfter(text, at);

/** `3:45pm`, `14:30`, `12:00`, `1:23:45`. */
export const clock: Rule = rule(
  /(\d{1,2}):(\d{2})(?::(\d{2}))?(?!\d)(?:\s?([ap])(?:m(?![\p{L}\p{N}])|\.\s?m\.))?/iuy,
  (match, text) => {
    const [all, hour = '', minute = '', second, half] = match;
    const onTheHour = Number(minute) === 0 && !second;
    const time = half && onTheHour && Number(hour) <= 12 && Number(hour) > 0 ? cardinal(hour) : clockTime(hour, minute);
    if (!time) return undefined;
    if (second) {
      const [minutes, seconds] = [minute, second].map(
        (part) => (Number(part) < 10 ? 'oh ' : '') + cardinal(Number(part)),
      );
      return `${cardinal(hour)} ${minutes} ${seconds}${half ? halves[half.toLowerCase()] : ''}`;
    }
    if (!half) return time;
    return time + halves[half.toLowerCase()] + (all.endsWith('.') ? dotAfterHalf(text, match.index + all.length) : '');
  },
);

/** `9.30 am`: with a dot, as it is written in Britain. */
export const dottedTime: Rule = rule(
  /(1[0-2]|0?[1-9])\.([0-5]\d)\s?([ap])(?:m(?![\p{L}\p{N}])|\.\s?m\.)/iuy,
  (match, text) => {
    const [all, hour = '', minute = '', half = ''] = match;
    const time = Number(minute) === 0 ? cardinal(hour) : clockTime(hour, minute);
    return (
      time &&
      time + halves[half.toLowerCase()] + (all.endsWith('.') ? dotAfterHalf(text, match.index + all.length) : '')
    );
  },
);

/** `0600 hours`, `1830 hrs`. */
export const militaryTime: Rule = rule(
  /([01]\d|2[0-4])([0-5]\d)(?=\s(?:hours|hrs)(?!\p{L}))/uy,
  ([, hour = '', minute = '']) => {
    const hours = hour.startsWith('0') ? `oh ${cardinal(hour)}` : cardinal(hour);
    if (minute === '00') return `${hours} hundred`;
    return `${hours} ${minute.startsWith('0') ? 'oh ' : ''}${cardinal(minute)}`;
  },
);

/** `1h 30m`, `2h30`, `5m 30s`. */
export const shortDuration: Rule = rule(
  /(\d{1,3})(h|m(?=\s?\d{1,2}\s?s))(\s?)(\d{1,2})(m(?:in)?|s)?(?![\p{L}\p{N}])/uy,
  ([, first = '', unit = '', , second = '', small]) => {
    const [one, other] = unit === 'h' ? ['hour', small === 's' ? 'second' : 'minute'] : ['minute', 'second'];
    return `${count(first, one)} ${count(second, other)}`;
  },
);
const count = (digits: string, unit: string) => `${cardinal(digits)} ${unit}${Number(digits) === 1 ? '' : 's'}`;

/** `9 a.m.`, `5pm`. */
export const hourOnly: Rule = rule(/(1[0-2]|0?[1-9])\s?([ap])(?:m(?![\p{L}\p{N}])|\.\s?m\.)/iuy, (match, text) => {
  const [all, hour = '', half = ''] = match;
  return (
    cardinal(hour) +
    halves[half.toLowerCase()] +
    (all.endsWith('.') ? dotAfterHalf(text, match.index + all.length) : '')
  );
});
