/** Shortened days of the week that stand without a date: `on Mon.`, `Sat. and Sun.`, `am Mi.`. */
import { wordBefore } from './context.ts';
import { rule, type Rule } from './edit.ts';

export interface WeekdayWords {
  /** Shortened days without their dot, with the days in full. */
  days: Readonly<Record<string, string>>;
  /** Words before a shortened day with its dot. */
  after: ReadonlySet<string>;
  /** Of those, the words after which it needs no dot. */
  afterBare?: ReadonlySet<string>;
  /** Joins the last day of a list, such as `and`. */
  joints: string;
  /** What is kept of the dot. */
  dotAfter(text: string, end: number): string;
}

/** A day of a list, or one that a word before it tells to be a day. */
export function loneWeekday({ days, after, afterBare, joints, dotAfter }: WeekdayWords): Rule {
  const day = Object.keys(days)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const next = new RegExp(`^(?:,? (?:${joints}) |, )(?:${day})(?!\\p{L})`, 'u');
  const previous = new RegExp(`(?<!\\p{L})(?:${day})(?:\\.?,? (?:${joints}) |\\.?, )$`, 'u');
  return rule(new RegExp(`(${day})(\\.?)(?!\\p{L}|\\d)`, 'uy'), (match, text) => {
    const [all, short = '', dot = ''] = match;
    const end = match.index + all.length;
    const before = wordBefore(text, match.index);
    const isListed =
      next.test(text.slice(end, end + 16)) || previous.test(text.slice(Math.max(0, match.index - 16), match.index));
    const isDay = isListed || (dot ? after.has(before) : afterBare?.has(before));
    return isDay ? `${days[short]}${dot && dotAfter(text, end)}` : undefined;
  });
}
