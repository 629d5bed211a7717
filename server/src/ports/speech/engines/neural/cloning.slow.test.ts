import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeToyPocket } from '../../../../testing/toy-models/toy-pocket.ts';
import { checkTimes } from '../../check-times.ts';
import { createSpeech } from '../../speech.ts';
import { rms, samplesOf, speakAll, speechInput } from '../../testing.ts';
import type { NeuralVoice } from './neural-voice.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'toy-models-'));
const toy = writeToyPocket(folder);
const engine = `model:${toy.manifest.id}`;
const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 0 });
speech.setModels([{ engine, title: 'Toy', version: 'toy 1.0.0', ...toy }]);
afterAll(async () => {
  await speech.close();
  rmSync(folder, { recursive: true });
});

const text = 'Nobody is away.';
const say = (name: `${number}`, seed: number) => {
  const voice: NeuralVoice = { engine, language: 'en', name, rate: 1, pitch: 1, range: 1 };
  return speakAll(speech, speechInput(text, { voice, seed }));
};

test('a cloning model copies the recordings of its manifest, with the seed that it is given', async () => {
  const spoken = await say('0', 5);
  checkTimes(text, spoken);
  expect(rms(samplesOf(spoken.audio))).toBeGreaterThan(500);
  expect((await say('0', 5)).audio.equals(spoken.audio)).toBe(true);
  expect((await say('0', 6)).audio.equals(spoken.audio)).toBe(false);
  const crossings = (pcm: Buffer) => {
    const samples = samplesOf(pcm);
    return samples.reduce((count, sample, i) => count + (sample > 0 && (samples[i - 1] ?? 0) <= 0 ? 1 : 0), 0);
  };
  const higher = await say('1', 5);
  expect(crossings(higher.audio) / higher.seconds).toBeGreaterThan((1.2 * crossings(spoken.audio)) / spoken.seconds);
  await expect(say('2', 5)).rejects.toThrow('the model has no speaker 2');
}, 60_000);
