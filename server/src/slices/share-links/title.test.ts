import { expect, test } from 'vitest';
import { excerptOf, titleOf } from './title.rules.ts';

test.each([
  ['Before the light reaches the water, the veery begins.', 'Before the light reaches the water'],
  ['Hello.', 'Hello'],
  [
    'Hi, you. It was a long walk through the night and nobody came along',
    'Hi, you. It was a long walk through the night and nobody…',
  ],
  ['[whispers] Come <break time="1s"/> closer to the fire now!', 'Come closer to the fire now'],
  ['これは短い文です。次の文。', 'これは短い文です。次の文'],
  ['x'.repeat(80), `${'x'.repeat(60)}…`],
])('%s', (text, title) => {
  expect(titleOf(text)).toBe(title);
});

test('an excerpt is one line that ends with a whole word', () => {
  expect(excerptOf('One two\n\nthree four', 12)).toBe('One two…');
  expect(excerptOf('One\ntwo', 13)).toBe('One two');
});
