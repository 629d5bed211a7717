import loadEspeak from '@echogarden/espeak-ng-emscripten';
import { describe, expect, it } from 'vitest';
import { espeakLanguages } from '../engines/espeak/espeak-languages.ts';
import type { EspeakVoice } from '../engines/espeak/espeak-voice.ts';
import type { FliteVoice } from '../engines/flite/flite-voice.ts';
import type { SpeechSettings } from '../port.ts';
import { seeded } from './seeded.ts';
import { settingsOf } from '../testing.ts';

const neutral: SpeechSettings = { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true, speed: 1 };
const ada: EspeakVoice = {
  engine: 'espeak',
  language: 'en',
  name: 'en',
  variant: 'f2',
  rate: 165,
  pitch: 58,
  range: 50,
};
const bruno: FliteVoice = {
  engine: 'flite',
  language: 'en',
  name: 'rms',
  rate: 1,
  pitch: 1,
  range: 1,
  elsewhere: { ...ada, name: 'en-us', variant: 'm3', pitch: 45, tilt: -2 },
};
const plain = { tilt: 0, room: 0, gain: 0, presence: 0 };
const withSettings = (settings: Partial<SpeechSettings>, seed?: number, chunk = 0) =>
  settingsOf(ada, 'en', { ...neutral, ...settings }, seed, chunk);

describe('neutral settings', () => {
  it('leave an espeak voice as in its table', () => {
    expect(settingsOf(ada, 'en', neutral, undefined, 3)).toEqual({
      espeak: { voice: 'en+f2', rate: 165, pitch: 58, range: 50 },
      sound: plain,
      formant: 1,
    });
  });

  it('leave a flite voice as in its table', () => {
    expect(settingsOf(bruno, 'en', neutral, undefined, 0)).toEqual({
      flite: { voice: 'rms', features: { duration_stretch: 1 }, contour: { pitch: 1, range: 1 } },
      sound: plain,
      formant: 1,
    });
    expect(settingsOf({ ...bruno, name: 'kal16' }, 'en', neutral, undefined, 0).flite).toEqual({
      voice: 'kal16',
      features: { duration_stretch: 1.1, int_f0_target_mean: 95, int_f0_target_stddev: 11 },
    });
  });
});

describe('formant', () => {
  it('divides the engine’s pitch and rate by it', () => {
    const { flite, formant } = settingsOf({ ...bruno, name: 'slt', formant: 1.25 }, 'en', neutral, undefined, 0);
    expect(formant).toBe(1.25);
    expect(flite?.features).toEqual({
      duration_stretch: 1.25,
      int_f0_target_mean: 137.6,
      int_f0_target_stddev: 21.6,
    });
    const { espeak } = settingsOf({ ...ada, formant: 1.2 }, 'en', neutral, undefined, 0);
    expect(espeak).toMatchObject({ rate: 138, range: 42 });
    expect(espeak?.pitch).toBeLessThan(50);
  });
});

describe('languages', () => {
  it('uses the voice itself in its own language, the usual voice in others, and keeps the variant', () => {
    const scottish = { ...ada, name: 'en-gb-scotland', variant: 'f3' };
    const named = (language: string) => settingsOf(scottish, language, neutral, undefined, 0).espeak?.voice;
    expect(['en', 'fr', 'zh', 'no', 'pt'].map(named)).toEqual([
      'en-gb-scotland+f3',
      'fr+f3',
      'cmn+f3',
      'nb+f3',
      'pt-br+f3',
    ]);
    expect(named('xx')).toBe('en-gb-scotland+f3');
  });

  it('leaves a flite voice’s other languages to its espeak voice, with that voice’s sound', () => {
    const { espeak, flite, sound } = settingsOf(bruno, 'de', neutral, undefined, 0);
    expect(flite).toBeUndefined();
    expect(espeak).toMatchObject({ voice: 'de+m3', rate: 165, pitch: 45 });
    expect(sound.tilt).toBe(-2);
  });

  it('names only voices that this espeak-ng has', async () => {
    const { eSpeakNGWorker } = await loadEspeak();
    const espeak = new eSpeakNGWorker();
    const voices = espeak.list_voices();
    const known = new Set(voices.flatMap(({ languages }) => languages.slice(0, 1).map(({ name }) => name)));
    const files = new Set(voices.map(({ identifier }) => identifier.split('/').at(-1)?.toLowerCase()));
    const missing = Object.values(espeakLanguages).filter((name) => !known.has(name) && !files.has(name));
    expect(missing).toEqual([]);
    expect(Object.keys(espeakLanguages).length).toBeGreaterThan(80);
  });

  it('covers every language of the public models', () => {
    const public_ = 'en ja zh de hi fr ko pt it es ru id nl tr pl sv bg ro ar cs el fi hr ms sk da ta uk hu no vi';
    expect(public_.split(' ').filter((language) => !(language in espeakLanguages))).toEqual([]);
  });
});

describe('sliders', () => {
  it('stay within the engine’s limits for any input', () => {
    const extremes = [-5, 0, 1, 99];
    for (const value of extremes) {
      const all = { stability: value, similarity_boost: value, style: value, speed: value, use_speaker_boost: false };
      for (const formant of [0.8, 1, 1.25]) {
        const voice = { ...ada, pitch: 99, range: 99, rate: 450, formant };
        const { espeak, sound } = settingsOf(voice, 'en', all, value, 1);
        for (const figure of [espeak?.pitch, espeak?.range]) {
          expect(figure).toBeGreaterThanOrEqual(0);
          expect(figure).toBeLessThanOrEqual(99);
        }
        expect(espeak?.rate).toBeLessThanOrEqual(450);
        expect(Math.abs(sound.tilt)).toBeLessThanOrEqual(12);
      }
    }
  });

  it('without the speaker boost the level changes', () => {
    expect(withSettings({ use_speaker_boost: false }).sound).toEqual({ ...plain, gain: -2.5, presence: -3 });
  });
});

describe('seed', () => {
  const rates = (stability: number) =>
    Array.from({ length: 200 }, (_, seed) => {
      const { flite } = settingsOf(bruno, 'en', { ...neutral, stability }, seed, 0);
      return 1 / (flite?.features.duration_stretch ?? 0);
    });
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

  it('repeats a delivery; another seed or chunk has another', () => {
    const of = (seed: number | undefined, chunk: number) =>
      JSON.stringify(settingsOf(bruno, 'en', neutral, seed, chunk));
    expect(of(7, 0)).toBe(of(7, 0));
    expect(of(7, 0)).not.toBe(of(8, 0));
    expect(of(7, 0)).not.toBe(of(7, 1));
    expect(of(undefined, 0)).toBe(of(undefined, 1));
    expect(of(0, 0)).not.toBe(of(undefined, 0));
    expect(of(4294967295, 0)).not.toBe(of(0, 0));
  });

  it('varies the rate by at most 1.5 %, and by more when the voice may be unstable', () => {
    const middle = rates(0.5);
    expect(Math.max(...middle)).toBeLessThanOrEqual(1.016);
    expect(Math.min(...middle)).toBeGreaterThanOrEqual(0.984);
    expect(spread(middle)).toBeGreaterThan(0.025);
    expect(spread(rates(0))).toBeGreaterThan(spread(middle));
    expect(spread(rates(1))).toBeLessThan(spread(middle));
  });

  it('gives numbers that are spread evenly', () => {
    const next = seeded(1, 2);
    const values = Array.from({ length: 10_000 }, next);
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.03);
    for (let tenth = -5; tenth < 5; tenth++) {
      const share = values.filter((value) => Math.floor(value * 5) === tenth).length / values.length;
      expect(share).toBeGreaterThan(0.08);
      expect(share).toBeLessThan(0.12);
    }
  });
});
