/** The tables of a database as backup and restore use them. */
import pg from 'pg';
import { findOtherStorage } from '../../kernel/db/storage-claim.ts';

export interface TableShape {
  name: string;
  /** The columns, except those that the database computes. */
  columns: string[];
}

export const quote = (name: string): string => pg.escapeIdentifier(name);

/** Returns `"public"."name" ("column", …)`, for COPY. */
export const copyTarget = ({ name, columns }: TableShape): string =>
  `public.${quote(name)} (${columns.map(quote).join(', ')})`;

/**
 * Lists every table of schema public, referenced tables first. The list of migrations is left out, and so are the
 * changes: their numbers belong to this server, and no client has missed changes of the copy. The name of the data folder
 * is not copied, because the copy's files are in another one.
 */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows: tables } = await client.query<TableShape>(`
    SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname NOT IN ('schema_migration', 'change', 'storage_claim')
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`);
  const { rows: references } = await client.query<{ child: string; parent: string }>(`
    SELECT child.relname::text AS child, parent.relname::text AS parent
    FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
    WHERE k.contype = 'f' AND child.oid <> parent.oid`);
  const ordered: TableShape[] = [];
  for (let left = tables; left.length > 0; left = left.filter((table) => !ordered.includes(table))) {
    const waits = (name: string) =>
      references.some(({ child, parent }) => child === name && left.some((table) => table.name === parent));
    const ready = left.filter(({ name }) => !waits(name));
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${left.map((t) => t.name).join()}`);
    ordered.push(...ready);
  }
  return ordered;
}

/** Lists the applied migrations; empty before the first one. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  if (!(await hasTable(client, 'schema_migration'))) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migration ORDER BY name');
  return rows.map((row) => row.name);
}

export async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
    `public.${quote(name)}`,
  ]);
  return rows[0]?.exists ?? false;
}

/** A sentence when the files of this database are in another data folder than `dataDir`. */
export async function readOtherStorage(client: pg.Client, dataDir: string): Promise<string | undefined> {
  if (!(await hasTable(client, 'storage_claim'))) return undefined;
  return findOtherStorage((text, values) => client.query(text, values), dataDir);
}
