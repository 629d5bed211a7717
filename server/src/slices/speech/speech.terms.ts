/** Checks and resolves a request: voice, settings, text and format. Nothing is reserved here. */
import { rulesTooLong } from '#contract/speech/errors.ts';
import { createHash } from 'node:crypto';
import { describeFormat, type AudioFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { Tier } from '#contract/billing/plans.ts';
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import type { ResolvedVoiceSettings, VoiceSettingsInput } from '#contract/voices/types.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { SpeechInput, Warning } from '../../ports/speech/port.ts';
import { getTier } from '../billing/billing.service.ts';
import {
  creditsFor,
  defaultModelId,
  isModelLanguage,
  type ModelTerms,
  routedModelId,
  type ModelTask,
} from '../models/models.rules.ts';
import { requireModel } from '../models/models.service.ts';
import { loadDictionaries, loadPinned } from '../pronunciation-dictionaries/load.service.ts';
import type { LoadedDictionaries, PinnedLocator } from '../pronunciation-dictionaries/loaded-dictionaries.rules.ts';
import type { SpeechRoute } from '../voices/routing/speech-routes.rules.ts';
import { openRouter } from '../voices/routing/speech-routes.service.ts';
import type { AvailableVoice } from '../voices/voices.rules.ts';
import { aliasWarnings, getSettings, requireVoice } from '../voices/voices.service.ts';
import { checkFormat, checkLanguage, countCharacters, regionOf } from './speech.rules.ts';
import { prepareFairly } from './speech.preparation.ts';
import type { PreparedText } from './text/prepared.ts';

/** The fields of a request over HTTP or of a socket, under the public API's names. */
export interface SpeechTermsInput {
  model_id?: string | null | undefined;
  language_code?: string | null | undefined;
  voice_settings?: VoiceSettingsInput | null | undefined;
  seed?: number | null | undefined;
  apply_text_normalization?: 'auto' | 'on' | 'off' | null | undefined;
  pronunciation_dictionary_locators?: DictionaryLocator[] | null | undefined;
  /** Versions that were decided on before, instead of the locators. */
  pinned_dictionaries?: readonly PinnedLocator[];
  output_format: OutputFormat;
  enable_logging: boolean;
}

export interface SpeechTerms {
  model: ModelTerms;
  voice: AvailableVoice;
  /** Who speaks. It becomes that of the fallback when the first one turns out to be unable to begin. */
  route: SpeechRoute;
  settings: ResolvedVoiceSettings;
  tier: Tier;
  format: AudioFormat;
  /** Absent: detected. */
  language?: string;
  /** The region whose dates and numbers are read, such as `GB`. */
  accent?: string;
  normalization: 'auto' | 'on' | 'off';
  seed?: number;
  /** The rules for how words are said, in the order in which they are tried. */
  dictionaries: LoadedDictionaries;
  keepHistory: boolean;
  /** What is to be told of the choice of the voice. */
  warnings: Warning[];
}

/** A text under its terms: what the engine is told, and what it will cost. */
export interface PlannedSpeech {
  text: string;
  prepared: PreparedText;
  input: SpeechInput;
  /** Code points as written. */
  characters: number;
  credits: number;
  /** What the engine will not honor. */
  warnings: Warning[];
}

/** @throws AppError as `api/conventions.md` has them. */
export async function resolveTerms(
  ctx: Ctx,
  voiceId: string,
  input: SpeechTermsInput,
  task: ModelTask = 'text_to_speech',
): Promise<SpeechTerms> {
  const model = requireModel(input.model_id ?? defaultModelId, task);
  const [voice, router] = await Promise.all([requireVoice(ctx, voiceId), openRouter(ctx, ctx.actor.workspace_id)]);
  const route = router(voice, routedModelId(model));
  const language = checkLanguage(input.language_code, model, ctx.parts.speech.languagesOf(route.voice));
  const accent = regionOf(input.language_code, voice.labels.accent ?? '');
  const [tier, settings, dictionaries] = await Promise.all([
    getTier(ctx),
    getSettings(ctx, voice, input.voice_settings),
    input.pinned_dictionaries
      ? loadPinned(ctx, input.pinned_dictionaries)
      : loadDictionaries(ctx, input.pronunciation_dictionary_locators),
  ]);
  checkFormat(input.output_format, tier);
  return {
    model: pricedBy(model, route),
    voice,
    route,
    settings,
    tier,
    format: describeFormat(input.output_format),
    ...(language === undefined ? {} : { language }),
    ...(accent === undefined ? {} : { accent }),
    normalization: input.apply_text_normalization ?? 'auto',
    ...(input.seed === undefined || input.seed === null ? {} : { seed: input.seed }),
    dictionaries,
    keepHistory: input.enable_logging,
    warnings: [...aliasWarnings(voiceId, voice), ...route.warnings],
  };
}

export async function planSpeech(
  ctx: Ctx,
  terms: SpeechTerms,
  text: string,
  followedBy?: SpeechInput['followedBy'],
): Promise<PlannedSpeech> {
  const { route, settings, format, seed, language, accent } = terms;
  const { speech } = ctx.parts;
  const spoken = speech.languagesOf(route.voice);
  const prepared = await prepareFairly(
    ctx,
    text,
    {
      ...(language === undefined ? {} : { language }),
      ...(accent === undefined ? {} : { accent }),
      // Guessing among all that an engine can read takes nonsense for rare languages; those of the models are enough.
      languages: language === undefined ? spoken.filter((one, i) => i === 0 || isModelLanguage(one)) : spoken,
      detectLanguage: language === undefined,
      normalization: terms.normalization,
    },
    terms.dictionaries.dictionaries,
  );
  if (prepared.isTooLong) throw AppError.from(rulesTooLong);
  const input: SpeechInput = {
    texts: prepared.texts,
    voice: route.voice,
    settings,
    format,
    group: ctx.actor.workspace_id,
    ...(seed === undefined ? {} : { seed }),
    ...(followedBy ? { followedBy } : {}),
  };
  const characters = countCharacters(text);
  return {
    text,
    prepared,
    input,
    characters,
    credits: creditsFor(characters, terms.model),
    warnings: [...terms.warnings, ...prepared.warnings, ...speech.warnings(input)],
  };
}

/** A provider may cost more, or less, than an engine of this machine. */
export const pricedBy = (model: ModelTerms, { costFactor }: Pick<SpeechRoute, 'costFactor'>): ModelTerms =>
  costFactor === 1
    ? model
    : {
        ...model,
        model_rates: { character_cost_multiplier: model.model_rates.character_cost_multiplier * costFactor },
      };

/** Equal for what would sound the same. Null where the sound may not be kept. */
export function cacheKeyOf(ctx: Ctx, terms: SpeechTerms, { input }: PlannedSpeech): Buffer | null {
  if (!terms.keepHistory) return null;
  const { texts, voice, settings, seed, followedBy, format } = input;
  const parts = [
    texts,
    terms.voice.voice_id,
    voice,
    ctx.parts.speech.versionOf(voice),
    [settings.stability, settings.similarity_boost, settings.style, settings.use_speaker_boost, settings.speed],
    terms.model.model_id,
    terms.normalization,
    format.name,
    seed ?? null,
    followedBy ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
