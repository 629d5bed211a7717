/** The one way to run a transaction. */
import type { Scope } from '../context.ts';
import type { Db } from './db.ts';

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
      languages: scope.languages,
      queue: scope.queue,
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
