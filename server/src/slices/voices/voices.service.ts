import type { ResolvedVoiceSettings, Voice, VoiceSettingsInput } from '#contract/voices.ts';
import { describeFormat } from '#contract/output-formats.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ByteSource } from '../../kernel/route.ts';
import type { Storage } from '../../ports/storage/port.ts';
import { checkSettings, defaultSettings, premadeVoices, resolveSettings, type PremadeVoice } from './voices.rules.ts';
import * as store from './voices.store.ts';

export async function listVoices(ctx: Ctx): Promise<{ voices: Voice[] }> {
  return { voices: premadeVoices.map((voice) => present(ctx, voice, null)) };
}

export async function getVoice(ctx: Ctx, voiceId: string, withSettings = true): Promise<Voice> {
  const voice = requireVoice(voiceId);
  return present(ctx, voice, withSettings ? await getSettings(ctx, voiceId) : null);
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
  await store.writeSettings(scope, voiceId, resolveSettings(await store.readSettings(scope, voiceId), settings));
}

/** @throws AppError 404 voice_not_found */
export function requireVoice(voiceId: string): PremadeVoice {
  const voice = premadeVoices.find((one) => one.voice_id === voiceId);
  if (!voice) {
    throw new AppError(404, 'voice_not_found', `A voice with the voice_id ${voiceId} was not found.`, {
      param: 'voice_id',
    });
  }
  return voice;
}

/** Made on the first demand and kept; two first demands at once make it twice, and the second replaces the first. */
export async function getPreview(ctx: Ctx, voiceId: string): Promise<ByteSource> {
  const voice = requireVoice(voiceId);
  const { storage } = ctx.parts;
  // The version is in the key: a voice that changes with an update is not heard from an old preview.
  const key = `previews/${voice.voice_id}-${ctx.parts.version}.mp3`;
  const file = (await storage.head(key)) ?? (await makePreview(ctx, voice, storage, key));
  return {
    type: 'audio/mpeg',
    size: file.size,
    etag: `${voice.voice_id}-${ctx.parts.version}-${file.size}`,
    cacheControl: 'public, max-age=86400',
    open: (range) => storage.read(key, range),
  };
}

async function makePreview(ctx: Ctx, voice: PremadeVoice, storage: Storage, key: string) {
  const file = await storage.create(key);
  try {
    const order = {
      text: voice.preview,
      voice: voice.engine,
      speed: defaultSettings.speed,
      stability: defaultSettings.stability,
      format: describeFormat('mp3_44100_128'),
    };
    // Not the client's signal: whoever asks next wants it whole.
    for await (const piece of ctx.parts.speech.speak(order, new AbortController().signal))
      await file.write(piece.audio);
    return await file.commit();
  } catch (error) {
    await file.abort();
    throw error;
  }
}

function present(ctx: Ctx, voice: PremadeVoice, settings: ResolvedVoiceSettings | null): Voice {
  const preview_url = `${ctx.parts.config.publicUrl}/v1/voices/${voice.voice_id}/preview`;
  const language = voice.labels.language;
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
    verified_languages: [
      { language, model_id: 'eleven_multilingual_v2', accent: voice.labels.accent, locale: null, preview_url },
    ],
    voice_verification: null,
    permission_on_resource: null,
    is_owner: false,
    is_legacy: false,
    is_mixed: false,
    created_at_unix: null,
    engine: voice.engine.engine,
  };
}
