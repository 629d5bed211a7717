/**
 * Prints the tables of a freshly migrated database as Kysely types: `node scripts/print-db-types.ts [--check]`.
 * With `--check` nothing is written, and a difference is an error.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/src/kernel/db/embedded-postgres.ts';
import { migrate } from '../server/src/kernel/db/migrate.ts';

const FILE = fileURLToPath(new URL('../server/src/kernel/db/db-types.gen.ts', import.meta.url));

/** The types that the driver returns. kernel/db/db.ts reads int8 as a number. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'JsonColumn',
  jsonb: 'JsonColumn',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
};

interface Column {
  table_name: string;
  column_name: string;
  type: string;
  is_array: boolean;
  nullable: boolean;
  /** `ALWAYS` when only the database may write the column. */
  generated: 'ALWAYS' | 'DEFAULT' | null;
  comment: string | null;
}

const COLUMNS = `
  SELECT c.relname AS table_name, a.attname AS column_name,
         coalesce(e.typname, t.typname) AS type, e.oid IS NOT NULL AS is_array, NOT a.attnotnull AS nullable,
         CASE WHEN a.attgenerated <> '' OR a.attidentity = 'a' THEN 'ALWAYS'
              WHEN a.atthasdef OR a.attidentity = 'd' THEN 'DEFAULT' END AS generated,
         col_description(c.oid, a.attnum) AS comment
  FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid
  JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_type e ON t.typelem = e.oid AND t.typcategory = 'A'
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND NOT c.relispartition
    AND a.attnum > 0 AND NOT a.attisdropped AND c.relname <> 'schema_migration'
  ORDER BY c.relname COLLATE "C", a.attname COLLATE "C"`;

const HEADER = `// Printed by scripts/print-db-types.ts from the migrations; not edited by hand.
import type { ColumnType } from 'kysely';

/** Written as JSON text, because the driver would make a PostgreSQL array of a JavaScript one. */
type JsonColumn = ColumnType<unknown, string, string>;

/** The database fills it in when an insert leaves it out. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
`;

async function readColumns(): Promise<Column[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-types-'));
  const log = { info: () => undefined, error: console.error };
  const database = await startEmbeddedPostgres(path.join(folder, 'postgres'), log, { fsync: false });
  try {
    await migrate(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<Column>(COLUMNS);
    await client.end();
    return rows;
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function printType(column: Column): string {
  const base = TYPES[column.type];
  if (!base) {
    const place = `${column.table_name}.${column.column_name}`;
    throw new Error(`${place} has type ${column.type}; add it to TYPES in scripts/print-db-types.ts.`);
  }
  const type = `${base}${column.is_array ? '[]' : ''}${column.nullable ? ' | null' : ''}`;
  if (column.generated === 'ALWAYS') return `ColumnType<${type}, never, never>`;
  return column.generated ? `Generated<${type}>` : type;
}

function printTypes(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table_name);
  const parts = [...tables].map(([name, own]) => {
    const lines = own.flatMap((column) => [
      ...(column.comment ? [`    /** ${column.comment} */`] : []),
      `    ${column.column_name}: ${printType(column)};`,
    ]);
    return `  ${name}: {\n${lines.join('\n')}\n  };`;
  });
  return `${HEADER}\nexport interface Database {\n${parts.join('\n')}\n}\n`;
}

const wanted = printTypes(await readColumns());
if (!process.argv.includes('--check')) {
  await writeFile(FILE, wanted);
} else if ((await readFile(FILE, 'utf8').catch(() => '')) !== wanted) {
  console.error(
    'server/src/kernel/db/db-types.gen.ts is not what the migrations make: run node scripts/print-db-types.ts.',
  );
  process.exitCode = 1;
}
