import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { unpackEspeakData } from '../../../../testing/toy-models/espeak-data.ts';
import { writeToyMatcha } from '../../../../testing/toy-models/toy-matcha.ts';
import { writeToyStyles } from '../../../../testing/toy-models/toy-styles.ts';
import { writeToySupertonic } from '../../../../testing/toy-models/toy-supertonic.ts';
import { writeToyVits } from '../../../../testing/toy-models/toy-vits.ts';
import { checkTimes } from '../../check-times.ts';
import { createSpeech } from '../../speech.ts';
import { rms, samplesOf, speakAll, speechInput } from '../../testing.ts';
import type { NeuralVoice } from './neural-voice.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'toy-models-'));
const espeakData = unpackEspeakData(folder);
const toys = {
  'vits as Piper': writeToyVits(folder, { id: 'toy-piper', espeakData }),
  'vits as MMS': writeToyVits(folder),
  kokoro: writeToyStyles(folder, 'kokoro', espeakData),
  kitten: writeToyStyles(folder, 'kitten', espeakData),
  matcha: writeToyMatcha(folder, espeakData),
  supertonic: writeToySupertonic(folder),
};
const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 0 });
speech.setModels(
  Object.values(toys).map((toy) => ({
    engine: `model:${toy.manifest.id}`,
    title: 'Toy',
    version: 'toy 1.0.0',
    ...toy,
  })),
);
afterAll(async () => {
  await speech.close();
  rmSync(folder, { recursive: true });
});

test.each(Object.entries(toys))(
  '%s',
  async (_family, { manifest }) => {
    const speakers = manifest.speakers.map(({ sid }) => sid);
    const voiceOf = (sid: number): NeuralVoice => ({
      ...{ engine: `model:${manifest.id}`, language: 'en', name: `${sid}`, rate: 1, pitch: 1, range: 1 },
    });
    const text = 'Moon, river, lemon, yellow. Everyone of us is well, and nobody is away!';
    const say = (sid: number, speed = 1) =>
      speakAll(speech, speechInput(text, { voice: voiceOf(sid), settings: { speed } }));
    const spoken = await say(0);
    checkTimes(text, spoken);
    expect(rms(samplesOf(spoken.audio))).toBeGreaterThan(500);
    // The library draws random numbers for one family, and takes no seed for them.
    const isRandom = manifest.family === 'supertonic';
    expect((await say(0)).audio.equals(spoken.audio)).toBe(!isRandom);
    const told = () => speech.warnings(speechInput(text, { voice: voiceOf(0), seed: 5 })).map(({ code }) => code);
    await vi.waitFor(() => (told(), expect(told()).toEqual(isRandom ? ['seed_not_repeatable'] : [])));
    for (const sid of speakers.slice(1)) expect((await say(sid)).audio.equals(spoken.audio)).toBe(false);
    expect((await say(0, 1.2)).seconds / spoken.seconds).toBeCloseTo(1 / 1.2, 1);
  },
  60_000,
);
