import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Voice } from '#contract/voices/types.ts';
import { traitLabel } from './voice-labels.ts';
import { searchVoices } from './voice-search.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
type Premade = Pick<Voice, 'voice_id' | 'name' | 'description' | 'labels'> & { engine: { language: string } };
const premade = read('server/src/slices/voices/premade-voices.json') as Premade[];
const voices = premade.map(({ engine, labels, ...voice }) => ({
  ...voice,
  engine: 'flite',
  kind: 'statistical' as const,
  spoken_by: null,
  labels: { ...labels, language: engine.language },
}));
const found = (query: string) => searchVoices(voices, query);
const labelsOf = (query: string, name: string) => [
  ...new Set(found(query).map(({ labels }) => (labels as Record<string, string>)[name])),
];

describe('the search for voices', () => {
  it('knows use cases by the words that people have for them', () => {
    expect(labelsOf('podcast', 'use_case')).toEqual(['conversational', 'informative_educational']);
    expect(labelsOf('Hörbuch', 'use_case')).toEqual(['narration']);
    expect(labelsOf('audiob', 'use_case')).toEqual(['narration']);
  });
  it('knows people', () => {
    for (const query of ['young woman', 'junge Frau', 'a voice for a young woman']) {
      expect(found(query).length).toBeGreaterThan(3);
      expect([labelsOf(query, 'gender'), labelsOf(query, 'age')]).toEqual([['female'], ['young']]);
    }
    expect(labelsOf('man', 'gender')).toEqual(['male']);
    expect(labelsOf('old man', 'age')).toEqual(['old']);
  });
  it('knows languages in English and by their own names', () => {
    for (const query of ['deutsch', 'German', 'germ']) expect(labelsOf(query, 'language')).toEqual(['de']);
    expect(found('français').map(({ name }) => name)).toEqual(['Claire', 'Armand']);
    expect(labelsOf('한국어', 'language')).toEqual(['ko']);
  });
  it('finds names without their accents, and every word has to fit', () => {
    expect(found('lucia').map(({ name }) => name)).toEqual(['Lucía']);
    expect(found('deutsch frau podcast')).toEqual([]);
    expect(found('  ')).toHaveLength(voices.length);
  });
});

describe('the texts of the premade voices', () => {
  const catalogues = ['en', 'de'].map((language) => ({
    traits: read(`web/messages/${language}/voice-traits.json`) as Record<string, string>,
    descriptions: read(`web/messages/${language}/voice-descriptions.json`) as Record<string, string>,
  }));
  it('are in both languages, and in English as the server has them', () => {
    for (const { traits, descriptions } of catalogues)
      for (const { voice_id, labels } of premade) {
        expect(descriptions[voice_id]).toBeTruthy();
        for (const label of Object.values(labels)) expect(traits[label.replaceAll(' ', '_')], label).toBeTruthy();
      }
    expect(catalogues[0]?.descriptions).toEqual(
      Object.fromEntries(premade.map(({ voice_id, description }) => [voice_id, description])),
    );
  });
  it('show a label that its owner made up as it is written', () => {
    expect([traitLabel('new york'), traitLabel('very-odd')]).toEqual(['New York', 'Very odd']);
  });
});
