/** Times of day, durations, scores. */
import { isCalculated } from '../arithmetic.ts';
import { rule, type Rule } from '../edit.ts';
import { wordsBefore } from './grammar.ts';
import { cardinal, number } from './numbers.ts';
import { ordinal, type Ending } from './ordinals.ts';
import { readAmount } from '../written-amounts.ts';

/** `14`, `05` → `czternasta zero pięć`: the hour is an ordinal. Undefined for what is no time of day. */
export function clockTime(hour: string, minute: string, ending: Ending): string | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours > 24 || minutes > 59) return undefined;
  const said = hours === 0 ? (minutes ? 'zero' : 'zero zero') : ordinal(hours, ending);
  if (minutes === 0) return said;
  return `${said} ${minutes < 10 ? 'zero ' : ''}${cardinal(minutes)}`;
}

/** The ending of an hour, by the preposition before it or before `godz.`. */
export function hourEnding(text: string, at: number): { ending: Ending; isSure: boolean } {
  const near = wordsBefore(text, at, 2);
  const isNamed = near[0]?.startsWith('godz') ?? false;
  const word = isNamed ? (near[1] ?? '') : (near[0] ?? '');
  const isRange = /\d[ \u00a0]?[-–][ \u00a0]?$/.test(text.slice(Math.max(0, at - 4), at));
  if (isRange) return { ending: 'ej', isSure: isNamed };
  if (/^(?:o|od|do|po|około|ok|koło|w)$/.test(word) || near[0] === 'godzinie' || near[0] === 'godziny')
    return { ending: 'ej', isSure: isNamed || word === 'o' };
  if (word === 'przed') return { ending: 'ą', isSure: isNamed };
  return { ending: word === 'na' || near[0] === 'godzinę' ? 'ą' : 'a', isSure: isNamed };
}

const scoreWords =
  /(?:^|\P{L})(?:wygra|przegra|mecz|wynik|pokona|zwyci|set[aóy]?(?!\p{L})|remis|prowadz|skal|stosunk|propor|bramk|zakończy|uleg|finał|gem|tabel)/iu;

/** `14:30`, `8.15`, `9:05:30`. */
export const clock: Rule = rule(
  /(\d{1,2})([:.])([0-5]\d)(?::([0-5]\d))?(?![\p{L}\d]|[:.,]\d|[ \u00a0]?(?:%|zł|km|kg|m|°))/uy,
  (match, text) => {
    const [all, hour = '', mark, minute = '', second] = match;
    const { ending, isSure } = hourEnding(text, match.index);
    const end = match.index + all.length;
    const near = text.slice(Math.max(0, match.index - 45), match.index);
    const pair =
      /^[ \u00a0]?(?:[-–]|do)[ \u00a0]?\d{1,2}\.\d{2}(?!\d)/u.test(text.slice(end, end + 12)) ||
      /\d{1,2}\.\d{2}[ \u00a0]?(?:[-–]|do)[ \u00a0]?$/u.test(near.slice(-10));
    if (mark === '.' && !isSure && !pair) return undefined;
    if (mark === ':' && !isSure && (scoreWords.test(near) || scoreWords.test(` ${text.slice(end, end + 20)}`)))
      return undefined;
    const said = clockTime(hour, minute, ending);
    return said && second ? `${said} ${Number(minute) ? 'i ' : ''}${cardinal(second)} sekund` : said;
  },
);

/** "Wzrosło o 5": a difference and no hour. */
const difference =
  /(?:wzr[oó]s|spad|zwiększ|zmniejsz|podni|podnie|obniż|więcej|mniej|starsz|młodsz|wyższ|niższ|dłuż|krót|większ|drożs|tańsz|różni|myli|przesu|skróc|wydłuż|chodzi)\p{L}{0,8}[^.!?]{0,24}$/iu;
/** What opens or happens from one hour to another. */
const opening =
  /(?:^|\P{L})(?:czynn|otwar|zamkni|zamyk|otwier|pracuj|dyżur|przyjmuj|sklep|lekcj|zajęci|spotka|przerw|śpi|śpię|urzęduj)\p{L}{0,6}[^.!?]{0,24}$/iu;

/** `o godz. 19`, `o 9 rano`, `godz. 8`. */
export const hourOnly: Rule = rule(
  /(\d{1,2})(?![\p{L}\d]|[.,:-]\d|[ \u00a0]?[-–%°]|[ \u00a0]?godz)/uy,
  (match, text) => {
    const [all, hour = ''] = match;
    const { ending } = hourEnding(text, match.index);
    const [before = ''] = wordsBefore(text, match.index, 1);
    const after = text.slice(match.index + all.length, match.index + all.length + 14);
    const isNamed = before.startsWith('godz');
    const isAt = before === 'o' || /^(?:od|do|po|przed)$/.test(before);
    // "Po 22 cisza nocna": a noun of this form cannot be counted.
    const isSubject = /^(?:po|przed)$/.test(before) && Number(hour) > 4 && /^[ \u00a0]\p{Ll}+a(?!\p{L})/u.test(after);
    const isCounting = !isSubject && /^[ \u00a0](?!do |i |oraz |lub )\p{L}{2}/u.test(after);
    const near = text.slice(Math.max(0, match.index - 60), match.index);
    const isClock = isAt && !isCounting && (before === 'o' ? !difference.test(near) : isSubject || opening.test(near));
    const isDaytime = /^[ \u00a0](?:rano|wieczor|po po|przed p|w noc|nad ran)/u.test(after);
    if (Number(hour) > 24 || !(isNamed || isClock || (isDaytime && /^(?:o|od|do|po|przed|około|na)$/.test(before))))
      return undefined;
    return clockTime(hour, '0', ending);
  },
);

/** `w godz. 8-16`: hours from one to another. */
export const hourRange: Rule = rule(
  /(\d{1,2})([ \u00a0]?[-–][ \u00a0]?)(\d{1,2})(?![\p{L}\d:]|[.,]\d)/uy,
  (match, text) => {
    const [, from = '', dash = '', to = ''] = match;
    const [before = ''] = wordsBefore(text, match.index, 1);
    const isOpening = opening.test(text.slice(Math.max(0, match.index - 40), match.index));
    const isCounting = /^[ \u00a0]\p{Ll}{2}|^[ \u00a0]?[%€°]/u.test(
      text.slice(match.index + match[0].length, match.index + match[0].length + 4),
    );
    if (!(before.startsWith('godz') || (isOpening && !isCounting)) || Number(from) > 24 || Number(to) > 24)
      return undefined;
    return [
      [from, `od ${clockTime(from, '0', 'ej')}`],
      [dash, ' do '],
      [to, clockTime(to, '0', 'ej') ?? to],
    ];
  },
);

/** `3:2`, `1:100`, `16:9`. */
export const ratio: Rule = rule(
  /(\d{1,4})([ \u00a0]?:[ \u00a0]?)(\d{1,3}(?:[. ]\d{3}){1,3}(?!\d)|\d{1,7})(?![\p{L}\d]|:\d)/uy,
  (match, text) => {
    const [, first = '', colon = '', second = ''] = match;
    const isDivision =
      colon.length > 1 && (text.slice(match.index, match.index + 24).includes('=') || isCalculated(text, match.index));
    const { whole } = readAmount(second.replaceAll(' ', ''));
    return [
      [first, number(first)],
      [colon, isDivision ? ' podzielić przez ' : ' do '],
      [second, cardinal(whole, isDivision ? 'nominative' : 'genitive')],
    ];
  },
);
