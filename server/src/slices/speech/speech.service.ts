/** Checks and pays for a text that is to be spoken; speech.generation.ts then speaks it. */
import type { CharacterAlignment, SpeechQuery, SpeechRequest } from '#contract/speech/types.ts';
import type { Ctx } from '../../context.ts';
import { newId } from '../../kernel/ids.ts';
import { requireSpace } from '../../platform/files/free-space.ts';
import { addCachedItem, type CachedAudio } from '../history/history.service.ts';
import type { Concurrency, QuotaRequest } from '../usage/usage.rules.ts';
import { readConcurrency, reserve } from '../usage/usage.service.ts';
import { findTakeOf, planRequest } from './redo/plan-request.ts';
import { countFreeTakes, regenerationOf } from './redo/regeneration.ts';
import { checkPrice } from './speech.preparation.ts';
import { linesOf } from './dialogue/plan-dialogue.ts';
import { numbersOf, routesOf, startGeneration, type Generation, type GenerationPlan } from './speech.generation.ts';
import { append, audioKeyOf, characterLimit, checkLength, type TimedAudioChunk } from './speech.rules.ts';
import { resolveTerms, type SpeechTermsInput } from './speech.terms.ts';
import { createTimesMapper } from './text/times.ts';

/**
 * Checks, reserves and starts, or answers from what was spoken before. Nothing is spoken before the credits are reserved.
 * @param generation_id given by callers that must know it beforehand; the database refuses one that was used.
 * @throws AppError as `api/conventions.md` has them; nothing is charged then.
 */
export async function speak(
  ctx: Ctx,
  voiceId: string,
  query: SpeechQuery,
  body: SpeechRequest & Pick<SpeechTermsInput, 'pinned_dictionaries'>,
  generation_id = newId(),
): Promise<Generation> {
  const startedAt = performance.now();
  const space = requireSpace(ctx.parts);
  // A refusal is met where it is awaited, after those that say what is wrong with the request.
  space.catch(() => {});
  const terms = await resolveTerms(ctx, voiceId, { ...body, ...query });
  // The length is checked before the text is prepared, so that the longest text is refused at once.
  checkLength(body.text, characterLimit(terms.model, terms.tier), terms.model.model_id);
  const take_of = await findTakeOf(ctx, body);
  // What is kept of an earlier item costs nothing, and what that is follows from the prepared text.
  const regeneration = body.redo_of ? undefined : await regenerationOf(ctx, [{ text: body.text, terms }], take_of);
  // Another take of an unchanged text may be free.
  const mayBeFree = regeneration !== undefined && ((await countFreeTakes(ctx, regeneration)) ?? 0) > 0;
  if (!body.redo_of && !mayBeFree) await checkPrice(ctx, terms, body.text);
  const { speech, redo, cache_key } = await planRequest(ctx, terms, body);
  const audio_key = audioKeyOf(generation_id, terms.format);
  const plan: GenerationPlan = {
    ...{ generation_id, audio_key, terms, speech, cache_key, startedAt },
    ...(take_of ? { take_of } : {}),
    ...(redo ? { redo } : {}),
  };
  const request: QuotaRequest = {
    generation_id,
    product: 'tts',
    model_id: terms.model.model_id,
    voice_id: terms.voice.voice_id,
    characters: speech.characters,
    credits: speech.credits,
    audio_key,
    cache_key,
    regeneration,
  };
  await space;
  return start(ctx, plan, request);
}

/** Answers from what was spoken before, or reserves the credits and begins. @throws AppError 429, 401 quota_exceeded */
export async function start(ctx: Ctx, plan: GenerationPlan, request: QuotaRequest): Promise<Generation> {
  const { redo, terms, speech } = plan;
  if (redo?.isUnchanged && terms.keepHistory) {
    // Nothing was changed, so the answer is the item's own sound.
    const same = await answerFromCache(ctx, plan, request, await readConcurrency(ctx), redo.source.history_item_id);
    if (same) return same;
  }
  const { concurrency, cached_item_id, is_free } = await reserve(ctx, request);
  if (is_free) speech.credits = 0;
  if (cached_item_id === undefined) return startGeneration(ctx, plan, concurrency);
  const cached = await answerFromCache(ctx, plan, request, concurrency, cached_item_id);
  if (cached) return cached;
  // The item was deleted in between: the text is spoken after all, and its audio serves the next request.
  const second = await reserve(ctx, { ...request, cache_key: null });
  if (second.is_free) speech.credits = 0;
  return startGeneration(ctx, plan, second.concurrency);
}

async function answerFromCache(
  ctx: Ctx,
  plan: GenerationPlan,
  request: QuotaRequest,
  concurrency: Concurrency,
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
  const dialogue = plan.turns ? linesOf(plan.turns) : null;
  const item = { request_id: ctx.request_id, text, warnings, take_of: plan.take_of, dialogue };
  const audio = await addCachedItem(ctx, item, request, sourceId, retime, performance.now() - plan.startedAt);
  return (
    audio && {
      history_item_id: plan.generation_id,
      cost: 0,
      cacheHit: true,
      warnings,
      route: plan.terms.route,
      routes: routesOf(plan),
      concurrency,
      ...(plan.redo ? { redo: numbersOf(plan.redo) } : {}),
      contentType: plan.terms.format.contentType,
      chunks: chunksOf(audio),
    }
  );
}

/** The times come with the last chunk, because they are of the whole audio. */
async function* chunksOf({
  open,
  audio_seconds: seconds,
  alignment,
  normalized_alignment,
}: CachedAudio): AsyncGenerator<TimedAudioChunk> {
  for await (const chunk of await open()) yield { audio: chunk as Uint8Array, seconds };
  yield { audio: new Uint8Array(0), seconds, alignment, normalized_alignment };
}
