/** PostgreSQL gone for ten seconds: who asks meanwhile is told so, what is under way is finished and settled. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as historyApi from '#contract/history/api.ts';
import type { Speech } from '../../ports/speech/port.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { untilSettled } from '../../testing/ledger.ts';
import { createDatabaseProxy } from '../../testing/database-proxy.ts';
import { testVoice } from '../../testing/voice.ts';

const voice = testVoice.voice_id;
const goneMs = 10_000;

/** The engine, but its first speech waits in the middle until it is told to go on. */
function slowed(engine: Speech, halfway: () => Promise<void>): Speech {
  return {
    ...engine,
    async *speak(input, signal) {
      let isFirst = true;
      for await (const chunk of engine.speak(input, signal)) {
        yield chunk;
        if (isFirst) await halfway();
        isFirst = false;
      }
    },
  };
}

let t: TestApp;
let proxy: Awaited<ReturnType<typeof createDatabaseProxy>>;
let halfway: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  t = await testApp({
    databaseThrough: async (url) => (proxy = await createDatabaseProxy(new URL(url))).url,
    parts: ({ speech }) => ({ speech: slowed(speech, () => halfway()) }),
  });
});
afterAll(async () => {
  await t.close();
  proxy.close();
});

const ask = (user: TestUser, text: string) =>
  fetch(`${t.url}/v1/text-to-speech/${voice}/stream?output_format=pcm_22050`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'xi-api-key': user.apiKey },
    body: JSON.stringify({ text }),
  });

test('a running generation survives ten seconds without a database, and other callers are told to retry', async () => {
  const mia = await t.user();
  let goOn = () => {};
  halfway = () => new Promise((resolve) => (goOn = resolve));
  const text = 'The ferry leaves at nine. The next one leaves at noon. The last one waits for nobody.';
  const response = await ask(mia, text);
  const reading = response.arrayBuffer();
  halfway = () => Promise.resolve();
  proxy.cut();
  const cutAt = Date.now();
  goOn();
  const refused = await ask(mia, 'Is anybody there?');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ detail: { status: 'database_unavailable' } });
  expect((await fetch(`${t.url}/health`)).status).toBe(503);
  await sleep(goneMs - (Date.now() - cutAt));
  proxy.restore();

  expect((await reading).byteLength).toBeGreaterThan(44_100);
  const { account, entries } = await untilSettled(t, mia);
  expect(entries).toMatchObject([{ status: 'done', credits: text.length }]);
  expect(account).toMatchObject({ credits_used: text.length, credits_reserved: 0, running: 0 });
  const { history } = await (await t.call(historyApi.listHistory, mia, {})).json();
  expect(history).toMatchObject([{ text, is_partial: false }]);
  expect((await ask(mia, 'Back again.')).status).toBe(200);
});
