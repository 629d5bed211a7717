/** PostgreSQL gone for ten seconds in the middle of a bulk job: the job ends as if nothing had been. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as jobsApi from '#contract/jobs/api.ts';
import * as batchesApi from '#contract/speech-batches/api.ts';
import { systemScope } from '../../context.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { createDatabaseProxy } from '../../testing/database-proxy.ts';
import { testVoice } from '../../testing/voice.ts';
import { recoverAbandonedGenerations } from '../usage/usage.upkeep.ts';

const goneMs = 10_000;

let t: TestApp;
let proxy: Awaited<ReturnType<typeof createDatabaseProxy>>;
let onPiece = () => {};
beforeAll(async () => {
  t = await testApp({
    databaseThrough: async (url) => (proxy = await createDatabaseProxy(new URL(url))).url,
    parts: ({ speech }) => ({
      speech: {
        ...speech,
        async *speak(input, signal) {
          for await (const chunk of speech.speak(input, signal)) {
            yield chunk;
            onPiece();
          }
        },
      },
    }),
  });
});
afterAll(async () => {
  await t.close();
  proxy.close();
});

test('a bulk job survives ten seconds without a database', async () => {
  const mia = await t.user({ tier: 'creator' });
  const rows = ['one', 'two', 'three'].map((n) => ({ text: `Ferry number ${n} has left.` }));
  const defaults = { voice_id: testVoice.voice_id, output_format: 'mp3_22050_32' as const };
  const spoken = new Promise<void>((resolve) => (onPiece = resolve));
  const body = { rows, defaults, name: 'Ferries' };
  const { job_id } = await (await t.call(batchesApi.createSpeechBatch, mia, { body })).json();
  await spoken;
  proxy.cut();
  await sleep(goneMs);
  proxy.restore();
  const read = async () => {
    // Upkeep does so every ten seconds: a reservation whose confirmation was lost has no owner, and is given back.
    await recoverAbandonedGenerations(systemScope(t.parts), t.parts, false);
    const response = await t.call(jobsApi.getJob, mia, { params: { job_id } });
    return response.ok ? (await response.json()).state : response.status;
  };
  await expect.poll(read, { timeout: 90_000, interval: 200 }).toBe('done');
  const { account, entries } = await ledgerOf(t, mia);
  const credits = rows.reduce((sum, { text }) => sum + text.length, 0);
  expect(account).toMatchObject({ credits_used: credits, credits_reserved: 0, running: 0 });
  expect(entries.filter(({ status }) => status === 'done')).toHaveLength(3);
});
