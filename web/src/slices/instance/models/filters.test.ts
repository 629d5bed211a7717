import { expect, it } from 'vitest';
import { modelKinds } from '#contract/engine-models/manifest.ts';
import { languagesOf, licensesOf, matches, modelViews, noFilters, viewOf } from './filters.ts';

const license = (name: string, sold: boolean | null) => ({ name, url: null, allows_commercial_use: sold });
const amy = { name: 'Amy', description: 'Clear and quick.', languages: ['en'], license: license('MIT', true) };
const many = {
  name: 'Kokoro',
  description: '',
  languages: ['en', 'fr', 'es'],
  license: license('CC-BY-NC-4.0', false),
};

it('finds a model by its name, by words of its description and by its languages, in any order and without accents', () => {
  const found = (search: string) =>
    [amy, many].filter((one) => matches({ ...noFilters, search }, one)).map((one) => one.name);
  expect(found('')).toEqual(['Amy', 'Kokoro']);
  expect(found('quick AMY')).toEqual(['Amy']);
  expect(found('French')).toEqual(['Kokoro']);
  expect(found('kökoro')).toEqual(['Kokoro']);
  expect(found('German')).toEqual([]);
});

it('narrows by language and by license, of which one stands for all that allow audio to be sold', () => {
  const found = (change: object) =>
    [amy, many].filter((one) => matches({ ...noFilters, ...change }, one)).map((one) => one.name);
  expect(found({ language: 'es' })).toEqual(['Kokoro']);
  expect(found({ license: 'MIT' })).toEqual(['Amy']);
  expect(found({ license: 'sold' })).toEqual(['Amy']);
  expect(found({ language: 'es', license: 'sold' })).toEqual([]);
});

it('offers each language and license once', () => {
  expect(languagesOf([amy, many]).map(({ value }) => value)).toEqual(['en', 'fr', 'es']);
  expect(licensesOf([amy, many, amy])).toEqual(['CC-BY-NC-4.0', 'MIT']);
});

it('shows each kind of model in one view, what helps a recogniser beside those', () => {
  expect(modelViews.map((view) => modelKinds.filter((kind) => viewOf(kind) === view))).toEqual([
    ['speech'],
    ['recognition', 'voice_activity', 'diarisation', 'language_id', 'punctuation'],
    ['denoise'],
  ]);
});
