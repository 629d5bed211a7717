/**
 * A text as espeak-ng speaks it, which knows when it begins every word and every sound. A model that tells no times is
 * held against it.
 */
import type { SynthesisTask } from '../../../pool/messages.ts';
import type { EngineEvent } from '../../../text/alignment.ts';
import { createEspeakEngine, type EspeakEngine } from '../../espeak/espeak-engine.ts';
import { espeakLanguages } from '../../espeak/espeak-languages.ts';
import { loadPackagedEspeak } from '../../espeak/packaged-espeak.ts';
import { Refused } from '../../synthesizer.ts';
import { featuresOf, type Features } from './features.ts';

export interface SpokenReference {
  features: Features;
  /** In seconds of the reference. */
  events: EngineEvent[];
}

/** Words per minute at speed 1, as most models speak. */
const usualRate = 165;

export interface ReferenceSpeaker {
  /** @returns nothing for a language or a text that espeak-ng does not speak */
  speak(text: string, language: string, speed: number): SpokenReference | undefined;
}

export async function createReferenceSpeaker(): Promise<ReferenceSpeaker> {
  const engine = createEspeakEngine(await loadPackagedEspeak());
  return {
    speak(text, language, speed) {
      const voice = espeakLanguages[language];
      if (voice === undefined) return undefined;
      const rate = Math.round(Math.min(450, Math.max(80, usualRate * speed)));
      try {
        return speakWith(engine, text, { voice, rate, pitch: 50, range: 50 });
      } catch (error) {
        if (error instanceof Refused) return undefined;
        throw error;
      }
    },
  };
}

type Parameters = { voice: string; rate: number; pitch: number; range: number };

function speakWith(engine: EspeakEngine, text: string, parameters: Parameters): SpokenReference | undefined {
  const task: SynthesisTask<Parameters> = {
    ...{ id: 0, text, pause: 'none', isMidClause: false, isOpening: false, isLast: false, isSeeded: false },
    settings: { parameters, sound: { tilt: 0, room: 0, gain: 0, presence: 0 }, formant: 1 },
    pronunciations: [],
  };
  const chunks: Int16Array[] = [];
  const events: EngineEvent[] = [];
  const rest = engine.speak(task, (samples, told) => {
    chunks.push(samples.slice());
    events.push(...(told ?? []));
    return false;
  });
  events.push(...rest);
  if (!events.some(({ kind }) => kind === 'word')) return undefined;
  const samples = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    samples.set(chunk, at);
    at += chunk.length;
  }
  return { features: featuresOf(samples, engine.rate), events };
}
