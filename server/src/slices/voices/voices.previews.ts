/** Previews of the premade voices: made on the first demand and kept. */
import { previewNotFound } from '#contract/voices/errors.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import type { StoredFile } from '../../ports/storage/port.ts';
import { defaultSettings, type PremadeVoice } from './voices.rules.ts';
import { verifiedLanguages } from './voices.search.ts';
import { requireVoice } from './voices.service.ts';

/** Previews that are being made: whoever asks meanwhile waits for the same. */
const making = new Map<string, Promise<StoredFile>>();

/** @throws AppError 404 voice_not_found, preview_not_found for a language that the voice is not verified in. */
export async function getPreview(ctx: Ctx, voiceId: string, language?: string): Promise<ByteSource> {
  const voice = requireVoice(ctx, voiceId);
  const spoken = language?.toLowerCase() ?? voice.labels.language;
  if (!verifiedLanguages(voice).includes(spoken)) {
    throw AppError.from(previewNotFound, { voice: voice.name, language: spoken.slice(0, 20) });
  }
  const { storage, speech } = ctx.parts;
  // The version is in the key: a voice that changes with an update is not heard from an old preview.
  const version = `${ctx.parts.version}-${speech.versionOf(voice.engine)}`.replace(/[^A-Za-z0-9.-]+/g, '-');
  const key = `previews/${voice.voice_id}-${spoken}-${version}.mp3`;
  const file = (await storage.head(key)) ?? (await makeOnce(ctx, voice, spoken, key));
  return {
    type: 'audio/mpeg',
    size: file.size,
    etag: `${voice.voice_id}-${spoken}-${version}-${file.size}`,
    cacheControl: 'public, max-age=86400',
    open: (range) => storage.read(key, range),
  };
}

function makeOnce(ctx: Ctx, voice: PremadeVoice, language: string, key: string): Promise<StoredFile> {
  // Tests have several storages in one process.
  const name = `${ctx.parts.config.dataDir} ${key}`;
  const made = making.get(name) ?? makePreview(ctx, voice, language, key).finally(() => making.delete(name));
  making.set(name, made);
  return made;
}

async function makePreview(ctx: Ctx, voice: PremadeVoice, language: string, key: string): Promise<StoredFile> {
  const file = await ctx.parts.storage.create(key);
  try {
    const text = language === voice.labels.language ? voice.preview : (voice.previews[language] ?? voice.preview);
    const input = {
      texts: [{ text, language }],
      voice: voice.engine,
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
