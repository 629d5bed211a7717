/** Work that is done later and survives a crash: what a job is, and how it is asked for. */
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** A kind of work. At least once: its handler must stand being run again, and by two at a time. */
export interface WorkKind<P extends object> {
  name: string;
  /** Runs of one kind at a time in one process. */
  concurrency: number;
  /** Only for the type. */
  _payload?: P;
}

export const workKind = <P extends object>(name: string, concurrency: number): WorkKind<P> => ({ name, concurrency });

/** The queue, as whoever asks for work sees it. */
export interface JobQueue {
  /** Through `db`, so that it exists exactly when the data it concerns does. */
  add(db: Db, name: string, payload: object): Promise<void>;
  /** Is there anybody here who does work of this kind? */
  takes(name: string): boolean;
  /** Payloads of what waits or is under way. */
  pending(name: string): Promise<object[]>;
}

export interface WorkRun {
  /** Aborts when the process stops, or another has taken the work over; what is given back is run again. */
  signal: AbortSignal;
  /** A failure of this try is the end of the work. */
  isLastTry: boolean;
}

export interface WorkHandler<C> {
  kind: WorkKind<object>;
  /** A rejection is tried again: at once and without end while the database is away, else a few times. */
  run(parts: C, payload: object, run: WorkRun): Promise<void>;
}

/** Ties a handler to its kind's payload. */
export function handles<C, P extends object>(
  kind: WorkKind<P>,
  run: (parts: C, payload: P, run: WorkRun) => Promise<void>,
): WorkHandler<C> {
  return { kind: kind as WorkKind<object>, run: run as WorkHandler<C>['run'] };
}

/** Asks for work in the transaction of `db`. */
export async function enqueue<P extends object>(
  { db, queue }: { db: Db; queue: JobQueue },
  kind: WorkKind<P>,
  payload: P,
): Promise<void> {
  await queue.add(db, kind.name, payload);
}

/** For the command line, which runs beside the server and starts no work. */
export const noQueue: JobQueue = {
  add: (_db, name) => Promise.reject(new Error(`${name} was asked for where there is no queue`)),
  takes: () => false,
  pending: () => Promise.resolve([]),
};

/** Where there is a queue, what waits there or was done about a person. */
export async function forgetWorkAbout(
  { db }: { db: Db },
  { user_id, pattern }: { user_id: string; pattern: string },
): Promise<void> {
  const { rows } = await sql<{ queue: string | null }>`SELECT to_regclass('pgboss.job')::text AS queue`.execute(db);
  if (!rows[0]?.queue) return;
  await sql`
    DELETE FROM pgboss.job
    WHERE position(${user_id} IN data::text) > 0 OR data::text ~* ${pattern}`.execute(db);
}
