/** A voice of espeak-ng, and how the sliders translate to its units. Pure. */
import type { EngineVoice } from '../../port.ts';
import { clamp } from '../../sound/settings.ts';
import type { Delivery } from '../engine.ts';
import { espeakLanguages } from './espeak-languages.ts';

export interface EspeakVoice extends EngineVoice {
  engine: 'espeak';
  /**
   * The espeak-ng voice for the voice's own language, such as `en-gb-scotland`. Other languages use their usual voice.
   */
  name: string;
  /** A variant such as `f3`, which is kept in every language. */
  variant?: string;
  /** Words per minute at speed 1. */
  rate: number;
  /** Base pitch, 0 to 99. */
  pitch: number;
  /** Pitch range at stability 0.5, 0 to 99. */
  range: number;
}

/** These are whole numbers within espeak's limits. */
export interface EspeakParameters {
  /** `en-gb-scotland+f3`. */
  voice: string;
  /** Words per minute, 80 to 450. */
  rate: number;
  /** 0 to 99. */
  pitch: number;
  /** 0 to 99. */
  range: number;
}

export function espeakParameters(
  voice: EspeakVoice,
  language: string,
  { rate, pitch, range }: Delivery,
): EspeakParameters {
  const base = language === voice.language ? voice.name : (espeakLanguages[language] ?? voice.name);
  // Espeak's range is in Hz, so the same interval takes more of it at a higher pitch.
  const wider = clamp(voice.range * range * pitch, 0, 99);
  return {
    voice: voice.variant === undefined ? base : `${base}+${voice.variant}`,
    rate: Math.round(clamp(voice.rate * rate, 80, 450)),
    pitch: Math.round(clamp(pitchFor(voice, pitch, wider), 0, 99)),
    range: Math.round(wider),
  };
}

/**
 * Returns the pitch at which the median f0 is `factor` times the voice's own while the range is another. Measurements
 * show that f0 is the sum of a part that grows by 1.39 % with each unit of pitch, a constant, and a part that the range
 * adds.
 */
function pitchFor({ pitch, range }: EspeakVoice, factor: number, newRange: number): number {
  const rest = (ofRange: number) => 0.35 + 0.0038 * ofRange;
  const wanted = factor * (0.477 * Math.exp(0.0139 * pitch) + rest(range)) - rest(newRange);
  return Math.log(Math.max(wanted, 0.477) / 0.477) / 0.0139;
}
