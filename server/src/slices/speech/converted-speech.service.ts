/** The door for speech that is made from a recording: its terms, phrases in the voice, and a generation of that sound. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { describeFormat, type AudioFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { Ctx } from '../../context.ts';
import type { EncodedSound } from '../../ports/speech/port.ts';
import { finePeaksPerSecond } from '../../ports/speech/port.ts';
import type { Concurrency } from '../usage/usage.rules.ts';
import { speakByRoute } from './speech.fallback.ts';
import { startSound, type Generation, type SoundPlan } from './speech.generation.ts';
import { createRecording, type Recording } from './speech.recording.ts';
import { audioKeyOf, type TimedAudioChunk } from './speech.rules.ts';
import { planSpeech, resolveTerms, type SpeechTerms, type SpeechTermsInput } from './speech.terms.ts';

export type { Generation, Recording, SoundPlan, SpeechTerms, TimedAudioChunk };

/** @throws AppError as `resolveTerms`; 400 model_not_found for a model that only speaks texts */
export const resolveConversionTerms = (ctx: Ctx, voiceId: string, input: SpeechTermsInput): Promise<SpeechTerms> =>
  resolveTerms(ctx, voiceId, input, 'voice_conversion');

export const conversionKeyOf = (generationId: string, format: AudioFormat): string => audioKeyOf(generationId, format);

export interface SpokenPhrase {
  samples: Int16Array;
  /** Times of the text as it was given, from the start of the samples. */
  alignment: CharacterAlignment;
}

/** Speaks a text as plain samples at the rate of the format. A fallback that takes over is in the terms afterwards. */
export async function speakPhrase(ctx: Ctx, terms: SpeechTerms, text: string): Promise<SpokenPhrase> {
  const format = describeFormat(`pcm_${terms.format.sampleRate}` as OutputFormat);
  const plain: SpeechTerms = { ...terms, format };
  const speech = await planSpeech(ctx, plain, text);
  const recording = createRecording();
  const spoken = recording.begin(speech.prepared);
  const parts: Uint8Array[] = [];
  for await (const chunk of speakByRoute(ctx, plain, speech.input)) {
    parts.push(chunk.audio);
    spoken.add(chunk);
  }
  terms.route = plain.route;
  const bytes = Buffer.concat(parts);
  // A copy begins where a 16-bit number may.
  const samples = new Int16Array(new Uint8Array(bytes).buffer, 0, bytes.length >> 1);
  return { samples, alignment: recording.alignment };
}

/** Encodes samples as one file, and records it. */
export interface SoundWriter {
  write(samples: Int16Array, alignment?: CharacterAlignment): Promise<TimedAudioChunk>;
  end(): Promise<TimedAudioChunk>;
  release(): void;
}

export function openSoundWriter(ctx: Ctx, terms: SpeechTerms, recording: Recording): SoundWriter {
  const encoder = ctx.parts.speech.openEncoder(terms.format);
  let samples = 0;
  let peaks = 0;
  const add = ({ audio, levels }: EncodedSound, alignment?: CharacterAlignment): TimedAudioChunk => {
    const from = peaks / finePeaksPerSecond;
    peaks += levels.peaks.length;
    return recording.add({
      audio,
      seconds: samples / terms.format.sampleRate,
      levels: { ...levels, from },
      isChunkEnd: true,
      ...(alignment ? { alignment, normalized_alignment: alignment } : {}),
    });
  };
  return {
    async write(more, alignment) {
      samples += more.length;
      return add(await encoder.encode(more), alignment);
    },
    end: async () => add(await encoder.end()),
    release: () => encoder.release(),
  };
}

export const startConversion = (ctx: Ctx, plan: SoundPlan, concurrency: Concurrency): Generation =>
  startSound(ctx, plan, concurrency);
