/** The premade voices of this server, in the order of premade-voices.json. docs/voices.md is printed from them. */
import { z } from 'zod';
import { isClear } from '#contract/voices/clarity.ts';
import type { VoiceKind } from '../../ports/speech/port.ts';
import type { AvailableVoice } from './available-voice.ts';
import table from './premade-voices.json' with { type: 'json' };
import { previewTexts } from './preview-texts.ts';

/** Rates, pitches and ranges are in the units of the voice's engine, whose own types say what they mean. */
const Engine = z.strictObject({
  engine: z.string(),
  language: z.string(),
  name: z.string(),
  variant: z.string().optional(),
  rate: z.number().positive(),
  pitch: z.number().positive(),
  range: z.number().positive(),
  formant: z.number().min(0.8).max(1.25).optional(),
  upperFormants: z.number().min(0.8).max(1.25).optional(),
  tilt: z.number().min(-9).max(9).optional(),
  room: z.number().min(0).max(0.4).optional(),
  gain: z.number().min(-12).max(12).optional(),
  get elsewhere() {
    return Engine.optional();
  },
});

const Row = z.strictObject({
  voice_id: z.string().regex(/^[A-Za-z0-9]{20}$/),
  name: z.string(),
  description: z.string(),
  labels: z.strictObject({
    gender: z.enum(['female', 'male']),
    age: z.enum(['young', 'middle_aged', 'old']),
    accent: z.string(),
    use_case: z.string(),
    descriptive: z.string(),
  }),
  /** The share of words that a recogniser gets wrong; `npm run bench -- intelligibility` measures it in English. */
  word_error_rate: z.number().min(0).max(1).optional(),
  engine: Engine,
  /** A sentence that introduces the voice, in its own language. */
  preview: z.string(),
});

export interface PremadeVoice extends AvailableVoice {
  origin: 'premade';
  labels: Record<'gender' | 'age' | 'accent' | 'language' | 'use_case' | 'descriptive', string>;
  preview: string;
}

/** How the engines of the premade voices make them. */
const kinds: Record<string, VoiceKind> = { flite: 'statistical', espeak: 'formant' };

/** Every voice is previewed in its own language and in these. */
const sharedLanguages = ['en', 'de', 'es', 'fr', 'pt'];

export const premadeVoices: readonly PremadeVoice[] = z.array(Row).parse(table).map(toVoice);

function toVoice({
  voice_id,
  name,
  description,
  labels,
  engine,
  preview,
  word_error_rate,
}: z.output<typeof Row>): PremadeVoice {
  const { language } = engine;
  const { gender, age, accent, use_case, descriptive } = labels;
  const others = sharedLanguages.filter((other) => other !== language);
  const kind = kinds[engine.engine];
  if (!kind) throw new Error(`nothing is known of the engine ${engine.engine}`);
  return {
    ...{ voice_id, name, description, engine, preview, kind, origin: 'premade', category: 'premade' },
    ...(word_error_rate === undefined ? {} : { word_error_rate }),
    isClear: isClear({ word_error_rate }),
    labels: { gender, age, accent, language, use_case, descriptive },
    languages: [language, ...others],
    previews: { [language]: preview, ...Object.fromEntries(others.map((other) => [other, previewTexts[other] ?? ''])) },
  };
}
