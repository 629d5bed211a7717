/** Reads a script, whose lines begin with a name and a colon. Pure. */
import { bracketTag } from '#contract/speech/tags.ts';
import { tidyText } from './turns.ts';

export interface ScriptLine {
  /** As it is written first; null for a line without one. */
  name: string | null;
  text: string;
}

export interface Script {
  lines: ScriptLine[];
  /** Who speaks, in the order of the script. Lines without a name come last, as null. */
  speakers: { name: string | null; lines: number }[];
}

/** What becomes of words in square brackets. */
export const bracketUses = ['play', 'omit', 'read'] as const;
export type BracketUse = (typeof bracketUses)[number];

/**
 * `FERRYMAN: text`, also `**Ferryman:** text` and `FERRYMAN (quietly): text`. A name begins with a letter and has at most
 * four words. An address (`https://`) and a time (`12:30`) are none.
 */
const namedLine =
  /^[\s>*_-]{0,4}(\p{L}[\p{L}\p{M}\p{N}.'’_-]{0,30}(?:[ \t][\p{L}\p{N}(][\p{L}\p{M}\p{N}.'’()_-]{0,30}){0,3})[*_]{0,2}[ \t]?[:：](?!\/\/|(?<=\d[:：])\d)[*_]{0,2}(?:[ \t]*)(.*)$/u;

/** A remark behind a name, such as `(quietly)`, is no part of it. */
const remark = /\s*\([^()]*\)?\s*$/u;

function readName(line: string): ScriptLine | undefined {
  const [, name, text] = namedLine.exec(line) ?? [];
  if (name === undefined || text === undefined) return undefined;
  const bare = name.replace(remark, '').trim();
  return bare === '' ? undefined : { name: bare, text: text.trim() };
}

export function readScript(text: string): Script {
  const lines: ScriptLine[] = [];
  const spellings = new Map<string, string>();
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    if (line.trim() === '') continue;
    const named = readName(line);
    const last = lines.at(-1);
    if (named?.name) {
      const key = named.name.toLocaleLowerCase();
      if (!spellings.has(key)) spellings.set(key, named.name);
      lines.push({ ...named, name: spellings.get(key)! });
    } else if (last?.name && (last.text === '' || /^(?:\t| {2,})/.test(line))) {
      // A name may stand alone above its text, and a long text may go on in lines that are set in.
      last.text = `${last.text} ${line.trim()}`.trim();
    } else lines.push({ name: null, text: line.trim() });
  }
  const said = lines.filter(({ text: words }) => words !== '');
  const counts = new Map<string | null, number>();
  for (const { name } of said) counts.set(name, (counts.get(name) ?? 0) + 1);
  const speakers = [...counts].map(([name, count]) => ({ name, lines: count }));
  return { lines: said, speakers: speakers.toSorted((a, b) => Number(a.name === null) - Number(b.name === null)) };
}

/** Tells a script from other text that is pasted: two lines or more have a name. */
export const isScript = (text: string): boolean =>
  readScript(text).lines.filter(({ name }) => name !== null).length >= 2;

const tags = new RegExp(bracketTag, 'gu');

export function withBrackets(text: string, use: BracketUse): string {
  const tidy = tidyText(text);
  if (use === 'play') return tidy;
  const changed = tidy.replaceAll(tags, (tag) => (use === 'read' ? tag.slice(1, -1) : ''));
  return changed.replaceAll(/[ \t]{2,}/g, ' ').trim();
}

/** The turns of a script, in the voices of its names. Lines of which nothing is left are none. */
export const turnsOfScript = (
  { lines }: Script,
  voices: ReadonlyMap<string | null, string>,
  use: BracketUse,
): { voice_id: string; text: string }[] =>
  lines.flatMap(({ name, text }) => {
    const words = withBrackets(text, use);
    return words === '' ? [] : [{ voice_id: voices.get(name) ?? '', text: words }];
  });
