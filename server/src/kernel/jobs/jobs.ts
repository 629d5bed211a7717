/** Work that is done in the background and survives a crash: its kinds, its handlers, and how it is enqueued. */
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** A kind of work. It runs at least once, so its handler must tolerate being run again, even twice at a time. */
export interface WorkKind<P extends object> {
  name: string;
  /** How many runs of this kind one process does at a time. */
  concurrency: number;
  /** Never set: it only carries the type. */
  _payload?: P;
}

export const workKind = <P extends object>(name: string, concurrency: number): WorkKind<P> => ({ name, concurrency });

/** The queue as services see it. */
export interface JobQueue {
  /** The work is added through `db`, so that it is committed or rolled back together with the data. */
  add(db: Db, name: string, payload: object): Promise<void>;
  /** True when this process has a handler for the kind. */
  takes(name: string): boolean;
  /** The payloads of work that waits or is being done. */
  pending(name: string): Promise<object[]>;
}

export interface WorkRun {
  /** Aborts when the process stops or another one has taken the work over. The work is then run again. */
  signal: AbortSignal;
  /** True when the work is not tried again after a failure. */
  isLastTry: boolean;
}

export interface WorkHandler<C> {
  kind: WorkKind<object>;
  /** After a rejection the work is tried again: a few times, or without end while the database is unreachable. */
  run(parts: C, payload: object, run: WorkRun): Promise<void>;
}

/** Ties a handler to the payload type of its kind. */
export function handles<C, P extends object>(
  kind: WorkKind<P>,
  run: (parts: C, payload: P, run: WorkRun) => Promise<void>,
): WorkHandler<C> {
  return { kind: kind as WorkKind<object>, run: run as WorkHandler<C>['run'] };
}

/** Enqueues work in the transaction of `db`. */
export async function enqueue<P extends object>(
  { db, queue }: { db: Db; queue: JobQueue },
  kind: WorkKind<P>,
  payload: P,
): Promise<void> {
  await queue.add(db, kind.name, payload);
}

/** The queue of the command line, which runs beside the server and enqueues no work. */
export const noQueue: JobQueue = {
  add: (_db, name) => Promise.reject(new Error(`${name} was asked for where there is no queue`)),
  takes: () => false,
  pending: () => Promise.resolve([]),
};

/** Deletes queued and finished work that mentions a person, if there is a queue. */
export async function deleteWorkAbout(
  { db }: { db: Db },
  { user_id, pattern }: { user_id: string; pattern: string },
): Promise<void> {
  const { rows } = await sql<{ queue: string | null }>`SELECT to_regclass('pgboss.job')::text AS queue`.execute(db);
  if (!rows[0]?.queue) return;
  await sql`
    DELETE FROM pgboss.job
    WHERE position(${user_id} IN data::text) > 0 OR data::text ~* ${pattern}`.execute(db);
}
