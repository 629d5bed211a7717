/** `backup FILE` writes everything that is stored into one archive, also while the server runs. */
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { version } from '../installation.ts';
import { BootError } from '../kernel/boot/boot-error.ts';
import type { Config } from '../kernel/boot/config.ts';
import { createFileWriter, openFileReader, readHandle, readIterable } from '../kernel/streams.ts';
import { formatNumber, isStorageKey, type Manifest, type Table } from './archive.ts';
import { interruptible } from './interruptible.ts';
import { readKeyCheck } from './key-check.ts';
import { readCliConfig } from './open.ts';
import { connect, withDatabaseAsIs } from './own-database.ts';
import { readPassphrase, seal } from './sealed-stream.ts';
import { appliedMigrations, copyTarget, listTables, quote, readOtherStorage } from './tables.ts';
import { UsageError } from './usage-error.ts';

export async function backup(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' }, 'without-key': { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new UsageError('Give one file: backup FILE.');
  const file = path.resolve(name);
  refuseExisting(file);
  const passphraseFile = values['passphrase-file'];
  const passphrase = passphraseFile === undefined ? undefined : await readPassphrase(passphraseFile);
  const isKeyLeftOut = values['without-key'];
  const config = readCliConfig();
  // Otherwise a wrong DATA_DIR would create a new installation and back up nothing, every night.
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'postgres/cluster'))) {
    throw new BootError(`There is no data in ${config.dataDir}; set DATA_DIR to the folder that the server uses.`);
  }
  const answer = await interruptible((signal) =>
    withDatabaseAsIs(config, (url) =>
      inDraftFolder(file, (folder) => write({ config, url, file, folder, passphrase, isKeyLeftOut, signal })),
    ),
  );
  console.log(JSON.stringify(answer));
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new UsageError(`${file} exists; give the name of a new file.`);
}

/** Creates a folder beside the file that only we may read, and removes it afterwards, whatever happens. */
async function inDraftFolder<T>(file: string, work: (folder: string) => Promise<T>): Promise<T> {
  let folder: string | undefined;
  try {
    folder = await fs.mkdtemp(`${file}.partial-`);
    return await work(folder);
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, path.dirname(file));
  } finally {
    if (folder) await fs.rm(folder, { recursive: true, force: true });
  }
}

function explain(error: NodeJS.ErrnoException, folder: string): Error {
  const sentence = {
    ENOENT: `There is no folder ${folder}; make it, or give another place.`,
    ENOTDIR: `${folder} is not a folder; give another place.`,
    EACCES: `${folder} may not be written to; give another place.`,
    EROFS: `${folder} may not be written to; give another place.`,
    ENOSPC: `The disk that holds ${folder} is full; free some space, or give another place.`,
    EDQUOT: `The disk quota for ${folder} is used up; free some space, or give another place.`,
  }[error.code ?? ''];
  return sentence ? new BootError(sentence, { cause: error }) : error;
}

interface Job {
  config: Config;
  url: string;
  file: string;
  /** The name of an unfinished archive. */
  folder: string;
  /** Undefined: the archive is not encrypted. */
  passphrase: string | undefined;
  isKeyLeftOut: boolean;
  signal: AbortSignal;
}

async function write({ config, url, file, folder, passphrase, isKeyLeftOut, signal }: Job) {
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
      const tables = await addData(archive, { config, url, folder, isKeyLeftOut, signal });
      const { files, deleted } = await addFiles(archive, { config, folder, signal });
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
  if (deleted > 0) console.error(`${deleted} ${deleted === 1 ? 'file was' : 'files were'} deleted while this ran.`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { file, bytes, tables: tables.length, rows, files };
}

/** Writes the manifest, the key and the tables, all as of one moment. */
async function addData(
  archive: Pack,
  { config, url, folder, isKeyLeftOut, signal }: Omit<Job, 'file' | 'passphrase'>,
): Promise<Table[]> {
  const staged = path.join(folder, 'table');
  const client = await connect(url);
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
async function refuseOtherStorage(client: pg.Client, { databaseUrl, dataDir }: Config): Promise<void> {
  const refusal = databaseUrl && (await readOtherStorage(client, dataDir));
  if (refusal) throw new BootError(refusal);
}

async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM public.${quote(table)}`);
  return Number(rows[0]?.count);
}

/**
 * Reads the data folder's key if it is the one in use.
 * @throws BootError when it does not open what is stored
 */
async function readKey(client: pg.Client, { dataDir, secretKey }: Config): Promise<string | undefined> {
  const inFolder = await fs.readFile(path.join(dataDir, 'secret.key'), 'utf8').catch(() => undefined);
  const key = secretKey ?? inFolder?.trim();
  const opens = await readKeyCheck(client);
  if (key && opens && !opens(key)) {
    throw new BootError('SECRET_KEY is not the key that this data was sealed with; set it as the server has it.');
  }
  return secretKey ? undefined : inFolder;
}

const filesOf = (config: Config) => path.join(config.dataDir, 'files');
const listOf = (folder: string) => path.join(folder, 'files');

/** Writes one key a line. Previews are left out, because they are made again when somebody listens. */
async function* listKeys(root: string): AsyncGenerator<string> {
  if (!existsSync(root)) return;
  for await (const entry of await fs.opendir(root, { recursive: true })) {
    const key = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
    if (entry.isFile() && isStorageKey(key) && !key.startsWith('previews/')) yield `${key}\n`;
  }
}

async function addFiles(archive: Pack, { config, folder, signal }: Pick<Job, 'config' | 'folder' | 'signal'>) {
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
