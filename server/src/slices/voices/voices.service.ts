import { invalidPageToken, voiceNotFound } from '#contract/voices/errors.ts';
import type { ResolvedVoiceSettings, Voice, VoiceSettingsInput } from '#contract/voices/types.ts';
import type { VoiceSearch } from '#contract/voices/api.ts';
import type { Ctx } from '../../context.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { checkSettings, defaultSettings, premadeVoices, resolveSettings, type PremadeVoice } from './voices.rules.ts';
import { findVoices, verifiedLanguages } from './voices.search.ts';
import * as store from './voices.store.ts';
import { toUnix } from '../../kernel/unix-time.ts';

export async function listVoices(ctx: Ctx): Promise<{ voices: Voice[] }> {
  const favorites = await store.readFavorites(ctx);
  return { voices: premadeVoices.map((voice) => present(ctx, voice, null, favorites)) };
}

/** @throws AppError 400 invalid_page_token */
export async function searchVoices(ctx: Ctx, query: VoiceSearch) {
  const found = findVoices(premadeVoices, query);
  const after = query.next_page_token;
  const from = after === undefined ? 0 : found.findIndex(({ voice_id }) => voice_id === after) + 1;
  if (after !== undefined && from === 0) {
    throw AppError.from(invalidPageToken);
  }
  const favorites = await store.readFavorites(ctx);
  const page = found.slice(from, from + query.page_size);
  const has_more = from + page.length < found.length;
  return {
    voices: page.map((voice) => present(ctx, voice, null, favorites)),
    has_more,
    total_count: query.include_total_count ? found.length : 0,
    next_page_token: has_more ? (page.at(-1)?.voice_id ?? null) : null,
  };
}

export async function getVoice(ctx: Ctx, voiceId: string, withSettings = true): Promise<Voice> {
  const voice = requireVoice(voiceId);
  const settings = withSettings ? await getSettings(ctx, voiceId) : null;
  return present(ctx, voice, settings, await store.readFavorites(ctx, voiceId));
}

export async function getDefaultSettings(): Promise<ResolvedVoiceSettings> {
  return defaultSettings;
}

/** The voice's settings in this workspace, under those of one request. */
export async function getSettings(
  scope: Scope,
  voiceId: string,
  request?: VoiceSettingsInput | null,
): Promise<ResolvedVoiceSettings> {
  requireVoice(voiceId);
  if (request) checkSettings(request);
  return resolveSettings(await store.readSettings(scope, voiceId), request);
}

export async function editSettings(scope: Scope, voiceId: string, settings: VoiceSettingsInput): Promise<void> {
  requireVoice(voiceId);
  checkSettings(settings);
  await transaction(scope, async (scope) => {
    await store.writeSettings(scope, voiceId, resolveSettings(await store.readSettings(scope, voiceId), settings));
    await recordChange(scope, { collection: 'voice', id: voiceId, what: 'changed' }, 'workspace');
  });
}

/** Adding what is among them, or taking away what is not, is no error. @throws AppError 404 voice_not_found */
export async function setFavorite(scope: Scope, voiceId: string, isFavorite: boolean): Promise<void> {
  requireVoice(voiceId);
  await transaction(scope, async (scope) => {
    const write = isFavorite ? store.addFavorite : store.removeFavorite;
    if (await write(scope, voiceId)) await recordChange(scope, { collection: 'voice', id: voiceId, what: 'changed' });
  });
}

/** @throws AppError 404 voice_not_found */
export function requireVoice(voiceId: string): PremadeVoice {
  const voice = premadeVoices.find((one) => one.voice_id === voiceId);
  if (!voice) throw AppError.from(voiceNotFound, { voice_id: voiceId });
  return voice;
}

function present(
  ctx: Ctx,
  voice: PremadeVoice,
  settings: ResolvedVoiceSettings | null,
  favorites: ReadonlyMap<string, Date>,
): Voice {
  const favoritedAt = favorites.get(voice.voice_id);
  const preview_url = `${ctx.parts.config.publicUrl}/v1/voices/${voice.voice_id}/preview`;
  const own = voice.labels.language;
  return {
    voice_id: voice.voice_id,
    name: voice.name,
    category: 'premade',
    description: voice.description,
    labels: voice.labels,
    preview_url,
    available_for_tiers: [],
    high_quality_base_model_ids: [],
    settings,
    samples: null,
    fine_tuning: null,
    sharing: null,
    safety_control: null,
    verified_languages: verifiedLanguages(voice).map((language) => ({
      language,
      model_id: 'eleven_multilingual_v2',
      accent: language === own ? voice.labels.accent : null,
      locale: null,
      preview_url: language === own ? preview_url : `${preview_url}?language=${language}`,
    })),
    voice_verification: null,
    permission_on_resource: null,
    is_owner: false,
    is_legacy: false,
    is_mixed: false,
    created_at_unix: null,
    favorited_at_unix: favoritedAt ? toUnix(favoritedAt) : null,
    is_bookmarked: favoritedAt !== undefined,
    engine: voice.engine.engine,
  };
}
