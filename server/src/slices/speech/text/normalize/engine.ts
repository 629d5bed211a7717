/** Finds what is read otherwise than it is written, by the rules of one language. It knows no language itself. */
import { isAlphanumeric } from './surroundings.ts';
import type { Edit, Rule } from './edit.ts';

/** How one language reads numbers, signs and words. Of several rules the first that applies is taken. */
export interface LanguageRules {
  /** Rules for what begins with a digit or a fraction such as ½; the longer and surer stand first. */
  numbers: readonly Rule[];
  /** Rules for what begins with a sign. */
  signs: ReadonlyMap<string, readonly Rule[]>;
  /** Called once for a text, so that it may look at the whole; the function it returns is called for every word. */
  words(text: string): (at: number, word: string) => Edit[] | undefined;
  /** The word for the dash between two numbers, with its spaces: ` to `. */
  rangeDash: string;
  /** Words that an engine reads otherwise than they are meant here, such as the letter `A`, with their IPA. */
  sounds?: Readonly<Record<string, string>>;
  /** What is changed in every spoken text at the end, such as the spelling of a region. */
  finish?(spoken: string): string;
}

/** A word with its apostrophe, a digit, or any one character that is neither. */
const tokens = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}{1,3}(?!\p{L}))?|[^\s\p{L}\p{M}]/gu;
const numberStart = /^[0-9¼-¾⅐-⅞]/u;
const wordStart = /^\p{L}/u;

/** The edits of a text do not overlap and are in order. */
export function createNormalizer(rules: LanguageRules): (text: string) => Edit[] {
  const { sounds, finish } = rules;
  const soundWords =
    sounds && new RegExp(`(?<![\\p{L}\\p{N}])(?:${Object.keys(sounds).join('|')})(?![\\p{L}\\p{N}'’])`, 'u');
  const complete = (edit: Edit): Edit => {
    if (finish) edit.spoken = finish(edit.spoken);
    return sounds && soundWords?.test(edit.spoken) ? { ...edit, sounds } : edit;
  };
  return (text) => {
    const found: Edit[] = [];
    const readWord = rules.words(text);
    tokens.lastIndex = 0;
    for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
      const [token] = match;
      const at = match.index;
      const read =
        readRangeDash(rules, text, at, token, found.at(-1)) ??
        (wordStart.test(token) ? readWord(at, token) : readSign(rules, text, at, token));
      if (!read) continue;
      for (const edit of read) if (edit.to > edit.from) found.push(edit);
      tokens.lastIndex = Math.max(at + 1, read.at(-1)?.to ?? 0);
    }
    return found.map((edit, i) => complete(withSpaces(text, edit, found[i - 1], found[i + 1])));
  };
}

/** @returns the edits of the first rule that applies */
export function firstOf(rules: readonly Rule[], text: string, at: number): Edit[] | undefined {
  for (const rule of rules) {
    const read = rule(text, at);
    if (read) return read;
  }
  return undefined;
}

/** Reads the dash after what began as a number, before another number: `5pm-6pm`, `5km–10km`, `June 5-7`. */
function readRangeDash(
  { rangeDash }: LanguageRules,
  text: string,
  at: number,
  token: string,
  previous: Edit | undefined,
): Edit[] | undefined {
  const isRange =
    (token === '-' || token === '–') &&
    previous?.to === at &&
    /[\d$£€]/.test(text[previous.from] ?? '') &&
    // `i7-9700K` is a name, not a range.
    !/\p{L}/u.test(text[previous.from - 1] ?? '') &&
    /^[$£€]?\d/.test(text.slice(at + 1, at + 3));
  return isRange ? [{ from: at, to: at + 1, spoken: rangeDash }] : undefined;
}

function readSign({ numbers, signs }: LanguageRules, text: string, at: number, token: string): Edit[] | undefined {
  if (numberStart.test(token)) return firstOf(numbers, text, at);
  if (token === '.' && leadingDot.test(text.slice(Math.max(0, at - 1), at + 8))) return readDottedName(text, at);
  // A line of the same sign is decoration.
  if (token === text[at - 1]) return undefined;
  return firstOf(signs.get(token) ?? [], text, at);
}

/** A dot before a word of capitals that can be pronounced, at the beginning of a word or after capitals. */
const leadingDot = /^[\s("'„“«A-Z]?\.(?=[A-Z]{2,5}(?!\p{L}))(?=[A-Z]{0,4}[AEIOUY])/u;

/** `.NET`, `ASP.NET`: engineers say the dot in English, whatever language they speak. */
function readDottedName(text: string, at: number): Edit[] {
  const name = /^[A-Z]+/.exec(text.slice(at + 1))?.[0] ?? '';
  return [
    { from: at, to: at + 1, spoken: 'dot ' },
    { from: at + 1, to: at + 1 + name.length, spoken: name.toLowerCase() },
  ];
}

/** Adds a space where what is said would otherwise run into the letters and digits around it. */
function withSpaces(text: string, edit: Edit, previous: Edit | undefined, next: Edit | undefined): Edit {
  const { from, to } = edit;
  let { spoken } = edit;
  const touches = previous?.to === from ? /[\p{L}\p{N}]$/u.test(previous.spoken) : isAlphanumeric(text[from - 1]);
  if (touches && isAlphanumeric(spoken[0])) spoken = ` ${spoken}`;
  // An edit that follows at once adds its own space.
  if (next?.from !== to && isAlphanumeric(text[to]) && isAlphanumeric(spoken.at(-1))) spoken += ' ';
  return { from, to, spoken };
}
