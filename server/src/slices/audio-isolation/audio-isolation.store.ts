import { sql, type Insertable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import type { AccountRemoval } from '../../manifest.ts';
import type { IsolationRow } from './audio-isolation.rules.ts';

export async function insertIsolation({ db }: Scope, row: Insertable<Database['isolated_audio']>): Promise<void> {
  await db.insertInto('isolated_audio').values(row).execute();
}

const own = ({ db, actor }: Scope) =>
  db.selectFrom('isolated_audio').where('workspace_id', '=', actor.workspace_id).where('user_id', '=', actor.user_id);

export const findIsolation = (scope: Scope, id: string): Promise<IsolationRow | undefined> =>
  own(scope).selectAll().where('history_item_id', '=', id).executeTakeFirst();

/** `%` and `_` of a search mean themselves. */
const likeOf = (search: string) => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const listIsolations = (
  scope: Scope,
  { count, skip, search }: { count: number; skip: number; search: string | undefined },
): Promise<IsolationRow[]> =>
  own(scope)
    .selectAll()
    .$if(search !== undefined, (q) => q.where('title', 'ilike', likeOf(search ?? '')))
    .orderBy('created_at', 'desc')
    .orderBy('history_item_id', 'desc')
    .limit(count)
    .offset(skip)
    .execute();

/** @returns the keys of its files; undefined where the caller has no such entry */
export async function deleteIsolation({ db, actor }: Scope, id: string): Promise<string[] | undefined> {
  const row = await db
    .deleteFrom('isolated_audio')
    .where('history_item_id', '=', id)
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .returning(['audio_key', 'original_key'])
    .executeTakeFirst();
  return row && [row.audio_key, row.original_key];
}

export async function deleteIsolationsOf(
  { db }: Scope,
  { user_id, workspace_ids }: Pick<AccountRemoval, 'user_id' | 'workspace_ids'>,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('isolated_audio')
    .where((q) => q.or([q('user_id', '=', user_id), sql<boolean>`workspace_id = ANY(${workspace_ids})`]))
    .returning(['audio_key', 'original_key'])
    .execute();
  return rows.flatMap(({ audio_key, original_key }) => [audio_key, original_key]);
}

/** In all workspaces of the person. */
export const listPersonal = ({ db, actor }: Scope, after: string, count: number) =>
  db
    .selectFrom('isolated_audio')
    .select(['history_item_id', 'audio_key', 'original_key', 'output_format', 'created_at'])
    .where('user_id', '=', actor.user_id)
    .where('history_item_id', '>', after)
    .orderBy('history_item_id')
    .limit(count)
    .execute();

export async function countPersonal({ db, actor }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('isolated_audio')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('user_id', '=', actor.user_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
