import { describe, expect, it } from 'vitest';
import {
  extensionOf,
  modelCode,
  safeFileName,
  safeNamePart,
  speechFileName,
  withExtension,
  withIsbn,
} from '#contract/history/file-names.ts';
import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import { countWords } from './format.ts';
import { joinAlignments, segmentLines, timeWords, withoutTags, wordAt } from './player/words.ts';

describe('file names', () => {
  it('cleans any name and cuts it', () => {
    expect(safeFileName('a/b: c*?.mp3')).toBe('ab_c.mp3');
    expect(safeFileName('Zoë Ünal-1.wav')).toBe('Zoë_Ünal-1.wav');
    expect(safeFileName('x'.repeat(300))).toHaveLength(255);
  });
  it('cleans a part of a history name and cuts it at 20', () => {
    expect(safeNamePart(' Ada \\ "the|one"  of <many> ')).toBe('Ada_theone_of_many');
    expect(safeNamePart('abcdefghij klmnopqrstuvw')).toHaveLength(20);
  });
  it.each([
    ['eleven_multilingual_v2', 'm2'],
    ['eleven_flash_v2_5', 'f2-5'],
    ['eleven_v3', 'v3'],
    ['eleven_english_sts_v2', 'es2'],
    ['kokoro', 'k'],
  ])('%s is %s', (id, code) => expect(modelCode(id)).toBe(code));
  it('says when, who, how and with what', () => {
    const settings = { speed: 1, stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true };
    const item = { date_unix: 1_700_000_000, voice_name: 'Bruno', voice_category: 'premade', settings };
    expect(speechFileName({ ...item, model_id: 'eleven_multilingual_v2' }, 'mp3')).toBe(
      'Veery_2023-11-14T22_13_20_Bruno_pre_sp100_s50_sb75_se0_b100_m2.mp3',
    );
    expect(speechFileName({ ...item, settings: null, voice_category: null, model_id: null }, 'wav')).toBe(
      'Veery_2023-11-14T22_13_20_Bruno.wav',
    );
    const some = { stability: 0.333, style: null, quality: 0.8, use_speaker_boost: false };
    expect(speechFileName({ ...item, settings: some, model_id: null }, 'mp3')).toBe(
      'Veery_2023-11-14T22_13_20_Bruno_pre_s33_q80_b0.mp3',
    );
    expect(speechFileName({ ...item, voice_name: 'Dr. Öz.wav', settings: null, model_id: null }, 'srt')).toBe(
      'Veery_2023-11-14T22_13_20_Dr._Öz.wav_pre.srt',
    );
  });
  it.each([
    ['talk', 'mp3', 'talk.mp3'],
    ['talk.mp3', 'mp3', 'talk.mp3'],
    ['talk.WAV', 'mp3', 'talk.mp3'],
    ['talk.tar.zip', 'mp3', 'talk.tar.mp3'],
    ['Dr. Ada', 'mp3', 'Dr._Ada.mp3'],
    ['v1.5', 'wav', 'v1.5.wav'],
    ['.mp3', 'mp3', '.mp3'],
    ['', 'mp3', '.mp3'],
  ])('%s as %s is %s', (name, extension, expected) => expect(withExtension(name, extension)).toBe(expected));
  it('keeps the extension of a name that is too long', () => {
    const name = withExtension('x'.repeat(300), 'opus');
    expect([name.length, name.slice(-7)]).toEqual([255, 'xx.opus']);
  });
  it.each([
    ['978-0-306-40615-7', '9780306406157_talk.mp3'],
    ['0 8044 2957 x', '080442957X_talk.mp3'],
    ['', 'talk.mp3'],
    [null, 'talk.mp3'],
  ])('the ISBN %s is put first', (isbn, expected) => expect(withIsbn('talk.mp3', isbn)).toBe(expected));
  it.each(outputFormats)('%s has one extension, whether the server or its content type says it', (format) => {
    const { contentType, extension } = describeFormat(format);
    expect(extensionOf(contentType)).toBe(extension);
  });
});

describe('words', () => {
  const align = (text: string, step = 0.1, from = 0) => ({
    characters: [...text],
    character_start_times_seconds: [...text].map((_, at) => from + at * step),
    character_end_times_seconds: [...text].map((_, at) => from + (at + 1) * step),
  });
  it('puts times on words and leaves punctuation out', () => {
    const text = 'Hi, you.\nBye';
    const lines = segmentLines(text);
    const words = timeWords(lines, text, align(text));
    expect(lines).toHaveLength(2);
    expect(words.map((word) => word.text)).toEqual(['Hi', 'you', 'Bye']);
    expect(words[1]!.start).toBeCloseTo(0.4);
    expect(wordAt(words, 0.05)).toBe(0);
    expect(wordAt(words, 0.75)).toBe(1);
    expect(wordAt([], 1)).toBe(-1);
  });
  it('follows an alignment that left a line break out, and one that has only come halfway', () => {
    const text = 'One\n\ntwo three';
    const first = align('One');
    const lines = segmentLines(text);
    expect(timeWords(lines, text, first).map((word) => word.text)).toEqual(['One']);
    const both = joinAlignments(first, align('two three', 0.1, 0.3));
    expect(timeWords(lines, text, both).map((word) => word.text)).toEqual(['One', 'two', 'three']);
  });
  it('keeps tags apart from what is spoken', () => {
    const text = 'Oh [softly] no. <break time="1.5s" />Go\n[1] a < b';
    const lines = segmentLines(text);
    expect(lines.flat().flatMap(({ tag }) => tag ?? [])).toEqual(['softly', 'pause 1.5s']);
    expect(timeWords(lines, text, align(text)).map((word) => word.text)).toEqual(['Oh', 'no', 'Go', '1', 'a', 'b']);
    // No character is lost, and each segment is at the position it claims.
    expect(lines.map((line) => line.map((segment) => segment.text).join('')).join('\n')).toBe(text);
    for (const segment of lines.flat()) expect(text.startsWith(segment.text, segment.at)).toBe(true);
    expect(countWords(withoutTags(text))).toBe(7);
  });
});
