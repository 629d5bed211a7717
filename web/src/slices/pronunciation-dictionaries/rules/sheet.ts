/** Reads rules that were copied from a sheet or come from a text file, one a line. Pure. */
import { isError, problemsOf } from './conflicts.ts';
import { makeRule, type Rule, type RuleKind } from './rule.ts';

export interface RefusedLine {
  /** From 1, as an editor counts them. */
  line: number;
  text: string;
  reason: 'one_column' | 'no_written' | 'no_said' | 'too_long' | 'not_text' | 'unknown_kind';
}

export interface Sheet {
  rules: Rule[];
  refused: RefusedLine[];
}

const separators = ['\t', ';', ','] as const;

/** Splits a line of a sheet. Quotes hold a separator, and two of them in quotes are one. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (isQuoted) {
      if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((one) => one.trim());
}

/** The first of the separators that most lines have. Commas may belong to the text, so they come last. */
function separatorOf(lines: readonly string[]): string | undefined {
  return separators.find((sign) => lines.filter((line) => line.includes(sign)).length * 2 >= lines.length);
}

const kindWords: Readonly<Record<string, RuleKind>> = {
  alias: 'alias',
  spelling: 'alias',
  text: 'alias',
  phoneme: 'ipa',
  ipa: 'ipa',
  cmu: 'cmu-arpabet',
  arpabet: 'cmu-arpabet',
  'cmu-arpabet': 'cmu-arpabet',
};
const headWords = /^(string_to_replace|grapheme|word|written|text|term|wort|geschrieben|begriff|from)$/i;

/** Sounds stand between slashes or brackets, as dictionaries print them. */
const inSlashes = /^\/[^/]+\/$|^\[[^\]]+\]$/;

const reasonOf = {
  no_written: 'no_written',
  no_said: 'no_said',
  written_too_long: 'too_long',
  said_too_long: 'too_long',
  not_text: 'not_text',
} as const;

export function readSheet(source: string): Sheet {
  const lines = source
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((text, at) => ({ text, line: at + 1 }))
    .filter(({ text }) => text.trim() !== '');
  const separator = separatorOf(lines.map(({ text }) => text));
  const read: Sheet = { rules: [], refused: [] };
  for (const [at, { text, line }] of lines.entries()) {
    const [written = '', second, third = ''] = separator === undefined ? [text] : cellsOf(text, separator);
    if (at === 0 && headWords.test(written)) continue;
    const refuse = (reason: RefusedLine['reason']) => read.refused.push({ line, text, reason });
    // The kind may stand before or after what is said: "word, alias, said" is the order of the API.
    const isKindSecond = third !== '' && second !== undefined && kindWords[second.toLowerCase()] !== undefined;
    const [said, kindWord] = isKindSecond ? [third, second] : [second, third];
    if (said === undefined) refuse('one_column');
    else {
      const named = kindWord === '' ? undefined : kindWords[kindWord.toLowerCase()];
      const kind = named ?? (inSlashes.test(said) ? 'ipa' : 'alias');
      const plain = kind === 'ipa' && inSlashes.test(said) ? said.slice(1, -1) : said;
      const rule = makeRule({ written, kind, said: plain });
      const problem = problemsOf([rule]).get(0);
      if (kindWord !== '' && !named) refuse('unknown_kind');
      else if (problem && isError(problem)) refuse(reasonOf[problem.kind as keyof typeof reasonOf]);
      else read.rules.push(rule);
    }
  }
  return read;
}
