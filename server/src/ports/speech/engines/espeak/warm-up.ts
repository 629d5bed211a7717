import { createSynthesizer } from '../synthesizer.ts';
import type { EspeakEngine } from './espeak-engine.ts';

/** The first calls run uncompiled code and load the dictionary, so they are made before anybody waits. */
export function warmUp(engine: EspeakEngine): void {
  const quiet = createSynthesizer(
    engine,
    () => {},
    () => false,
  );
  const parameters = { voice: 'en-us', rate: 175, pitch: 50, range: 50 };
  const settings = { parameters, sound: { tilt: 0, room: 0, gain: 0, presence: 0 }, formant: 1 };
  for (let i = 0; i < 3; i++) {
    quiet({
      ...{
        id: -1,
        text: 'Good morning, and welcome to the studio.',
        pause: 0.1,
        isMidClause: false,
        pronunciations: [],
      },
      ...{
        isOpening: true,
        isLast: false,
        isSeeded: false,
        settings,
      },
    });
  }
}
