/** Checks and pays for a recording that is to be said in another voice; conversion.ts then makes it. */
import { recordingSilent } from '#contract/speech-to-speech/errors.ts';
import { conversionCredits, type ConversionQuery, type ConversionRequest } from '#contract/speech-to-speech/types.ts';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Upload } from '../../kernel/http/forms/upload.ts';
import { newId } from '../../kernel/ids.ts';
import { requireSpace } from '../../platform/files/free-space.ts';
import { isolationRate } from '../../ports/audio/port.ts';
import { recognitionRate } from '../../ports/recognition/port.ts';
import type { Warning } from '../../ports/speech/port.ts';
import { defaultConversionModelId } from '../models/models.rules.ts';
import {
  conversionKeyOf,
  resolveConversionTerms,
  startConversion,
  type Generation,
  type SpeechTerms,
} from '../speech/converted-speech.service.ts';
import { openSource, readSound, type SoundSource } from '../uploads/sound-source.service.ts';
import { checkAdmission, reserve } from '../usage/usage.service.ts';
import { Conversion, type ConversionKind, type Listening } from './conversion.ts';
import { isSilent, toFloats } from './sound/levels.ts';

export interface ConvertedGeneration extends Generation {
  /** Of what was made so far. */
  readonly kind: ConversionKind;
}

/**
 * Checks, reserves and starts. Nothing is listened to or spoken before the credits are reserved.
 * @throws AppError as `conversionErrors` says; nothing is charged then
 */
export async function changeVoice(
  ctx: Ctx,
  voiceId: string,
  query: ConversionQuery,
  { fields, audio }: { fields: ConversionRequest; audio: Upload | undefined },
): Promise<ConvertedGeneration> {
  const startedAt = performance.now();
  const space = requireSpace(ctx.parts);
  // A refusal is met where it is awaited, after those that say what is wrong with the request.
  space.catch(() => {});
  const { model_id, voice_settings, seed, upload_id, file_format } = fields;
  const asked = { model_id: model_id ?? defaultConversionModelId, voice_settings, seed, ...query };
  const terms = await resolveConversionTerms(ctx, voiceId, asked);
  const isRawPcm = file_format === 'pcm_s16le_16';
  const given = { purpose: 'speech_to_speech', field: 'audio', file: audio, upload_id, isRawPcm } as const;
  const source = await openSource(ctx, given);
  try {
    const credits = conversionCredits(source.media.seconds);
    await checkAdmission(ctx, credits);
    const warnings: Warning[] = [...terms.warnings, ...speedWarnings(fields)];
    const read = fields.remove_background_noise ? readWithoutNoise : readWhole;
    const sound = await read(ctx, source, terms.format.sampleRate);
    if (isSilent(sound, terms.format.sampleRate)) throw AppError.from(recordingSilent);
    const heard = await read(ctx, source, recognitionRate);
    await space;
    const listening = listenFor(ctx, terms, warnings);
    const conversion = new Conversion(ctx, terms, { name: nameOf(source), sound, heard }, listening, warnings);
    const generation_id = newId();
    const audio_key = conversionKeyOf(generation_id, terms.format);
    const { model, voice } = terms;
    const { concurrency } = await reserve(ctx, {
      ...{ generation_id, audio_key, credits },
      product: 'sts',
      model_id: model.model_id,
      voice_id: voice.voice_id,
      characters: 0,
      cache_key: null,
    });
    const generation = startConversion(
      ctx,
      {
        ...{ generation_id, audio_key, terms, warnings, startedAt },
        source: 'STS',
        price: () => credits,
        sound: (recording) => conversion.make(recording),
        result: (_recording, isWhole) => ({
          isWhole,
          text: conversion.text,
          characters: 0,
          credits: isWhole ? credits : Math.min(credits, conversion.creditsSoFar),
          cache_key: null,
        }),
      },
      concurrency,
    );
    return Object.defineProperty(generation, 'kind', { get: () => conversion.kind }) as ConvertedGeneration;
  } finally {
    await source.discard();
  }
}

function listenFor(ctx: Ctx, { model }: SpeechTerms, warnings: Warning[]): Listening {
  const language = model.languages.every(({ language_id }) => language_id === 'en') ? 'en' : null;
  const { workspace_id: workspaceId } = ctx.actor;
  const choice = ctx.parts.recognition.choose({ modelId: 'scribe_v2', language, workspaceId, needs: [] });
  if (!choice.recogniser) return { recogniser: undefined, reason: choice.reason, language };
  // Nobody has asked for a model that listens, so that another one does is no news.
  warnings.push(...choice.warnings.filter(({ code }) => code !== 'model_fallback'));
  return { recogniser: choice.recogniser, reason: '', language };
}

function speedWarnings({ voice_settings }: ConversionRequest): Warning[] {
  if ((voice_settings?.speed ?? 1) === 1) return [];
  return [{ code: 'speed_not_honoured', message: 'The recording sets the pace, so `speed` changed nothing.' }];
}

async function readWhole(ctx: Ctx, source: SoundSource, sampleRate: number): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  for await (const part of readSound(ctx, source, { sampleRate, channels: 'mix' }, ctx.signal))
    parts.push(part.slice());
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function readWithoutNoise(ctx: Ctx, source: SoundSource, sampleRate: number): Promise<Float32Array> {
  const sound = readSound(ctx, source, { sampleRate: isolationRate, channels: 'mix' }, ctx.signal);
  const format = describeFormat(`pcm_${sampleRate}` as OutputFormat);
  const parts: Uint8Array[] = [];
  for await (const { audio } of ctx.parts.audio.isolate(sound, format, { keepOriginal: false })) parts.push(audio);
  const bytes = Buffer.concat(parts);
  // A copy begins where a 16-bit number may.
  return toFloats(new Int16Array(new Uint8Array(bytes).buffer, 0, bytes.length >> 1));
}

/** The name of the file without its ending. */
const nameOf = ({ name }: SoundSource): string => name.replace(/\.[^.]{1,5}$/, '').trim() || 'Recording';
