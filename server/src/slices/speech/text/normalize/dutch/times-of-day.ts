/** Times of day, durations, scores. */
import { wordBefore } from '../context.ts';
import { isCalculated } from '../arithmetic.ts';
import { rule, type Rule } from '../edit.ts';
import { cardinal, number } from './numbers.ts';

/** `14`, `05` → `veertien uur vijf`. Undefined for what is no time of day. */
export function clockTime(hour: string, minute: string): string | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours > 24 || minutes > 59) return undefined;
  return `${cardinal(hours)} uur${minutes > 0 ? ` ${cardinal(minutes)}` : ''}`;
}

const scoreWords =
  /(?:^|\P{L})(?:won|wint|winnen|winst|gewonnen|verloor|verliest|verlies|verloren|wedstrijd|eindigd|eindigt|stand(?!\p{L})|uitslag|gelijk|gelijkspel|zege|nederlaag|set|sets|duel|score|scoort|versloeg|verslaat|voorsprong|achterstand|werd het|finale)/iu;

/** Whether a pair of numbers is a score, by the words near it. */
export const isScore = (text: string, at: number, end: number) =>
  scoreWords.test(text.slice(Math.max(0, at - 45), at)) ||
  /^\d{1,2}, \d{1,2}-\d{1,2}(?!\d)/.test(text.slice(end, end + 10)) ||
  /\d-\d{1,3},? $/.test(text.slice(Math.max(0, at - 8), at)) ||
  /^\d{1,3}(?:,? (?:van|tegen|gewonnen|verloren|winst|nederlaag|voor|achter|zege)(?!\p{L}))/u.test(
    text.slice(end, end + 16),
  );

/** `14.30 uur`, `8:15`, `14u30`, `14:30:15`. */
export const clock: Rule = rule(
  /(\d{1,2})(?:([:.])([0-5]\d)(?::([0-5]\d))?(?![\p{L}\d]|[:.,]\d)([ \u00a0]?(?:uur|u\.?|h)(?!\p{L}))?|[ \u00a0]?[uh]([0-5]\d)(?![\p{L}\d]))/uy,
  (match, text) => {
    const [all, hour = '', mark = 'u', first, second, suffix, afterU] = match;
    const minute = first ?? afterU ?? '';
    const end = match.index + all.length;
    const isRange = /^[ \u00a0]?(?:[-–]|tot|t\/m)[ \u00a0]?\d{1,2}(?:[:.]\d{2})?[ \u00a0]?(?:uur|u)(?!\p{L})/u.test(
      text.slice(end, end + 18),
    );
    const isSure = suffix !== undefined || mark === 'u' || isRange;
    if (mark === '.' && !isSure && !/^(?:om|tegen|rond|vanaf)$/.test(wordBefore(text, match.index))) return undefined;
    if (mark === ':' && !isSure && isScore(text, match.index, end)) return undefined;
    const said = clockTime(hour, minute);
    return said && second ? `${said} ${Number(minute) ? 'en ' : ''}${cardinal(Number(second))} seconden` : said;
  },
);

/** `3:2`, `1:100`, `16:9`. */
export const ratio: Rule = rule(
  /(\d{1,4})([ \u00a0]?:[ \u00a0]?)(\d{1,3}(?:\.\d{3}){1,3}|\d{1,7})(?![\p{L}\d]|:\d)/uy,
  (match, text) => {
    const [all, first = '', colon = '', second = ''] = match;
    const isDivision =
      colon.length > 1 && (text.slice(match.index, match.index + 24).includes('=') || isCalculated(text, match.index));
    const word = isDivision
      ? ' gedeeld door '
      : isScore(text, match.index, match.index + all.length)
        ? ' '
        : first === '1'
          ? ' op '
          : ' staat tot ';
    return [
      [first, number(first)],
      [colon, word],
      [second, number(second)],
    ];
  },
);
