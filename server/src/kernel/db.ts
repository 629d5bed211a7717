/** The database: a pool, Kysely over it, and the one way to run a transaction. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './db-types.gen.ts';
import type { Log } from './log.ts';
import type { Scope } from './context.ts';

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

/**
 * Runs `work` in a transaction; a call inside another joins it. The callback's parameter is the narrow `Scope`, so that
 * nothing inside can talk to the outside world while rows are locked.
 */
export async function transaction<T>(scope: Scope, work: (scope: Scope) => Promise<T>): Promise<T> {
  if (scope.db.isTransaction) return work(scope);
  const afterCommit: ((db: Db) => void)[] = [];
  const answer = await scope.db.transaction().execute((db) =>
    work({
      db,
      now: scope.now,
      afterCommit: (run) => void afterCommit.push(run),
      // A getter: a public endpoint has no actor to read.
      get actor() {
        return scope.actor;
      },
    }),
  );
  for (const run of afterCommit) run(scope.db);
  return answer;
}
