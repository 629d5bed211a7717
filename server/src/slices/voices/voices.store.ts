import type { VoiceSettingsInput } from '#contract/voices/types.ts';
import type { Scope } from '../../kernel/context.ts';

export async function readSettings(scope: Scope, voiceId: string): Promise<VoiceSettingsInput | undefined> {
  const row = await scope.db
    .selectFrom('voice_settings')
    .select('settings')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('voice_id', '=', voiceId)
    .executeTakeFirst();
  return row?.settings as VoiceSettingsInput | undefined;
}

export async function writeSettings(scope: Scope, voiceId: string, settings: VoiceSettingsInput): Promise<void> {
  const value = JSON.stringify(settings);
  await scope.db
    .insertInto('voice_settings')
    .values({ workspace_id: scope.actor.workspace_id, voice_id: voiceId, settings: value })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'voice_id']).doUpdateSet({ settings: value }))
    .execute();
}

/** When the caller made each of theirs; of one voice where it is named. */
export async function readFavorites({ db, actor }: Scope, voiceId?: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('voice_favorite')
    .select(['voice_id', 'created_at'])
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .$if(voiceId !== undefined, (query) => query.where('voice_id', '=', voiceId ?? ''))
    .execute();
  return new Map(rows.map(({ voice_id, created_at }) => [voice_id, created_at]));
}

/** False where it was there. */
export async function addFavorite({ db, actor, now }: Scope, voice_id: string): Promise<boolean> {
  const { workspace_id, user_id } = actor;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('voice_favorite')
    .values({ workspace_id, user_id, voice_id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False where it was not there. */
export async function removeFavorite({ db, actor }: Scope, voiceId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('voice_favorite')
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .where('voice_id', '=', voiceId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
