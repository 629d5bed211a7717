/** Another take of an unchanged text is free twice (decision 74). This says what counts as unchanged. */
import { createHash } from 'node:crypto';
import type { Ctx } from '../../../context.ts';
import { findSoundOf } from '../../history/takes.service.ts';
import type { Regeneration } from '../../usage/usage.rules.ts';
import { countRegenerations } from '../../usage/usage.service.ts';
import { generationOfAudio } from '../speech.rules.ts';
import type { SpeechTerms } from '../speech.terms.ts';

/** A text with what it is spoken under. A dialogue has several. */
interface SpokenTurn {
  text: string;
  terms: SpeechTerms;
}

/**
 * Equal for the same texts in the same voices with the same settings, as a person would say it: the same model, language
 * and reading of numbers, and the same engine. The seed is what a new take changes, and the file format is no part of the
 * sound; neither is what comes before or after the text.
 */
export function unchangedKeyOf(turns: readonly SpokenTurn[]): Buffer {
  const parts = turns.map(({ text, terms }) => {
    const { stability, similarity_boost, style, use_speaker_boost, speed } = terms.settings;
    return [
      text,
      terms.voice.voice_id,
      terms.route.voice.engine,
      terms.model.model_id,
      [stability, similarity_boost, style, use_speaker_boost, speed],
      terms.language ?? null,
      terms.normalization,
    ];
  });
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/**
 * What a request tells the accounts of the text that it makes as a whole.
 * @param takeOf an item of the caller's own, whose sound was perhaps made before for another request
 */
export async function regenerationOf(
  ctx: Ctx,
  turns: readonly SpokenTurn[],
  takeOf: string | undefined,
): Promise<Regeneration> {
  const sound = takeOf === undefined ? undefined : await findSoundOf(ctx, takeOf);
  const sound_of = sound === undefined ? undefined : generationOfAudio(sound);
  return { key: unchangedKeyOf(turns), ...(sound_of === undefined ? {} : { sound_of }) };
}

/** How many more takes are free of what a request makes; null where it is no other take of an unchanged text. */
export const countFreeTakes = async (ctx: Ctx, regeneration: Regeneration): Promise<number | null> =>
  regeneration.sound_of === undefined ? null : countRegenerations(ctx, regeneration);
