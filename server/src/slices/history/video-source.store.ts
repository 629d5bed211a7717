import type { Scope } from '../../kernel/context.ts';

export function findVideoSource({ db, actor }: Scope, id: string) {
  return db
    .selectFrom('history_item')
    .select([
      'history_item_id',
      'source',
      'voice_id',
      'voice_name',
      'text',
      'alignment',
      'dialogue',
      'peaks',
      'audio_key',
      'audio_seconds',
      'output_format',
    ])
    .where('workspace_id', '=', actor.workspace_id)
    .where('created_by_user_id', '=', actor.user_id)
    .where('history_item_id', '=', id)
    .executeTakeFirst();
}
