/**
 * Asks a provider that answers the public API which this product has itself: lines of JSON with sound and the times of
 * its characters.
 */
import type { RemoteProvider } from '../../port.ts';
import type { AskOptions } from './ask-options.ts';
import { maxAnswerBytes } from './ask-openai.ts';
import { failureOf, messageIn, ProviderFailure } from '../../../../kernel/outgoing/provider-failure.ts';
import { createSoundReader, remoteRate, type SoundReader } from './provider-sound.ts';
import type { RemoteInput, RemoteSound, TimedCharacter } from './remote-engine.ts';

/** Base64 takes a third more. */
const maxLine = 8 << 20;
/** A seed of the public API. */
const maxSeed = 4_294_967_295;
/** Other models of the hosted service refuse a language. */
const takesLanguage = /flash_v2_5|turbo_v2_5|_v3/;

interface Line {
  audio_base64?: string;
  alignment?: {
    characters: string[];
    character_start_times_seconds: number[];
    character_end_times_seconds: number[];
  } | null;
}

export async function* askElevenLabs(
  { baseUrl, apiKey, model }: RemoteProvider,
  input: RemoteInput,
  { outgoing, ...limits }: AskOptions,
): AsyncGenerator<RemoteSound> {
  const { text, voice, speed, seed, language } = input;
  const base = baseUrl.replace(/\/v1$/, '');
  const path = `/v1/text-to-speech/${encodeURIComponent(voice)}/stream/with-timestamps`;
  const answer = await outgoing(`${base}${path}?output_format=pcm_${remoteRate}`, {
    ...limits,
    method: 'POST',
    maxBytes: 2 * maxAnswerBytes,
    headers: { 'content-type': 'application/json', ...(apiKey ? { 'xi-api-key': apiKey } : {}) },
    body: JSON.stringify({
      text,
      model_id: model,
      ...(speed === 1 ? {} : { voice_settings: { speed } }),
      ...(seed === undefined ? {} : { seed: seed % (maxSeed + 1) }),
      ...(takesLanguage.test(model) ? { language_code: language } : {}),
    }),
  });
  if (answer.status !== 200) throw await failureOf(answer, apiKey);
  let reader: SoundReader | undefined;
  const times = createTimes(text);
  try {
    for await (const { audio_base64: audio = '', alignment } of linesOf(answer.body)) {
      const bytes = Buffer.from(audio, 'base64');
      reader ??= await createSoundReader('', bytes);
      yield { samples: reader.read(bytes), times: alignment ? times.add(alignment) : [] };
    }
    if (reader) yield { samples: reader.end() };
    times.check();
  } finally {
    reader?.release();
    answer.discard();
  }
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let waiting = '';
  for await (const part of body) {
    waiting += decoder.decode(part, { stream: true });
    const lines = waiting.split('\n');
    waiting = lines.pop() ?? '';
    if (waiting.length > maxLine) throw new ProviderFailure('it sent a line without end');
    for (const line of lines) if (line.trim() !== '') yield readLine(line);
  }
  if (waiting.trim() !== '') yield readLine(waiting);
}

function readLine(line: string): Line {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    throw new ProviderFailure(
      `it sent ${messageIn(line) === 'a page of HTML' ? 'a page of HTML' : 'text'} instead of JSON`,
    );
  }
  if (typeof read !== 'object' || read === null || !('audio_base64' in read || 'alignment' in read))
    throw new ProviderFailure(`it sent no sound: ${messageIn(line) || 'JSON of another kind'}`);
  const { audio_base64: audio, alignment } = read as Record<string, unknown>;
  return {
    ...(typeof audio === 'string' ? { audio_base64: audio } : {}),
    ...(isAlignment(alignment) ? { alignment } : {}),
  };
}

function isAlignment(value: unknown): value is NonNullable<Line['alignment']> {
  if (typeof value !== 'object' || value === null) return false;
  const { characters, character_start_times_seconds: starts } = value as Record<string, unknown>;
  return Array.isArray(characters) && Array.isArray(starts) && characters.length === starts.length;
}

/** Follows how far the provider has come in the text. */
function createTimes(text: string) {
  const whole = Array.from(text);
  let position = 0;
  let reached = 0;
  let isLost = false;
  let told = false;
  return {
    add({ characters, character_start_times_seconds: starts }: NonNullable<Line['alignment']>): TimedCharacter[] {
      const found: TimedCharacter[] = [];
      characters.forEach((character, i) => {
        const at = starts[i];
        for (const one of Array.from(character)) {
          told = true;
          // Times of another text than the one that was sent are of no use.
          if (whole[position] !== one || typeof at !== 'number' || !Number.isFinite(at)) isLost ||= one.trim() !== '';
          else if (!isLost) {
            reached = Math.max(reached, at);
            found.push({ position, at: reached });
          }
          position += 1;
        }
      });
      return found;
    },
    /** @throws ProviderFailure when it stopped before the end of the text */
    check(): void {
      if (told && !isLost && position < text.trimEnd().length * 0.9 && whole.slice(position).join('').trim() !== '')
        throw new ProviderFailure(`it spoke ${position} of ${whole.length} characters`);
    },
  };
}
