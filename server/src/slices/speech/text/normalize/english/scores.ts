/** Scores of matches: `won 3-0`, `a 2–1 victory`. */
import { rule, type Rule } from '../edit.ts';
import type { EnglishAccent } from './accent.ts';
import { number } from './numbers.ts';

const before =
  /\b(?:wins?|won|winning|loses?|lost|losing|beat|beats|beating|defeat(?:ed|s)?|dr[ae]w|drawn|score[ds]?|lead(?:s|ing)?|led|trail(?:s|ed|ing)?|ended|finished|final|full[- ]time|half[- ]time|ahead|up|tied|victory|thrashed|edged)\b[^.\n]{0,36}$/i;
const after = /^\s(?:win|victory|defeat|loss|draw|lead|triumph|thrashing|score|tie|scoreline|comeback)\b/i;

/** In Britain a score has no "to", and no goals are "nil". */
export const score = (accent: EnglishAccent): Rule =>
  rule(/(\d{1,3})([-–])(\d{1,3})(?![\p{L}\d%]|[-–./:,]\d)/uy, (match, text) => {
    const [all, first = '', dash = '', second = ''] = match;
    if (accent !== 'GB') return undefined;
    const end = match.index + all.length;
    const isScore =
      before.test(text.slice(Math.max(0, match.index - 48), match.index)) || after.test(text.slice(end, end + 16));
    // "won 10-15 medals" is a range.
    if (!isScore || /^\s(?:per|years?|times|points|million|days|weeks|games)\b/.test(text.slice(end, end + 9)))
      return undefined;
    const say = (digits: string) => (digits === '0' ? 'nil' : number(digits));
    return [
      [first, say(first)],
      [dash, ' '],
      [second, say(second)],
    ];
  });
