/** A speaker of a neural model, and how the sliders translate to what such a model can do. Pure. */
import type { SpeechManifest } from '#contract/engine-models/manifest.ts';
import type { EngineVoice } from '../../port.ts';
import { clamp } from '../../sound/settings.ts';
import type { Delivery } from '../engine.ts';

export interface NeuralVoice extends EngineVoice {
  /** The speaker's number in the manifest. */
  name: `${number}`;
  /** A factor on the model's own rate. Pitch and range have no meaning. */
  rate: number;
}

export interface NeuralParameters {
  sid: number;
  /** A factor on the model's own rate. */
  speed: number;
  /** ISO 639 of the text. */
  language: string;
  /** For the families that take one. */
  seed?: number;
}

export function neuralParameters(
  { languages }: SpeechManifest,
  voice: NeuralVoice,
  language: string,
  { rate, seed }: Delivery,
): NeuralParameters {
  return {
    sid: Number(voice.name),
    speed: Math.round(clamp(voice.rate * rate, 0.4, 3) * 1000) / 1000,
    language: languages.includes(language) ? language : voice.language,
    ...(seed === undefined ? {} : { seed }),
  };
}
