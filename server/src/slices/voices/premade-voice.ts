/** What a premade voice is, and short ways to write one down. */
import type { EngineVoice, EspeakVoice, FliteVoice, Timbre } from '../../ports/speech/port.ts';
import { previewTexts } from './preview-texts.ts';

export interface PremadeVoice {
  voice_id: string;
  name: string;
  description: string;
  labels: Record<'gender' | 'age' | 'accent' | 'language' | 'use_case' | 'descriptive', string>;
  engine: EngineVoice;
  /** A sentence that introduces the voice, in its own language. */
  preview: string;
  /** ISO 639-1 → what the voice says in the preview of that language; its own language first. */
  previews: Record<string, string>;
}

export interface PremadeRow extends Omit<PremadeVoice, 'labels' | 'previews'> {
  labels: [gender: 'female' | 'male', age: 'young' | 'middle_aged' | 'old', accent: string];
  use_case: string;
  descriptive: string;
}

/** Every voice is previewed in its own language and in these. */
const shared = ['en', 'de', 'es', 'fr', 'pt'];

export function premade({ labels, use_case, descriptive, ...row }: PremadeRow): PremadeVoice {
  const [gender, age, accent] = labels;
  const { language } = row.engine;
  const others = shared.filter((other) => other !== language).map((other) => [other, previewTexts[other] ?? '']);
  return {
    ...row,
    labels: { gender, age, accent, language, use_case, descriptive },
    previews: { [language]: row.preview, ...Object.fromEntries(others) },
  };
}

/** @param name `en-gb-scotland+f3`; @param figures words per minute, pitch, range. */
export function espeak(
  language: string,
  name: string,
  [rate, pitch, range]: [rate: number, pitch: number, range: number],
  timbre: Timbre = {},
): EspeakVoice {
  const [base = name, variant] = name.split('+');
  return { engine: 'espeak', language, name: base, ...(variant && { variant }), rate, pitch, range, ...timbre };
}

/** @param figures factors on the voice's own rate, f0 and range; @param elsewhere variant and pitch in other languages. */
export function flite(
  name: FliteVoice['name'],
  [rate, pitch, range]: [rate: number, pitch: number, range: number],
  timbre: Timbre,
  elsewhere: EspeakVoice,
): FliteVoice {
  return { engine: 'flite', language: 'en', name, rate, pitch, range, ...timbre, elsewhere };
}
