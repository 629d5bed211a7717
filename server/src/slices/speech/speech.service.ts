/** Speaking a text: what is asked is checked and paid for here; speech.generation.ts carries it out. */
import type { CharacterAlignment, SpeechQuery, SpeechRequest } from '#contract/speech/types.ts';
import type { Ctx } from '../../context.ts';
import { newId } from '../../kernel/ids.ts';
import { addCachedItem, findTextOfRequest, type CachedAudio } from '../history/history.service.ts';
import type { QuotaRequest } from '../usage/usage.rules.ts';
import { reserve, type Reservation } from '../usage/usage.service.ts';
import { startGeneration, type Generation, type GenerationPlan } from './speech.generation.ts';
import type { TimedAudioChunk } from './speech.recording.ts';
import {
  append,
  audioKeyOf,
  characterLimit,
  checkLength,
  checkSpeakable,
  followedByOf,
  stitchingWarnings,
  warningsHeader,
} from './speech.rules.ts';
import { cacheKeyOf, planSpeech, resolveTerms } from './speech.terms.ts';
import { createTimesMapper } from './text/times.ts';

/**
 * Checks, reserves and starts, or answers from what was spoken before. Nothing is spoken before the credits are taken.
 * @param generation_id for who must know it before; one that was used is refused by the database.
 * @throws AppError as `api/conventions.md` has them; nothing is charged then.
 */
export async function speak(
  ctx: Ctx,
  voiceId: string,
  query: SpeechQuery,
  body: SpeechRequest,
  generation_id = newId(),
): Promise<Generation> {
  const startedAt = performance.now();
  const terms = await resolveTerms(ctx, voiceId, { ...body, ...query });
  // Before the work of preparing it: whatever its length, it is answered at once.
  checkLength(body.text, characterLimit(terms.model, terms.tier), terms.model.model_id);
  const speech = planSpeech(ctx, terms, body.text, followedByOf(body.text, await nextText(ctx, body)));
  speech.warnings.push(...stitchingWarnings(body));
  checkSpeakable(speech.prepared.spoken);
  const audio_key = audioKeyOf(generation_id, terms.format);
  const cache_key = cacheKeyOf(ctx, terms, speech);
  const plan: GenerationPlan = { generation_id, audio_key, terms, speech, cache_key, startedAt };
  const request: QuotaRequest = {
    generation_id,
    product: 'tts',
    model_id: terms.model.model_id,
    voice_id: terms.voice.voice_id,
    characters: speech.characters,
    credits: speech.credits,
    audio_key,
    cache_key,
  };
  const admitted = await reserve(ctx, request);
  if (admitted.cached_item_id === undefined) return startGeneration(ctx, plan, admitted);
  const cached = await answerFromCache(ctx, plan, request, admitted, admitted.cached_item_id);
  // The item went away in between: it is spoken after all, and what it makes serves the next.
  return cached ?? startGeneration(ctx, plan, await reserve(ctx, { ...request, cache_key: null }));
}

/** What the client says comes next: in words, or as a request that it made before. */
async function nextText(ctx: Ctx, { next_text, next_request_ids }: SpeechRequest): Promise<string | undefined> {
  const [id] = next_request_ids ?? [];
  return next_text || (id === undefined ? undefined : findTextOfRequest(ctx, id));
}

async function answerFromCache(
  ctx: Ctx,
  plan: GenerationPlan,
  request: QuotaRequest,
  admitted: Reservation,
  sourceId: string,
): Promise<Generation | undefined> {
  const { text, prepared, warnings } = plan.speech;
  const retime = (spoken: CharacterAlignment): CharacterAlignment => {
    const mapper = createTimesMapper(prepared);
    const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = spoken;
    const { alignment } = mapper.take({ characters, starts, ends, words: [], phonemes: [] });
    append(alignment, mapper.rest(ends.at(-1) ?? 0).alignment);
    return alignment;
  };
  const item = { request_id: ctx.request_id, text, warnings };
  const audio = await addCachedItem(ctx, item, request, sourceId, retime, performance.now() - plan.startedAt);
  return (
    audio && {
      headers: {
        'history-item-id': plan.generation_id,
        'character-cost': '0',
        'x-veery-cache': 'hit',
        ...warningsHeader(warnings),
        'current-concurrent-requests': String(admitted.running),
        'maximum-concurrent-requests': String(admitted.concurrency_limit),
      },
      contentType: plan.terms.format.contentType,
      chunks: chunksOf(audio),
    }
  );
}

/** The times come with the end: they are of the whole. */
async function* chunksOf({ open, alignment, normalized_alignment }: CachedAudio): AsyncGenerator<TimedAudioChunk> {
  const seconds = normalized_alignment.character_end_times_seconds.at(-1) ?? 0;
  for await (const chunk of await open()) yield { audio: chunk as Uint8Array, seconds };
  yield { audio: new Uint8Array(0), seconds, alignment, normalized_alignment };
}
