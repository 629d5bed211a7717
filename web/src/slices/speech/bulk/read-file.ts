/** Reads a file into rows by RFC 4180, and with what spreadsheets add: a byte order mark, semicolons or tabs. */
import { maxBatchRows } from '#contract/speech-batches/types.ts';
import { emptyRow, type BulkRow } from './bulk-rows.ts';
import { columnOf, type Column } from './columns.ts';

/** The limit in bytes, because the server reads no more in one call. */
export const maxFileSize = 1_000_000;

export interface Table {
  rows: BulkRow[];
  /** The names of columns that are ignored. */
  ignored: string[];
}

type FileProblem = 'too_large' | 'too_many' | 'no_rows' | 'no_text_column' | 'not_text';

export class FileError extends Error {
  override name = 'FileError';
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
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
  const [line = ''] = text.split(/\r\n|\r|\n/, 1);
  const plain = line.replaceAll(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: plain.split(sign).length - 1 }));
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  // A first line without any known column name is text, so its commas belong to the text.
  const names = most && most.count > 0 ? line.split(most.sign) : [];
  return most && names.some((name) => columnOf(name.replaceAll('"', '').trim())) ? most.sign : unused;
}

export async function parseTable(source: string): Promise<Table> {
  const text = source.replace(/^\uFEFF/, '');
  // The parser is loaded only when there is a file.
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { delimiter: delimiterOf(text), skipEmptyLines: 'greedy' });
  const [head = [], ...lines] = data;
  const names = head.map((name) => columnOf(name.trim()));
  const isPlain = names.every((name) => name === undefined) && head.length === 1;
  if (!isPlain && !names.includes('text')) throw new FileError(data.length === 0 ? 'no_rows' : 'no_text_column');
  // If the quotes are not balanced, the file is read line by line, and a quote is part of the text.
  const plain = errors.length === 0 ? data : text.split(/\r\n|\r|\n/).flatMap((line) => (line.trim() ? [[line]] : []));
  const [places, body]: [(Column | undefined)[], string[][]] = isPlain ? [['text'], plain] : [names, lines];
  const rows = body.map((line, id) => {
    const row = emptyRow(id);
    places.forEach((name, place) => {
      const value = line[place] ?? '';
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
  return parseTable(decodeText(new Uint8Array(await file.arrayBuffer())));
}
