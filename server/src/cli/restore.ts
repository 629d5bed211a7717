/** `restore FILE` restores a backup into an empty installation, completely or not at all. */
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BootError } from '../kernel/boot/boot-error.ts';
import type { Config } from '../kernel/boot/config.ts';
import { readOwner } from '../kernel/boot/data-folder.ts';
import { legalFile, type LegalText } from '../kernel/boot/legal-texts.ts';
import { knownMigrations, rebuild } from '../kernel/db/migrate.ts';
import { claimStorage } from '../kernel/db/storage-claim.ts';
import { createDiskStorage } from '../ports/storage/disk.ts';
import type { Storage } from '../ports/storage/port.ts';
import { readArchive, skip, type ArchiveFile, type Contents, type Table } from '../platform/backup/archive.ts';
import { interruptible } from './interruptible.ts';
import { checkName } from '../kernel/secrets.ts';
import { readKeyCheck } from '../platform/backup/key-check.ts';
import { readCliConfig } from './open.ts';
import { readPassphrase } from '../platform/backup/sealed-stream.ts';
import { withOwnDatabase } from './own-database.ts';
import { copyTarget, hasTable, listTables, quote, type TableShape } from '../platform/backup/tables.ts';
import { UsageError } from './usage-error.ts';

/** Functions that undo what was done outside of the transaction, newest last. */
type Undo = (() => Promise<void>)[];

/** The disk must keep this much free for the database while files are written. */
const reservedBytes = 256 * 1024 * 1024;

export async function restore(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' } },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new UsageError('Give one file: restore FILE.');
  const file = path.resolve(name);
  const config = readCliConfig();
  if (await readOwner(config.dataDir)) {
    throw new UsageError(`Veery is running on ${config.dataDir}; stop it, then restore.`);
  }
  const passphraseFile = values['passphrase-file'];
  const passphrase = passphraseFile === undefined ? undefined : await readPassphrase(passphraseFile);
  const archive = { file, passphrase };
  const answer = await interruptible(async (signal) => {
    const contents = await checkArchive(archive, signal);
    return withOwnDatabase(config, (databaseUrl) => apply(archive, contents, config, databaseUrl, signal));
  });
  console.log(JSON.stringify(answer));
}

/** These checks come before any change. */
async function checkArchive(archive: ArchiveFile, signal: AbortSignal): Promise<Contents> {
  const { file } = archive;
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}; give the path of a backup.`);
  let contents: Contents;
  try {
    contents = await readArchive(archive, undefined, signal);
  } catch (error) {
    throw new UsageError(`${file} is not a whole backup of Veery (${(error as Error).message}); nothing was changed.`);
  }
  const known = knownMigrations();
  const { migrations, veery } = contents.manifest;
  if (migrations.some((one) => !known.includes(one))) {
    throw new UsageError(`${file} was made by a newer Veery (${veery}); update this installation, then restore.`);
  }
  return contents;
}

/** The commit is the last step, so that a failure or a kill at any point leaves the installation empty. */
async function apply(
  archive: ArchiveFile,
  contents: Contents,
  config: Config,
  databaseUrl: string,
  signal: AbortSignal,
) {
  const { file } = archive;
  const { manifest, secretKey, files } = contents;
  const undo: Undo = [];
  try {
    await rebuild(databaseUrl, async (client, migrate) => {
      await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
      if (config.databaseUrl) await refuseTables(client);
      else await dropUnused(client, config.dataDir);
      await refuseFullDisk(contents, config.dataDir);
      await migrate(manifest.migrations);
      const storage = await createDiskStorage(path.join(config.dataDir, 'files'));
      const shapes = await listTables(client);
      const table = (table: Table, body: Readable) => copyTable(client, shapes, table, body);
      const legal = (name: LegalText, body: Readable) => placeLegalText(legalFile(config.dataDir, name), body, undo);
      await readArchive(archive, { table, legal, file: (key, body) => writeFile(storage, key, body, undo) }, signal);
      await resetIdentities(client);
      await checkKey(client, contents, config);
      await migrate(knownMigrations());
      if (config.databaseUrl) await claimStorage((text, values) => client.query(text, values), config.dataDir);
      if (secretKey && !config.secretKey) await placeKey(secretKey, config.dataDir, undo);
      signal.throwIfAborted();
    });
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => undefined);
    throw explain(error as NodeJS.ErrnoException, file, config.dataDir);
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { file, made_at: manifest.made_at, tables: manifest.tables.length, rows, files };
}

function explain(error: NodeJS.ErrnoException, file: string, dataDir: string): Error {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') {
    return new BootError(`The disk that holds ${dataDir} is full; nothing was kept.`, { cause: error });
  }
  if (error instanceof pg.DatabaseError) {
    return new UsageError(`The database refused what ${file} holds (${error.message}); nothing was kept.`);
  }
  return error;
}

/** Another PostgreSQL may hold data that is not ours, so nothing in it is dropped. */
async function refuseTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1`);
  if (rows.length === 0) return;
  throw new UsageError(
    'The database of DATABASE_URL is not empty: it holds tables. Give it a new database, then restore.',
  );
}

/** Our own database was started once at most. Its schema may be newer than the backup's, so it is created again. */
async function dropUnused(client: pg.Client, dataDir: string): Promise<void> {
  const holds = async (table: string, condition: string) => {
    if (!(await hasTable(client, table))) return false;
    const { rows } = await client.query(`SELECT 1 FROM public.${quote(table)} WHERE ${condition} LIMIT 1`);
    return rows.length > 0;
  };
  const isUsed = (await holds('user_account', 'true')) || (await holds('secret', `name <> '${checkName}'`));
  if (isUsed)
    throw new UsageError(`${dataDir} is not empty: it holds accounts. Set DATA_DIR to a new folder, then restore.`);
  // The queue's schema is dropped as well; the next start creates it.
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
}

async function refuseFullDisk({ fileBytes }: Contents, dataDir: string): Promise<void> {
  const disk = await fs.statfs(dataDir);
  const free = Math.max(disk.bavail * disk.bsize - reservedBytes, 0);
  if (fileBytes <= free) return;
  const [needed, there] = [fileBytes, free].map((bytes) => Math.ceil(bytes / 1_000_000));
  throw new UsageError(
    `The files of the backup need ${needed} MB and ${dataDir} has ${there} MB to spare; free some space.`,
  );
}

async function copyTable(client: pg.Client, shapes: TableShape[], table: Table, body: Readable): Promise<void> {
  if (!shapes.some(({ name }) => name === table.name)) {
    // Another PostgreSQL may have had this key beside ours.
    console.error(`The table ${JSON.stringify(table.name)} is not one of Veery; it was left out.`);
    return skip(table, body);
  }
  const copy = client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`));
  await pipeline(body, copy);
  if (copy.rowCount === table.rows) return;
  throw new UsageError(`The table ${table.name} has ${copy.rowCount} rows instead of ${table.rows}; nothing was kept.`);
}

async function writeFile(storage: Storage, key: string, body: Readable, undo: Undo): Promise<void> {
  // A file that exists already belongs to nobody, but we did not create it, so we do not remove it.
  const existed = (await storage.head(key)) !== undefined;
  const file = await storage.create(key);
  try {
    for await (const chunk of body) await file.write(chunk as Buffer);
    await file.commit();
  } catch (error) {
    await file.abort();
    throw error;
  }
  if (!existed) undo.push(() => storage.remove(key));
}

/** Copied rows bring their numbers along, so the sequences must continue after them. */
async function resetIdentities(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    SELECT c.relname::text AS table, a.attname::text AS column FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attidentity <> '' AND NOT a.attisdropped`);
  for (const { table, column } of rows) {
    const name = `public.${quote(table)}`;
    const next = `(SELECT coalesce(max(${quote(column)}), 0) + 1 FROM ${name})`;
    await client.query(`SELECT setval(pg_get_serial_sequence($1, $2), ${next}, false)`, [name, column]);
  }
}

/** Problems are reported now, while the former installation may still exist. */
async function checkKey(client: pg.Client, contents: Contents, { secretKey }: Config): Promise<void> {
  const opens = await readKeyCheck(client);
  if (!opens) return;
  const key = secretKey ?? contents.secretKey;
  if (!key) throw new UsageError('The backup holds no secret key: set SECRET_KEY as where it was made, then restore.');
  if (opens(key)) return;
  throw new UsageError(
    contents.secretKey && secretKey
      ? 'SECRET_KEY is not the key of the backup: set it to what `tar -xOzf FILE secret.key` prints, or unset it.'
      : 'SECRET_KEY is not the key of the backup: set it as where the backup was made, then restore.',
  );
}

async function placeKey(key: string, dataDir: string, undo: Undo): Promise<void> {
  const file = path.join(dataDir, 'secret.key');
  await replaceFile(file, `${key}\n`, undo);
}

async function placeLegalText(file: string, body: Readable, undo: Undo): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, await text(body), undo);
}

async function replaceFile(file: string, content: string, undo: Undo): Promise<void> {
  const place = async (content: string) => {
    await fs.writeFile(`${file}.new`, content, { mode: 0o600, flush: true });
    await fs.rename(`${file}.new`, file);
  };
  const former = await fs.readFile(file, 'utf8').catch(() => undefined);
  undo.push(() => (former === undefined ? fs.rm(file, { force: true }) : place(former)));
  await place(content);
}
