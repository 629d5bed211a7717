import { describe, expect, it } from 'vitest';
import { acceptOf, checkFiles, mediaTypeOf, refusalOf, type FileRules } from './media-files.ts';

const rules: FileRules = { kinds: ['audio', 'video'], maxBytes: 1000, maxSeconds: 60, maxFiles: 2 };
const fileOf = (name: string, size = 10, type = '') => new File([new Uint8Array(size)], name, { type });

describe('mediaTypeOf', () => {
  it.each([
    ['a.MP3', '', 'audio/mpeg'],
    ['a.m4a', 'audio/x-m4a', 'audio/mp4'],
    ['a.wav', 'audio/vnd.wave', 'audio/wav'],
    ['a.mov', '', 'video/quicktime'],
    ['a.mkv', '', 'video/x-matroska'],
    ['a.3gp', '', 'video/3gpp'],
    ['recording.webm', 'audio/webm;codecs=opus', 'audio/webm'],
    ['film.webm', '', 'video/webm'],
    ['sound.mp4', 'audio/mp4', 'audio/mp4'],
    ['noname', 'audio/flac', 'audio/flac'],
  ])('%s sent as "%s" is %s', (name, type, expected) => {
    expect(mediaTypeOf({ name, type })).toBe(expected);
  });

  it.each([
    ['notes.pdf', 'application/pdf'],
    ['noname', ''],
    ['photo.jpg', 'image/jpeg'],
  ])('%s is neither audio nor video', (name, type) => expect(mediaTypeOf({ name, type })).toBeNull());
});

describe('refusalOf', () => {
  it('names the first reason', () => {
    expect(refusalOf(fileOf('a.txt'), rules)).toBe('type');
    expect(refusalOf(fileOf('a.wav', 0), rules)).toBe('empty');
    expect(refusalOf(fileOf('a.wav', 1001), rules)).toBe('size');
    expect(refusalOf(fileOf('a.wav', 1000), rules)).toBeNull();
  });

  it('audio alone refuses films, but not a container that may hold sound alone', () => {
    const audio = { ...rules, kinds: ['audio'] as const };
    expect(refusalOf(fileOf('a.avi'), audio)).toBe('type');
    expect(refusalOf(fileOf('a.mp4'), audio)).toBeNull();
    expect(acceptOf(['audio'])).toContain('.mp4');
    expect(acceptOf(['audio'])).not.toContain('.avi');
  });
});

describe('checkFiles', () => {
  it('parts the files, and says of each that is left out why', async () => {
    const files = [fileOf('a.txt'), fileOf('long.wav'), fileOf('1.wav'), fileOf('2.wav'), fileOf('3.wav')];
    const seconds = (file: File) => Promise.resolve(file.name === 'long.wav' ? 61 : file.name === '1.wav' ? 5 : null);
    const { chosen, rejected } = await checkFiles(files, rules, seconds);
    expect(chosen.map(({ file, seconds: length }) => [file.name, length])).toEqual([
      ['1.wav', 5],
      ['2.wav', null],
    ]);
    expect(rejected).toEqual([
      { name: 'a.txt', reason: 'type' },
      { name: 'long.wav', reason: 'length' },
      { name: '3.wav', reason: 'count' },
    ]);
  });
});
