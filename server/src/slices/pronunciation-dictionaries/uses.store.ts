import type { Scope } from '../../kernel/context.ts';
import type { PinnedLocator } from './loaded-dictionaries.rules.ts';

const maxJobs = 100;

export const findDefault = (scope: Scope, dictionaryId: string) =>
  scope.db
    .selectFrom('workspace_pronunciation_dictionary')
    .select('version_id')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('dictionary_id', '=', dictionaryId)
    .executeTakeFirst();

export const listJobs = ({ db, actor }: Scope, dictionaryId: string) =>
  db
    .selectFrom('pronunciation_dictionary_job')
    .select(['job_id', 'version_id', 'created_at'])
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .where('dictionary_id', '=', dictionaryId)
    .orderBy('created_at', 'desc')
    .orderBy('job_id')
    .limit(maxJobs)
    .execute();

export async function insertJob(
  { db, actor, now }: Scope,
  job_id: string,
  pinned: readonly PinnedLocator[],
): Promise<void> {
  if (pinned.length === 0) return;
  await db
    .insertInto('pronunciation_dictionary_job')
    .values(
      pinned.map(({ pronunciation_dictionary_id: dictionary_id, version_id }) => ({
        ...{ job_id, dictionary_id, version_id, created_at: now },
        ...{ workspace_id: actor.workspace_id, user_id: actor.user_id },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
