/** Every container that people send, made by the ffmpeg of the machine; and files that are not what they say. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processEnv } from '../../kernel/boot/config.ts';
import { createMedia } from './media.ts';
import type { DecodeOptions, Media } from './port.ts';

const searchPath = processEnv().PATH ?? '';
const { signal } = new AbortController();
let folder: string;
let media: Media;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-decode-'));
  media = createMedia({
    ffmpegPath: undefined,
    searchPath,
    workFolder: path.join(folder, 'work'),
    listFonts: () => [],
  });
});
afterAll(async () => {
  await media.close();
  await rm(folder, { recursive: true });
});

const place = (name: string) => path.join(folder, name);

function ffmpeg(...args: string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const seconds = 3;
const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=44100:duration=${seconds}`];
const picture = ['-f', 'lavfi', '-i', `testsrc=duration=${seconds}:size=128x96:rate=25`];

async function decodeAll(file: string, options: Partial<DecodeOptions> = {}): Promise<Float32Array> {
  const chunks: number[] = [];
  for await (const chunk of media.decode(file, { sampleRate: 16_000, channels: 'mix', ...options }, signal))
    for (const sample of chunk) chunks.push(sample);
  return Float32Array.from(chunks);
}

/** The frequency that the samples cross zero with. */
function pitchOf(samples: Float32Array): number {
  let crossings = 0;
  const middle = samples.subarray(8000, samples.length - 8000);
  for (let i = 1; i < middle.length; i++) if ((middle[i - 1] ?? 0) < 0 && (middle[i] ?? 0) >= 0) crossings += 1;
  return (crossings * 16_000) / middle.length;
}

const sounds: Record<string, { type: string; args?: string[] }> = {
  aac: { type: 'audio/aac' },
  ac3: { type: 'audio/ac3' },
  aiff: { type: 'audio/aiff' },
  caf: { type: 'audio/x-caf' },
  flac: { type: 'audio/flac' },
  m4a: { type: 'audio/mp4' },
  mp3: { type: 'audio/mpeg' },
  mp4: { type: 'audio/mp4' },
  ogg: { type: 'audio/ogg' },
  opus: { type: 'audio/opus' },
  wav: { type: 'audio/wav' },
  webm: { type: 'audio/webm', args: ['-c:a', 'libopus'] },
  wma: { type: 'audio/x-ms-wma' },
};

const videos: Record<string, { type: string; args?: string[] }> = {
  '3gp': { type: 'video/3gpp', args: ['-c:v', 'h263', '-s', '176x144', '-c:a', 'aac'] },
  avi: { type: 'video/avi' },
  flv: { type: 'video/x-flv' },
  mkv: { type: 'video/x-matroska' },
  mov: { type: 'video/quicktime' },
  mp4: { type: 'video/mp4' },
  mpg: { type: 'video/mpeg' },
  webm: { type: 'video/webm', args: ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'] },
  wmv: { type: 'video/x-ms-wmv' },
};

const cases = [
  ...Object.entries(sounds).map(([ending, about]) => ({ ending, ...about, hasVideo: false })),
  ...Object.entries(videos).map(([ending, about]) => ({ ending, ...about, hasVideo: true })),
];

test('there are 22 of them', () => expect(cases).toHaveLength(22));

test.each(cases)('$ending ($type) is known by its bytes and decoded', async ({ ending, type, args = [], hasVideo }) => {
  const made = place(`made-${hasVideo}.${ending}`);
  ffmpeg(...tone, ...(hasVideo ? picture : []), ...(ending === '3gp' ? ['-ar', '22050'] : []), ...args, made);
  // The name says nothing.
  const file = place(`renamed-${hasVideo}-${ending}.bin`);
  await writeFile(file, await readFile(made));
  const about = await media.probe(file, signal);
  expect(about).toMatchObject({ type, hasVideo, isTruncated: false });
  expect(Math.abs(about.seconds - seconds)).toBeLessThan(0.25);
  const samples = await decodeAll(file);
  expect(Math.abs(samples.length / 16_000 - seconds)).toBeLessThan(0.25);
  expect(Math.abs(pitchOf(samples) - 440)).toBeLessThan(6);
});

test('channels are read one by one or mixed, and a part begins and ends where it is asked to', async () => {
  const file = place('channels.flac');
  const three = [1, 2, 3].flatMap((n) => ['-f', 'lavfi', '-i', `sine=frequency=${n * 300}:duration=4`]);
  ffmpeg(...three, '-filter_complex', 'amerge=inputs=3', '-ac', '3', '-ar', '48000', file);
  expect((await media.probe(file, signal)).audio).toMatchObject([{ channels: 3, sampleRate: 48_000 }]);
  for (const channel of [0, 1, 2])
    expect(Math.abs(pitchOf(await decodeAll(file, { channels: channel })) - 300 * (channel + 1))).toBeLessThan(6);
  const part = await decodeAll(file, { from: 1, to: 2.5 });
  expect(part.length).toBe(24_000);
  const whole = await decodeAll(file);
  expect(part.every((sample, i) => Math.abs(sample - (whole[16_000 + i] ?? 0)) < 0.01)).toBe(true);
});

async function refusalOf(file: string): Promise<string> {
  return media.probe(file, signal).then(
    ({ type }) => `read as ${type}`,
    (error: { name: string; reason?: string }) => `${error.name} ${error.reason ?? ''}`,
  );
}

test('files that are no sound are refused with the reason', async () => {
  const write = async (name: string, bytes: string | Buffer) => {
    await writeFile(place(name), bytes);
    return refusalOf(place(name));
  };
  expect(await write('empty.mp3', '')).toBe('MediaUnreadable empty');
  expect(await write('text.wav', 'This is a text. '.repeat(100))).toBe('MediaUnreadable not_media');
  expect(await write('list.m3u8', '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n/etc/passwd\n#EXT-X-ENDLIST\n')).toBe(
    'MediaUnreadable not_media',
  );
  expect(await write('list.mp3', "ffconcat version 1.0\nfile 'made-false.wav'\n")).toBe('MediaUnreadable not_media');
  expect(await write('subtitles.srt', '1\n00:00:01,000 --> 00:00:02,000\nHi\n')).toBe('MediaUnreadable not_media');
  ffmpeg('-f', 'lavfi', '-i', 'testsrc=duration=1', '-frames:v', '1', place('picture.png'));
  expect(await refusalOf(place('picture.png'))).toBe('MediaUnreadable not_media');
  ffmpeg(...picture, '-c:v', 'libx264', place('mute.mp4'));
  expect(await refusalOf(place('mute.mp4'))).toBe('MediaUnreadable no_audio');
  ffmpeg(
    ...tone,
    '-encryption_scheme',
    'cenc-aes-ctr',
    '-encryption_key',
    '0'.repeat(32),
    '-encryption_kid',
    '1'.repeat(32),
    place('locked.mp4'),
  );
  expect(await refusalOf(place('locked.mp4'))).toBe('MediaUnreadable encrypted');
});

test('truncated files and lying headers: what is there counts', async () => {
  ffmpeg(...tone, '-c:a', 'aac', place('cut.m4a'));
  await truncate(place('cut.m4a'), 8000);
  expect(await refusalOf(place('cut.m4a'))).toBe('MediaUnreadable incomplete');
  ffmpeg(...tone, place('cut.wav'));
  await truncate(place('cut.wav'), 44 + 44_100 * 2);
  const cut = await media.probe(place('cut.wav'), signal);
  expect(cut.seconds).toBeCloseTo(1, 1);
  ffmpeg(...tone, place('liar.wav'));
  const liar = await readFile(place('liar.wav'));
  const data = liar.indexOf('data');
  liar.writeUInt32LE(0x7fffffff, data + 4);
  await writeFile(place('liar.wav'), liar);
  expect((await media.probe(place('liar.wav'), signal)).seconds).toBeCloseTo(seconds, 1);
  ffmpeg(...tone, place('cut.mp3'));
  await truncate(place('cut.mp3'), 12_000);
  expect(await media.probe(place('cut.mp3'), signal)).toMatchObject({ isTruncated: true });
  expect((await decodeAll(place('cut.mp3'))).length).toBeGreaterThan(8000);
});

test('two hours are decoded in flat memory, no faster than they are read, and a reader that leaves stops the program', async () => {
  const file = place('long.mp3');
  ffmpeg('-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=16000:duration=7200', '-b:a', '32k', file);
  expect((await media.probe(file, signal)).seconds).toBeCloseTo(7200, 0);
  global.gc?.();
  const before = process.memoryUsage().rss;
  let samples = 0;
  let most = 0;
  for await (const chunk of media.decode(file, { sampleRate: 16_000, channels: 'mix' }, signal)) {
    samples += chunk.length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  expect(Math.abs(samples / 16_000 - 7200)).toBeLessThan(0.2);
  console.log(`two hours: ${((most - before) / 2 ** 20).toFixed(0)} MB more`);
  expect(most - before).toBeLessThan(150 * 2 ** 20);
  for await (const _ of media.decode(file, { sampleRate: 16_000, channels: 'mix' }, signal)) break;
  const stopped = AbortSignal.timeout(300);
  const reading = (async () => {
    for await (const _ of media.decode(file, { sampleRate: 48_000, channels: 'mix' }, stopped)) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  await expect(reading).rejects.toThrow();
}, 120_000);

test('without ffmpeg wav files are read, and others are refused by name', async () => {
  const plain = createMedia({
    ffmpegPath: undefined,
    searchPath: '/nowhere',
    workFolder: place('w2'),
    listFonts: () => [],
  });
  for (const codec of ['pcm_s16le', 'pcm_s24le', 'pcm_f32le', 'pcm_u8']) {
    ffmpeg(...tone, '-c:a', codec, '-ac', '2', place(`${codec}.wav`));
    const about = await plain.probe(place(`${codec}.wav`), signal);
    expect(about).toMatchObject({ type: 'audio/wav', audio: [{ channels: 2, sampleRate: 44_100 }] });
    expect(about.seconds).toBeCloseTo(seconds, 2);
    const samples: number[] = [];
    for await (const chunk of plain.decode(place(`${codec}.wav`), { sampleRate: 16_000, channels: 1 }, signal))
      samples.push(...chunk);
    expect(Math.abs(samples.length - seconds * 16_000)).toBeLessThan(20);
    expect(Math.abs(pitchOf(Float32Array.from(samples)) - 440)).toBeLessThan(4);
  }
  ffmpeg(...tone, place('song.mp3'));
  await expect(plain.probe(place('song.mp3'), signal)).rejects.toMatchObject({ name: 'MediaUnavailable' });
  await plain.close();
});
