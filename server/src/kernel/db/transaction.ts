/** Every transaction is run by this function. */
import type { Scope } from '../context.ts';
import type { Db } from './db.ts';

/**
 * Runs `work` in a transaction. A call inside another transaction joins it. The callback is given a `Scope` and no `Ctx`, so
 * that nothing inside can talk to the outside world while rows are locked.
 */
export async function transaction<T>(scope: Scope, work: (scope: Scope) => Promise<T>): Promise<T> {
  if (scope.db.isTransaction) return work(scope);
  const afterCommit: ((db: Db) => void)[] = [];
  const answer = await scope.db.transaction().execute((db) => work(new TransactionScope(db, scope, afterCommit)));
  for (const run of afterCommit) run(scope.db);
  return answer;
}

/** A class, because a getter in an object literal would keep the scope in memory until the next full garbage collection. */
class TransactionScope implements Scope {
  readonly db: Db;
  readonly now: Date;
  readonly languages: string | undefined;
  readonly queue: Scope['queue'];
  readonly afterCommit: Scope['afterCommit'];
  readonly #outer: Scope;

  constructor(db: Db, outer: Scope, afterCommit: ((db: Db) => void)[]) {
    this.db = db;
    this.now = outer.now;
    this.languages = outer.languages;
    this.queue = outer.queue;
    this.afterCommit = (run) => void afterCommit.push(run);
    this.#outer = outer;
  }

  /** A getter, because reading the actor of a public endpoint throws. */
  get actor(): Scope['actor'] {
    return this.#outer.actor;
  }
}
