/** Reads a file into rows by RFC 4180, and with what spreadsheets add: a byte order mark, semicolons or tabs. */
import { maxBatchRows } from '#contract/speech-batches/types.ts';
import { readBytes } from '../../../lib/browser/read-blob.ts';
import { emptyRow, type BulkRow } from './bulk-rows.ts';
import { columnOf, type Column } from './columns.ts';

/** The limit in bytes, because the server reads no more in one call. */
export const maxFileSize = 1_000_000;

export interface Table {
  rows: BulkRow[];
  /** The names of columns that are ignored. */
  ignored: string[];
}

type FileProblem = 'too_large' | 'too_many' | 'no_rows' | 'no_text_column' | 'not_text' | 'unclosed_quote';

export class FileError extends Error {
  override name = 'FileError';
  readonly problem: FileProblem;
  /** The line of the file that has the problem, from 1; 0 if it is the whole file. */
  readonly line: number;
  constructor(problem: FileProblem, line = 0) {
    super(problem);
    this.problem = problem;
    this.line = line;
  }
}

/** Decodes UTF-8, or else Windows-1252 as old spreadsheets write it. A file with zero bytes is not text. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isWide) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new FileError('not_text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A character that occurs in no file, as the delimiter where there is only one column. */
const unused = '\u001f';

/** Finds the delimiter between the names in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(lineEnd, 1);
  const plain = line.replaceAll(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: plain.split(sign).length - 1 }));
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  // A first line without any known column name is text, so its commas belong to the text.
  const names = most && most.count > 0 ? line.split(most.sign) : [];
  return most && names.some((name) => columnOf(name.replaceAll('"', '').trim())) ? most.sign : unused;
}

interface NumberedRecord {
  cells: string[];
  /** From 1, as a spreadsheet counts its rows. */
  number: number;
}

/** Numbers the records of a file and leaves out the empty ones. */
const numbered = (records: readonly string[][]): NumberedRecord[] =>
  records
    .map((cells, at) => ({ cells, number: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));

const lineEnd = /\r\n|\r|\n/;
const lineOf = (text: string, index: number): number => text.slice(0, index).split(lineEnd).length;

export async function parseTable(source: string): Promise<Table> {
  const text = source.replace(/^\uFEFF/, '');
  // The parser is loaded only when there is a file.
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const records = numbered(data);
  const [{ cells: head } = { cells: [] }, ...lines] = records;
  const names = head.map((name) => columnOf(name.trim()));
  const isPlain = names.every((name) => name === undefined) && head.length === 1;
  if (!isPlain && !names.includes('text')) throw new FileError(records.length === 0 ? 'no_rows' : 'no_text_column');
  const broken = errors.find(({ type }) => type === 'Quotes');
  // An open quote would swallow the rows that follow. In lines of plain text, a quote is part of the text.
  if (broken && !isPlain) throw new FileError('unclosed_quote', lineOf(text, broken.index ?? 0));
  const plain = broken ? numbered(text.split(lineEnd).map((line) => [line])) : records;
  const [places, body]: [(Column | undefined)[], NumberedRecord[]] = isPlain ? [['text'], plain] : [names, lines];
  const rows = body.map(({ cells, number }, id) => {
    const row = emptyRow(id, number);
    places.forEach((name, place) => {
      const value = cells[place] ?? '';
      // Spaces may be intended in a text, but never in a name or a number.
      if (name && row[name] === '') row[name] = name === 'text' ? value.replaceAll(/\r\n?/g, '\n') : value.trim();
    });
    return row;
  });
  if (rows.length === 0) throw new FileError('no_rows');
  if (rows.length > maxBatchRows) throw new FileError('too_many');
  return { rows, ignored: isPlain ? [] : head.filter((name, place) => !names[place] && name.trim() !== '') };
}

export async function readTable(file: File): Promise<Table> {
  if (file.size > maxFileSize) throw new FileError('too_large');
  return parseTable(decodeText(await readBytes(file)));
}
