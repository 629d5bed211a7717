import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReadable, toFliteText } from './flite-text.ts';

test('accents are removed, quotation marks simplified, signs spelled out', () => {
  expect(toFliteText('Zoë’s “naïve” Straße…', []).text).toBe('Zoe\'s "naive" Strasse...');
  expect(toFliteText('£5 at 20°', []).text).toBe(' pounds 5 at 20 degrees ');
  expect(toFliteText('½ ﬁne', []).text).toBe('1/2 fine');
  expect(toFliteText('a\u0000b\u001b', []).text).toBe('a b ');
});

test('every character knows its place in the input', () => {
  expect(toFliteText('ßa😀b', [])).toEqual({ text: 'ssa b', origin: [0, 0, 1, 2, 3] });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const made = toFliteText(text, []);
      expect(made.text).toMatch(/^[\x20-\x7e\r\n]*$/);
      expect(made.origin.length).toBe(made.text.length);
      expect(made.origin).toEqual(made.origin.toSorted((a, b) => a - b));
      for (const index of made.origin) expect(index).toBeLessThan(Array.from(text).length);
    }),
  );
});

test('a letter is readable when flite can speak it', () => {
  expect([...'aé9ßÅ'].every(isReadable)).toBe(true);
  expect([...'жשあ٣'].some(isReadable)).toBe(false);
});

test('a given pronunciation is a word of its own in flite’s word list', () => {
  const given = { from: 4, to: 7, sounds: 'd ao1 g' };
  const made = toFliteText('The cat sat.', [given]);
  const word = /^The (\w+) sat\.$/.exec(made.text)?.[1];
  expect(made.words).toBe(`"${word}" nn : d ao1 g\n`);
  expect(made.origin.slice(4, 4 + (word?.length ?? 0)).every((index) => index === 4)).toBe(true);
  expect(made.origin.at(-1)).toBe(11);
  expect(toFliteText('The cats sat.', [given]).text).toMatch(/^The \w+ s sat\.$/);
});
