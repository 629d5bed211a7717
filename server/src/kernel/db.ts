/** The database: a pool, and Kysely over it. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './db-types.gen.ts';
import type { Log } from './log.ts';

export type Db = Kysely<Database>;

// Counters and byte counts stay far below 2^53; a string there would be a trap at every sum.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface OpenDatabase {
  db: Db;
  close(): Promise<void>;
}

export function openDatabase(url: string, log: Log, max = 20): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000 });
  // Without a listener a server that goes away kills the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}
