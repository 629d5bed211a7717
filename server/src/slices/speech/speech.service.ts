/** Speaking a text: what is asked is checked and paid for here; generation.ts carries it out. */
import type { SpeechQuery, SpeechRequest } from '#contract/speech.ts';
import { describeFormat } from '#contract/output-formats.ts';
import type { Ctx } from '../../context.ts';
import { newId } from '../../kernel/ids.ts';
import { getTier } from '../billing/billing.service.ts';
import { creditsFor, defaultModelId } from '../models/models.rules.ts';
import { requireModel } from '../models/models.service.ts';
import { reserve } from '../usage/usage.service.ts';
import { getSettings, requireVoice } from '../voices/voices.service.ts';
import { startGeneration, type Generation, type Plan } from './speech.generation.ts';
import { checkFormat, checkText, countCharacters } from './speech.rules.ts';

/**
 * Checks, reserves and starts. Nothing is spoken before the credits are taken.
 * @throws AppError as `api/conventions.md` has them; nothing is charged then.
 */
export async function speak(ctx: Ctx, voiceId: string, query: SpeechQuery, body: SpeechRequest): Promise<Generation> {
  const startedAt = performance.now();
  const model = requireModel(body.model_id ?? defaultModelId);
  const voice = requireVoice(voiceId);
  const [tier, settings] = await Promise.all([getTier(ctx), getSettings(ctx, voiceId, body.voice_settings)]);
  const characters = countCharacters(body.text);
  checkText(body.text, characters, model, tier);
  checkFormat(query.output_format, tier);
  const format = describeFormat(query.output_format);
  const generation_id = newId();
  const plan: Plan = {
    generation_id,
    text: body.text,
    characters,
    credits: creditsFor(characters, model),
    audio_key: `speech/${generation_id.slice(0, 2)}/${generation_id}.${format.extension}`,
    keepHistory: query.enable_logging,
    voice,
    model,
    settings,
    format,
    startedAt,
  };
  const reservation = await reserve(ctx, {
    generation_id,
    product: 'tts',
    model_id: model.model_id,
    voice_id: voice.voice_id,
    characters,
    credits: plan.credits,
    audio_key: plan.audio_key,
  });
  return startGeneration(ctx, plan, reservation);
}
