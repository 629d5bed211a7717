import { expect, test } from 'vitest';
import { premadeVoices } from '../voices/voices.rules.ts';
import { fileNames, findVoice, reportOf } from './speech-batches.rules.ts';

const named = (filename: string | null, text = 'Hello there.') => ({ text, filename });

test('a file gets the requested name, or one from its number and first words', () => {
  const texts = ['The ferry, at nine, leaves the island behind.', '<break time="1s"/> [sigh] “So?”', '€', 'Zwölf Grad'];
  expect(
    fileNames(
      texts.map((text) => named(null, text)),
      'mp3',
    ),
  ).toEqual(['001_The_ferry_at_nine_leaves.mp3', '002_So.mp3', '003.mp3', '004_Zwölf_Grad.mp3']);
  expect(fileNames([named('Chapter 1'), named('chapter 1.MP3'), named('Chapter 1.wav')], 'mp3')).toEqual([
    'Chapter_1.mp3',
    'chapter_1_2.mp3',
    // Another extension is replaced.
    'Chapter_1_3.mp3',
  ]);
});

test('no name leads out of the folder, hides a file, or is too long', () => {
  const inputs = [
    '../../etc/passwd',
    'C:\\temp\\x',
    '.hidden',
    '...',
    'con',
    'report',
    'x'.repeat(200),
    '🎵'.repeat(90),
    'ほ'.repeat(200),
  ];
  const names = fileNames(
    inputs.map((name) => named(name)),
    'mp3',
  );
  expect(names.slice(0, 6)).toEqual([
    'etcpasswd.mp3',
    'Ctempx.mp3',
    'hidden.mp3',
    '004_Hello_there.mp3',
    'con_.mp3',
    'report.mp3',
  ]);
  for (const name of names) {
    expect(name).toMatch(/^[^/\\:*?"<>|.][^/\\:*?"<>|]*\.mp3$/);
    expect(Buffer.byteLength(name)).toBeLessThan(200);
    expect(name.isWellFormed()).toBe(true);
  }
  expect(new Set(names).size).toBe(names.length);
});

test('names that differ only by case or normalization get a number', () => {
  const names = fileNames(
    ['é', 'e\u0301', 'É', 'é_2'].map((name) => named(name)),
    'wav',
  );
  expect(new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(4);
  expect(fileNames([named('report.csv')], 'csv')).toEqual(['report_2.csv']);
});

test('a voice is found by its id, or by its name in any case', () => {
  const [voice] = premadeVoices;
  expect(findVoice(premadeVoices, voice?.voice_id ?? '')).toBe(voice);
  expect(findVoice(premadeVoices, ` ${voice?.name.toUpperCase()} `)).toBe(voice);
  expect(findVoice(premadeVoices, 'nobody')).toBeUndefined();
});

test('a spreadsheet can read the report, which contains no formula', () => {
  const row = { row_index: 0, voice_name: 'Ada', characters: 5, credits: 5, state: 'failed' };
  const report = reportOf([{ ...row, file_name: '=1+1.mp3', error_message: 'It said "no", twice.\nThen left.' }]);
  expect(report).toBe(
    '\uFEFFrow,file,voice,characters,credits,state,error\r\n' +
      `1,'=1+1.mp3,Ada,5,5,failed,"It said ""no"", twice.\nThen left."\r\n`,
  );
});
