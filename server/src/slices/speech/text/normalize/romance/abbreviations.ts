/** Shortened words, read in full where their surroundings leave no doubt. */
import { dotAfter } from '../context.ts';
import type { Edit } from '../edit.ts';
import type { RomanceLanguage } from './language.ts';

interface Entry {
  written: RegExp;
  spoken: string;
  where: 'anywhere' | 'beforeNumber' | 'beforeName' | 'afterNumber';
}

/** Reads the abbreviations that begin with a word. */
export function createAbbreviationRule({ abbreviations }: RomanceLanguage) {
  const entries = new Map<string, Entry[]>();
  for (const where of ['anywhere', 'beforeNumber', 'beforeName', 'afterNumber'] as const) {
    for (const [key, spoken] of Object.entries(abbreviations[where])) add(key, spoken, where);
  }
  for (const list of entries.values()) list.sort((a, b) => b.written.source.length - a.written.source.length);

  function add(key: string, spoken: string, where: Entry['where']): void {
    const first = /^\p{L}[\p{L}\p{M}]*/u.exec(key)?.[0] ?? '';
    const escaped = key.replace(/[$.*+?^/\\()[\]{}|]/g, '\\$&').replaceAll(' ', '[ \\u00a0\\u202f]?');
    const written = new RegExp(escaped + (/[\p{L}\d]$/u.test(key) ? '(?![\\p{L}\\p{N}])' : ''), 'uy');
    entries.set(first, [...(entries.get(first) ?? []), { written, spoken, where }]);
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
      const stop = match.endsWith('.') && where !== 'beforeName' && where !== 'beforeNumber' ? dotAfter(text, end) : '';
      const gap = where === 'beforeNumber' && /\d/.test(text[end] ?? '') ? ' ' : '';
      return [{ from: at, to: end, spoken: spoken + stop + gap }];
    }
    return undefined;
  };
}

function stands(where: Entry['where'], text: string, at: number, end: number): boolean {
  if (where === 'beforeNumber') return /^\s{0,2}(?:\d|[IVXLC]+(?!\p{L}))/u.test(text.slice(end, end + 12));
  if (where === 'beforeName')
    return /^[ \u00a0\u202f]{1,2}["«“]?\p{Lu}|^[ \u00a0]?(?:d['’]|de |del |della |da |do |dos |des |du )/u.test(
      text.slice(end, end + 12),
    );
  // "1080p." has no page.
  if (where === 'afterNumber') return /[\d½¼¾][ \u00a0\u202f]$/u.test(text.slice(Math.max(0, at - 2), at));
  return true;
}
