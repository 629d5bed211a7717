/** The public link of an item, which the slice share-links makes and ends. */
import type { Scope } from '../../kernel/context.ts';

/** Inside a transaction: the row is locked, so that two calls at once make one link. */
export function lockShareState({ db, actor }: Scope, id: string) {
  return db
    .selectFrom('history_item')
    .select(['history_item_id', 'share_link_id'])
    .where('workspace_id', '=', actor.workspace_id)
    .where('created_by_user_id', '=', actor.user_id)
    .where('history_item_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateShareLink({ db, actor }: Scope, id: string, shareLinkId: string | null): Promise<void> {
  await db
    .updateTable('history_item')
    .set({ share_link_id: shareLinkId })
    .where('workspace_id', '=', actor.workspace_id)
    .where('created_by_user_id', '=', actor.user_id)
    .where('history_item_id', '=', id)
    .execute();
}

/** Whoever has the link may see this of an item. */
export function findShared({ db }: Pick<Scope, 'db'>, id: string, shareLinkId: string) {
  return db
    .selectFrom('history_item')
    .select([
      'text',
      'voice_id',
      'voice_name',
      'output_format',
      'content_type',
      'audio_key',
      'audio_bytes',
      'audio_seconds',
      'alignment',
      'dialogue',
      'peaks',
      'created_at',
    ])
    .where('history_item_id', '=', id)
    .where('share_link_id', '=', shareLinkId)
    .executeTakeFirst();
}
