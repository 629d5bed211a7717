/** An engine's process is killed in the middle of a sentence, under load: nobody notices. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as speechApi from '#contract/speech/api.ts';
import { createSpeech } from '../../ports/speech/speech.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { untilSettled } from '../../testing/ledger.ts';
import { premadeVoices } from '../voices/voices.rules.ts';

const voice_id = premadeVoices.find(({ engine }) => engine.engine === 'flite')?.voice_id ?? '';
const other_id = premadeVoices.find(({ engine }) => engine.engine === 'espeak')?.voice_id ?? '';
const requests = 12;
const sentence = 'The ferry left the harbour at nine, and by noon the islands were already out of sight. ';

const flite = new URL('../../testing/killable-flite.ts', import.meta.url);
const speech = createSpeech({ fliteWorkers: 1, maxQueued: 100, workerUrls: { flite } });
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ parts: () => ({ speech }) });
  await speech.describe();
});
afterAll(async () => {
  await t.close();
  await speech.close();
});

/** The processes of this test's flite. */
const engines = () =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('killable-flite');
    } catch {
      return false;
    }
  });

test.skipIf(process.platform !== 'linux')(
  'what a killed engine was speaking is spoken again, and the engine is back for the next',
  async () => {
    const mia = await t.user({ tier: 'pro', concurrency: 100 });
    const before = engines();
    expect(before).toHaveLength(1);
    const ask = (id: string, i: number) =>
      t.call(speechApi.convertWithTimestamps, mia, {
        params: { voice_id: id },
        query: { output_format: 'pcm_22050' },
        body: { text: `${sentence.repeat(3)}Number ${i}.` },
      });
    const asked = Array.from({ length: requests }, (_, i) => ask(i % 4 === 0 ? other_id : voice_id, i));
    await new Promise((resolve) => setTimeout(resolve, 250));
    for (const pid of before) process.kill(Number(pid), 'SIGKILL');
    const answers = await Promise.all(
      asked.map(async (one) => {
        const response = await one;
        const body = await response.json().catch(() => undefined);
        return { status: response.status, characters: body?.alignment?.characters.length ?? 0 };
      }),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ characters }) => characters > sentence.length * 3)).toBe(true);
    const { account, entries } = await untilSettled(t, mia);
    expect(entries.filter(({ status }) => status === 'done')).toHaveLength(requests);
    expect(account.credits_reserved).toBe(0);
    expect((await ask(voice_id, 99)).status).toBe(200);
    expect(engines()).not.toEqual(before);
  },
  60_000,
);
