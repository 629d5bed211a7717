import { expect, it } from 'vitest';
import { noteWords } from './note-words.ts';

it('words a note with its names, and leaves what it does not know as it is', () => {
  const params = { recogniser: 'PocketSphinx', language: 'en' };
  expect(noteWords({ code: 'language_assumed', params, message: 'x' })).toBe(
    'PocketSphinx understands English only, so the sound is taken to be in that language.',
  );
  expect(noteWords({ code: 'keyterms_not_available', message: 'As it came.' })).toBe('As it came.');
  expect(noteWords({ code: 'another', params, message: 'As it came.' })).toBe('As it came.');
});
