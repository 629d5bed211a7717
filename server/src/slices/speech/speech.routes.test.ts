import { expect, test } from 'vitest';
import { regionOf } from './speech.rules.ts';
import { headersOf } from './speech.headers.rules.ts';

const someVoice = { engine: 'espeak', language: 'en', name: 'en', rate: 165, pitch: 58, range: 50 };

const generation = {
  history_item_id: 'item',
  cost: 7,
  cacheHit: false,
  warnings: [],
  concurrency: { running: 2, limit: 5 },
  route: { ...{ voice: someVoice, title: 'espeak-ng', costFactor: 1, warnings: [] }, kind: 'formant' as const },
  contentType: 'audio/mpeg',
};

test('the headers name item, cost, cache and concurrency of a generation', () => {
  expect(headersOf(generation)).toEqual({
    'history-item-id': 'item',
    'character-cost': '7',
    'x-veery-cache': 'miss',
    'x-veery-engine': 'espeak',
    'current-concurrent-requests': '2',
    'maximum-concurrent-requests': '5',
  });
  expect(headersOf({ ...generation, cost: 0, cacheHit: true })).toMatchObject({
    'character-cost': '0',
    'x-veery-cache': 'hit',
  });
});

test('the headers name the engine that could not speak beside the one that did', () => {
  const route = { ...generation.route, replaced: 'model:toy' };
  expect(headersOf({ ...generation, route })).toMatchObject({
    'x-veery-engine': 'espeak',
    'x-veery-fallback': 'model:toy',
  });
  expect(headersOf(generation)).not.toHaveProperty('x-veery-fallback');
});

test('without logging the headers name no item', () => {
  expect(headersOf({ ...generation, history_item_id: null })).not.toHaveProperty('history-item-id');
});

test('warnings are ASCII, shortened, and leave room for the other headers', () => {
  const decode = (warnings: { code: string; message: string }[]) => {
    const { 'x-veery-warnings': value } = headersOf({ ...generation, warnings });
    expect(value).toMatch(/^[\x21-\x7e]{1,4000}$/);
    return JSON.parse(decodeURIComponent(value ?? '')) as { code: string; message: string }[];
  };
  expect(decode([{ code: 'a', message: 'Æther “ö” 😀' }])).toEqual([{ code: 'a', message: 'Æther “ö” 😀' }]);
  expect(decode([{ code: 'a', message: '😀'.repeat(300) }])[0]?.message).toBe('😀'.repeat(200));
  const likely = { code: 'language_uncertain', message: 'It looks French.', language: 'fr' };
  expect(decode([likely])).toEqual([likely]);
  const many = Array.from({ length: 100 }, (_, i) => ({ code: `warning_${i}`, message: 'x'.repeat(150) }));
  expect(decode(many).length).toBeGreaterThan(5);
});

test('the region comes from the language that was asked for, else from the voice', () => {
  expect(regionOf('en-GB', 'american')).toBe('GB');
  expect(regionOf('zh-Hant-TW', 'mandarin')).toBe('TW');
  expect(regionOf('es_419', 'castilian')).toBe('419');
  expect(regionOf('en', 'american')).toBe('US');
  expect(regionOf(undefined, 'standard')).toBeUndefined();
});
