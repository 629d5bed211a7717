/** What each family of models takes beside text, speaker and speed. Pure. */
import type { GenerationConfig } from 'sherpa-onnx-node';
import type { SpeechFamily } from '#contract/engine-models/manifest.ts';
import { espeakLanguages } from '../espeak/espeak-languages.ts';
import type { NeuralParameters } from './neural-voice.ts';

/** The family whose random numbers come from the library by a seed of ours, and those where it takes none. */
export const seededFamilies: ReadonlySet<SpeechFamily> = new Set(['pocket']);
export const unseededFamilies: ReadonlySet<SpeechFamily> = new Set(['supertonic', 'zipvoice']);

export function extrasFor(family: SpeechFamily, { language, seed }: NeuralParameters): Pick<GenerationConfig, 'extra'> {
  const extra: NonNullable<GenerationConfig['extra']> = {};
  if (family === 'supertonic') extra.lang = language;
  // It reads English and Chinese by its own lexicons, and other languages by espeak-ng.
  const byEspeak = family === 'kokoro' && !['en', 'zh'].includes(language) ? espeakLanguages[language] : undefined;
  if (byEspeak !== undefined) extra.lang = byEspeak;
  if (seed !== undefined && seededFamilies.has(family)) extra.seed = seed;
  return Object.keys(extra).length === 0 ? {} : { extra };
}
