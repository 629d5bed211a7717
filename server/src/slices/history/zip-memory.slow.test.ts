/** A zip of 100 MB is packed while it is sent: the server does not grow with it. Measured on the product itself. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { install, type Installation, type RunningProduct } from '../../testing/product.ts';
import { espeakVoice } from './history.suite.ts';

const [items, few] = [50, 10];
const text = 'The ferry leaves the harbour at nine, and the islands are far. '.repeat(25);

let installation: Installation;
let product: RunningProduct | undefined;
let apiKey: string;
beforeAll(async () => {
  installation = await install();
  product = await installation.start();
  apiKey = installation.account('pro').api_key;
});
afterAll(async () => {
  await product?.stop();
  await installation.remove();
});

async function post(path: string, body: object): Promise<http.IncomingMessage> {
  const request = http.request(`${installation.url}${path}`, {
    method: 'POST',
    headers: { 'xi-api-key': apiKey, 'content-type': 'application/json' },
  });
  request.end(JSON.stringify(body));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(response.statusCode).toBe(200);
  return response;
}

async function sizeOf(response: http.IncomingMessage, every: () => void): Promise<number> {
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    every();
  }
  return size;
}

/** The memory of the server alone, in bytes. */
const resident = () =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${product?.pid}/status`, 'utf8'))?.[1]);

async function speak(): Promise<string> {
  const response = await post(`/v1/text-to-speech/${espeakVoice}?output_format=pcm_16000`, { text });
  const size = await sizeOf(response, () => {});
  expect(size).toBeGreaterThan(2e6);
  return response.headers['history-item-id'] as string;
}

test.skipIf(process.platform !== 'linux')(
  'a zip of 100 MB takes no more memory than one of 20 MB',
  async () => {
    // Spoken once; the others are items of their own over the same sound.
    const ids: string[] = [];
    for (let i = 0; i < items; i++) ids.push(await speak());
    const packed = async (history_item_ids: string[]) => {
      let most = 0;
      let chunks = 0;
      const response = await post('/v1/history/download', { history_item_ids });
      const size = await sizeOf(response, () => {
        if (chunks++ % 50 === 0) most = Math.max(most, resident());
      });
      return { size, most };
    };
    // Garbage that is not collected yet depends on the duration, not on the amount of data.
    let settled = 0;
    for (let i = 0; i < 2; i++) settled = Math.max(settled, (await packed(ids.slice(0, few))).most);
    const whole = await packed(ids);
    expect(whole.size).toBeGreaterThan(100e6);
    const growth = (whole.most - settled) / 1e6;
    expect(growth).toBeLessThan(30);
  },
  240_000,
);
