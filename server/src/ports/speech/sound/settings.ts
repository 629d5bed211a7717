/** Puts a voice and the listener's sliders together: the delivery for the engine, and the sound after it. Pure. */
import { engineOf, type Delivery, type SpeechEngine } from '../engines/engine.ts';
import type { EngineSettings } from '../pool/messages.ts';
import type { EngineVoice, SpeechSettings } from '../port.ts';
import { seeded } from './seeded.ts';
import type { SoundSettings } from './sound.ts';

/** @param chunkIndex the position of the chunk in its speech: a seed varies each chunk otherwise. */
export function settingsFor(
  engines: readonly SpeechEngine[],
  voice: EngineVoice,
  language: string,
  settings: SpeechSettings,
  seed: number | undefined,
  chunkIndex: number,
): EngineSettings {
  const speaker = engineOf(engines, voice).languages.includes(language) ? voice : (voice.elsewhere ?? voice);
  const formant = speaker.formant ?? 1;
  // The audio will be played `formant` times as fast, which must change neither pitch nor rate.
  const delivery = deliver(settings, formant, seed, chunkIndex);
  const parameters = engineOf(engines, speaker).parametersFor(speaker, language, delivery);
  return { parameters, sound: soundOf(speaker, settings), formant };
}

function deliver(settings: SpeechSettings, formant: number, seed: number | undefined, chunkIndex: number): Delivery {
  const stability = share(settings.stability);
  const style = share(settings.style);
  const vary = variation(seed, chunkIndex, stability);
  const speed = Math.min(1.2, Math.max(0.7, settings.speed));
  return {
    rate: (speed * vary(0.015)) / formant,
    pitch: ((1 + 0.16 * style) * vary(0.02)) / formant,
    range: liveliness(stability) * (1 + 0.25 * style) * vary(0.08),
    ...(seed === undefined ? {} : { seed: seedOf(seed, chunkIndex) }),
  };
}

/** Stability 0 moves the pitch 1.75 times as far, 1 leaves 0.3 of it. */
const liveliness = (stability: number) => (stability < 0.5 ? 1.75 - 1.5 * stability : 1.7 - 1.4 * stability);

/** Another seed is another take: factors near 1, further from it where the voice may be unstable. */
function variation(seed: number | undefined, chunkIndex: number, stability: number): (maxShare: number) => number {
  if (seed === undefined) return () => 1;
  const next = seeded(seed, chunkIndex);
  return (maxShare) => 1 + maxShare * (1.5 - stability) * next();
}

/** A chunk's own seed, from 0 to 2 ** 31 - 1: the chunks of a speech do not begin alike. */
const seedOf = (seed: number, chunkIndex: number) => Math.floor((seeded(seed, chunkIndex)() + 1) * 2 ** 30);

/** Similarity is clearness: 0 takes 6 dB of the high away, 1 adds 4. Without the boost a voice steps back. */
function soundOf(voice: EngineVoice, settings: SpeechSettings): SoundSettings {
  const similarity = share(settings.similarity_boost) - 0.75;
  const tilt = (voice.tilt ?? 0) + (similarity < 0 ? similarity * 8 : similarity * 16);
  const boost = settings.use_speaker_boost;
  return {
    ...(voice.upperFormants === undefined ? {} : { formants: voice.upperFormants }),
    tilt: clamp(tilt, -12, 12),
    room: clamp(voice.room ?? 0, 0, 0.4),
    gain: (voice.gain ?? 0) - (boost ? 0 : 2.5),
    presence: boost ? 0 : -3,
  };
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const share = (value: number) => clamp(value, 0, 1);
