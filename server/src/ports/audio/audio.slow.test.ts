import { afterAll, expect, test } from 'vitest';
import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import { createSpeech } from '../speech/speech.ts';
import { decode, hasFfmpeg, inputOf, natural, speechInput, speakAll } from '../speech/testing.ts';
import { createAudio } from './audio.ts';
import { wavSize } from './port.ts';

const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
const audio = createAudio();
afterAll(() => Promise.all([speech.close(), audio.close()]));

const text = 'The ferry leaves the harbour at nine, and the islands are far. Nobody waits for it. We do.';

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const all = async (chunks: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(chunks));

/** Returns 1 when two sounds differ only in level. */
function correlation(a: Int16Array, b: Int16Array): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [x, y] = [a[i] ?? 0, b[i] ?? 0];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb);
}

test.skipIf(!hasFfmpeg).each(outputFormats.map(describeFormat))(
  '$name as wav matches what ffmpeg decodes',
  async (format) => {
    const { name, sampleRate } = format;
    const spoken = await speakAll(speech, speechInput(text, { format: name, voice: natural }));
    // The chunks have odd lengths, so headers, frames and samples are cut anywhere.
    const wav = await all(audio.toWav(inChunks(spoken.audio, 1777), format, spoken.seconds));
    expect(wav.length).toBe(wavSize(format, spoken.seconds));
    expect([wav.readUInt32LE(4), wav.readUInt32LE(40)]).toEqual([wav.length - 8, wav.length - 44]);
    const ours = decode(wav, ['-f', 'wav'], sampleRate);
    const theirs = decode(spoken.audio, inputOf(name), sampleRate);
    expect(Math.abs(ours.length - theirs.length) / sampleRate).toBeLessThan(0.05);
    expect(correlation(ours, theirs)).toBeGreaterThan(0.98);
  },
);

test('concurrent files do not mix, and a broken one does not affect the others', async () => {
  const format = describeFormat('mp3_44100_128');
  const spoken = await Promise.all(
    ['One is here.', 'The second is another one.'].map((one) =>
      speakAll(speech, speechInput(one, { format: format.name })),
    ),
  );
  const alone: Buffer[] = [];
  for (const one of spoken) alone.push(await all(audio.toWav(inChunks(one.audio, 4096), format, one.seconds)));
  const noise = all(audio.toWav(inChunks(Buffer.alloc(20_000, 7), 4096), describeFormat('opus_48000_64'), 1));
  const together = spoken.map((one) => all(audio.toWav(inChunks(one.audio, 999), format, one.seconds)));
  await expect(noise).rejects.toThrow('no Ogg file');
  const wavs = await Promise.all(together);
  expect(wavs.map((wav, i) => wav.equals(alone[i] ?? Buffer.alloc(0)))).toEqual([true, true]);
});

test('a truncated file is an error, not silence', async () => {
  const format = describeFormat('pcm_16000');
  await expect(all(audio.toWav(inChunks(Buffer.alloc(16_000), 4096), format, 2))).rejects.toThrow('1.50 seconds early');
});

test('decoding stops when its reader leaves', async () => {
  let ended = false;
  async function* endless() {
    try {
      for (;;) yield new Uint8Array(1000);
    } finally {
      ended = true;
    }
  }
  for await (const wav of audio.toWav(endless(), describeFormat('ulaw_8000'), 3600)) if (wav.length > 44) break;
  expect(ended).toBe(true);
});

test('an idle worker ends, the next file starts another, and a closed port stays closed', async () => {
  const brief = createAudio({ idleMs: 10 });
  const wav = () => all(brief.toWav(inChunks(Buffer.alloc(1600), 100), describeFormat('pcm_8000'), 0.1));
  expect((await wav()).length).toBe(1644);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await wav()).length).toBe(1644);
  await brief.close();
  await expect(wav()).rejects.toThrow('closed');
});
