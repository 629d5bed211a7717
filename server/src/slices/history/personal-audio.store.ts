import type { Scope } from '../../kernel/context.ts';

const pageSize = 500;

export async function listItems({ db, actor }: Scope, after: string) {
  return db
    .selectFrom('history_item')
    .select(['history_item_id', 'audio_key', 'created_at'])
    .where('created_by_user_id', '=', actor.user_id)
    .where('history_item_id', '>', after)
    .orderBy('history_item_id')
    .limit(pageSize)
    .execute();
}

export async function countItems({ db, actor }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('history_item')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('created_by_user_id', '=', actor.user_id)
    .executeTakeFirstOrThrow();
  return count;
}
