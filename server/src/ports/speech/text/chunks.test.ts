import { expect, test } from 'vitest';
import { continuity } from '../port.ts';
import type { MonolingualText } from '../port.ts';
import { chunkTexts } from './chunks.ts';
import { engines, english, natural, speechInput } from '../testing.ts';
import { warningsOf } from './warnings.ts';

const en = (text: string, more: Partial<MonolingualText> = {}): MonolingualText => ({ text, language: 'en', ...more });
const cut = (texts: MonolingualText[], more: Partial<Parameters<typeof chunkTexts>[1]> = {}) =>
  chunkTexts(engines, { texts, voice: english, ...more });
const brief = (chunks: ReturnType<typeof chunkTexts>) => chunks.map(({ text, pause }) => [text, pause]);

test('a text is one chunk, its pause is in seconds, and an empty text is only silence', () => {
  expect(
    brief(cut([en('One is here. '), en('', { pause: 2 }), en('Two is here', { pause: 0.5 }), en('and three. ')])),
  ).toEqual([
    ['One is here. ', 'sentence'],
    ['', 2],
    ['Two is here', 0.5],
    ['and three. ', 'none'],
  ]);
  expect(cut([en('')])).toEqual([]);
  expect(brief(cut([en('The end.', { pause: 1e9 })]))).toEqual([['The end.', 60]]);
});

test('the following text decides how the last chunk ends', () => {
  const last = (text: string, followedBy?: 'sentence' | 'text') => {
    const { pause, isMidClause } = cut([en(text)], followedBy ? { followedBy } : {})[0] ?? {};
    return [pause, isMidClause];
  };
  expect(last('Here it ends')).toEqual(['none', false]);
  expect(last('Here it goes on', 'sentence')).toEqual(['none', true]);
  expect(last('Here it ends.', 'text')).toEqual(['sentence', false]);
  expect(last('Here it ends', 'text')).toEqual(['sentence', false]);
});

test('flite reads English in Latin letters, and its stand-in reads everything else', () => {
  const byEngine = (text: string, language = 'en') =>
    chunkTexts(engines, speechInput(text, { voice: natural, language })).map(({ text, voice }) => [voice.engine, text]);
  expect(byEngine('A naïve café for Zoë.')).toEqual([['flite', 'A naïve café for Zoë.']]);
  expect(byEngine('Guten Tag.', 'de')).toEqual([['espeak', 'Guten Tag.']]);
  expect(byEngine('Привет!')).toEqual([['espeak', 'Привет!']]);
  expect(byEngine('The word Привет — means hello.')).toEqual([
    ['flite', 'The word '],
    ['espeak', 'Привет — '],
    ['flite', 'means hello.'],
  ]);
  const codes = (text: string, language = 'en') =>
    warningsOf(engines, speechInput(text, { voice: natural, language })).map(({ code }) => code);
  expect(codes('A naïve café.')).toEqual([]);
  expect(codes('Guten Tag.', 'de')).toEqual(['language_by_other_engine']);
  expect(codes('The word Привет.')).toEqual(['language_by_other_engine']);
});

test('only the beginning of the audio is cut into short chunks', () => {
  const text = 'Good morning, and welcome to the harbour of this town.';
  const first = (more = {}) => chunkTexts(engines, { ...speechInput(text, { voice: natural }), ...more })[0]?.text;
  expect(first()).toBe('Good morning, ');
  expect(first({ continuity: continuity() })).toBe('Good morning, ');
  expect(first({ continuity: { begun: true } })).toBe(text);
  expect(cut([en(text)]).length).toBe(1);
});

test('pronunciations stay with their words', () => {
  const given = { alphabet: 'ipa' as const, phonemes: 'kæt' };
  const text = 'The first is here. 😀 The second is there.';
  const at = Array.from(text).join('|').split('|').indexOf('s', 23);
  const [one, two] = cut([
    en(text, {
      pronunciations: [
        { ...given, from: 4, to: 9 },
        { ...given, from: at, to: at + 6 },
      ],
    }),
  ]);
  expect(one?.pronunciations).toMatchObject([{ from: 4, to: 9 }]);
  const word = two?.pronunciations[0];
  expect(
    Array.from(two?.text ?? '')
      .slice(word?.from, word?.to)
      .join(''),
  ).toBe('second');
});
