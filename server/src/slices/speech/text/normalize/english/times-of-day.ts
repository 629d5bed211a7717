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

const halves: Readonly<Record<string, string>> = { a: ' eigh em', p: ' pee em' };

/** `3:45pm`, `14:30`, `12:00`, `1:23:45`. */
export const clock: Rule = rule(
  /(\d{1,2}):(\d{2})(?::(\d{2}))?(?!\d)(?:\s?([ap])(?:m(?![\p{L}\p{N}])|\.\s?m\.))?/iuy,
  (match, text) => {
    const [all, hour = '', minute = '', second, half] = match;
    const onTheHour = Number(minute) === 0 && !second;
    const time = half && onTheHour && Number(hour) <= 12 && Number(hour) > 0 ? cardinal(hour) : clockTime(hour, minute);
    if (!time) return undefined;
    if (second)
      return `${cardinal(hour)} ${cardinal(minute)} ${cardinal(second)}${half ? halves[half.toLowerCase()] : ''}`;
    if (!half) return time;
    return time + halves[half.toLowerCase()] + (all.endsWith('.') ? dotAfter(text, match.index + all.length) : '');
  },
);

/** `9 a.m.`, `5pm`. */
export const hourOnly: Rule = rule(/(1[0-2]|0?[1-9])\s?([ap])(?:m(?![\p{L}\p{N}])|\.\s?m\.)/iuy, (match, text) => {
  const [all, hour = '', half = ''] = match;
  return (
    cardinal(hour) + halves[half.toLowerCase()] + (all.endsWith('.') ? dotAfter(text, match.index + all.length) : '')
  );
});
