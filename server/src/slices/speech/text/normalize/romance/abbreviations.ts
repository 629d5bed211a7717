/** Shortened words, read in full where their surroundings leave no doubt. */
import { dotAfter } from '../context.ts';
import type { Edit } from '../edit.ts';
import type { RomanceLanguage } from './language.ts';

interface Entry {
  length: number;
  written: RegExp;
  spoken: string;
  where: (typeof kinds)[number];
}

/** The surer kinds stand first. */
const kinds = ['beforeNumber', 'afterNumber', 'beforeName', 'titles', 'anywhere'] as const;

/** Reads the abbreviations that begin with a word. */
export function createAbbreviationRule({ abbreviations, units }: RomanceLanguage) {
  const entries = new Map<string, Entry[]>();
  for (const where of kinds) {
    for (const [key, spoken] of Object.entries(abbreviations[where])) add(key, spoken, where);
  }
  for (const [symbol, noun] of units) {
    if (/^\p{L}{1,3}\/[\p{L}²]{1,3}$/u.test(symbol)) add(symbol, noun.many, 'anywhere');
    if (symbol === 'km') add(symbol, noun.one, 'beforeNumber');
  }
  for (const list of entries.values()) list.sort((a, b) => b.length - a.length);

  function add(key: string, spoken: string, where: Entry['where']): void {
    const first = /^\p{L}[\p{L}\p{M}]*/u.exec(key)?.[0] ?? '';
    const escaped = key.replace(/[$.*+?^/\\()[\]{}|]/g, '\\$&').replaceAll(' ', '[ \\u00a0\\u202f]?');
    const written = new RegExp(escaped + (/[\p{L}\d]$/u.test(key) ? '(?![\\p{L}\\p{N}])' : ''), 'uy');
    entries.set(first, [...(entries.get(first) ?? []), { length: key.length, written, spoken, where }]);
    // An abbreviation of several letters may begin a sentence.
    if (first.length > 1 && first === first.toLowerCase()) {
      const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
      const own = abbreviations[where];
      if (!Object.hasOwn(own, upper(key))) add(upper(key), upper(spoken), where);
    }
  }

  return (text: string, at: number, word: string): Edit[] | undefined => {
    for (const { written, spoken, where } of entries.get(word) ?? []) {
      written.lastIndex = at;
      const match = written.exec(text)?.[0];
      if (!match) continue;
      const end = at + match.length;
      if (!stands(where, text, at, end)) continue;
      const stop = match.endsWith('.') ? stopAfter(where, text, end) : '';
      const plural = spoken === abbreviations.beforeNumber['p.'] && rangeAfter.test(text.slice(end, end + 16));
      const said = plural ? (abbreviations.beforeNumber['pp.'] ?? spoken) : spoken;
      const gap = where === 'beforeNumber' && /\d/.test(text[end] ?? '') ? ' ' : '';
      return [{ from: at, to: end, spoken: said + stop + gap }];
    }
    return undefined;
  };
}

/** Pages from one to another: `p. 12-18`. */
const rangeAfter = /^\s?\d{1,4}\s?(?:[-–—]|[aàey] |et )\s?\d/u;

/** The dot, where it also ends the sentence. */
function stopAfter(where: Entry['where'], text: string, end: number): string {
  if (where === 'titles')
    return /^["'”’»)]{0,3}\s*$/u.test(text.slice(end, end + 8)) && text.length < end + 8 ? '.' : '';
  return where === 'anywhere' || where === 'afterNumber' ? dotAfter(text, end) : '';
}

function stands(where: Entry['where'], text: string, at: number, end: number): boolean {
  if (where === 'beforeNumber') return /^\s{0,2}(?:\d|[IVXLC]+(?!\p{L}))/u.test(text.slice(end, end + 12));
  if (where === 'beforeName' && isInitial(text, at, end)) return false;
  if (where === 'beforeName')
    return /^[ \u00a0\u202f]{1,2}["«“]?\p{Lu}|^[ \u00a0]?(?:d['’]|de |del |della |dello |delle |dei |degli |da |das |do |dos |des |du )/u.test(
      text.slice(end, end + 12),
    );
  // "1080p." has no page.
  if (where === 'afterNumber') return /[\d½¼¾][ \u00a0\u202f]$/u.test(text.slice(Math.max(0, at - 2), at));
  return true;
}

/** A single letter after a name is an initial: `José R. Silva`. A short word such as `En` only begins the sentence. */
const isInitial = (text: string, at: number, end: number) =>
  end - at <= 2 && /(?:\p{Lu}\p{L}{3,}|(?<!\p{L})\p{Lu}\.)\s$/u.test(text.slice(Math.max(0, at - 24), at));
