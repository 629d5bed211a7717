/** One client floods the server with long texts that it cannot pay for: the others hardly notice. */
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSubscription } from '#contract/billing/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { testVoice } from '../../testing/voice.ts';

const voice_id = testVoice.voice_id;
/** Every pair is written out as letter and number: the slowest text to prepare for its length. */
const slowText = 'A1'.repeat(15_000);

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { RATE_LIMIT_KEY: '1200', RATE_LIMIT_ADDRESS: '6000' } });
});
afterAll(() => t.close());

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** In a thread of its own, so that its work is not the server's. `Atomics` says whether it may ask. */
const attacker = `
  const { workerData, parentPort } = require('node:worker_threads');
  const http = require('node:http');
  const { url, apiKey, text, isOn } = workerData;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const body = JSON.stringify({ text, model_id: 'eleven_flash_v2_5' });
  const headers = { 'content-type': 'application/json', 'xi-api-key': apiKey };
  const counts = {};
  function ask() {
    return new Promise((resolve) => {
      const request = http.request(url, { agent, method: 'POST', headers }, (response) => {
        counts[response.statusCode] = (counts[response.statusCode] ?? 0) + 1;
        response.resume().once('end', resolve).once('error', resolve);
      });
      request.once('error', resolve).end(body);
    });
  }
  async function loop() {
    while (Atomics.load(isOn, 0) !== 2) {
      if (Atomics.load(isOn, 0) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      else await ask();
    }
  }
  Promise.all([1, 2, 3, 4].map(loop)).then(() => (agent.destroy(), parentPort.postMessage(counts)));
`;

test('beside four connections that send texts nobody pays for, the median of others stays within twice the quiet one', async () => {
  const eve = await t.user({ tier: 'enterprise', credits: 0 });
  const mia = await t.user({ tier: 'creator' });
  const isOn = new Int32Array(new SharedArrayBuffer(4));
  const url = `${t.url}/v1/text-to-speech/${voice_id}`;
  const workerData = { url, apiKey: eve.apiKey, text: slowText, isOn };
  const worker = new Worker(attacker, { eval: true, workerData });
  const counts = new Promise<Record<string, number>>((resolve) => worker.once('message', resolve));
  const ask = async () => {
    const begin = performance.now();
    expect((await t.call(getSubscription, mia, {})).status).toBe(200);
    return performance.now() - begin;
  };
  /** How much slower the others are while she asks. */
  async function measure() {
    const [quiet, attacked]: [number[], number[]] = [[], []];
    // They take turns, so that what else runs on the machine concerns both.
    for (let turn = 0; turn < 12; turn++) {
      Atomics.store(isOn, 0, turn % 2);
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (let n = 0; n < 25; n++) (turn % 2 ? attacked : quiet).push(await ask());
    }
    return { quiet: median(quiet), attacked: median(attacked) };
  }
  for (let n = 0; n < 20; n++) await ask();
  let figures = await measure();
  // Another program can take the processor for the length of a measurement.
  for (let n = 0; n < 4 && figures.attacked / figures.quiet >= 2; n++) figures = await measure();
  Atomics.store(isOn, 0, 2);
  const answered = await counts;
  expect(answered['401']).toBeGreaterThan(5);
  expect(Object.keys(answered).toSorted().join()).toMatch(/^401(,429)?$/);
  expect(figures.attacked / figures.quiet, JSON.stringify({ ...figures, answered })).toBeLessThan(2);
});

test('a key beyond its limit is refused with the time to wait, and another one is not', async () => {
  const [eve, mia] = [await t.user(), await t.user()];
  let refused: Response | undefined;
  for (let n = 0; n < 40 && !refused; n++) {
    const answers = await Promise.all(Array.from({ length: 25 }, () => t.call(getSubscription, eve, {})));
    refused = answers.find(({ status }) => status === 429);
  }
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ detail: { status: 'rate_limit_exceeded', type: 'rate_limit_error' } });
  expect((await t.call(getSubscription, mia, {})).status).toBe(200);
});

test('a long text that was spoken before is free also when nothing is left', async () => {
  const text = 'One two three four. '.repeat(30);
  const mia = await t.user({ credits: text.length });
  const ask = (body: { text: string }) => t.call(speechApi.convert, mia, { params: { voice_id }, body });
  expect((await (await ask({ text })).arrayBuffer()).byteLength).toBeGreaterThan(0);
  const again = await ask({ text });
  expect([again.status, again.headers.get('character-cost')]).toEqual([200, '0']);
  expect((await ask({ text: `${text}More.` })).status).toBe(401);
});
