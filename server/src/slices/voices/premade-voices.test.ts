import { describe, expect, it } from 'vitest';
import { languagesOf, voicesOf } from '../../ports/speech/engines/engine.ts';
import { engines, settingsOf } from '../../ports/speech/testing.ts';
import { previewTexts } from './preview-texts.ts';
import { defaultSettings, premadeVoices } from './voices.rules.ts';

describe('the table', () => {
  it('has many sexes, ages, accents, languages and engines', () => {
    const kinds = (of: (voice: (typeof premadeVoices)[number]) => string) => new Set(premadeVoices.map(of)).size;
    expect(premadeVoices.length).toBeGreaterThanOrEqual(24);
    expect(kinds(({ labels }) => labels.gender)).toBe(2);
    expect(kinds(({ labels }) => labels.age)).toBe(3);
    expect(kinds(({ labels }) => labels.language)).toBeGreaterThanOrEqual(10);
    expect(kinds(({ labels, engine }) => (engine.language === 'en' ? labels.accent : ''))).toBeGreaterThanOrEqual(5);
    expect(premadeVoices.filter(({ engine }) => engine.engine === 'flite').length).toBeGreaterThanOrEqual(6);
  });

  it('has valid and unique ids and names', () => {
    for (const { voice_id } of premadeVoices) expect(voice_id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(new Set(premadeVoices.map(({ voice_id }) => voice_id)).size).toBe(premadeVoices.length);
    expect(new Set(premadeVoices.map(({ name }) => name)).size).toBe(premadeVoices.length);
  });

  it('keeps Ada unchanged, because the benchmarks use that voice', () => {
    const ada = premadeVoices.find(({ name }) => name === 'Ada');
    expect(ada?.voice_id).toBe('aDa7Veery0Premade001');
    expect(ada?.engine).toEqual({
      engine: 'espeak',
      language: 'en',
      name: 'en',
      variant: 'f2',
      rate: 165,
      pitch: 58,
      range: 50,
    });
  });

  it('begins with a voice that is understood, and measures every English voice and no other', () => {
    const [first] = premadeVoices;
    expect(first).toMatchObject({ name: 'Bruno', isClear: true });
    expect(first?.word_error_rate).toBeLessThan(0.05);
    for (const { name, labels, word_error_rate } of premadeVoices)
      expect(word_error_rate !== undefined, name).toBe(labels.language === 'en');
    const clear = premadeVoices.filter(({ labels, isClear }) => labels.language === 'en' && isClear);
    for (const { engine, name } of clear) expect(engine.engine, name).toBe('flite');
    expect(clear.length).toBeGreaterThanOrEqual(8);
  });

  it('has a preview of every voice in its own language first, and in English', () => {
    for (const { name, preview, previews, labels, engine } of premadeVoices) {
      expect(labels.language, name).toBe(engine.language);
      expect(Object.entries(previews)[0], name).toEqual([labels.language, preview]);
      expect(previews.en, name).toBeTruthy();
      expect(languagesOf(engines, engine), name).toEqual(expect.arrayContaining(Object.keys(previews)));
      for (const text of Object.values(previews)) expect([...text].length, name).toBeGreaterThan(12);
      expect(previewTexts, name).toHaveProperty(labels.language);
    }
  });

  it('names only existing engines and their voices', () => {
    const bounds = { espeak: { rate: [80, 450], pitch: [0, 99], range: [0, 99] }, flite: {} };
    const fliteNames = new Set(['slt', 'rms', 'awb', 'kal16']);
    for (const { name, engine } of premadeVoices) {
      for (const voice of voicesOf(engine)) {
        const limits = Object.entries(bounds[voice.engine as keyof typeof bounds]);
        expect(['espeak', 'flite'], name).toContain(voice.engine);
        if (voice.engine === 'flite') expect(fliteNames, name).toContain(voice.name);
        for (const [figure, [low, high]] of limits) {
          const value = voice[figure as 'rate' | 'pitch' | 'range'];
          expect(value >= (low ?? 0) && value <= (high ?? 0), `${name}: ${figure} ${value}`).toBe(true);
        }
      }
      expect(engine.engine === 'flite', name).toBe(engine.elsewhere !== undefined);
    }
  });

  it('leaves room to move on every slider', () => {
    for (const { name, engine } of premadeVoices) {
      const at = (more: Partial<typeof defaultSettings>) =>
        settingsOf(engine, engine.language, { ...defaultSettings, ...more }, undefined, 0);
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
