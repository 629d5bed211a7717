/** The database: a pool, and Kysely over it. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './db-types.gen.ts';
import type { Log } from '../boot/log.ts';

export type Db = Kysely<Database>;

// Counters and byte counts stay far below 2^53; a string there would be a trap at every sum.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface OpenDatabase {
  db: Db;
  /** For a library that brings its own SQL, several statements in one among it; nothing of it is prepared. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  close(): Promise<void>;
}

/** Distinct statements that are kept prepared a connection; what comes later (an unusual filter) is planned each time. */
const preparedStatements = 300;
const statementNames = new Map<string, string>();

function nameOf(text: string): string | undefined {
  let name = statementNames.get(text);
  if (name === undefined && statementNames.size < preparedStatements) {
    name = `v${statementNames.size}`;
    statementNames.set(text, name);
  }
  return name;
}

/** Prepares what has parameters: planning the joins of every request's first query costs more than running it. */
class PreparingClient extends pg.Client {
  // The signatures of pg's own are many; Kysely uses this one.
  override query(...args: unknown[]) {
    const [text, values] = args;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0 && args.length === 2) {
      const name = nameOf(text);
      if (name) return Reflect.apply(super.query, this, [{ name, text, values }]);
    }
    return Reflect.apply(super.query, this, args);
  }
}

export function openDatabase(url: string, log: Log, max = 20): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000, Client: PreparingClient });
  // Without a listener a database that goes away ends this process: the pool listens while a connection lies idle, and
  // nobody does between two queries of a transaction.
  let isClosing = false;
  const lost = (error: Error) => {
    if (!isClosing) log.warn({ error: error.message }, 'database connection lost');
  };
  pool.on('error', lost);
  pool.on('connect', (client) => void client.on('error', lost));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    query: (text, values) => pool.query(text, values),
    async close() {
      isClosing = true;
      await db.destroy();
      // Kysely leaves a pool alone through which it asked nothing itself.
      if (!pool.ended) await pool.end();
    },
  };
}

/** Codes by which Node and PostgreSQL say that there is no connection: refused, cut, shutting down, starting, too many. */
const awayCodes = /^(?:ECONN\w+|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|57P0[1-3]|08\w{3}|53300)$/;

/** Did a query fail for want of the database itself? The same query may be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && awayCodes.test(code)) return true;
  // What pg and its pool say without a code.
  return (
    typeof message === 'string' &&
    /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      message,
    )
  );
}
