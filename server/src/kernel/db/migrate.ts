/**
 * Brings a database to this checkout's schema. Migrations change tables: plain SQL files, forward only, each applied once in a
 * transaction of its own. Functions hold no data, so their latest text replaces the one before at every start.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { BootError } from '../boot/boot-error.ts';
import { findUnmetRequirements } from './requirements.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const FUNCTIONS = fileURLToPath(new URL('../../../sql/functions', import.meta.url));
/** Any number will do that nothing else locks, but it must never change. */
const LOCK = 7_031_955;

/**
 * @param folder Tests give one of their own, whose tables the functions do not fit.
 * @param beforeUpdate Called before migrations are applied to a database that has had some already. When it fails, none is.
 */
export async function migrate(
  databaseUrl: string,
  folder = migrationsFolder,
  beforeUpdate?: (pending: string[]) => Promise<void>,
): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await refuseUnfit(client);
    // Several servers may start on one database at once; the lock ends with the connection.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { pending, isNew } = await readMigrations(client, folder);
    if (pending.length > 0 && !isNew) await beforeUpdate?.(pending);
    for (const name of pending) await apply(client, folder, name);
    if (folder === migrationsFolder) await inTransaction(client, () => replaceFunctions(client));
  } catch (error) {
    throw explainRefusal(error, client);
  } finally {
    await client.end();
  }
}

/** The migrations of this checkout, oldest first, without `.sql`. */
export const knownMigrations = (): string[] => migrationNames(migrationsFolder);

/**
 * For restore: one transaction under the same lock, in which `work` fills the schema. `apply` adds those of `names`
 * that are missing. Everything is rolled back when `work` fails.
 */
export async function rebuild<T>(
  databaseUrl: string,
  work: (client: pg.Client, apply: (names: readonly string[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  const client = await connect(databaseUrl);
  try {
    await refuseUnfit(client);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query('BEGIN');
    const answer = await work(client, async (names) => {
      const { pending } = await readMigrations(client, migrationsFolder);
      for (const name of pending.filter((one) => names.includes(one))) await runFile(client, migrationsFolder, name);
    });
    await replaceFunctions(client);
    await client.query('COMMIT');
    return answer;
  } finally {
    // What was not committed ends with the connection.
    await client.end();
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // Without a listener a server that goes away kills the process; the running query fails by itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    const { host, pathname } = new URL(databaseUrl);
    const reason = (cause as Error).message || (cause as NodeJS.ErrnoException).code;
    throw new BootError(`The database ${host}${pathname} cannot be reached (${reason}); check DATABASE_URL.`, {
      cause,
    });
  }
}

async function refuseUnfit(client: pg.Client): Promise<void> {
  const mistakes = await findUnmetRequirements(client);
  if (mistakes.length > 0) throw new BootError(mistakes.join('\n'));
}

/** What only the attempt shows, in a sentence: tables of another role, a database that is read-only. */
function explainRefusal(error: unknown, client: pg.Client): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const { user, database } = client;
  if (error.code === '42501') {
    return new BootError(
      `The role ${user} of DATABASE_URL may not change what is in the database ${database} (${error.message}): make it their owner.`,
      { cause: error },
    );
  }
  if (error.code === '25006') {
    return new BootError(
      `The database ${database} of DATABASE_URL is read-only (${error.message}): name the server that takes writes.`,
      { cause: error },
    );
  }
  return error;
}

/** The database is new before its first migration. */
async function readMigrations(client: pg.Client, folder: string): Promise<{ pending: string[]; isNew: boolean }> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migration ORDER BY name');
  const known = migrationNames(folder);
  const applied = rows.map((row) => row.name);
  const unknown = applied.findLast((name) => !known.includes(name));
  if (unknown) {
    throw new BootError(
      `The data was written by a newer Veery (migration ${unknown}). Update this installation, or restore a backup.`,
    );
  }
  return { pending: known.filter((name) => !applied.includes(name)), isNew: applied.length === 0 };
}

const apply = (client: pg.Client, folder: string, name: string) =>
  inTransaction(client, () => runFile(client, folder, name));

async function inTransaction(client: pg.Client, work: () => Promise<void>) {
  try {
    await client.query('BEGIN');
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** When the parameters of a function change, a migration drops the former one. */
async function replaceFunctions(client: pg.Client): Promise<void> {
  // A body may call a function of a later file: it is looked up when it runs.
  for (const file of readdirSync(FUNCTIONS).sort()) {
    await client.query(await readFile(path.join(FUNCTIONS, file), 'utf8'));
  }
}

/** Call it inside a transaction. */
async function runFile(client: pg.Client, folder: string, name: string) {
  const sql = await readFile(path.join(folder, `${name}.sql`), 'utf8');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migration (name) VALUES ($1)', [name]);
  } catch (cause) {
    const { message, position } = cause as pg.DatabaseError;
    const line = position ? ` (line ${sql.slice(0, Number(position)).split('\n').length})` : '';
    throw new BootError(`Migration ${name} failed and was undone: ${message}${line}.`, { cause });
  }
}

function migrationNames(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.map((file) => file.slice(0, -'.sql'.length)).sort();
}
