import { expect, test } from 'vitest';
import { comparedWords, testSentence, wrongWords } from './listening-test.rules.ts';

test('words are compared without case and marks, and letters where there are no spaces', () => {
  expect(comparedWords('Don’t  stop—NOW, “please”!')).toEqual(['dont', 'stop', 'now', 'please']);
  expect(comparedWords('明天 早上。')).toEqual(['明', '天', '早', '上']);
  expect(comparedWords('हिंदी में')).toEqual(['हिंदी', 'में']);
  expect(comparedWords(' … ')).toEqual([]);
});

test.each([
  ['the cold morning', 'The cold, morning.', 0],
  ['the cold morning', 'the old morning', 1],
  ['the cold morning', 'morning', 2],
  ['the cold morning', '', 3],
  ['morning', 'good morning my friend', 3],
])('%s, heard as "%s": %i wrong', (said, heard, wrong_words) => {
  expect(wrongWords(said, heard)).toEqual({ words: comparedWords(said).length, wrong_words });
});

test('English is said where it is understood, else the first language that has a sentence', () => {
  expect(testSentence([])?.language).toBe('en');
  expect(testSentence(['de', 'en'])?.language).toBe('en');
  expect(testSentence(['xx', 'de', 'fr'])?.language).toBe('de');
  expect(testSentence(['xx'])).toBeUndefined();
});
