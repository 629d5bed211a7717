/** Writes everything that is stored into one archive, also while the server runs. */
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { version } from '../../installation.ts';
import type { Config } from '../../kernel/boot/config.ts';
import { legalFile, legalTexts } from '../../kernel/boot/legal-texts.ts';
import { connect } from '../../kernel/db/connect.ts';
import { createFileWriter, openFileReader, readHandle, readIterable } from '../../kernel/streams.ts';
import { formatNumber, isStorageKey, legalEntry, type Manifest, type Table } from './archive.ts';
import { BackupError, explainFileError } from './backup-error.ts';
import { readKeyCheck } from './key-check.ts';
import { seal } from './sealed-stream.ts';
import { requireRoom } from './room.ts';
import { appliedMigrations, copyTarget, listTables, quote, readOtherStorage } from './tables.ts';

export interface BackupInput {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey' | 'minFreeBytes'>;
  /** Where the database is, embedded or not. */
  databaseUrl: string;
  /** The name of the archive, which must not exist yet. */
  file: string;
  /** Undefined: the archive is not encrypted. */
  passphrase?: string | undefined;
  isKeyLeftOut?: boolean;
  signal: AbortSignal;
}

export interface BackupResult {
  file: string;
  bytes: number;
  tables: number;
  rows: number;
  files: number;
  /** Files that were deleted while this ran. */
  deleted: number;
}

/** The folder of an unfinished archive begins with the name of the file and this. */
export const draftMark = '.partial-';

/** The archive gets its name when it is whole and on the disk. @throws BackupError */
export async function writeBackup(input: BackupInput): Promise<BackupResult> {
  const { file } = input;
  refuseExisting(file);
  let folder: string | undefined;
  try {
    // Only we may read what is in it.
    folder = await fs.mkdtemp(`${file}${draftMark}`);
    return await write({ ...input, folder });
  } catch (error) {
    throw input.signal.aborted ? input.signal.reason : explainFileError(error, path.dirname(file));
  } finally {
    if (folder) await fs.rm(folder, { recursive: true, force: true });
  }
}

export function refuseExisting(file: string): void {
  if (existsSync(file)) throw new BackupError('failed', `${file} exists; give the name of a new file.`);
}

type Job = BackupInput & { folder: string };

async function write(job: Job): Promise<BackupResult> {
  const { file, folder, passphrase, signal } = job;
  const draft = path.join(folder, 'archive');
  const archive = pack();
  // Most of the space is compressed audio, which does not shrink with more effort.
  const packed = createGzip({ level: 1 });
  const writer = createFileWriter(draft, { mode: 0o600, flags: 'wx', flush: true });
  const output =
    passphrase === undefined
      ? pipeline(readIterable(archive), packed, writer, { signal })
      : pipeline(readIterable(archive), packed, seal(passphrase), writer, { signal });
  const fill = async () => {
    try {
      const tables = await addData(archive, job);
      await addLegalTexts(archive, job);
      const { files, deleted } = await addFiles(archive, job);
      archive.finalize();
      return { tables, files, deleted };
    } catch (error) {
      archive.destroy(error as Error);
      throw error;
    }
  };
  const [{ tables, files, deleted }] = await Promise.all([fill(), output]);
  refuseExisting(file);
  const { size: bytes } = await fs.stat(draft);
  await fs.rename(draft, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { file, bytes, tables: tables.length, rows, files, deleted };
}

/** Writes the manifest, the key and the tables, all as of one moment. */
async function addData(
  archive: Pack,
  { config, databaseUrl, file, folder, isKeyLeftOut, signal }: Job,
): Promise<Table[]> {
  const staged = path.join(folder, 'table');
  const client = await connect(databaseUrl);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Another PostgreSQL may have limits and date formats of its own, which do not suit a copy.
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await client.query(`SET LOCAL datestyle = 'ISO'; SET LOCAL timezone = 'UTC'`);
    await refuseOtherStorage(client, config);
    const secretKey = await readKey(client, config);
    const tables: Table[] = [];
    for (const table of await listTables(client)) tables.push({ ...table, rows: await countRows(client, table.name) });
    const migrations = await appliedMigrations(client);
    // The list is made within the snapshot: a file exists before its row does, and is removed after it.
    await pipeline(listKeys(filesOf(config)), createFileWriter(listOf(folder)), { signal });
    await requireRoom(client, { config, file, listOfFiles: listOf(folder), filesRoot: filesOf(config) });
    const manifest: Manifest = {
      format: formatNumber,
      veery: version,
      made_at: new Date().toISOString(),
      migrations,
      tables,
    };
    await add(archive, 'manifest.json', Buffer.from(JSON.stringify(manifest, null, 1)));
    if (secretKey && !isKeyLeftOut) await add(archive, 'secret.key', Buffer.from(secretKey));
    for (const table of tables) {
      // A tar entry begins with its size, which is only known once the table has been copied.
      const copy = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
      await pipeline(copy, createFileWriter(staged, { mode: 0o600 }), { signal });
      const { size } = await fs.stat(staged);
      await addStream(archive, `tables/${table.name}.copy`, size, await openFileReader(staged));
    }
    return tables;
  } finally {
    await client.end();
  }
}

/** A backup from another data folder would lack the files. */
async function refuseOtherStorage(client: pg.Client, { databaseUrl, dataDir }: BackupInput['config']): Promise<void> {
  const refusal = databaseUrl && (await readOtherStorage(client, dataDir));
  if (refusal) throw new BackupError('failed', refusal);
}

async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM public.${quote(table)}`);
  return Number(rows[0]?.count);
}

/**
 * Reads the data folder's key if it is the one in use.
 * @throws BackupError when it does not open what is stored
 */
async function readKey(client: pg.Client, { dataDir, secretKey }: BackupInput['config']): Promise<string | undefined> {
  const inFolder = await fs.readFile(path.join(dataDir, 'secret.key'), 'utf8').catch(() => undefined);
  const key = secretKey ?? inFolder?.trim();
  const opens = await readKeyCheck(client);
  if (key && opens && !opens(key)) {
    throw new BackupError(
      'failed',
      'SECRET_KEY is not the key that this data was sealed with; set it as the server has it.',
    );
  }
  return secretKey ? undefined : inFolder;
}

const filesOf = (config: BackupInput['config']) => path.join(config.dataDir, 'files');
const listOf = (folder: string) => path.join(folder, 'files');

/** Writes one key a line. Previews are left out, because they are made again when somebody listens. */
async function* listKeys(root: string): AsyncGenerator<string> {
  if (!existsSync(root)) return;
  for await (const entry of await fs.opendir(root, { recursive: true })) {
    const key = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
    if (entry.isFile() && isStorageKey(key) && !key.startsWith('previews/')) yield `${key}\n`;
  }
}

async function addLegalTexts(archive: Pack, { config }: Job): Promise<void> {
  for (const text of legalTexts) {
    const content = await fs.readFile(legalFile(config.dataDir, text)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (content) await add(archive, legalEntry(text), content);
  }
}

async function addFiles(archive: Pack, { config, folder, signal }: Job) {
  const counted = { files: 0, deleted: 0 };
  const list = await fs.open(listOf(folder));
  try {
    for await (const key of list.readLines({ autoClose: false })) {
      signal.throwIfAborted();
      const isAdded = await addFile(archive, filesOf(config), key);
      counted[isAdded ? 'files' : 'deleted']++;
    }
  } finally {
    await list.close();
  }
  return counted;
}

/** Returns false when the file is gone. Once it is open, a deletion does not affect us, and files are never changed. */
async function addFile(archive: Pack, root: string, key: string): Promise<boolean> {
  const handle = await fs.open(path.join(root, key)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return false;
  try {
    const { size } = await handle.stat();
    const body = size === 0 ? [] : readHandle(handle, { end: size - 1, autoClose: false });
    await addStream(archive, `files/${key}`, size, body);
    return true;
  } finally {
    await handle.close();
  }
}

const add = (archive: Pack, name: string, content: Buffer) => addStream(archive, name, content.length, [content]);

async function addStream(
  archive: Pack,
  name: string,
  size: number,
  body: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const ended = Promise.withResolvers<void>();
  // This promise is awaited below. A failure before that must not count as unhandled.
  ended.promise.catch(() => undefined);
  const entry = archive.entry({ name, size, mode: 0o600 }, (error) => (error ? ended.reject(error) : ended.resolve()));
  entry.on('error', ended.reject);
  for await (const chunk of body) {
    if (entry.write(chunk)) continue;
    await Promise.race([new Promise<void>((resolve) => entry.once('drain', () => resolve())), ended.promise]);
  }
  entry.end(null);
  await ended.promise;
}
