/** The first argument everywhere: who calls, when, and on what data. */
import type { Db } from './db/db.ts';
import type { JobQueue } from './jobs/jobs.ts';

export interface Actor {
  user_id: string;
  workspace_id: string;
  role: 'admin' | 'editor';
  is_operator: boolean;
  email_verified: boolean;
  session_id?: string;
  /** Set in a session of an operator in this account. */
  support?: { grant_id: string; operator_user_id: string };
  /** Set when an API key calls, or what one asked for is carried out. */
  key?: {
    key_id: string;
    /** null: every one. */
    permissions: string[] | null;
    has_credit_limit: boolean;
    /** Good from some addresses, or for some time only. */
    is_bound?: boolean;
    /** Its secret's hash, and where it came from; absent where something stands for the key, such as a token or a job. */
    shown?: { hash: Buffer; ip: string };
  };
}

/** Safe inside a transaction. */
export interface Scope {
  db: Db;
  /** Reading it without one is a programming error: the endpoint is public. */
  actor: Actor;
  now: Date;
  /** What the client accepts (Accept-Language); undefined where no request is behind the work. */
  languages?: string | undefined;
  /** Reached through `enqueue`. */
  queue: JobQueue;
  /** Runs once the change is committed, with a connection outside of it; at once when no transaction is open. */
  afterCommit(run: (db: Db) => void): void;
}

/** The same work in the name of `actor`. Not a spread: a scope's actor may be a getter that refuses. */
export function actingAs({ db, now, languages, queue, afterCommit }: Omit<Scope, 'actor'>, actor: Actor): Scope {
  return { db, now, languages, queue, afterCommit, actor };
}
