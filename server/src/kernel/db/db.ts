/** The database: a pool of connections, and Kysely on top of it. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './db-types.gen.ts';
import type { Log } from '../boot/log.ts';
import { createReadCache, writtenTables, type ReadCache } from './read-cache.ts';

export type Db = Kysely<Database>;

// Counters and byte counts stay far below 2^53, and pg's default of a string would break every sum.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface OpenDatabase {
  db: Db;
  /** Knows of every write by `db`. */
  reads: ReadCache;
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
const statements = new Map<string, Statement>();

interface Statement {
  /** Under which it is prepared; undefined when there are too many. */
  name: string | undefined;
  /** What it writes to. */
  tables: readonly string[];
  isCommit: boolean;
}

/** A statement that comes again is not read again, because every query waits for this. */
function statementOf(text: string): Statement {
  const known = statements.get(text);
  if (known) return known;
  const name = statements.size < preparedStatements ? `v${statements.size}` : undefined;
  const statement = { name, tables: writtenTables(text), isCommit: /^commit\b/i.test(text) };
  if (name) statements.set(text, statement);
  return statement;
}

/**
 * Prepares every statement with parameters, because planning the joins of authentication costs more than running them, and
 * reports the tables that statements have written to.
 */
const clientThat = (noteWrite: (tables: Iterable<string>) => void) =>
  class extends pg.Client {
    /** Tables that were written to since the last commit on this connection. */
    #written = new Set<string>();

    // pg has many signatures for this method; Kysely uses this one.
    override query(...args: unknown[]) {
      const [text, values] = args;
      if (typeof text !== 'string' || !Array.isArray(values) || args.length !== 2) {
        return Reflect.apply(super.query, this, args);
      }
      const statement = statementOf(text);
      const { name } = statement;
      const prepared = name && values.length > 0 ? [{ name, text, values }] : args;
      return this.#watch(statement, Reflect.apply(super.query, this, prepared) as unknown as Promise<unknown>);
    }

    /** A write outside of a transaction counts when its statement has ended, and one inside when the commit has ended. */
    #watch({ tables, isCommit }: Statement, answer: Promise<unknown>): Promise<unknown> {
      if (tables.length === 0 && !isCommit) return answer;
      for (const table of tables) this.#written.add(table);
      // A commit whose answer is lost may have happened.
      return answer.finally(() => {
        noteWrite(isCommit ? this.#written : tables);
        if (isCommit) this.#written = new Set();
      });
    }
  };

export function openDatabase(url: string, log: Log, max = 20): OpenDatabase {
  const { noteWrite, ...reads } = createReadCache();
  const Client = clientThat(noteWrite);
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000, Client });
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
    reads,
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
