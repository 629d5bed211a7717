/** One small video by the real ffmpeg, where the machine has it. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFonts } from '../../installation.ts';
import { processEnv } from '../../kernel/boot/config.ts';
import { compute } from '../../slices/share-videos/picture/scene.compute.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { createMedia } from './media.ts';
import type { Media } from './port.ts';

const searchPath = processEnv().PATH ?? '';
let folder: string;
let media: Media;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-media-'));
  media = createMedia({ ffmpegPath: undefined, searchPath, workFolder: path.join(folder, 'work'), listFonts });
});
afterAll(async () => {
  await media.close();
  await rm(folder, { recursive: true });
});

const rate = 44_100;
/** A tone as a wav. */
function tone(seconds: number): Buffer {
  const samples = Int16Array.from({ length: seconds * rate }, (_, i) => 9000 * Math.sin(i / 20));
  const header = Buffer.from('RIFF....WAVEfmt \x10\0\0\0\x01\0\x01\0....\0\0\0\0\x02\0\x10\0data....', 'latin1');
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(2 * rate, 28);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, new Uint8Array(samples.buffer)]);
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

test('a video has picture, sound and captions, is as long as its sound, and can be streamed', async ({ skip }) => {
  const program = await media.describe();
  if ('missing' in program) {
    console.warn(`NOT TESTED: no video was made, because ${program.missing}.`);
    return skip(program.missing);
  }
  const seconds = 1;
  const characters = [...'Hi {you}.'];
  const { scene, captions } = compute({
    dialogue: null,
    alignment: {
      characters,
      character_start_times_seconds: characters.map((_, i) => i / 9),
      character_end_times_seconds: characters.map((_, i) => (i + 1) / 9),
    },
    peaks: new Uint8Array(50).fill(200),
    seconds,
    voiceId: 'voice',
    voiceName: 'Ada',
    theme: 'dark',
    orientation: 'landscape',
    isStill: false,
  });
  const reached: number[] = [];
  const file = path.join(folder, 'made.mp4');
  await media.makeVideo(
    { scene, sound: once(tone(seconds)), sampleRate: rate, seconds, captions },
    {
      signal: AbortSignal.timeout(30_000),
      onProgress: (done) => reached.push(done),
      keep: async (chunks) => writeFile(file, chunks),
    },
  );
  const probed = execFileSync(
    path.join(path.dirname(program.path), 'ffprobe'),
    ['-v', 'error', '-show_entries', 'stream=codec_name,width,height,sample_rate,duration', '-of', 'json', file],
    { encoding: 'utf8' },
  );
  const { streams } = JSON.parse(probed) as { streams: Record<string, unknown>[] };
  expect(streams).toMatchObject([
    { codec_name: 'h264', width: 1280, height: 720 },
    { codec_name: 'aac', sample_rate: '44100' },
    { codec_name: 'mov_text' },
  ]);
  for (const { duration } of streams.slice(0, 2)) expect(Math.abs(Number(duration) - seconds)).toBeLessThan(0.1);
  expect(reached.at(-1)).toBeCloseTo(1, 0);
  const track = execFileSync(program.path, ['-v', 'error', '-i', file, '-map', '0:s', '-f', 'srt', '-'], {
    encoding: 'utf8',
  });
  expect(track).toContain('Hi \uff5byou\uff5d.');
  const samples = execFileSync(program.path, ['-v', 'error', '-i', file, '-map', '0:a', '-f', 's16le', '-']);
  const heard = new Int16Array(new Uint8Array(samples).buffer);
  expect(heard.reduce((max, sample) => Math.max(max, sample), 0)).toBeGreaterThan(6000);
  const bytes = execFileSync('head', ['-c', '200000', file]);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  expect((await readdir(path.join(folder, 'work'))).filter((name) => name.startsWith('task-'))).toEqual([]);
});

test('ffmpeg is looked for where it is said to be, and in PATH', async () => {
  expect(await findFfmpeg('/nowhere/ffmpeg', searchPath)).toEqual({
    missing: '/nowhere/ffmpeg could not be run (ENOENT)',
  });
  expect(await findFfmpeg(undefined, '/nowhere')).toEqual({ missing: 'ffmpeg is in no folder of PATH' });
  expect(await findFfmpeg('/bin/echo', searchPath)).toEqual({ missing: '/bin/echo is not ffmpeg' });
});
