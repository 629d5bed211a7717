import { expect, it } from 'vitest';
import { soundsProblem } from '../rules/sounds.ts';
import { propose } from './proposals.ts';

const spellings = (text: string) => propose(text).flatMap(({ kind, said }) => (kind === 'alias' ? [said] : []));
const sounds = (text: string) => propose(text).flatMap(({ kind, said }) => (kind === 'ipa' ? [said] : []));

it('spells a word by its syllables, with other readings of its letters', () => {
  expect(spellings('Claughton')).toContain('klaw-ton');
  expect(spellings('fuscescens')).toContain('fu-ske-sens');
  expect(spellings('read')).toEqual(['reed', 'red']);
  expect(spellings('New York')).toContain('noo york');
});

it('says letters and digits one by one', () => {
  expect(spellings('ISBN')[0]).toBe('I S B N');
  expect(spellings('1874')).toEqual(['1 8 7 4']);
});

it('for voices of other languages gives only what does not follow English spelling', () => {
  expect(propose('ISBN', 'de')).toEqual([{ kind: 'alias', said: 'I S B N', from: 'initials' }]);
  expect(propose('1874', 'fr')).toEqual([{ kind: 'alias', said: '1 8 7 4', from: 'digits' }]);
  expect(propose('Straße', 'de')).toEqual([{ kind: 'alias', said: 'S T R A SS E', from: 'initials' }]);
  expect(propose('Привет', 'ru')).toEqual([{ kind: 'alias', said: 'П Р И В Е Т', from: 'initials' }]);
  expect(propose('New York', 'pl')).toEqual([]);
  expect(propose('Claughton', 'en-GB')).toEqual(propose('Claughton'));
});

it('gives sounds with the stress on one syllable or another', () => {
  expect(sounds('Veery')).toContain('ˈvi.ɹi');
  expect(sounds('Veery')).toContain('viˈɹi');
});

it('proposes nothing where English habits say nothing', () => {
  for (const text of ['日本', 'Привет', '🙂', '', ' ']) expect(propose(text)).toEqual([]);
});

it.each(['Catharus', 'Nguyen', 'Siobhan', 'Worcester', 'Xiaomi', 'Łódź', 'Goethe', 'queue', 'rhythm', 'Wright'])(
  'proposes for %s only sounds that the engines can say, and no more than four of a kind',
  (word) => {
    const proposed = sounds(word);
    expect(proposed.length).toBeGreaterThan(0);
    expect(proposed.length).toBeLessThanOrEqual(4);
    for (const one of proposed) expect(soundsProblem(one, 'ipa')).toBeUndefined();
  },
);
