/** A voice and the listener's sliders, in the units of the engine that speaks one stretch. Pure. */
import { espeakLanguages } from '../engines/espeak/espeak-languages.ts';
import type { EngineVoice, EspeakVoice, FliteVoice, SpeechSettings } from '../port.ts';
import { seeded } from './seeded.ts';
import type { SoundSettings } from './sound.ts';

/** Whole numbers, within espeak's limits. */
export interface EspeakSettings {
  /** `en-gb-scotland+f3`. */
  voice: string;
  /** Words per minute, 80 to 450. */
  rate: number;
  /** 0 to 99. */
  pitch: number;
  /** 0 to 99. */
  range: number;
}

export interface FliteSettings {
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

export interface EngineSettings {
  /** One of both. */
  espeak?: EspeakSettings;
  flite?: FliteSettings;
  sound: SoundSettings;
  /** The engine's audio is played this many times as fast. */
  formant: number;
}

/** Factors on the voice's own figures; `range` is of intervals, not of Hz. */
interface Delivery {
  rate: number;
  pitch: number;
  range: number;
}

export function settingsFor(
  voice: EngineVoice,
  language: string,
  settings: SpeechSettings,
  seed: number | undefined,
  stretch: number,
): EngineSettings {
  const speaker = voice.engine === 'flite' && language !== 'en' ? voice.elsewhere : voice;
  const formant = speaker.formant ?? 1;
  // The audio will be played `formant` times as fast, which must change neither pitch nor rate.
  const delivery = deliver(settings, formant, seed, stretch);
  const sound = soundOf(speaker, settings);
  return speaker.engine === 'espeak'
    ? { espeak: espeakSettings(speaker, language, delivery), sound, formant }
    : { flite: fliteSettings(speaker, delivery), sound, formant };
}

function deliver(settings: SpeechSettings, formant: number, seed: number | undefined, stretch: number): Delivery {
  const stability = share(settings.stability);
  const style = share(settings.style);
  const vary = variation(seed, stretch, stability);
  const speed = Math.min(1.2, Math.max(0.7, settings.speed));
  return {
    rate: (speed * vary(0.015)) / formant,
    pitch: ((1 + 0.16 * style) * vary(0.02)) / formant,
    range: liveliness(stability) * (1 + 0.25 * style) * vary(0.08),
  };
}

/** Stability 0 moves the pitch 1.75 times as far, 1 leaves 0.3 of it. */
const liveliness = (stability: number) => (stability < 0.5 ? 1.75 - 1.5 * stability : 1.7 - 1.4 * stability);

/** Another seed is another take: factors near 1, further from it where the voice may be unstable. */
function variation(seed: number | undefined, stretch: number, stability: number): (maxShare: number) => number {
  if (seed === undefined) return () => 1;
  const next = seeded(seed, stretch);
  return (maxShare) => 1 + maxShare * (1.5 - stability) * next();
}

/** Similarity is clearness: 0 takes 6 dB of the high away, 1 adds 4. Without the boost a voice steps back. */
function soundOf(voice: EngineVoice, settings: SpeechSettings): SoundSettings {
  const similarity = share(settings.similarity_boost) - 0.75;
  const tilt = (voice.tilt ?? 0) + (similarity < 0 ? similarity * 8 : similarity * 16);
  const boost = settings.use_speaker_boost;
  return {
    tilt: clamp(tilt, -12, 12),
    room: clamp(voice.room ?? 0, 0, 0.4),
    gain: (voice.gain ?? 0) - (boost ? 0 : 2.5),
    presence: boost ? 0 : -3,
  };
}

function espeakSettings(voice: EspeakVoice, language: string, { rate, pitch, range }: Delivery): EspeakSettings {
  const base = language === voice.language ? voice.name : (espeakLanguages[language] ?? voice.name);
  // Espeak's range is in Hz: the same interval is wider higher up.
  const wider = clamp(voice.range * range * pitch, 0, 99);
  return {
    voice: voice.variant === undefined ? base : `${base}+${voice.variant}`,
    rate: Math.round(clamp(voice.rate * rate, 80, 450)),
    pitch: Math.round(clamp(pitchFor(voice, pitch, wider), 0, 99)),
    range: Math.round(wider),
  };
}

/**
 * The pitch at which the median f0 is `factor` times the voice's own when the range is another. Measured: f0 goes as a
 * part that grows by 1.39 % a unit of pitch, a constant, and a part that the range adds.
 */
function pitchFor({ pitch, range }: EspeakVoice, factor: number, newRange: number): number {
  const rest = (ofRange: number) => 0.35 + 0.0038 * ofRange;
  const wanted = factor * (0.477 * Math.exp(0.0139 * pitch) + rest(range)) - rest(newRange);
  return Math.log(Math.max(wanted, 0.477) / 0.477) / 0.0139;
}

/** Each voice's own mean f0 and deviation in Hz, and its own stretch, which is multiplied and not replaced. */
const fliteVoices = {
  slt: { mean: 172, deviation: 27, stretch: 1 },
  awb: { mean: 132, deviation: 25, stretch: 1 },
  kal16: { mean: 95, deviation: 11, stretch: 1.1 },
  /** Brings its own contours, which know no features. */
  rms: { mean: 0, deviation: 0, stretch: 1 },
} as const;

function fliteSettings(voice: FliteVoice, { rate, pitch, range }: Delivery): FliteSettings {
  const { mean, deviation, stretch } = fliteVoices[voice.name];
  const contour = { pitch: voice.pitch * pitch, range: clamp(voice.range * range, 0, 2) };
  const duration_stretch = figure(stretch / clamp(voice.rate * rate, 0.3, 4));
  if (mean === 0) return { voice: voice.name, features: { duration_stretch }, contour };
  const features = {
    duration_stretch,
    int_f0_target_mean: figure(mean * contour.pitch),
    int_f0_target_stddev: figure(deviation * contour.pitch * contour.range),
  };
  return { voice: voice.name, features };
}

const figure = (value: number) => Math.round(value * 1000) / 1000;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const share = (value: number) => clamp(value, 0, 1);
