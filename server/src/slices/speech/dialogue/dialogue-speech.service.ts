/** Checks and pays for a dialogue. It is one generation, which is spoken as any other. */
import type { DialogueRequest } from '#contract/dialogue/types.ts';
import type { SpeechQuery } from '#contract/speech/types.ts';
import type { Ctx } from '../../../context.ts';
import { newId } from '../../../kernel/ids.ts';
import { requireSpace } from '../../../platform/files/free-space.ts';
import type { Warning } from '../../../ports/speech/port.ts';
import { regenerationOf } from '../redo/regeneration.ts';
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

function effectWarnings({ audio_effects }: DialogueRequest): Warning[] {
  if (!audio_effects || Object.keys(audio_effects).length === 0) return [];
  const message = 'This server adds no effects to a dialogue: audio_effects changed nothing.';
  return [{ code: 'audio_effects_not_honoured', message }];
}
