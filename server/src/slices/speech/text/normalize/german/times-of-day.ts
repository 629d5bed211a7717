/** Times of day, durations with colons, scores. */
import { isCalculated } from '../arithmetic.ts';
import { rule, type Rule } from '../edit.ts';
import { wordsBefore } from './inflection.ts';
import { cardinal, cardinalStem, number } from './numbers.ts';

/** `14`, `05` → `vierzehn Uhr fünf`. Undefined for what is no time of day. */
export function clockTime(hour: string, minute: string): string | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours > 24 || minutes > 59) return undefined;
  return `${cardinalStem(hours)} Uhr${minutes > 0 ? ` ${cardinal(minutes)}` : ''}`;
}

const plural = (value: string, one: string) =>
  `${Number(value) === 1 ? 'eine' : cardinal(Number(value))} ${one}${Number(value) === 1 ? '' : 'n'}`;

/** `14:30 Uhr`, `8.00 Uhr`, `14:30`, `14:30:15`, `9h30`. */
export const clock: Rule = rule(
  /(\d{1,2})(?:([:.])([0-5]\d)(?::([0-5]\d))?(?![\p{L}\d]|[:.,]\d)([ \u00a0]?Uhr(?!\p{L}))?|[ \u00a0]?[hH]([0-5]\d)(?![\p{L}\d])([ \u00a0]Uhr)?)/uy,
  (match, text) => {
    const [all, hour = '', mark = 'h', first, second, suffix, afterH] = match;
    const minute = first ?? afterH ?? '';
    const end = match.index + all.length;
    const isSure = suffix !== undefined || mark === 'h' || isRangeOfTimes(text, end);
    if (mark === '.' && !isSure && !/^(?:um|gegen)$/.test(wordsBefore(text, match.index, 1)[0] ?? '')) return undefined;
    if (!isSure && mark === ':' && isScore(text, match.index, end)) return undefined;
    const said = clockTime(hour, minute);
    if (!second) return said;
    return said && `${said}${Number(minute) ? ' und' : ''} ${plural(second, 'Sekunde')}`;
  },
);

const isRangeOfTimes = (text: string, at: number) =>
  /^[ \u00a0]?(?:[-–]|bis)[ \u00a0]?\d{1,2}(?:[:.]\d{2})?[ \u00a0]?Uhr/u.test(text.slice(at, at + 18));

/** `2:59:30 h`, `3:45 Min.`, `1:30 Std.`. */
export const duration: Rule = rule(
  /(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?:[,.]\d{1,3})?[ \u00a0]?(h|Std\.?|Stunden|min|Min\.?|Minuten)(?![\p{L}\d])/uy,
  ([, first = '', second = '', third, unit = '']) => {
    const names = third !== undefined || /^[hS]/.test(unit) ? ['Stunde', 'Minute', 'Sekunde'] : ['Minute', 'Sekunde'];
    return [first, second, third]
      .flatMap((value, i) =>
        value === undefined || (i > 0 && Number(value) === 0) ? [] : [plural(value, names[i] ?? '')],
      )
      .join(' ');
  },
);

/** Words near a pair of numbers that make it a score or a proportion and not a time. */
const scoreWords =
  /(?:^|\P{L})(?:gewann|gewinn|gewonnen|sieg|siegt|schlug|verlor|verlier|unterlag|spiel|endete|endet|ergebnis|führt|satz|sätze|match|niederlage|unentschieden|remis|partie|verhältnis|maßstab|format|seitenverhältnis|tore?|finale|halbfinale|tabelle|spielstand|zwischenstand|endstand)/iu;

function isScore(text: string, at: number, end: number): boolean {
  const near = text.slice(Math.max(0, at - 45), at);
  if (/(?:^|\P{L})(?:um|ab|bis|gegen|uhrzeit|abfahrt|ankunft|beginn|start)[ \u00a0]$/iu.test(near)) return false;
  return scoreWords.test(near) || scoreWords.test(` ${text.slice(end, end + 25)}`);
}

/** `7:1`, `16:9`, `1:25.000`. */
export const ratio: Rule = rule(
  /(\d{1,4})([ \u00a0]?:[ \u00a0]?)(\d{1,3}(?:\.\d{3}){1,3}|\d{1,7})(?![\p{L}\d]|:\d)/uy,
  (match, text) => {
    const { index } = match;
    const [, first = '', colon = '', second = ''] = match;
    const isDivision = colon.length > 1 && (/=/.test(text.slice(index, index + 24)) || isCalculated(text, index));
    return [
      [first, number(first)],
      [colon, isDivision ? ' geteilt durch ' : ' zu '],
      [second, number(second)],
    ];
  },
);

/** `um 12 h`: the hour of a day, where `12 h` otherwise is how long something takes. */
export const hourOfDay: Rule = rule(/(\d{1,2})[ \u00a0]?h(?![\p{L}\d])/uy, (match, text) => {
  const [before = ''] = wordsBefore(text, match.index, 1);
  return /^(?:um|gegen|ab|bis)$/.test(before) ? clockTime(match[1] ?? '', '0') : undefined;
});

/** `9 Uhr`, `1 Uhr`. */
export const hourOnly: Rule = rule(/(\d{1,2})(?=[ \u00a0]?Uhr(?!\p{L}))/uy, ([, hour = '']) =>
  Number(hour) <= 24 ? cardinalStem(Number(hour)) : undefined,
);
