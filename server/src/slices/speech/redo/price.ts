/** Says what a request would cost at this moment. */
import { redoNotPossible } from '#contract/speech/errors.ts';
import type { SpeechPrice, SpeechQuery, SpeechRequest } from '#contract/speech/types.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findCachedItem } from '../../history/history.service.ts';
import { characterLimit, checkLength } from '../speech.rules.ts';
import { resolveTerms } from '../speech.terms.ts';
import { countFreeTakes, regenerationOf } from './regeneration.ts';
import { findTakeOf, planRequest, readSentences } from './plan-request.ts';

/** @throws AppError as `speak` does, but for quota and concurrency */
export async function priceSpeech(
  ctx: Ctx,
  voiceId: string,
  query: SpeechQuery,
  body: SpeechRequest,
): Promise<SpeechPrice> {
  const terms = await resolveTerms(ctx, voiceId, { ...body, ...query });
  checkLength(body.text, characterLimit(terms.model, terms.tier), terms.model.model_id);
  const take_of = await findTakeOf(ctx, body);
  // Nothing is kept of an item that would sound otherwise, so the price is that of the whole text.
  const { speech, cache_key, redo } = await planRequest(ctx, terms, body).catch((error: unknown) => {
    const isOtherSound =
      error instanceof AppError && error.status === redoNotPossible.status && error.param === redoNotPossible.param;
    if (!isOtherSound) throw error;
    return planRequest(ctx, terms, { ...body, redo_of: null });
  });
  const isSame = redo?.isUnchanged === true && terms.keepHistory;
  const is_cached = isSame || (cache_key !== null && (await findCachedItem(ctx, cache_key)) !== undefined);
  const regenerations_left = await countFreeTakes(
    ctx,
    await regenerationOf(ctx, [{ text: body.text, terms }], take_of),
  );
  const isFree = !body.redo_of && (regenerations_left ?? 0) > 0;
  return {
    characters: is_cached ? 0 : speech.characters,
    credits: is_cached || isFree ? 0 : speech.credits,
    is_cached,
    regenerations_left,
    sentences: readSentences(ctx, speech).map(({ written: text }, i) => ({
      text,
      is_kept: redo?.steps[i]?.kept !== undefined,
    })),
    warnings: speech.warnings,
  };
}
