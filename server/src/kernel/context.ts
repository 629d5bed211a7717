/** The first argument of every service: who acts, when, and on what data. */
import type { Db } from './db/db.ts';
import type { JobQueue } from './jobs/jobs.ts';

/** Whoever acts. The platform adds what it knows about them, such as a role, a session or an API key. */
export interface Actor {
  user_id: string;
  workspace_id: string;
}

/** A function that takes only a scope is safe to call inside a transaction. */
export interface Scope {
  db: Db;
  /**
   * Reading it when nobody acts, as on a public endpoint, is a programming error and throws. It may be a getter, which a
   * copy by `{ ...scope }` does not have: `actingAs` copies a scope.
   */
  actor: Actor;
  now: Date;
  /** What the client accepts (Accept-Language); undefined where no request is behind the work. */
  languages?: string | undefined;
  /** Services use it through `enqueue`. */
  queue: JobQueue;
  /** Runs after the commit, with a connection outside of the transaction; at once when no transaction is open. */
  afterCommit(run: (db: Db) => void): void;
}

/** The same scope for another actor. The properties are copied one by one, because `actor` may be a getter that throws. */
export function actingAs({ db, now, languages, queue, afterCommit }: Omit<Scope, 'actor'>, actor: Actor): Scope {
  return { db, now, languages, queue, afterCommit, actor };
}
