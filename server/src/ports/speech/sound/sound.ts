/** Processes speech after its engine, in the engine's worker: tone, room and level. 16-bit mono, one chunk of text. */
import type { Coefficients } from './sound-filter.ts';
import { createFilter, highShelf, peak, speechEnergy } from './sound-filter.ts';
import { createFormantShift } from './formants.ts';
import { createRoom } from './sound-room.ts';

export interface SoundSettings {
  /** Upper formants lie this many times as high; absent: where they are. */
  formants?: number;
  /** Decibels by which the sound above 2 kHz is raised, at equal loudness. */
  tilt: number;
  /** The room's share of the energy, 0 to 0.4. */
  room: number;
  /** Decibels by which everything is raised. */
  gain: number;
  /** Decibels by which the sound around 3 kHz is raised, where speech is understood. */
  presence: number;
}

/** Processes one chunk. It keeps nothing for the next. */
export interface Sound {
  /** Returns as many samples as it gets. */
  process(samples: Int16Array): Int16Array<ArrayBuffer>;
  /** Returns the pause after the chunk: `samples` of decaying reverberation, silent at their end. */
  end(samples: number): Int16Array<ArrayBuffer>;
}

const tiltCorner = 2000;
const presenceCentre = 3000;
/** The limiter changes nothing below the knee, and no sample reaches the ceiling. */
const knee = 0.7;
const ceiling = 0.98;

/**
 * @param rate samples per second of the output: the engine's rate times the voice's formant factor
 * @returns undefined when there is nothing to do, so that a plain voice costs nothing
 */
export function createSound(settings: SoundSettings, rate: number): Sound | undefined {
  const { tilt, room, gain, presence, formants = 1 } = settings;
  if (formants === 1 && tilt === 0 && room === 0 && gain === 0 && presence === 0) return undefined;
  const level = 10 ** (gain / 20) / 32768;
  const steps: ((signal: Float64Array) => void)[] = [];
  let loudness = 1;
  if (formants !== 1) steps.push(createFormantShift(formants, rate));
  if (tilt !== 0) {
    const shelf: Coefficients = highShelf(tiltCorner, tilt, rate);
    loudness /= Math.sqrt(speechEnergy([shelf], rate));
    steps.push(createFilter(shelf));
  }
  if (presence !== 0) steps.push(createFilter(peak(presenceCentre, presence, rate)));
  if (room !== 0) steps.push(createRoom(room, rate));

  function run(signal: Float64Array): Float64Array {
    for (const step of steps) step(signal);
    return signal;
  }

  const factor = level * loudness;
  let scratch = new Float64Array(0);
  return {
    process(samples) {
      if (scratch.length < samples.length) scratch = new Float64Array(samples.length);
      const signal = scratch.subarray(0, samples.length);
      for (let i = 0; i < signal.length; i++) signal[i] = (samples[i] ?? 0) * factor;
      return limit(run(signal));
    },
    end(count) {
      const tail = run(new Float64Array(count));
      for (let i = 0; i < count; i++) tail[i] = (tail[i] ?? 0) * (0.5 + 0.5 * Math.cos((Math.PI * (i + 1)) / count));
      return limit(tail);
    },
  };
}

/** Compresses what is loud instead of cutting it off: no sample reaches either end of the range. */
function limit(signal: Float64Array): Int16Array<ArrayBuffer> {
  const out = new Int16Array(signal.length);
  for (let i = 0; i < signal.length; i++) {
    let x = signal[i] ?? 0;
    if (x > knee) x = knee + bend(x - knee);
    else if (x < -knee) x = -knee - bend(-x - knee);
    // The addition rounds, because storing an integer truncates.
    out[i] = x * 32768 + (x < 0 ? -0.5 : 0.5);
  }
  return out;
}

const bend = (over: number) => (ceiling - knee) * Math.tanh(over / (ceiling - knee));
