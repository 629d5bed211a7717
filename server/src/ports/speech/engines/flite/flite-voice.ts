/** A voice of flite, and the sliders in its units. Pure. */
import type { EngineVoice } from '../../port.ts';
import { clamp } from '../../sound/settings.ts';
import type { Delivery } from '../engine.ts';

export interface FliteVoice extends EngineVoice {
  engine: 'flite';
  /** English, always. */
  language: 'en';
  name: 'slt' | 'rms' | 'awb' | 'kal16';
  /** Factor on the voice's own speaking rate. */
  rate: number;
  /** Factor on the voice's own mean f0. */
  pitch: number;
  /** Factor on the voice's own f0 deviation, at stability 0.5. */
  range: number;
  /** Speaks the languages that flite does not. */
  elsewhere: EngineVoice;
}

export interface FliteParameters {
  voice: FliteVoice['name'];
  /** For `--setf name=value`. */
  features: Record<string, number>;
  /** For a voice whose pitch no feature reaches: `scaleContour` of flite-contour.ts on the instance's memory. */
  contour?: Contour;
}

/** Factors on f0 and on its movements. */
export interface Contour {
  pitch: number;
  range: number;
}

/** Each voice's own mean f0 and deviation in Hz, and its own duration stretch, which is multiplied and not replaced. */
const figures = {
  slt: { mean: 172, deviation: 27, stretch: 1 },
  awb: { mean: 132, deviation: 25, stretch: 1 },
  kal16: { mean: 95, deviation: 11, stretch: 1.1 },
  /** Brings its own contours, which know no features. */
  rms: { mean: 0, deviation: 0, stretch: 1 },
} as const;

export function fliteParameters(voice: FliteVoice, { rate, pitch, range }: Delivery): FliteParameters {
  const { mean, deviation, stretch } = figures[voice.name];
  const contour = { pitch: voice.pitch * pitch, range: clamp(voice.range * range, 0, 2) };
  const duration_stretch = round(stretch / clamp(voice.rate * rate, 0.3, 4));
  if (mean === 0) return { voice: voice.name, features: { duration_stretch }, contour };
  const features = {
    duration_stretch,
    int_f0_target_mean: round(mean * contour.pitch),
    int_f0_target_stddev: round(deviation * contour.pitch * contour.range),
  };
  return { voice: voice.name, features };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
