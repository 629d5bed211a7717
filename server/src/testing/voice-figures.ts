/** Measures the premade voices through the real engines, for their test and for the printed tables. */
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { Measures } from '../ports/speech/sound/measure.ts';
import { measure, speakingRate } from '../ports/speech/sound/measure.ts';
import type { EngineVoice, Speech, SpeechSettings } from '../ports/speech/port.ts';
import { previewTexts } from '../slices/voices/preview-texts.ts';
import type { PremadeVoice } from '../slices/voices/voices.rules.ts';
import { defaultSettings } from '../slices/voices/voices.rules.ts';

export interface VoiceFigures extends Measures {
  /** Letters a second, without pauses. */
  rate: number;
}

export interface FigureInput {
  /** The voice's own language by default. */
  language?: string;
  settings?: Partial<SpeechSettings>;
  /** The preview text of the language by default. */
  text?: string;
  seed?: number;
}

const format = describeFormat('pcm_22050');

/** Speaks the preview text of a language. The seed keeps the figures the same each time. */
export async function measureVoice(
  speech: Speech,
  voice: EngineVoice,
  sample: FigureInput = {},
): Promise<VoiceFigures> {
  const language = sample.language ?? voice.language;
  const text = sample.text ?? previewTexts[language];
  if (text === undefined) throw new Error(`no preview text in ${language}`);
  const settings = { ...defaultSettings, ...sample.settings };
  const chunks: Uint8Array[] = [];
  const input = { texts: [{ text, language }], voice, settings, format, seed: sample.seed ?? 1 };
  for await (const { audio } of speech.speak(input, new AbortController().signal)) chunks.push(audio);
  const bytes = Buffer.concat(chunks);
  const measures = measure(new Int16Array(new Uint8Array(bytes).buffer), format.sampleRate);
  return { ...measures, rate: speakingRate(text, measures) };
}

export interface MeasuredVoice {
  voice: PremadeVoice;
  /** Measures every voice in English, which all of them speak. */
  english: VoiceFigures;
  own: VoiceFigures;
}

export const measureVoices = (speech: Speech, voices: readonly PremadeVoice[]): Promise<MeasuredVoice[]> =>
  Promise.all(
    voices.map(async (voice) => {
      const english = await measureVoice(speech, voice.engine, { language: 'en' });
      return {
        voice,
        english,
        own: voice.engine.language === 'en' ? english : await measureVoice(speech, voice.engine),
      };
    }),
  );

/** Two voices differ enough when any one of these figures does. */
export const thresholds = { f0: 0.08, centroid: 0.1, rate: 0.1 } as const;

/** Returns how far two voices are apart: 1 is the threshold, in the figure that differs most. */
export function distance(a: VoiceFigures, b: VoiceFigures): number {
  const names = Object.keys(thresholds) as (keyof typeof thresholds)[];
  return Math.max(...names.map((name) => apart(a[name], b[name]) / thresholds[name]));
}

const apart = (a: number, b: number) => Math.abs(a - b) / Math.min(a, b);

/** An extreme position of a slider, and the figure that it changes. */
export const sliders: readonly SliderEnd[] = [
  { name: 'speed', value: 0.7, figure: 'duration' },
  { name: 'speed', value: 1.2, figure: 'duration' },
  { name: 'stability', value: 0, figure: 'f0 range' },
  { name: 'stability', value: 1, figure: 'f0 range' },
  { name: 'similarity_boost', value: 0, figure: 'tilt' },
  { name: 'similarity_boost', value: 1, figure: 'tilt' },
  { name: 'style', value: 1, figure: 'f0 median' },
  { name: 'use_speaker_boost', value: false, figure: 'loudness' },
];

export interface SliderEnd {
  name: keyof SpeechSettings;
  value: number | boolean;
  figure: 'duration' | 'f0 range' | 'tilt' | 'f0 median' | 'loudness';
}

const figures: Record<SliderEnd['figure'], (figures: VoiceFigures) => number> = {
  duration: ({ seconds }) => seconds,
  'f0 range': ({ f0Range }) => f0Range,
  'f0 median': ({ f0 }) => f0,
  // Decibels are amplitudes here: 10 % are 0.83 dB.
  tilt: ({ tilt }) => 10 ** (tilt / 20),
  loudness: ({ loudness }) => 10 ** (loudness / 20),
};

/** @returns the share by which a figure moved from neutral: 0.1 is up by a tenth */
export const moved = (figure: SliderEnd['figure'], neutral: VoiceFigures, now: VoiceFigures): number =>
  figures[figure](now) / figures[figure](neutral) - 1;
