import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareText } from './prepare.ts';
import type { PrepareOptions } from './prepared.ts';

const all = 'en ja zh de hi fr ko pt it es ru id nl tr pl sv bg ro ar cs el fi hr ms sk da ta uk hu no vi fil'.split(
  ' ',
);
const options: PrepareOptions = { languages: all, detectLanguage: true, normalization: 'auto' };
const languages = (text: string, changed: Partial<PrepareOptions> = {}) =>
  prepareText(text, { ...options, ...changed }).texts.map(({ language }) => language);
const from = (own: string) => ({ languages: [own, ...all.filter((language) => language !== own)] });

test.each([
  ['en', 'The quick brown fox jumps over the lazy dog.'],
  ['fr', 'Ceci est une phrase assez longue pour être reconnue.'],
  ['de', 'Dies ist ein ziemlich langer deutscher Satz.'],
  ['es', '¿Cómo estás hoy, amigo mío? Hace mucho tiempo.'],
  ['it', 'Questa è una frase abbastanza lunga in italiano.'],
  ['pt', 'Esta é uma frase bastante longa em português, você sabe.'],
  ['nl', 'Dit is een tamelijk lange zin in het Nederlands.'],
  ['pl', 'To jest dość długie zdanie w języku polskim.'],
  ['tr', 'Bu oldukça uzun bir Türkçe cümledir, değil mi?'],
  ['sv', 'Det här är en ganska lång mening på svenska.'],
  ['fi', 'Tämä on melko pitkä lause suomen kielellä.'],
  ['hu', 'Ez egy meglehetősen hosszú mondat magyarul.'],
  ['vi', 'Đây là một câu khá dài bằng tiếng Việt.'],
  ['ru', 'Привет, как дела?'],
  ['ru', 'Это довольно длинное предложение на русском языке.'],
  ['uk', 'Це досить довге речення українською мовою, чи не так?'],
  ['bg', 'Това е доста дълго изречение на български език.'],
  ['ja', 'これは日本語の文です。'],
  ['zh', '这是一个很长的中文句子。'],
  ['ko', '안녕하세요 여러분'],
  ['ar', 'مرحبا بالعالم'],
  ['el', 'Καλημέρα κόσμε'],
  ['hi', 'नमस्ते दुनिया'],
  ['ta', 'வணக்கம்'],
])('%s is detected: %s', (language, text) => {
  expect(new Set(languages(text))).toEqual(new Set([language]));
  expect(new Set(languages(text, from('de'))), 'with a German voice').toEqual(new Set([language]));
});

test.each([
  'Hola.',
  'Good morning everyone',
  'Ada Lovelace, Charles Babbage, Alan Turing, Grace Hopper',
  'Angela Merkel, Gerhard Schröder, Helmut Kohl',
  'Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf',
  'hahahaha hahaha hahahahahaha hahaha',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit',
  'asdf qwer zxcv asdf qwer zxcv asdfasdf',
  'Order number 12345 shipped to Amsterdam',
  '12345 67890',
  '',
  '🎉🎉🎉',
])("a doubtful text keeps the voice's language: %s", (text) => {
  expect(languages(text)).toEqual(['en']);
});

test('sentences in another script are spoken in their own language', () => {
  const text = 'Hello there my friend. Привет, как дела? And back to English now.';
  const { texts } = prepareText(text, options);
  expect(texts.map((input) => [input.text, input.language])).toEqual([
    ['Hello there my friend. ', 'en'],
    ['Привет, как дела? ', 'ru'],
    ['And back to English now.', 'en'],
  ]);
  expect(languages('Это русский текст. This is an English sentence in it. И снова русский.', from('ru'))).toEqual([
    'ru',
    'en',
    'ru',
  ]);
  expect(languages('She said "Привет" to me and left the room quietly.')).toEqual(['en']);
  // Numbers are read in the language around them.
  expect(prepareText('I have 5 dogs. У меня 5 собак.', options).spoken).toBe('I have five dogs. У меня 5 собак.');
});

test("a script that none of the voice's languages uses keeps the voice's language", () => {
  expect(languages('Привет, как дела? Hello there.', { languages: ['en', 'fr'] })).toEqual(['en']);
});

test('a requested language is used for the whole text, or causes a warning', () => {
  expect(languages('Hello. Привет.', { language: 'de' })).toEqual(['de']);
  expect(languages('Bonjour', { language: 'en-GB' })).toEqual(['en']);
  expect(languages('God dag', { language: 'nb' })).toEqual(['no']);
  const { texts, warnings } = prepareText('Habari', { ...options, language: 'sw' });
  expect(texts[0]?.language).toBe('en');
  expect(warnings.map(({ code }) => code)).toEqual(['language_not_supported']);
});

test('nothing is detected where detection is off', () => {
  expect(languages('Это довольно длинное предложение.', { detectLanguage: false })).toEqual(['en']);
  expect(languages('Это довольно длинное предложение.', { languages: ['en'] })).toEqual(['en']);
  expect(languages('Hello', { languages: [] })).toEqual(['en']);
});

test('a long text is detected by its parts', () => {
  const french = 'Ceci est une phrase assez longue pour que la détection soit fiable. '.repeat(200);
  expect(new Set(languages(french))).toEqual(new Set(['fr']));
});

/** Forty short sentences of a language; of English also names, laughter and borrowed words. */
const sentencesOf = (language: string) =>
  readFileSync(new URL(`language-cases/${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const shortLanguages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];

test.each(shortLanguages)(
  'short sentences in %s are read in it by an English voice, never in a third language',
  (language) => {
    const all = sentencesOf(language);
    const read = all.map((text) => languages(text).join());
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(all.filter((_, i) => read[i] !== language && read[i] !== 'en')).toEqual([]);
    expect(read.filter((one) => one === language).length / all.length).toBeGreaterThanOrEqual(0.9);
  },
);

test('short English sentences with foreign names and words stay English', () => {
  const all = sentencesOf('en');
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(all.filter((text) => languages(text).join() !== 'en')).toEqual([]);
});

test.each(['de', 'fr', 'es'])(
  "a voice of %s reads its own language, and no other language's names as that language",
  (own) => {
    const wrong = (language: string) =>
      sentencesOf(language).filter((text) =>
        languages(text, from(own)).some((read) => read !== own && read !== language),
      );
    expect(sentencesOf(own).filter((text) => languages(text, from(own)).join() !== own)).toEqual([]);
    expect(wrong('en').length).toBeLessThanOrEqual(1);
    expect(shortLanguages.flatMap(wrong)).toEqual([]);
  },
);

test('sentences in different languages with the same letters are each read in their own', () => {
  const { texts, warnings } = prepareText(
    'She opened the letter and read it aloud. "Je ne peux pas venir demain, mon amour." Then she put it down. ¿Qué vamos a hacer ahora? Nobody knew.',
    options,
  );
  expect(texts.map(({ text, language }) => [language, text.slice(0, 12)])).toEqual([
    ['en', 'She opened t'],
    ['fr', '"Je ne peux '],
    ['en', 'Then she put'],
    ['es', '¿Qué vamos a'],
    ['en', 'Nobody knew.'],
  ]);
  expect(warnings).toEqual([]);
  expect(languages('Bonjour! Marie! Comment ça va?')).toEqual(['fr']);
  expect(languages('He said "je ne sais quoi" twice. It was late.')).toEqual(['en']);
});

test.each([
  ['Hola.', 'es'],
  ['Danke!', 'de'],
  ['Gracias!', 'es'],
])('an undecided text is read by the voice, with the likely language in a warning: %s', (text, language) => {
  const { texts, warnings } = prepareText(text, options);
  expect(texts.map((input) => input.language)).toEqual(['en']);
  expect(warnings).toEqual([
    { code: 'language_uncertain', message: expect.stringContaining(`"${language}"`), language },
  ]);
  expect(prepareText(text, { ...options, language: 'en' }).warnings).toEqual([]);
});

test('English texts and names cause no such warning', () => {
  const warned = [...sentencesOf('en'), 'Adele, Rihanna, Shakira', 'hahahaha hahaha', '12345', 'OK'].filter(
    (text) => prepareText(text, options).warnings.length > 0,
  );
  expect(warned.length).toBeLessThanOrEqual(2);
});
