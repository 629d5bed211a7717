/** Speech of both engines in every format, levelled to every preset and measured by ffmpeg. */
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { loudnessTargets, maxTruePeakDb } from '#contract/history/files.ts';
import { describeFormat, outputFormats, type OutputFormat } from '#contract/speech/output-formats.ts';
import { createSpeech } from '../speech/speech.ts';
import { english, hasFfmpeg, inputOf, natural, speakAll, speechInput } from '../speech/testing.ts';
import { createAudio } from './audio.ts';

const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
const audio = createAudio();
afterAll(() => Promise.all([speech.close(), audio.close()]));

const text =
  'The ferry leaves the harbour at nine, and the islands are far. Nobody waits for it. We do! Peter Piper picked a peck of pickled peppers.';

async function* inChunks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 4099) yield bytes.subarray(at, at + 4099);
}

function measure(bytes: Buffer, format: OutputFormat): { lufs: number; truePeakDb: number } {
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', ...inputOf(format), '-i', 'pipe:0', '-af', 'ebur128=peak=true', '-f', 'null', '-'],
    { input: bytes },
  );
  const summary = stderr.toString().split('Summary:')[1] ?? '';
  return {
    lufs: Number(/I:\s+(\S+) LUFS/.exec(summary)?.[1]),
    truePeakDb: Number(/Peak:\s+(\S+) dBFS/.exec(summary)?.[1]),
  };
}

describe.skipIf(!hasFfmpeg).each([
  ['espeak-ng', english],
  ['flite', natural],
])('%s', (_, voice) => {
  test.each(outputFormats)('has the loudness of each preset and no higher peak than -1 dBTP: %s', async (name) => {
    const format = describeFormat(name);
    const spoken = await speakAll(speech, speechInput(text, { format: name, voice, seed: 7 }));
    const source = { format, seconds: spoken.seconds };
    const open = async () => inChunks(spoken.audio);
    for (const target of Object.values(loudnessTargets)) {
      const bytes = Buffer.concat(await Array.fromAsync(audio.toLoudness(open, source, target, format)));
      const { lufs, truePeakDb } = measure(bytes, name);
      expect(Math.abs(lufs - target)).toBeLessThanOrEqual(0.5);
      expect(truePeakDb).toBeLessThanOrEqual(maxTruePeakDb);
    }
  });

  test('has it as wav too, whatever it was made as', async () => {
    const format = describeFormat('mp3_44100_128');
    const spoken = await speakAll(speech, speechInput(text, { format: 'mp3_44100_128', voice, seed: 7 }));
    const wav = describeFormat('wav_44100');
    const made = audio.toLoudness(async () => inChunks(spoken.audio), { format, seconds: spoken.seconds }, -16, wav);
    const { lufs, truePeakDb } = measure(Buffer.concat(await Array.fromAsync(made)), 'wav_44100');
    expect(Math.abs(lufs + 16)).toBeLessThanOrEqual(0.2);
    expect(truePeakDb).toBeLessThanOrEqual(maxTruePeakDb);
  });
});
