/** The database: a pool of connections, and Kysely on top of it. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './db-types.gen.ts';
import type { Log } from '../boot/log.ts';

export type Db = Kysely<Database>;

// Counters and byte counts stay far below 2^53, and pg's default of a string would break every sum.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface OpenDatabase {
  db: Db;
  /** For a library that brings its own SQL. Statements are not prepared here, because one text may hold several. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  pool(): PoolState;
  close(): Promise<void>;
}

/** The connections of the pool at this moment. */
export interface PoolState {
  used: number;
  idle: number;
  max: number;
  /** Queries and transactions that wait for a connection. */
  waiting: number;
}

/** Each connection keeps this many prepared statements. Later ones, such as unusual filters, are planned each time. */
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

/** Prepares every statement with parameters, because planning the joins of authentication costs more than running them. */
class PreparingClient extends pg.Client {
  // pg has many signatures for this method; Kysely uses this one.
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
  // Without a listener a lost connection ends this process. The pool listens only while a connection is idle, so nobody would
  // listen between two queries of a transaction.
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
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      max,
      waiting: pool.waitingCount,
    }),
    async close() {
      isClosing = true;
      await db.destroy();
      // Kysely does not end a pool that it never used.
      if (!pool.ended) await pool.end();
    },
  };
}

/** The codes of Node and PostgreSQL for a missing connection: refused, cut, shutting down, starting, too many. */
const unavailableCodes = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|57P0[1-3]|08\w{3}|53300)$/;

/** True when a query failed because the database could not be reached. The same query may be tried again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown };
  // The socket file of a local PostgreSQL is not there. Any other file that is missing says nothing about the database.
  if (code === 'ENOENT') return syscall === 'connect';
  if (typeof code === 'string' && unavailableCodes.test(code)) return true;
  // These messages of pg and its pool come without a code.
  return (
    typeof message === 'string' &&
    /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      message,
    )
  );
}
