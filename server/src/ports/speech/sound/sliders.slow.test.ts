import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VoiceFigures } from '../../../testing/voice-figures.ts';
import { measureVoice, moved, sliders } from '../../../testing/voice-figures.ts';
import { premadeVoices } from '../../../slices/voices/voices.rules.ts';
import type { Speech } from '../port.ts';
import { createSpeech } from '../speech.ts';

/** Espeak with and without timbre, and each of flite's four people. */
const names = ['Ada', 'Jonas', 'Bruno', 'Grace', 'Callum', 'Otis'];
const voices = premadeVoices.filter(({ name }) => names.includes(name));

/** The way each end moves its figure. */
const directions: Record<string, number> = {
  'speed 0.7': 1,
  'speed 1.2': -1,
  'stability 0': 1,
  'stability 1': -1,
  'similarity_boost 0': -1,
  'similarity_boost 1': 1,
  'style 1': 1,
  'use_speaker_boost false': -1,
};

let speech: Speech;
const neutral = new Map<string, VoiceFigures>();

beforeAll(async () => {
  speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
  for (const { name, engine } of voices) neutral.set(name, await measureVoice(speech, engine));
}, 60_000);
afterAll(() => speech.close());

describe.each(voices.map(({ name, engine }) => ({ name, engine })))('$name', ({ name, engine }) => {
  it.each(sliders)('$name $value moves $figure by at least 10 %', async ({ name: setting, value, figure }) => {
    const now = await measureVoice(speech, engine, { settings: { [setting]: value } });
    const direction = directions[`${setting} ${value}`];
    expect(moved(figure, neutral.get(name)!, now) * (direction ?? 0)).toBeGreaterThan(0.1);
    expect(now.clipped).toBe(0);
  });

  it('keeps its pitch when only its range, its tone or its pace changes', async () => {
    for (const settings of [{ stability: 0 }, { stability: 1 }, { similarity_boost: 1 }, { speed: 1.2 }]) {
      const now = await measureVoice(speech, engine, { settings });
      expect(Math.abs(moved('f0 median', neutral.get(name)!, now)), JSON.stringify(settings)).toBeLessThan(0.12);
    }
  });
});
