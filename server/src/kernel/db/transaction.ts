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
  const answer = await scope.db.transaction().execute((db) =>
    work({
      db,
      now: scope.now,
      languages: scope.languages,
      queue: scope.queue,
      afterCommit: (run) => void afterCommit.push(run),
      // A getter, because reading the actor of a public endpoint throws.
      get actor() {
        return scope.actor;
      },
    }),
  );
  for (const run of afterCommit) run(scope.db);
  return answer;
}
