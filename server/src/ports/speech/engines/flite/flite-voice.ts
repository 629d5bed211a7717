/** A voice of flite, and how the sliders translate to its units. Pure. */
import type { EngineVoice } from '../../port.ts';
import { clamp } from '../../sound/settings.ts';
import type { Delivery } from '../engine.ts';

export interface FliteVoice extends EngineVoice {
  engine: 'flite';
  /** Always English. */
  language: 'en';
  name: 'slt' | 'rms' | 'awb' | 'kal16';
  /** A factor on the voice's own speaking rate. */
  rate: number;
  /** A factor on the voice's own mean f0. */
  pitch: number;
  /** A factor on the voice's own f0 deviation, at stability 0.5. */
  range: number;
  /** The voice that speaks the languages that flite does not. */
  elsewhere: EngineVoice;
}

export interface FliteParameters {
  voice: FliteVoice['name'];
  /** Values for `--setf name=value`. */
  features: Record<string, number>;
  /** For a voice whose pitch no feature reaches: flite-contour.ts applies it to the instance's memory. */
  contour?: Contour;
}

/** Factors on f0 and on its movements. */
export interface Contour {
  pitch: number;
  range: number;
}

/**
 * Each voice's own mean f0 and deviation in Hz, and its own duration stretch. Flite multiplies by the stretch instead
 * of replacing it.
 */
const figures = {
  slt: { mean: 172, deviation: 27, stretch: 1 },
  awb: { mean: 132, deviation: 25, stretch: 1 },
  kal16: { mean: 95, deviation: 11, stretch: 1.1 },
  /** This voice brings its own contours, which ignore the features. */
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
