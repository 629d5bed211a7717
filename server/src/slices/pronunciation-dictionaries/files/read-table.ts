/** Reads lines of `word,replacement`, and perhaps an alphabet, which makes the replacement phonemes. Pure. */
import Papa from 'papaparse';
import { collectRules, type FoundRules } from './found-rules.ts';

const heading = /^(?:word|words|grapheme|from|string|string_to_replace)$/i;

/** @throws ReadingStopped */
export function readTable(text: string): FoundRules {
  const found = collectRules();
  let row = 0;
  let stopped: unknown;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step({ data, errors }, parser) {
      row++;
      try {
        readRow(data, errors[0]?.message);
      } catch (error) {
        stopped = error;
        parser.abort();
      }
    },
  });
  if (stopped !== undefined) throw stopped;
  return found.result(null);

  function readRow(cells: string[], error: string | undefined): void {
    if (error !== undefined) return found.report(row, `The row cannot be read: ${error}.`);
    if (cells.every((cell) => cell.trim() === '')) return;
    const [word = '', replacement = '', alphabet = '', ...more] = cells;
    if (row === 1 && heading.test(word.trim())) return;
    if (cells.length < 2)
      return found.report(row, 'The row has no replacement: give a word, a comma and its replacement.');
    if (more.some((cell) => cell.trim() !== ''))
      return found.report(row, 'The row has too many columns. Put texts with a comma into double quotes.');
    const name = alphabet.trim().toLowerCase();
    const rule =
      name === '' || name === 'alias'
        ? { type: 'alias', alias: replacement.trim() }
        : { type: 'phoneme', phoneme: replacement.trim(), alphabet: name };
    found.add(row, { string_to_replace: word.trim() || word, ...rule });
  }
}

/** Tables that are copied have tabs; programs of some countries write semicolons. */
function delimiterOf(text: string): string {
  const line = text.split(/\r\n?|\n/, 50).find((one) => one.trim() !== '') ?? '';
  if (line.includes('\t')) return '\t';
  return line.includes(';') && !line.includes(',') ? ';' : ',';
}
