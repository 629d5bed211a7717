/** Speaking for somebody who hears it later: prices before, and whole texts without a client. */
import type { SpeechQuery, SpeechRequest } from '#contract/speech/types.ts';
import type { Ctx } from '../../context.ts';
import { creditsFor } from '../models/models.rules.ts';
import { characterLimit, checkLength, checkSpeakable, countCharacters } from './speech.rules.ts';
import { speak } from './speech.service.ts';
import { resolveTerms, type SpeechTerms } from './speech.terms.ts';
import { readMarkup } from './text/markup.ts';

export type SpeechPricer = (
  voiceId: string,
  query: SpeechQuery,
  body: SpeechRequest,
) => Promise<{ characters: number; credits: number }>;

/**
 * What `speak` would refuse it refuses too, short of quota and concurrency. For many texts: who speaks and how is looked up
 * once for all that agree in it. The price is the most it can be: what was spoken before costs nothing.
 */
export function createPricer(ctx: Ctx): SpeechPricer {
  const known = new Map<string, Promise<SpeechTerms>>();
  return async (voiceId, query, { text, ...input }) => {
    // A seed is a row's own, and changes none of the rest.
    const asked = JSON.stringify([voiceId, query, { ...input, seed: null }]);
    let resolving = known.get(asked);
    if (!resolving) known.set(asked, (resolving = resolveTerms(ctx, voiceId, { ...input, ...query })));
    const { model, tier } = await resolving;
    checkLength(text, characterLimit(model, tier), model.model_id);
    checkSpeakable(plainTextOf(text));
    const characters = countCharacters(text);
    return { characters, credits: creditsFor(characters, model) };
  };
}

/** What of a text is not a tag. */
function plainTextOf(text: string): string {
  return readMarkup(text)
    .phrases.flatMap(({ tokens }) => tokens.map(({ plain }) => plain))
    .join('');
}

/**
 * Speaks a whole text; settled when it resolves. Nobody can leave in the middle of it.
 * @param generationId as `speak` has it.
 */
export async function synthesizeInBackground(
  ctx: Ctx,
  voiceId: string,
  query: SpeechQuery,
  body: SpeechRequest,
  generationId: string,
): Promise<{ credits: number }> {
  const { headers, chunks } = await speak(ctx, voiceId, query, body, generationId);
  // What comes from the cache is there already.
  if (headers['x-veery-cache'] !== 'hit') for await (const _ of chunks);
  return { credits: Number(headers['character-cost']) };
}
