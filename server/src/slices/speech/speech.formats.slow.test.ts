/** Every output format, as a decoder that is not ours hears it. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeFormat, outputFormats, type AudioFormat } from '#contract/speech/output-formats.ts';
import * as speechApi from '#contract/speech/api.ts';
import { decode, hasFfmpeg } from '../../ports/speech/testing.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { premadeVoices } from '../voices/voices.rules.ts';

// Two sentences and a clause: joins of chunks are inside.
const text = 'The ferry leaves the harbour at nine, and the islands are far. Nobody waits for it. We do.';
const voices = (['espeak', 'flite'] as const).map((engine) => {
  const voice = premadeVoices.find((one) => one.engine.engine === engine);
  if (!voice) throw new Error(`no voice of ${engine}`);
  return { engine, voice_id: voice.voice_id };
});
const step = 0.02;

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'pro' });
});
afterAll(() => t.close());

async function speak(voice_id: string, { name, contentType }: AudioFormat): Promise<Buffer> {
  const response = await t.call(speechApi.convert, mia, {
    params: { voice_id },
    query: { output_format: name },
    body: { text, seed: 1 },
  });
  expect(response.headers.get('content-type')).toBe(contentType);
  return Buffer.from(await response.arrayBuffer());
}

/** Tells ffmpeg the format of a file without a header. */
function inputOptions({ codec, sampleRate }: AudioFormat): string[] {
  if (codec === 'pcm') return ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1'];
  if (codec === 'ulaw' || codec === 'alaw')
    return ['-f', codec === 'ulaw' ? 'mulaw' : 'alaw', '-ar', '8000', '-ac', '1'];
  return ['-f', codec === 'opus' ? 'ogg' : codec];
}

function probe(file: Buffer, format: AudioFormat) {
  const args = [
    '-v',
    'error',
    ...inputOptions(format),
    '-show_entries',
    'stream=codec_name,sample_rate,channels',
    '-of',
    'json',
    '-',
  ];
  const { stdout } = spawnSync('ffprobe', args, { input: file });
  return (JSON.parse(stdout.toString()) as { streams: { codec_name: string; sample_rate: string; channels: number }[] })
    .streams[0];
}

/** RMS of every 20 ms. */
function envelope(samples: Int16Array, rate: number): number[] {
  const length = Math.round(rate * step);
  return Array.from({ length: Math.floor(samples.length / length) }, (_, i) => {
    const part = samples.subarray(i * length, (i + 1) * length);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  });
}

/** 1 when they rise and fall together. */
function correlation(a: number[], b: number[]): number {
  const n = Math.min(a.length, b.length);
  const mean = (values: number[]) => values.slice(0, n).reduce((sum, value) => sum + value, 0) / n;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    const [x, y] = [(a[i] ?? 0) - meanA, (b[i] ?? 0) - meanB];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb);
}

const codecNames = {
  mp3: 'mp3',
  pcm: 'pcm_s16le',
  wav: 'pcm_s16le',
  ulaw: 'pcm_mulaw',
  alaw: 'pcm_alaw',
  opus: 'opus',
};

describe.skipIf(!hasFfmpeg).each(voices)('$engine', ({ voice_id }) => {
  let reference: number[] = [];
  let seconds = 0;
  beforeAll(async () => {
    const pcm = decode(
      await speak(voice_id, describeFormat('pcm_22050')),
      inputOptions(describeFormat('pcm_22050')),
      22050,
    );
    seconds = pcm.length / 22050;
    reference = envelope(pcm, 22050);
    expect(seconds).toBeGreaterThan(3);
  });

  test.each(outputFormats.map(describeFormat))('$name', async (format) => {
    const file = await speak(voice_id, format);
    expect(probe(file, format)).toEqual({
      codec_name: codecNames[format.codec],
      sample_rate: String(format.sampleRate),
      channels: 1,
    });
    // 8 kHz has no more than telephones have; everything else is compared at one rate.
    const samples = decode(file, inputOptions(format), 22050);
    const length = samples.length / 22050;
    // An mp3 ends with a frame; everything else is exact.
    expect(Math.abs(length - seconds)).toBeLessThan(format.codec === 'mp3' ? 0.025 : 0.002);
    if (format.kbps) {
      const kbps = (file.length * 8) / length / 1000;
      expect(Math.abs(kbps / format.kbps - 1)).toBeLessThan(0.08);
    }
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeLessThan(32767);
    expect(loudest).toBeGreaterThan(3000);
    // The audio is complete and has no gaps: it rises and falls where it does in plain samples.
    expect(correlation(envelope(samples, 22050), reference)).toBeGreaterThan(0.97);
  });
});
