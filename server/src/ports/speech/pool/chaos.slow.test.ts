/** Processes of neural models are killed all the time, under load: what they spoke is spoken again or fails clearly. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeToyVits } from '../../../testing/toy-models/toy-vits.ts';
import { checkTimes } from '../check-times.ts';
import { SpeechFailed, type EngineVoice, type LocalModel } from '../port.ts';
import { createSpeech } from '../speech.ts';
import { english, natural, speakAll, speechInput } from '../testing.ts';
import { toyVoice } from './toy-engine.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'toy-models-'));
const models = ['hunted', 'quiet'].map((id): LocalModel => ({
  ...{ engine: `model:${id}`, title: id, version: `${id} 1` },
  ...writeToyVits(folder, { id }),
}));
const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1, maxQueued: 200, models: { threads: 1 } });
afterAll(async () => {
  await speech.close();
  rmSync(folder, { recursive: true });
});

/** The processes of the model. */
const processesOf = (id: string) =>
  readdirSync('/proc').filter((name) => {
    try {
      const isOurs =
        /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(path.join(folder, id));
      return isOurs;
    } catch {
      return false;
    }
  });

const sentence = 'The ferry left the harbour at nine, and by noon the islands were already out of sight. ';

test.skipIf(process.platform !== 'linux')(
  'the neighbors of a killed model do not notice, and it is back for the next speech',
  async () => {
    await speech.setModels(models);
    let kills = 0;
    const say = async (voice: EngineVoice, i: number) => {
      const text = `${sentence.repeat(3)}Number ${i}.`;
      const spoken = await speakAll(speech, speechInput(text, { voice, group: `workspace ${i % 3}` }));
      checkTimes(text, spoken);
      return spoken.seconds;
    };
    const killer = setInterval(() => {
      for (const pid of processesOf('hunted')) kills += process.kill(Number(pid), 'SIGKILL') ? 1 : 0;
    }, 700);
    const voices = [toyVoice('model:quiet'), english, natural];
    const neighbors = Array.from({ length: 24 }, (_, i) => say(voices[i % 3] ?? english, i));
    const hunted = Array.from({ length: 12 }, async (_, i) => {
      try {
        return await say(toyVoice('model:hunted'), i);
      } catch (error) {
        // A speech that lost two processes in one sentence is told so.
        expect(error).toBeInstanceOf(SpeechFailed);
        return 0;
      }
    });
    for (const seconds of await Promise.all(neighbors)) expect(seconds).toBeGreaterThan(5);
    await Promise.all(hunted);
    clearInterval(killer);
    expect(kills).toBeGreaterThan(0);
    await speech.load('model:hunted');
    expect(await say(toyVoice('model:hunted'), 99)).toBeGreaterThan(5);
    const restarts = Object.fromEntries(speech.states().map((state) => [state.engine, state.restarts]));
    expect(restarts).toMatchObject({ 'model:quiet': 0, espeak: 0, flite: 0 });
    expect(restarts['model:hunted']).toBeGreaterThan(0);
  },
  120_000,
);

test('a model whose files are removed while it speaks goes on, until it is removed itself', async () => {
  const [model] = models;
  if (!model) throw new Error('there is no model');
  await speech.setModels(models);
  const voice = toyVoice(model.engine);
  await speakAll(speech, speechInput('Hello there.', { voice }));
  rmSync(model.folder, { recursive: true });
  expect((await speakAll(speech, speechInput(sentence, { voice }))).seconds).toBeGreaterThan(1);
  await speech.setModels(models.slice(1));
  await speech.setModels(models);
  await expect(speakAll(speech, speechInput(sentence, { voice }))).rejects.toThrow('model:hunted does not start');
  expect((await speakAll(speech, speechInput(sentence, { voice: toyVoice('model:quiet') }))).seconds).toBeGreaterThan(
    1,
  );
});
