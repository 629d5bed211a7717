import { invalidPageToken, voiceNotFound } from '#contract/voices/errors.ts';
import type { ResolvedVoiceSettings, Voice, VoiceSettingsInput } from '#contract/voices/types.ts';
import type { VoiceSearch } from '#contract/voices/api.ts';
import type { Ctx } from '../../context.ts';
import type { Warning } from '../../ports/speech/port.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { listEngines } from './routing/engines.service.ts';
import { openRouter, type Router } from './routing/speech-routes.service.ts';
import type { AvailableVoice } from './available-voice.ts';
import { checkSettings, defaultSettings, premadeVoices, resolveSettings, shownModelId } from './voices.rules.ts';
import { aliasWarning, findAlias } from './voice-aliases.ts';
import { findVoices } from './voices.search.ts';
import * as store from './voices.store.ts';
import { toUnix } from '../../kernel/unix-time.ts';

export async function listVoices(ctx: Ctx): Promise<{ voices: Voice[] }> {
  const [voices, look] = await Promise.all([listAvailableVoices(ctx), openLook(ctx)]);
  return { voices: voices.map((voice) => present(ctx, voice, null, look)) };
}

/** @throws AppError 400 invalid_page_token */
export async function searchVoices(ctx: Ctx, query: VoiceSearch) {
  const [voices, look] = await Promise.all([listAvailableVoices(ctx), openLook(ctx)]);
  const found = findVoices(voices, query);
  const after = query.next_page_token;
  const from = after === undefined ? 0 : found.findIndex(({ voice_id }) => voice_id === after) + 1;
  if (after !== undefined && from === 0) {
    throw AppError.from(invalidPageToken);
  }
  const page = found.slice(from, from + query.page_size);
  const has_more = from + page.length < found.length;
  return {
    voices: page.map((voice) => present(ctx, voice, null, look)),
    has_more,
    total_count: query.include_total_count ? found.length : 0,
    next_page_token: has_more ? (page.at(-1)?.voice_id ?? null) : null,
  };
}

export async function getVoice(ctx: Ctx, voiceId: string, withSettings = true): Promise<Voice> {
  const voice = await requireVoice(ctx, voiceId);
  const settings = withSettings ? await getSettings(ctx, voice) : null;
  return present(ctx, voice, settings, await openLook(ctx, voice.voice_id));
}

export async function getDefaultSettings(): Promise<ResolvedVoiceSettings> {
  return defaultSettings;
}

/** The voice's settings in this workspace, under those of one request. */
export async function getSettings(
  scope: Scope,
  { voice_id }: Pick<AvailableVoice, 'voice_id'>,
  request?: VoiceSettingsInput | null,
): Promise<ResolvedVoiceSettings> {
  if (request) checkSettings(request);
  return resolveSettings(await store.readSettings(scope, voice_id), request);
}

/** @throws AppError 404 voice_not_found, 400 invalid_voice_settings */
export async function editSettings(ctx: Ctx, voiceId: string, settings: VoiceSettingsInput): Promise<void> {
  const { voice_id } = await requireVoice(ctx, voiceId);
  checkSettings(settings);
  await transaction(ctx, async (scope) => {
    await store.writeSettings(scope, voice_id, resolveSettings(await store.readSettings(scope, voice_id), settings));
    await recordChange(scope, { collection: 'voice', id: voice_id, what: 'changed' }, 'workspace');
  });
}

/** Adding what is among them, or taking away what is not, is no error. @throws AppError 404 voice_not_found */
export async function setFavorite(ctx: Ctx, voiceId: string, isFavorite: boolean): Promise<void> {
  const { voice_id } = await requireVoice(ctx, voiceId);
  await transaction(ctx, async (scope) => {
    const write = isFavorite ? store.addFavorite : store.removeFavorite;
    if (await write(scope, voice_id)) await recordChange(scope, { collection: 'voice', id: voice_id, what: 'changed' });
  });
}

/** Lists the voices that the caller's workspace can use: premade, of installed models, of providers. */
export const listAvailableVoices = (ctx: Ctx): Promise<AvailableVoice[]> => listVoicesFor(ctx, ctx.actor.workspace_id);

async function listVoicesFor(ctx: Pick<Ctx, 'parts'>, workspaceId: string | null): Promise<AvailableVoice[]> {
  const engines = await listEngines(ctx, workspaceId);
  return [...premadeVoices, ...engines.flatMap(({ voices }) => voices)];
}

/**
 * Finds a voice by its id, or by what the hosted service calls a voice near to it.
 * @param workspaceId null for the voices that every workspace can use
 */
export async function findVoiceOrAlias(
  ctx: Pick<Ctx, 'parts'>,
  voiceId: string,
  workspaceId: string | null,
): Promise<AvailableVoice | undefined> {
  const isAsked = (one: AvailableVoice) => one.voice_id === voiceId;
  const own = premadeVoices.find(isAsked) ?? (await listVoicesFor(ctx, workspaceId)).find(isAsked);
  return own ?? (ctx.parts.config.hasVoiceAliases ? findAlias(voiceId)?.voice : undefined);
}

/** @throws AppError 404 voice_not_found */
export const requireVoice = (ctx: Ctx, voiceId: string): Promise<AvailableVoice> =>
  requireVoiceOf(ctx, voiceId, ctx.actor.workspace_id);

/** @throws AppError 404 voice_not_found, also for a voice that only some workspaces have */
export const requirePublicVoice = (ctx: Pick<Ctx, 'parts'>, voiceId: string): Promise<AvailableVoice> =>
  requireVoiceOf(ctx, voiceId, null);

async function requireVoiceOf(
  ctx: Pick<Ctx, 'parts'>,
  voiceId: string,
  workspaceId: string | null,
): Promise<AvailableVoice> {
  const voice = await findVoiceOrAlias(ctx, voiceId, workspaceId);
  if (!voice) throw AppError.from(voiceNotFound, { voice_id: voiceId });
  return voice;
}

/** Says which voice stands in for one of the hosted service. A voice that goes by its own id has no warning. */
export function aliasWarnings(voiceId: string, voice: AvailableVoice): Warning[] {
  const alias = voice.voice_id === voiceId ? undefined : findAlias(voiceId);
  return alias ? [aliasWarning(alias)] : [];
}

/** What a voice is presented with, beside what it is. */
interface Look {
  favorites: ReadonlyMap<string, Date>;
  router: Router;
}

async function openLook(ctx: Ctx, voiceId?: string): Promise<Look> {
  const reading = [store.readFavorites(ctx, voiceId), openRouter(ctx, ctx.actor.workspace_id)] as const;
  const [favorites, router] = await Promise.all(reading);
  return { favorites, router };
}

function present(
  ctx: Ctx,
  voice: AvailableVoice,
  settings: ResolvedVoiceSettings | null,
  { favorites, router }: Look,
): Voice {
  const favoritedAt = favorites.get(voice.voice_id);
  const address = `${ctx.parts.config.publicUrl}/v1/voices/${voice.voice_id}/preview`;
  const own = voice.labels.language;
  const previewIn = (language: string): string | null =>
    voice.previews[language] === undefined ? null : language === own ? address : `${address}?language=${language}`;
  const { voice: speaker, title, kind } = router(voice, shownModelId);
  return {
    voice_id: voice.voice_id,
    name: voice.name,
    category: voice.category,
    description: voice.description,
    labels: voice.labels,
    preview_url: previewIn(own),
    available_for_tiers: [],
    high_quality_base_model_ids: [],
    settings,
    samples: null,
    fine_tuning: null,
    sharing: null,
    safety_control: null,
    verified_languages: voice.languages.map((language) => ({
      language,
      model_id: shownModelId,
      accent: language === own ? (voice.labels.accent ?? null) : null,
      locale: null,
      preview_url: previewIn(language),
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
    kind: voice.kind,
    spoken_by: speaker.engine === voice.engine.engine ? null : { engine: speaker.engine, title, kind },
    // It was measured with the voice's own engine.
    word_error_rate: speaker.engine === voice.engine.engine ? (voice.word_error_rate ?? null) : null,
  };
}
