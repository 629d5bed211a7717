/**
 * Gives tests databases of their own: copies of the migrated template. A copy is a thousand files, which cost most of a
 * second of processor time to make and to remove, so that what a test leaves behind is emptied and given to the next one of
 * the same thread, under another name.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Databases that are as their template was, by the name of the template. */
const emptied = new Map<string, string[]>();

/** An emptied database may be larger than its template by so many bytes: what was deleted still lies in its files. */
const maxGrowth = 8 * 2 ** 20;

/** `template0` gives an empty database. */
export async function createTestDatabase(template = 'veery_template'): Promise<TestDatabase> {
  const name = emptied.get(template)?.pop() ?? (await copy(template));
  return { url: urlOf(name), drop: () => (template === 'template0' ? remove(name) : recycle(name, template)) };
}

const newName = () => `test_${randomBytes(6).toString('hex')}`;

async function copy(template: string): Promise<string> {
  const name = newName();
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY = file_copy`);
  return name;
}

const remove = (name: string) => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);

/** What still has its former name, such as a process that a test has left behind, finds it no more. */
async function recycle(name: string, template: string): Promise<void> {
  const next = newName();
  try {
    await administer(`
      SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}';
      ALTER DATABASE ${name} RENAME TO ${next}`);
    if (await withClient(urlOf(next), restore)) {
      emptied.set(template, [...(emptied.get(template) ?? []), next]);
      return;
    }
  } catch {
    // Somebody connected at this moment, or the test has broken it. It is removed as any other.
  }
  await remove(name);
  await remove(next);
}

/** Makes the rows those of the template. @returns false where more than rows is different */
async function restore(client: pg.Client): Promise<boolean> {
  const template = inject('databaseTemplate');
  const found = await describeDatabase(client);
  if (found.schema !== template.schema || found.bytes > template.bytes + maxGrowth) return false;
  await client.query(`
    SET session_replication_role = replica;
    DO $$
    DECLARE one regclass;
    BEGIN
      FOR one IN SELECT oid FROM pg_class
        WHERE relkind = 'r' AND relnamespace::regnamespace::text IN ('public', 'pgboss') AND pg_relation_size(oid) > 0
      LOOP
        EXECUTE format('DELETE FROM %s', one);
      END LOOP;
      PERFORM setval(seqrelid, seqstart, false) FROM pg_sequence;
    END $$`);
  for (const { table, rows } of template.rows) {
    await client.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [rows]);
  }
  return true;
}

/** What a database is beside its rows: how much there is of each kind of thing, and its size. */
export async function describeDatabase(client: pg.Client): Promise<{ schema: string; bytes: number }> {
  const counts = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc', 'pg_namespace', 'pg_extension'];
  const { rows } = await client.query<{ schema: string; bytes: string }>(`
    SELECT concat_ws(' ', ${counts.map((table) => `(SELECT count(*) FROM ${table})`).join()}) AS schema,
      pg_database_size(current_database())::text AS bytes`);
  return { schema: rows[0]?.schema ?? '', bytes: Number(rows[0]?.bytes) };
}

function urlOf(name: string): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

const administer = (sql: string) => withClient(inject('databaseUrl'), async (client) => void (await client.query(sql)));

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
