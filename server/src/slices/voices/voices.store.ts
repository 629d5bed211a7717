import type { VoiceSettingsInput } from '#contract/voices.ts';
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
