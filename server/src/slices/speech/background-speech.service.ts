/** Speaks for somebody who listens later: tells prices before, and speaks whole texts without a client. */
import type { SpeechQuery, SpeechRequest } from '#contract/speech/types.ts';
import type { Ctx } from '../../context.ts';
import { creditsFor } from '../models/models.rules.ts';
import { characterLimit, checkLength, checkSpeakable, countCharacters } from './speech.rules.ts';
import { speak } from './speech.service.ts';
import { planSpeech, resolveTerms, type SpeechTerms, type SpeechTermsInput } from './speech.terms.ts';
import { readMarkup } from './text/markup.ts';

/** A request of work that takes its time: its dictionaries are in the versions that it began with. */
export type BackgroundRequest = SpeechRequest & Required<Pick<SpeechTermsInput, 'pinned_dictionaries'>>;

export type SpeechPricer = (
  voiceId: string,
  query: SpeechQuery,
  body: BackgroundRequest,
) => Promise<{ characters: number; credits: number }>;

/**
 * The pricer refuses what `speak` would refuse, except for quota and concurrency. It is made for many texts: voice, model
 * and settings are looked up once for all texts that agree in them. The price is an upper limit, because what was spoken
 * before costs nothing.
 */
export function createPricer(ctx: Ctx): SpeechPricer {
  const known = new Map<string, Promise<SpeechTerms>>();
  return async (voiceId, query, { text, ...input }) => {
    // The seed differs from row to row and changes nothing that is looked up.
    const asked = JSON.stringify([voiceId, query, { ...input, seed: null }]);
    let resolving = known.get(asked);
    if (!resolving) known.set(asked, (resolving = resolveTerms(ctx, voiceId, { ...input, ...query })));
    const terms = await resolving;
    const { model, tier } = terms;
    checkLength(text, characterLimit(model, tier), model.model_id);
    // Rules may leave nothing of a text, or make words of its signs.
    const hasRules = terms.dictionaries.rules.length > 0;
    checkSpeakable(hasRules ? (await planSpeech(ctx, terms, text)).prepared.spoken : plainTextOf(text));
    const characters = countCharacters(text);
    return { characters, credits: creditsFor(characters, model) };
  };
}

/** The text without its tags. */
function plainTextOf(text: string): string {
  return readMarkup(text)
    .phrases.flatMap(({ tokens }) => tokens.map(({ plain }) => plain))
    .join('');
}

/**
 * Speaks a whole text, which is settled when the promise resolves. No client can leave in the middle of it.
 * @param generationId as `speak` has it.
 */
export async function synthesizeInBackground(
  ctx: Ctx,
  voiceId: string,
  query: SpeechQuery,
  body: BackgroundRequest,
  generationId: string,
): Promise<{ credits: number }> {
  const { cacheHit, cost, chunks } = await speak(ctx, voiceId, query, body, generationId);
  // An item from the cache is in the history already.
  if (!cacheHit) for await (const _ of chunks);
  return { credits: cost };
}
