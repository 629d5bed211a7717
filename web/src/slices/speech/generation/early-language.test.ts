import { expect, it } from 'vitest';
import { isVersionOf, languageSample } from './early-language.ts';

it('samples the beginning of a text up to the end of a word', () => {
  expect(languageSample('  Kot śpi. ')).toBe('Kot śpi.');
  const long = languageSample('wyraz '.repeat(500));
  expect(long.length).toBeLessThanOrEqual(600);
  expect(long.endsWith('wyraz ')).toBe(true);
});

it.each(['', ' ', '12, 13', 'abc', '…'])('has no sample of "%s"', (text) => expect(languageSample(text)).toBe(''));

it.each([
  ['Kot śpi.', 'Kot śpi. Pies nie', true],
  ['Kot śpi na dachu.', 'Kot śpi na płocie.', true],
  ['Stary kot śpi.', 'Kot śpi.', true],
  ['Kot śpi.', 'Good morning from the harbour.', false],
  ['', 'Kot śpi.', false],
])('"%s" and "%s" are versions of one text: %s', (text, other, isSame) => {
  expect(isVersionOf(text, other)).toBe(isSame);
  expect(isVersionOf(other, text)).toBe(isSame);
});
