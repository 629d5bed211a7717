import { invalidPageToken, voiceNotFound } from '#contract/voices/errors.ts';
import type { ResolvedVoiceSettings, Voice, VoiceSettingsInput } from '#contract/voices/types.ts';
import type { VoiceSearch } from '#contract/voices/api.ts';
import type { Ctx } from '../../context.ts';
import type { Warning } from '../../ports/speech/port.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { checkSettings, defaultSettings, premadeVoices, resolveSettings, type PremadeVoice } from './voices.rules.ts';
import { aliasWarning, findAlias } from './voice-aliases.ts';
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
  const voice = requireVoice(ctx, voiceId);
  const settings = withSettings ? await getSettings(ctx, voice) : null;
  return present(ctx, voice, settings, await store.readFavorites(ctx, voice.voice_id));
}

export async function getDefaultSettings(): Promise<ResolvedVoiceSettings> {
  return defaultSettings;
}

/** The voice's settings in this workspace, under those of one request. */
export async function getSettings(
  scope: Scope,
  { voice_id }: PremadeVoice,
  request?: VoiceSettingsInput | null,
): Promise<ResolvedVoiceSettings> {
  if (request) checkSettings(request);
  return resolveSettings(await store.readSettings(scope, voice_id), request);
}

/** @throws AppError 404 voice_not_found, 400 invalid_voice_settings */
export async function editSettings(ctx: Ctx, voiceId: string, settings: VoiceSettingsInput): Promise<void> {
  const { voice_id } = requireVoice(ctx, voiceId);
  checkSettings(settings);
  await transaction(ctx, async (scope) => {
    await store.writeSettings(scope, voice_id, resolveSettings(await store.readSettings(scope, voice_id), settings));
    await recordChange(scope, { collection: 'voice', id: voice_id, what: 'changed' }, 'workspace');
  });
}

/** Adding what is among them, or taking away what is not, is no error. @throws AppError 404 voice_not_found */
export async function setFavorite(ctx: Ctx, voiceId: string, isFavorite: boolean): Promise<void> {
  const { voice_id } = requireVoice(ctx, voiceId);
  await transaction(ctx, async (scope) => {
    const write = isFavorite ? store.addFavorite : store.removeFavorite;
    if (await write(scope, voice_id)) await recordChange(scope, { collection: 'voice', id: voice_id, what: 'changed' });
  });
}

/** Finds a voice by its id, or by what the hosted service calls a voice near to it. */
export function findVoiceOrAlias({ parts }: Pick<Ctx, 'parts'>, voiceId: string): PremadeVoice | undefined {
  const own = premadeVoices.find((one) => one.voice_id === voiceId);
  return own ?? (parts.config.hasVoiceAliases ? findAlias(voiceId)?.voice : undefined);
}

/** @throws AppError 404 voice_not_found */
export function requireVoice(ctx: Pick<Ctx, 'parts'>, voiceId: string): PremadeVoice {
  const voice = findVoiceOrAlias(ctx, voiceId);
  if (!voice) throw AppError.from(voiceNotFound, { voice_id: voiceId });
  return voice;
}

/** Says which voice stands in for one of the hosted service. A voice that goes by its own id has no warning. */
export function aliasWarnings(voiceId: string, voice: PremadeVoice): Warning[] {
  const alias = voice.voice_id === voiceId ? undefined : findAlias(voiceId);
  return alias ? [aliasWarning(alias)] : [];
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
    word_error_rate: voice.word_error_rate ?? null,
  };
}
