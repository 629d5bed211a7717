/** Finds abbreviations with their dots, with or without spaces between them: `z.B.`, `z. B.`, `Dr.`. */
import type { Edit } from './edit.ts';

/** What an abbreviation stands for; undefined where it is none in these surroundings. */
export type Expand = (key: string, text: string, at: number, end: number) => string | undefined;

const run = /\p{L}[\p{L}\p{M}]{0,14}(?:\.[ \u00a0\u202f]?\p{L}[\p{L}\p{M}]{0,5}){0,4}\.?/uy;

/**
 * `expand` is asked for the longest way of reading what stands at a place first, then for shorter ones, without the
 * spaces between them. A dot that also ends the sentence is kept, as `endsSentence` says.
 */
export function createAbbreviations(
  expand: Expand,
  endsSentence: (text: string, end: number, key: string) => boolean,
): (text: string, at: number) => Edit[] | undefined {
  return (text, at) => {
    run.lastIndex = at;
    let written = run.exec(text)?.[0] ?? '';
    while (written) {
      const end = at + written.length;
      const isWhole = written.endsWith('.') || !/[\p{L}\p{M}]/u.test(text[end] ?? '');
      const key = written.replace(/\s/gu, '');
      const spoken = isWhole ? expand(key, text, at, end) : undefined;
      if (spoken !== undefined) {
        const dot = written.endsWith('.') && endsSentence(text, end, key) ? '.' : '';
        return [{ from: at, to: end, spoken: spoken + dot }];
      }
      // The next shorter way leaves out the last letters, or only their dot.
      written = written.endsWith('.') ? written.slice(0, -1) : written.replace(/[ \u00a0\u202f]?[\p{L}\p{M}]+$/u, '');
    }
    return undefined;
  };
}

/** What a table says for a key; a capital at the beginning of a sentence is kept. */
export function lookUp(table: Readonly<Record<string, string>>, key: string): string | undefined {
  if (Object.hasOwn(table, key)) return table[key];
  const first = key.charAt(0);
  const lower = first.toLowerCase() + key.slice(1);
  const said = first === first.toLowerCase() || !Object.hasOwn(table, lower) ? undefined : table[lower];
  return said && said.charAt(0).toUpperCase() + said.slice(1);
}
