import { describe, expect, test } from 'vitest';
import type { Voice } from '#contract/voices/types.ts';
import { greet } from './greeting.ts';
import { voicesToTry } from '../speech/voices/voices-to-try.ts';

describe('the greeting', () => {
  test('follows the clock, with and without a name', () => {
    expect([4, 5, 11, 12, 17, 18, 23].map((hour) => greet(null, hour))).toEqual([
      'Good evening',
      'Good morning',
      'Good morning',
      'Good afternoon',
      'Good afternoon',
      'Good evening',
      'Good evening',
    ]);
    expect(greet('Mia', 9)).toBe('Good morning, Mia');
  });
});

describe('voices to try', () => {
  const voice = (voice_id: string, language: string, change: Partial<Voice> = {}) =>
    ({
      voice_id,
      category: 'premade',
      preview_url: '/p',
      is_legacy: false,
      labels: { language },
      ...change,
    }) as unknown as Voice;
  const voices = [
    voice('en1', 'en'),
    voice('en2', 'en'),
    voice('de1', 'de'),
    voice('fr1', 'fr'),
    voice('own', 'en', { category: 'cloned' }),
    voice('mute', 'en', { preview_url: null }),
    voice('old', 'en', { is_legacy: true }),
  ];
  const ids = (used: string[], day: number, count?: number) =>
    voicesToTry(voices, used, ['de-DE', 'en'], day, count).map(({ voice_id }) => voice_id);

  test('the reader’s languages come first, used ones and those without a sample not at all', () => {
    expect(ids([], 0)).toEqual(['en1', 'en2', 'de1', 'fr1']);
    expect(ids(['en1'], 0)).toEqual(['en2', 'de1', 'fr1']);
  });

  test('each day another one leads, and nothing is shown twice', () => {
    expect(ids([], 1, 2)).toEqual(['en2', 'de1']);
    expect(ids([], 5)).toEqual(['de1', 'en1', 'en2', 'fr1']);
    expect(ids(['en1', 'en2', 'de1', 'fr1'], 3)).toEqual([]);
  });
});
