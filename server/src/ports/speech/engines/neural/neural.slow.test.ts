import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { samplesPerToken, toyRate } from '../../../../testing/toy-models/toy-sounds.ts';
import { writeToyVits } from '../../../../testing/toy-models/toy-vits.ts';
import { checkTimes } from '../../check-times.ts';
import { createPooledSpeech } from '../../pool/pooled-speech.ts';
import type { LocalModel, Speech } from '../../port.ts';
import { rms, samplesOf, speakAll, speechInput } from '../../testing.ts';
import { neural } from './neural.ts';
import type { NeuralVoice } from './neural-voice.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'toy-models-'));
const opened: Speech[] = [];

function open(toy: Pick<LocalModel, 'folder' | 'manifest'>): { speech: Speech; voice: NeuralVoice } {
  const engine = `model:${toy.manifest.id}`;
  const model: LocalModel = { engine, title: 'Toy', version: 'toy 1 (abc)', ...toy };
  const made = createPooledSpeech([neural(model, { workers: 1, threads: 1, device: 'cpu' })], {
    maxQueued: 8,
    hangMs: 10_000,
  });
  opened.push(made);
  return { speech: made, voice: { engine, language: 'en', name: '0', rate: 1, pitch: 1, range: 1 } };
}

const { speech, voice } = open(writeToyVits(folder));
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  rmSync(folder, { recursive: true });
});

test('a model speaks in a process of its own', async () => {
  const [info] = await speech.describe();
  expect(info).toMatchObject({ engine: 'model:toy-vits', voices: 3, workers: 1, languages: ['en'] });
  const text = 'Hello there, my friend. This is a second sentence!';
  const spoken = await speakAll(speech, speechInput(text, { voice }));
  checkTimes(text, spoken);
  expect(rms(samplesOf(spoken.audio))).toBeGreaterThan(500);
});

test('a word begins where its sound does', async () => {
  const text = 'Moon, river, lemon, yellow, never, window.';
  const spoken = await speakAll(speech, speechInput(text, { voice }));
  const words = spoken.alignments.flatMap((alignment) => alignment.words);
  // Each letter of the toy lasts equally long, and its silence at the beginning is cut.
  const letter = samplesPerToken / toyRate;
  for (const word of words) expect(Math.abs(word.start - text.indexOf(word.text) * letter)).toBeLessThan(0.1);
  expect(words.length).toBe(6);
});

test('speakers, speeds and settings are those of the input', async () => {
  const text = 'Everyone is well.';
  const say = (overrides: Parameters<typeof speechInput>[1]) =>
    speakAll(speech, speechInput(text, { voice, ...overrides }));
  const plain = await say({});
  const [again, other, fast] = [
    await say({}),
    await say({ voice: { ...voice, name: '1' } }),
    await say({ settings: { speed: 1.2 } }),
  ];
  expect(again.audio.equals(plain.audio)).toBe(true);
  expect(other.audio.length).toBe(plain.audio.length);
  expect(other.audio.equals(plain.audio)).toBe(false);
  expect(fast.seconds / plain.seconds).toBeCloseTo(1 / 1.2, 1);
  await expect(say({ voice: { ...voice, name: '7' } })).rejects.toThrow('the model has no speaker 7');
  expect(speech.warnings(speechInput(text, { voice }))).toEqual([]);
  const asked = { voice, settings: { stability: 0.2, style: 0.5 } };
  expect(speech.warnings(speechInput(text, asked)).map(({ code }) => code)).toEqual(['setting_not_honored']);
});

test('the same seed gives the same bytes, or a warning where the graph draws its own random numbers', async () => {
  const seeded = async (by: Speech, of: NeuralVoice, seed: number) =>
    (await speakAll(by, speechInput('Everyone is well.', { voice: of, seed }))).audio;
  expect((await seeded(speech, voice, 5)).equals(await seeded(speech, voice, 5))).toBe(true);
  expect((await seeded(speech, voice, 5)).equals(await seeded(speech, voice, 6))).toBe(false);
  const random = open(writeToyVits(folder, { id: 'random', isRandom: true }));
  expect((await seeded(random.speech, random.voice, 5)).equals(await seeded(random.speech, random.voice, 5))).toBe(
    false,
  );
  const codes = (by: Speech, of: NeuralVoice) =>
    by.warnings(speechInput('Hello.', { voice: of, seed: 5 })).map(({ code }) => code);
  codes(speech, voice);
  codes(random.speech, random.voice);
  await vi.waitFor(() => expect(codes(speech, voice)).toEqual([]));
  expect(codes(random.speech, random.voice)).toEqual(['seed_not_repeatable']);
});
