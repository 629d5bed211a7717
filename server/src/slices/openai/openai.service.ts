/** Speaks what a request of the OpenAI API asks for. */
import { insufficientQuota, responseFormatUnavailable } from '#contract/openai/errors.ts';
import type { OpenAiModel, OpenAiSpeechRequest, OpenAiVoice } from '#contract/openai/types.ts';
import { quotaExceeded } from '#contract/usage/errors.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { MediaUnavailable } from '../../ports/media/port.ts';
import type { Warning } from '../../ports/speech/port.ts';
import { isOpenAiListener, modelOfOpenAi, toOpenAiModel } from '../models/openai-models.rules.ts';
import { requireModel } from '../models/models.service.ts';
import { audioOf } from '../speech/speech.rules.ts';
import { speak } from '../speech/speech.service.ts';
import { listVoices as listOwnVoices, requireVoice } from '../voices/voices.service.ts';
import { instructionWarnings, namesThatStandFor, planFormat, reachableSpeed, voiceOfOpenAi } from './openai.rules.ts';

/** @throws AppError as `speak` does, with the quota's error in the form that clients of the OpenAI API know */
export async function createSpeech(ctx: Ctx, request: OpenAiSpeechRequest) {
  const name = typeof request.voice === 'string' ? request.voice : request.voice.id;
  const format = request.response_format ?? 'mp3';
  const { output_format, convertTo } = planFormat(format);
  const { voice_id, isStandIn } = voiceOfOpenAi(name);
  const { speed, warnings } = reachableSpeed(request.speed ?? 1);
  if (convertTo && 'missing' in (await ctx.parts.media.describe()))
    throw AppError.from(responseFormatUnavailable, { format });
  const query = { output_format, enable_logging: true };
  const generation = await speak(ctx, voice_id, query, {
    text: request.input,
    model_id: modelOfOpenAi(request.model),
    pronunciation_dictionary_locators: request.pronunciation_dictionary_locators,
    ...(request.speed === null || request.speed === undefined ? {} : { voice_settings: { speed } }),
  }).catch(refuseInTheirWords);
  const sound = audioOf(generation.chunks);
  const told = [
    ...(isStandIn ? [await standInWarning(ctx, name, voice_id)] : []),
    ...warnings,
    ...instructionWarnings(request.instructions),
  ];
  return {
    /** What the headers say of it, once its first chunk is there. */
    describe: () => ({ ...generation, warnings: [...told, ...generation.warnings] }),
    type: convertTo ? `audio/${convertTo}` : generation.contentType,
    chunks: convertTo ? converted(ctx, sound, convertTo) : sound,
  };
}

async function* converted(ctx: Ctx, wav: AsyncIterable<Uint8Array>, codec: 'aac' | 'flac'): AsyncGenerator<Uint8Array> {
  try {
    yield* ctx.parts.media.convertSound(wav, codec, ctx.signal);
  } catch (error) {
    if (error instanceof MediaUnavailable) throw AppError.from(responseFormatUnavailable, { format: codec });
    throw error;
  }
}

async function standInWarning(ctx: Ctx, name: string, voiceId: string): Promise<Warning> {
  const voice = await requireVoice(ctx, voiceId);
  const message = `${name} is a voice of the OpenAI API. ${voice.name}, a voice of this server, stands in for it.`;
  return { code: 'voice_alias', message };
}

/** Clients of the OpenAI API take a 401 for a wrong key. */
export function refuseInTheirWords(error: unknown): never {
  if (!(error instanceof AppError) || error.status !== quotaExceeded.status) throw error;
  const { left = 0, needed = 0 } = error.params;
  throw AppError.from(insufficientQuota, { left: Number(left), needed: Number(needed) }, { cause: error });
}

export async function listVoices(ctx: Ctx): Promise<{ voices: OpenAiVoice[] }> {
  const { voices } = await listOwnVoices(ctx);
  return {
    voices: voices.map(({ voice_id, name, labels, description }) => ({
      id: voice_id,
      name,
      object: 'audio.voice' as const,
      language: labels.language ?? 'en',
      description,
      stands_for: namesThatStandFor(voice_id),
    })),
  };
}

/** @throws AppError 400 model_not_found */
export async function getModel(id: string): Promise<OpenAiModel> {
  if (!isOpenAiListener(id)) requireModel(modelOfOpenAi(id));
  return toOpenAiModel(id);
}
