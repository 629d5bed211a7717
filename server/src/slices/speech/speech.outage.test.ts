/** PostgreSQL gone for ten seconds: who asks meanwhile is told so, what is under way is finished and settled. */
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as historyApi from '#contract/history.ts';
import type { Speech } from '../../ports/speech/port.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { untilSettled } from '../../testing/ledger.ts';
import { premadeVoices } from '../voices/voices.rules.ts';

const voice = premadeVoices[0]?.voice_id ?? '';
const goneMs = 10_000;

/** A way to the database that can be cut. */
async function createWay(to: URL) {
  const open = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = net.connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(to);
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => void (isCut = false),
    close: () => server.close(),
  };
}

/** The engine, but its first speech waits in the middle until it is told to go on. */
function slowed(engine: Speech, halfway: () => Promise<void>): Speech {
  return {
    ...engine,
    async *speak(order, signal) {
      let isFirst = true;
      for await (const piece of engine.speak(order, signal)) {
        yield piece;
        if (isFirst) await halfway();
        isFirst = false;
      }
    },
  };
}

let t: TestApp;
let way: Awaited<ReturnType<typeof createWay>>;
let halfway: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  t = await testApp({
    reach: async (url) => (way = await createWay(new URL(url))).url,
    parts: ({ speech }) => ({ speech: slowed(speech, () => halfway()) }),
  });
});
afterAll(async () => {
  await t.close();
  way.close();
});

const ask = (user: TestUser, text: string) =>
  fetch(`${t.url}/v1/text-to-speech/${voice}/stream?output_format=pcm_22050`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'xi-api-key': user.apiKey },
    body: JSON.stringify({ text }),
  });

test('a speech outlives ten seconds without a database; others are told to come back', async () => {
  const mia = await t.user();
  let goOn = () => {};
  halfway = () => new Promise((resolve) => (goOn = resolve));
  const text = 'The ferry leaves at nine. The next one leaves at noon. The last one waits for nobody.';
  const response = await ask(mia, text);
  const reading = response.arrayBuffer();
  halfway = () => Promise.resolve();
  way.cut();
  const cutAt = Date.now();
  goOn();
  const refused = await ask(mia, 'Is anybody there?');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ detail: { status: 'database_unavailable' } });
  expect((await fetch(`${t.url}/health`)).status).toBe(503);
  await sleep(goneMs - (Date.now() - cutAt));
  way.mend();

  expect((await reading).byteLength).toBeGreaterThan(44_100);
  const { account, entries } = await untilSettled(t, mia);
  expect(entries).toMatchObject([{ status: 'done', credits: text.length }]);
  expect(account).toMatchObject({ credits_used: text.length, credits_reserved: 0, running: 0 });
  const { history } = await (await t.call(historyApi.listHistory, mia, {})).json();
  expect(history).toMatchObject([{ text, is_partial: false }]);
  expect((await ask(mia, 'Back again.')).status).toBe(200);
}, 40_000);
