/**
 * Gives a recorded voice another pitch and another size of its vocal tract, each by itself: the sound is taken apart into
 * single periods, which are laid at other distances (pitch) and are shortened or lengthened (formants). Its length stays.
 * Pure.
 */
import { pitchHopSeconds, trackPeriods } from './pitch.ts';

export interface VoiceShift {
  /** The pitch is this many times as high. */
  pitch: number;
  /** The formants lie this many times as high. */
  formants: number;
}

/** Seconds between pieces where nothing is voiced. */
const unvoicedStep = 0.005;
const bounds = { pitch: [0.4, 2.5], formants: [0.8, 1.25] } as const;

/** The shift that brings a voice of one pitch to another. Formants follow less than pitch, as they do among people. */
export function shiftTo(from: number, to: number): VoiceShift {
  const pitch = clamp(to / from, bounds.pitch);
  return { pitch, formants: clamp(pitch ** (1 / 3), bounds.formants) };
}

const clamp = (value: number, [low, high]: readonly [number, number]) => Math.max(low, Math.min(high, value));

export function shiftVoice(sound: Float32Array, rate: number, { pitch, formants }: VoiceShift): Float32Array {
  const periods = trackPeriods(sound, rate);
  const step = unvoicedStep * rate;
  const periodAt = (sample: number) => periods[Math.round(sample / (pitchHopSeconds * rate))] ?? 0;
  const marks = marksOf(sound, periodAt, step);
  const result = new Float32Array(sound.length);
  const weights = new Float32Array(sound.length);
  let nearest = 0;
  for (let center = 0; center < sound.length;) {
    while (nearest + 1 < marks.length && Math.abs(marks[nearest + 1]! - center) <= Math.abs(marks[nearest]! - center))
      nearest++;
    const mark = marks[nearest] ?? 0;
    const period = periodAt(center);
    const distance = period > 0 ? period / pitch : step;
    // Pieces reach to the next ones, however far apart these are.
    const half = Math.round(Math.max(period > 0 ? period / formants : step, distance));
    addPiece(sound, mark, formants, half, center, result, weights);
    center += distance;
  }
  for (let i = 0; i < result.length; i++) result[i] = (result[i] ?? 0) / Math.max(weights[i] ?? 0, 0.4);
  return result;
}

/** One mark a period, at its highest sample, and marks at equal distances elsewhere. */
function marksOf(sound: Float32Array, periodAt: (sample: number) => number, step: number): number[] {
  const marks: number[] = [];
  for (let at = 0; at < sound.length;) {
    const period = periodAt(at);
    if (period === 0) {
      marks.push(Math.round(at));
      at += step;
      continue;
    }
    const reach = period * 0.25;
    let highest = Math.round(at);
    for (let i = Math.round(at - reach); i <= at + reach; i++)
      if ((sound[i] ?? -1) > (sound[highest] ?? -1)) highest = i;
    marks.push(highest);
    at = Math.max(highest, at - reach) + period;
  }
  return marks;
}

function addPiece(
  sound: Float32Array,
  mark: number,
  speed: number,
  half: number,
  center: number,
  result: Float32Array,
  weights: Float32Array,
): void {
  const middle = Math.round(center);
  for (let i = -half; i < half; i++) {
    const target = middle + i;
    if (target < 0 || target >= result.length) continue;
    const weight = 0.5 + 0.5 * Math.cos((Math.PI * i) / half);
    const place = mark + i * speed;
    const before = Math.floor(place);
    const sample = (sound[before] ?? 0) + (place - before) * ((sound[before + 1] ?? 0) - (sound[before] ?? 0));
    result[target] = (result[target] ?? 0) + weight * sample;
    weights[target] = (weights[target] ?? 0) + weight;
  }
}
