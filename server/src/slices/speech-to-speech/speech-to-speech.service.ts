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
  repeatConversion,
  resolveConversionTerms,
  startConversion,
  type Generation,
  type SpeechTerms,
} from '../speech/converted-speech.service.ts';
import { openSource, readSound, type SoundSource } from '../uploads/sound-source.service.ts';
import type { QuotaRequest } from '../usage/usage.rules.ts';
import { checkAdmission, reserve } from '../usage/usage.service.ts';
import { forgetParts } from '../history/history.service.ts';
import { Conversion, type ConversionKind, type Listening } from './conversion.ts';
import { findEarlierConversion, kindOfWarnings } from './earlier-conversion.ts';
import { isSilent, toFloats } from './sound/levels.ts';

export interface ConvertedGeneration extends Generation {
  /** Of what was made so far. */
  readonly kind: ConversionKind;
}

/**
 * Checks, reserves and starts, or answers with what was made of the same before. Nothing is listened to or spoken before
 * the credits are reserved.
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
    const whole = conversionCredits(source.media.seconds);
    const warnings: Warning[] = [...terms.warnings, ...speedWarnings(fields)];
    const listening = listenFor(ctx, terms, warnings);
    const earlier = await findEarlierConversion(ctx, terms, fields, source, listening);
    const generation_id = newId();
    const audio_key = conversionKeyOf(generation_id, terms.format);
    const { model, voice } = terms;
    const credits = Math.max(0, whole - (earlier?.paid ?? 0));
    const request: QuotaRequest = {
      ...{ generation_id, audio_key, credits },
      product: 'sts',
      model_id: model.model_id,
      voice_id: voice.voice_id,
      characters: 0,
      cache_key: null,
    };
    if (earlier?.item !== undefined) {
      const repeated = await repeatConversion(ctx, terms, request, earlier.item, startedAt);
      if (repeated) return { ...repeated, kind: kindOfWarnings(repeated.warnings) };
    }
    await checkAdmission(ctx, credits);
    const read = fields.remove_background_noise ? readWithoutNoise : readWhole;
    const sound = await read(ctx, source, terms.format.sampleRate);
    if (isSilent(sound, terms.format.sampleRate)) throw AppError.from(recordingSilent);
    const heard = await read(ctx, source, recognitionRate);
    await space;
    const conversion = new Conversion(ctx, terms, { name: nameOf(source), sound, heard }, listening, warnings);
    const { concurrency } = await reserve(ctx, request);
    const generation = startConversion(
      ctx,
      {
        ...{ generation_id, audio_key, terms, warnings, startedAt },
        source: 'STS',
        price: () => credits,
        async *sound(recording) {
          yield* conversion.make(recording);
          // From here on the whole is there, which is what a repeated request gets.
          if (earlier && earlier.paid > 0) await forgetParts(ctx, earlier.partKey);
        },
        result(_recording, isWhole) {
          const isRouted = terms.route.replaced === undefined;
          return {
            isWhole,
            text: conversion.text,
            characters: 0,
            credits: isWhole ? credits : Math.min(credits, Math.max(0, conversion.creditsSoFar - (whole - credits))),
            // What a fallback has spoken is no answer to the next request, which may be spoken as it should.
            cache_key: (isWhole ? isRouted && earlier?.key : earlier?.partKey) || null,
          };
        },
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
