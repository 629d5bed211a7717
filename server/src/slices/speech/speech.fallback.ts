/** Speaks with the engine that the routes chose, or with its fallback when that one cannot begin. Never in silence. */
import type { Ctx } from '../../context.ts';
import { SpeechBusy, type AudioChunk, type SpeechInput, type Warning } from '../../ports/speech/port.ts';
import { taskOf } from '../models/models.rules.ts';
import { requireModel } from '../models/models.service.ts';
import { fallbackWarning } from '../voices/routing/speech-routes.rules.ts';
import { pricedBy, type SpeechTerms } from './speech.terms.ts';

/**
 * Once a sound was made, a failure is one of the speech: the rest in another voice would be no answer to the request. The
 * signal is not the client's: a client that leaves must not cut the sentence that it is charged for.
 */
export async function* speakByRoute(
  ctx: Ctx,
  terms: SpeechTerms,
  input: SpeechInput,
): AsyncGenerator<AudioChunk, void, void> {
  const { speech } = ctx.parts;
  const { signal } = new AbortController();
  const { fallback } = terms.route;
  // Of a socket's texts, an earlier one may have sounded in this voice already.
  let hasBegun = input.continuity?.begun === true;
  // A step without sound may come before an engine has done anything, so it is no beginning.
  const silent: AudioChunk[] = [];
  try {
    for await (const chunk of speech.speak(input, signal)) {
      if (!hasBegun && chunk.seconds === 0 && chunk.audio.length === 0) {
        silent.push(chunk);
        continue;
      }
      hasBegun = true;
      yield* silent.splice(0);
      yield chunk;
    }
    yield* silent;
    return;
  } catch (error) {
    if (hasBegun || !fallback || error instanceof SpeechBusy) throw error;
    replaceByFallback(ctx, terms, error as Error);
  }
  const [warning] = terms.route.warnings;
  let isFirst = true;
  for await (const chunk of speech.speak({ ...input, voice: fallback.voice }, signal)) {
    yield isFirst && warning ? { ...chunk, warning } : chunk;
    isFirst = false;
  }
}

/** From now on the fallback speaks, at its price. @throws the error where there is none */
export function replaceByFallback(ctx: Ctx, terms: SpeechTerms, error: Error): Warning {
  const { title, voice, fallback } = terms.route;
  if (!fallback) throw error;
  const reason = error.message;
  ctx.parts.log.warn({ engine: voice.engine, reason }, 'an engine did not begin to speak, so its fallback does');
  const warning = fallbackWarning(title, reason, fallback);
  terms.route = { ...fallback, replaced: voice.engine, warnings: [warning] };
  terms.model = pricedBy(requireModel(terms.model.model_id, taskOf(terms.model)), fallback);
  return warning;
}
