/** Checks and pays for a dialogue. It is one generation, which is spoken as any other. */
import type { DialoguePrice, DialogueRequest } from '#contract/dialogue/types.ts';
import type { SpeechQuery } from '#contract/speech/types.ts';
import type { Ctx } from '../../../context.ts';
import { newId } from '../../../kernel/ids.ts';
import { requireSpace } from '../../../platform/files/free-space.ts';
import { findCachedItem } from '../../history/history.service.ts';
import type { Warning } from '../../../ports/speech/port.ts';
import { countFreeTakes, regenerationOf } from '../redo/regeneration.ts';
import { findTakeOf, nextText } from '../redo/plan-request.ts';
import type { Generation, GenerationPlan } from '../speech.generation.ts';
import { audioKeyOf, characterLimit, checkLength, followedByOf, stitchingWarnings } from '../speech.rules.ts';
import { start } from '../speech.service.ts';
import { readTurns, type Turn } from './dialogue.rules.ts';
import { castInputOf, dialogueKeyOf, planTurns, resolveCast } from './plan-dialogue.ts';

export interface DialogueGeneration extends Generation {
  /** The turns that are spoken. */
  turns: Turn[];
}

/** @throws AppError as `speak` does; nothing is charged then */
export async function speakDialogue(
  ctx: Ctx,
  query: SpeechQuery,
  body: DialogueRequest,
  generation_id = newId(),
): Promise<DialogueGeneration> {
  const startedAt = performance.now();
  const space = requireSpace(ctx.parts);
  // A refusal is met where it is awaited, after those that say what is wrong with the request.
  space.catch(() => {});
  const { turns, terms, speech, take_of, regeneration } = await planDialogue(ctx, query, body);
  const plan: GenerationPlan = {
    generation_id,
    audio_key: audioKeyOf(generation_id, terms.format),
    terms,
    speech,
    cache_key: dialogueKeyOf(ctx, speech),
    startedAt,
    turns: speech.turns,
    ...(take_of ? { take_of } : {}),
  };
  await space;
  const generation = await start(ctx, plan, {
    generation_id,
    product: 'tts',
    model_id: terms.model.model_id,
    voice_id: terms.voice.voice_id,
    characters: speech.characters,
    credits: speech.credits,
    audio_key: plan.audio_key,
    cache_key: plan.cache_key,
    regeneration,
  });
  return Object.assign(generation, { turns });
}

/** What a request would make. Speaking and pricing begin here, so that both follow the same rule. */
async function planDialogue(ctx: Ctx, query: SpeechQuery, body: DialogueRequest) {
  const turns = readTurns(body.inputs);
  const voiceIds = turns.map(({ voice_id }) => voice_id);
  const cast = await resolveCast(ctx, voiceIds, castInputOf(body, query));
  const [terms] = cast.values();
  if (!terms) throw new Error('a dialogue has at least one voice');
  const written = turns.map(({ text }) => text).join('');
  checkLength(written, characterLimit(terms.model, terms.tier), terms.model.model_id);
  const take_of = await findTakeOf(ctx, body);
  const spoken = turns.map(({ text, voice_id }) => ({ text, terms: cast.get(voice_id) ?? terms }));
  const regeneration = await regenerationOf(ctx, spoken, take_of);
  const next = await nextText(ctx, { next_text: body.future_text, next_request_ids: body.next_request_ids });
  const speech = await planTurns(ctx, cast, turns, followedByOf(turns.at(-1)?.text ?? '', next));
  speech.warnings.push(...stitchingWarnings(body), ...effectWarnings(body));
  return { turns, terms, speech, take_of, regeneration };
}

/** @throws AppError as `speakDialogue` does, but for quota and concurrency */
export async function priceDialogue(ctx: Ctx, query: SpeechQuery, body: DialogueRequest): Promise<DialoguePrice> {
  const { speech, regeneration } = await planDialogue(ctx, query, body);
  const cache_key = query.enable_logging ? dialogueKeyOf(ctx, speech) : null;
  const is_cached = cache_key !== null && (await findCachedItem(ctx, cache_key)) !== undefined;
  const regenerations_left = await countFreeTakes(ctx, regeneration);
  return {
    characters: is_cached ? 0 : speech.characters,
    credits: is_cached || (regenerations_left ?? 0) > 0 ? 0 : speech.credits,
    is_cached,
    regenerations_left,
    warnings: speech.warnings,
  };
}

function effectWarnings({ audio_effects }: DialogueRequest): Warning[] {
  if (!audio_effects || Object.keys(audio_effects).length === 0) return [];
  const message = 'This server adds no effects to a dialogue: audio_effects changed nothing.';
  return [{ code: 'audio_effects_not_honoured', message }];
}
