/** Previews of voices: made on the first demand and kept. A provider is not asked for any, because each would cost. */
import { previewNotFound } from '#contract/voices/errors.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import type { StoredFile } from '../../ports/storage/port.ts';
import type { EngineVoice } from '../../ports/speech/port.ts';
import { openRouter } from './routing/speech-routes.service.ts';
import { defaultSettings, shownModelId } from './voices.rules.ts';
import { requirePublicVoice } from './voices.service.ts';

/** Previews that are being made: whoever asks meanwhile waits for the same. */
const making = new Map<string, Promise<StoredFile>>();

/** @throws AppError 404 voice_not_found, preview_not_found for a language that the voice is not verified in. */
export async function getPreview(ctx: Ctx, voiceId: string, language?: string): Promise<ByteSource> {
  const [voice, router] = await Promise.all([requirePublicVoice(ctx, voiceId), openRouter(ctx, null)]);
  const spoken = language?.toLowerCase() ?? voice.labels.language;
  const text = voice.previews[spoken];
  if (text === undefined) {
    throw AppError.from(previewNotFound, { voice: voice.name, language: spoken.slice(0, 20) });
  }
  const { storage, speech } = ctx.parts;
  // The version is in the key: a voice that changes with an update is not heard from an old preview.
  // The preview is spoken by what speaks new generations, so that the ear chooses what it will get.
  const { voice: speaker } = router(voice, shownModelId);
  const version = `${ctx.parts.version}-${speech.versionOf(speaker)}`.replace(/[^A-Za-z0-9.-]+/g, '-');
  const key = `previews/${voice.voice_id}-${spoken}-${version}.mp3`;
  const file = (await storage.head(key)) ?? (await makeOnce(ctx, { speaker, text, language: spoken }, key));
  return {
    type: 'audio/mpeg',
    size: file.size,
    etag: `${voice.voice_id}-${spoken}-${version}-${file.size}`,
    cacheControl: 'public, max-age=86400',
    open: (range) => storage.read(key, range),
  };
}

interface PreviewInput {
  speaker: EngineVoice;
  text: string;
  language: string;
}

function makeOnce(ctx: Ctx, input: PreviewInput, key: string): Promise<StoredFile> {
  // Tests have several storages in one process.
  const name = `${ctx.parts.config.dataDir} ${key}`;
  const made = making.get(name) ?? makePreview(ctx, input, key).finally(() => making.delete(name));
  making.set(name, made);
  return made;
}

async function makePreview(ctx: Ctx, { speaker, text, language }: PreviewInput, key: string): Promise<StoredFile> {
  const file = await ctx.parts.storage.create(key);
  try {
    const input = {
      texts: [{ text, language }],
      voice: speaker,
      settings: defaultSettings,
      format: describeFormat('mp3_44100_128'),
    };
    // The client's signal is not used here, because the next client wants the whole preview.
    for await (const chunk of ctx.parts.speech.speak(input, new AbortController().signal))
      await file.write(chunk.audio);
    return await file.commit();
  } catch (error) {
    await file.abort();
    throw error;
  }
}
