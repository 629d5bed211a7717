import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Speech } from '../../ports/speech/port.ts';
import { createSpeech } from '../../ports/speech/speech.ts';
import type { MeasuredVoice } from '../../testing/voice-figures.ts';
import { distance, measureVoices } from '../../testing/voice-figures.ts';
import { premadeVoices } from './voices.rules.ts';

let speech: Speech;
let heard: MeasuredVoice[];

beforeAll(async () => {
  speech = createSpeech({ espeakWorkers: 2, fliteWorkers: 1, maxQueued: 200 });
  heard = await measureVoices(speech, premadeVoices);
}, 120_000);
afterAll(() => speech.close());

const pairs = () => heard.flatMap((a, i) => heard.slice(i + 1).map((b) => ({ a, b })));
const alike = (a: MeasuredVoice, b: MeasuredVoice, spoken: 'english' | 'own') => {
  const apart = distance(a[spoken], b[spoken]);
  return apart < 1 ? [`${a.voice.name} and ${b.voice.name}: ${apart.toFixed(2)}`] : [];
};

describe('the audio of the voices', () => {
  it('differs for each two voices by 8 % of f0, 10 % of centroid or 10 % of rate', () => {
    expect(pairs().length).toBeGreaterThan(500);
    expect(pairs().flatMap(({ a, b }) => alike(a, b, 'english'))).toEqual([]);
  });

  it('differs as much between voices of one language, in that language', () => {
    const same = pairs().filter(({ a, b }) => a.voice.engine.language === b.voice.engine.language);
    expect(same.flatMap(({ a, b }) => alike(a, b, 'own'))).toEqual([]);
  });

  it('does not clip and is equally loud, within 3 dB', () => {
    for (const spoken of ['english', 'own'] as const) {
      expect(heard.filter((one) => one[spoken].clipped > 0).map(({ voice }) => voice.name)).toEqual([]);
      const levels = heard.map((one) => one[spoken].loudness);
      expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(3);
    }
  });

  it('has the pitch of the person', () => {
    for (const { voice, english } of heard) {
      const { labels, name } = voice;
      if (labels.gender === 'female') expect(english.f0, name).toBeGreaterThan(135);
      else if (labels.descriptive !== 'childlike') expect(english.f0, name).toBeLessThan(145);
    }
  });
});
