import { sql, type Insertable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

/** Counts the caller's feedback since then. The lock is held until the transaction ends, so that simultaneous calls are counted too. */
export async function countSince(scope: Scope, since: Date): Promise<number> {
  const { user_id } = scope.actor;
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`feedback of ${user_id}`}))`.execute(scope.db);
  const { count } = await scope.db
    .selectFrom('product_feedback')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertFeedback(
  scope: Scope,
  feedback: Omit<Insertable<Database['product_feedback']>, 'created_at' | 'user_id' | 'workspace_id'>,
): Promise<void> {
  const { user_id, workspace_id } = scope.actor;
  await scope.db
    .insertInto('product_feedback')
    .values({ ...feedback, user_id, workspace_id, created_at: scope.now })
    .execute();
}

/** The newest first, starting after the one that the cursor names. */
export function listFeedback(scope: Scope, count: number, cursor: string | undefined) {
  return scope.db
    .selectFrom('product_feedback as f')
    .select(['f.feedback_id', 'f.user_id', 'f.kind', 'f.message', 'f.page', 'f.rating', 'f.created_at'])
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(f.created_at, f.feedback_id) < (
          SELECT created_at, feedback_id FROM product_feedback WHERE feedback_id = ${cursor ?? ''})`,
      ),
    )
    .orderBy('f.created_at', 'desc')
    .orderBy('f.feedback_id', 'desc')
    .limit(count)
    .execute();
}
