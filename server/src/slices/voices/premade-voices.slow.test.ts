import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Speech } from '../../ports/speech/port.ts';
import { settingsFor } from '../../ports/speech/sound/settings.ts';
import { createSpeech } from '../../ports/speech/speech.ts';
import type { Heard } from '../../testing/voice-figures.ts';
import { distance, hearAll } from '../../testing/voice-figures.ts';
import { previewTexts } from './preview-texts.ts';
import { defaultSettings, premadeVoices } from './voices.rules.ts';

let speech: Speech;
let heard: Heard[];

beforeAll(async () => {
  speech = createSpeech({ espeakWorkers: 2, fliteWorkers: 1, maxQueued: 200 });
  heard = await hearAll(speech, premadeVoices);
}, 120_000);
afterAll(() => speech.close());

const pairs = () => heard.flatMap((a, i) => heard.slice(i + 1).map((b) => ({ a, b })));
const alike = (a: Heard, b: Heard, spoken: 'english' | 'own') => {
  const apart = distance(a[spoken], b[spoken]);
  return apart < 1 ? [`${a.voice.name} and ${b.voice.name}: ${apart.toFixed(2)}`] : [];
};

describe('the table', () => {
  it('has many people: sexes, ages, accents, languages, engines', () => {
    const kinds = (of: (voice: (typeof premadeVoices)[number]) => string) => new Set(premadeVoices.map(of)).size;
    expect(premadeVoices.length).toBeGreaterThanOrEqual(24);
    expect(kinds(({ labels }) => labels.gender)).toBe(2);
    expect(kinds(({ labels }) => labels.age)).toBe(3);
    expect(kinds(({ labels }) => labels.language)).toBeGreaterThanOrEqual(10);
    expect(kinds(({ labels, engine }) => (engine.language === 'en' ? labels.accent : ''))).toBeGreaterThanOrEqual(5);
    expect(premadeVoices.filter(({ engine }) => engine.engine === 'flite').length).toBeGreaterThanOrEqual(6);
  });

  it('has proper ids, and one of each id and name', () => {
    for (const { voice_id } of premadeVoices) expect(voice_id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(new Set(premadeVoices.map(({ voice_id }) => voice_id)).size).toBe(premadeVoices.length);
    expect(new Set(premadeVoices.map(({ name }) => name)).size).toBe(premadeVoices.length);
  });

  it('keeps Ada, whom the benchmarks name, as she was', () => {
    expect(premadeVoices[0]).toMatchObject({ name: 'Ada', voice_id: 'aDa7Veery0Premade001' });
    expect(premadeVoices[0]?.engine).toEqual({
      engine: 'espeak',
      language: 'en',
      name: 'en',
      variant: 'f2',
      rate: 165,
      pitch: 58,
      range: 50,
    });
  });

  it('previews every voice in its own language first, and in English', () => {
    for (const { name, preview, previews, labels, engine } of premadeVoices) {
      expect(labels.language, name).toBe(engine.language);
      expect(Object.entries(previews)[0], name).toEqual([labels.language, preview]);
      expect(previews.en, name).toBeTruthy();
      expect(speech.languagesOf(engine), name).toEqual(expect.arrayContaining(Object.keys(previews)));
      for (const text of Object.values(previews)) expect([...text].length, name).toBeGreaterThan(12);
      expect(previewTexts, name).toHaveProperty(labels.language);
    }
  });

  it('leaves every slider room to move', () => {
    for (const { name, engine } of premadeVoices) {
      const at = (more: Partial<typeof defaultSettings>) =>
        settingsFor(engine, engine.language, { ...defaultSettings, ...more }, undefined, 0);
      const neutral = at({}).espeak;
      if (!neutral) continue;
      expect(at({ style: 1 }).espeak?.pitch, name).toBeLessThan(99);
      expect(at({ stability: 0 }).espeak?.range, name).toBeGreaterThan(neutral.range * 1.4);
      expect(at({ stability: 1 }).espeak?.range, name).toBeLessThan(neutral.range * 0.5);
      expect(at({ speed: 0.7 }).espeak?.rate, name).toBeGreaterThan(80);
      expect(at({ speed: 1.2 }).espeak?.rate, name).toBeLessThan(450);
    }
  });
});

describe('the sound', () => {
  it('is of another person for each two voices: f0 8 %, centroid 10 % or rate 10 % apart', () => {
    expect(pairs().length).toBeGreaterThan(500);
    expect(pairs().flatMap(({ a, b }) => alike(a, b, 'english'))).toEqual([]);
  });

  it('is so too for voices of one language, in that language', () => {
    const same = pairs().filter(({ a, b }) => a.voice.engine.language === b.voice.engine.language);
    expect(same.flatMap(({ a, b }) => alike(a, b, 'own'))).toEqual([]);
  });

  it('does not clip and is equally loud: within 3 dB of all others', () => {
    for (const spoken of ['english', 'own'] as const) {
      expect(heard.filter((one) => one[spoken].clipped > 0).map(({ voice }) => voice.name)).toEqual([]);
      const levels = heard.map((one) => one[spoken].loudness);
      expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(3);
    }
  });

  it('has the height of the person', () => {
    for (const { voice, english } of heard) {
      const { labels, name } = voice;
      if (labels.gender === 'female') expect(english.f0, name).toBeGreaterThan(135);
      else if (labels.descriptive !== 'childlike') expect(english.f0, name).toBeLessThan(145);
    }
  });
});
