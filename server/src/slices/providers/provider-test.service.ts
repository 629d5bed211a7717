/** Has a provider speak a sentence and listen to one, for whoever set it up. Nothing is charged or kept. */
import type { ProviderTest } from '#contract/providers/types.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { Ctx } from '../../context.ts';
import { wavHeader, wavHeaderBytes } from '../../kernel/wav.ts';
import { SpeechBusy, SpeechFailed } from '../../ports/speech/port.ts';
import { NotHeard, testListening } from './listening-test.service.ts';
import { engineOfProvider, voicesOf } from './providers.rules.ts';
import { requireProvider } from './providers.service.ts';
import type { ProviderOwner, ProviderRow } from './providers.store.ts';

const format = describeFormat('pcm_24000');
const settings = { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true, speed: 1 };

type Spoken = Omit<ProviderTest, 'transcription'>;

/** What it is not asked for is not tested. @throws AppError 404 speech_provider_not_found */
export async function testProvider(
  ctx: Ctx,
  owner: ProviderOwner,
  id: string,
  { text, voice }: { text: string; voice?: string | undefined },
): Promise<ProviderTest> {
  const row = await requireProvider(ctx, owner, id);
  const spoken = row.model === null ? notAsked : await testSpeech(ctx, row, text, voice);
  const transcription = row.transcription_model === null ? null : await testTranscription(ctx, row);
  return { ...spoken, is_ok: spoken.is_ok && (transcription?.message ?? null) === null, transcription };
}

async function testSpeech(ctx: Ctx, row: ProviderRow, text: string, asked: string | undefined): Promise<Spoken> {
  const voice = asked ?? voicesOf(row)[0]?.name ?? null;
  if (!row.is_enabled) return failed(voice, isOff);
  if (voice === null) return failed(voice, 'It offers no voice: read its lists again, or give voices by hand.');
  try {
    return await speak(ctx, row, text, voice);
  } catch (error) {
    if (error instanceof SpeechFailed || error instanceof SpeechBusy) return failed(voice, error.message);
    throw error;
  }
}

async function testTranscription(
  { parts, actor, signal }: Ctx,
  row: ProviderRow,
): Promise<NonNullable<ProviderTest['transcription']>> {
  if (!row.is_enabled) return { message: isOff, test: null };
  const listened = {
    recogniser: engineOfProvider(row.provider_id),
    languages: row.languages as unknown as string[],
    workspaceId: actor.workspace_id,
  };
  try {
    return { message: null, test: await testListening(parts, listened, signal) };
  } catch (error) {
    if (error instanceof NotHeard) return { message: error.message, test: null };
    throw error;
  }
}

async function speak({ parts, actor, signal }: Ctx, row: ProviderRow, text: string, name: string): Promise<Spoken> {
  const [language = 'en'] = row.languages as unknown as string[];
  const input = {
    texts: [{ text, language }],
    voice: { engine: engineOfProvider(row.provider_id), language, name, rate: 1, pitch: 1, range: 1 },
    ...{ settings, format, group: actor.workspace_id },
  };
  const began = performance.now();
  let firstByteMs: number | undefined;
  const sound: Uint8Array[] = [];
  for await (const { audio } of parts.speech.speak(input, signal)) {
    if (audio.length > 0) firstByteMs ??= performance.now() - began;
    sound.push(audio);
  }
  const bytes = Buffer.concat(sound);
  const isTimed = !parts.speech.warnings(input).some(({ code }) => code === 'times_estimated');
  return {
    ...{ is_ok: true, message: null, voice: name, has_times: isTimed },
    first_byte_ms: Math.round(firstByteMs ?? 0),
    seconds: bytes.length / 2 / format.sampleRate,
    audio_base64: Buffer.concat([wavHeader(format.sampleRate, wavHeaderBytes + bytes.length), bytes]).toString(
      'base64',
    ),
  };
}

const isOff = 'It is switched off.';

const failed = (voice: string | null, message: string): Spoken => ({
  ...{ is_ok: false, message, voice, has_times: false },
  ...{ first_byte_ms: null, seconds: null, audio_base64: null },
});

const notAsked: Spoken = { ...failed(null, ''), is_ok: true, message: null };
