/** Reads a backup whole: its sums, every row of every table, and each sound that the history names. */
import type { Readable } from 'node:stream';
import { BootError } from '../kernel/boot/boot-error.ts';
import { checkName } from '../kernel/secrets.ts';
import { readArchive, skip, type ArchiveFile, type Contents, type Table } from '../platform/backup/archive.ts';
import { opensCheck } from '../platform/backup/key-check.ts';
import { isSealed } from '../platform/backup/sealed-stream.ts';

/** More are counted and not listed. */
const maxListed = 20;

export interface VerifiedBackup {
  file: string;
  made_at: string;
  veery: string;
  is_encrypted: boolean;
  has_key: boolean;
  tables: number;
  rows: number;
  files: number;
  file_bytes: number;
  legal_texts: number;
  missing_audio: number;
  /** A sentence for each thing that a restore would lack. */
  faults: string[];
}

/** @throws BootError for a file that could not be restored at all */
export async function verifyBackup(archive: ArchiveFile, signal: AbortSignal): Promise<VerifiedBackup> {
  const { file } = archive;
  /** The sounds of the history that were not met yet, with their sizes. The tables come before the files. */
  const awaited = new Map<string, number>();
  const faults: string[] = [];
  let sealedCheck: Buffer | undefined;
  let contents: Contents;
  try {
    contents = await readArchive(
      archive,
      {
        async table(table, body) {
          const keys = ['audio_key', 'audio_bytes'].map((column) => table.columns.indexOf(column));
          for await (const cells of readRows(table, body)) {
            if (table.name === 'history_item') awaited.set(...audioOf(cells, keys));
            if (table.name === 'secret') sealedCheck ??= checkOf(table, cells);
          }
        },
        legal: skip,
        async file(key, body) {
          let bytes = 0;
          for await (const chunk of body) bytes += (chunk as Buffer).length;
          const expected = awaited.get(key);
          awaited.delete(key);
          if (expected !== undefined && expected !== bytes) {
            faults.push(`${key} has ${bytes} bytes instead of the ${expected} that the history names.`);
          }
        },
      },
      signal,
    );
  } catch (error) {
    if (signal.aborted) throw error;
    throw new BootError(`${file} is not a whole backup of Veery: ${(error as Error).message}.`, { cause: error });
  }
  const { manifest, secretKey } = contents;
  const missing = [...awaited.keys()];
  faults.push(...missing.map((key) => `${key} is missing, and the history names it.`));
  if (secretKey && sealedCheck && !opensCheck(secretKey, sealedCheck)) {
    faults.push('The key in it does not open the secrets in it.');
  }
  return {
    file,
    made_at: manifest.made_at,
    veery: manifest.veery,
    is_encrypted: await isSealed(file),
    has_key: secretKey !== undefined,
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: contents.files,
    file_bytes: contents.fileBytes,
    legal_texts: contents.legalTexts,
    missing_audio: missing.length,
    faults:
      faults.length > maxListed ? [...faults.slice(0, maxListed), `And ${faults.length - maxListed} more.`] : faults,
  };
}

/** COPY writes a row a line: what would break a line or a cell is escaped. */
async function* readRows({ name, columns, rows }: Table, body: Readable): AsyncGenerator<string[]> {
  let count = 0;
  for await (const line of readLines(body)) {
    const cells = line.split('\t');
    count++;
    if (cells.length !== columns.length) {
      throw new BootError(`row ${count} of the table ${name} has ${cells.length} cells instead of ${columns.length}`);
    }
    yield cells;
  }
  if (count !== rows) throw new BootError(`the table ${name} has ${count} rows instead of ${rows}`);
}

/** Node's own reader would also break lines at other characters, such as U+2028, which COPY leaves as they are. */
async function* readLines(body: Readable): AsyncGenerator<string> {
  let waiting: Buffer[] = [];
  for await (const chunk of body as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...waiting, chunk.subarray(start, end)]).toString();
      waiting = [];
      start = end + 1;
    }
    waiting.push(chunk.subarray(start));
  }
  if (waiting.some(({ length }) => length > 0)) throw new BootError('a row ends in the middle');
}

const audioOf = (cells: string[], [key = -1, bytes = -1]: number[]): [string, number] => [
  cells[key] ?? '',
  Number(cells[bytes]),
];

function checkOf({ columns }: Table, cells: string[]): Buffer | undefined {
  if (cells[columns.indexOf('name')] !== checkName) return undefined;
  // COPY escapes the backslash of PostgreSQL's hexadecimal bytes.
  return Buffer.from((cells[columns.indexOf('sealed')] ?? '').replace(/^\\\\x/, ''), 'hex');
}
