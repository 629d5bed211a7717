/** What Prometheus reads, over HTTP: who may, and what it says after some use. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as profileApi from '#contract/profile/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import { createLog } from '../kernel/boot/log.ts';
import { createHttpApp } from '../kernel/http/app.ts';
import { mountMetrics } from '../kernel/http/metrics-route.ts';
import { testVoice } from '../testing/voice.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'creator' });
});
afterAll(() => t.close());

const voice_id = testVoice.voice_id;

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Prometheus' text format 0.0.4, line by line. A line that is not of it fails the test. */
function parse(text: string): Sample[] {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) ([a-z_][a-z0-9_]*) (.+)$/.exec(line) ?? [];
    if (kind) {
      if (kind === 'TYPE') expect(rest).toMatch(/^(?:counter|gauge|histogram|summary)$/);
      if (kind === 'TYPE') types.set(name, rest);
      continue;
    }
    // prom-client writes Nan, which Prometheus reads as well.
    const found = /^([a-z_][a-z0-9_]*)(?:\{(.*)\})? (NaN|Nan|[+-]?Inf|[-+.e\d]+)$/.exec(line);
    expect(found, line).not.toBeNull();
    const [, sample = '', labels = '', value] = found ?? [];
    expect(types.has(sample) || types.has(sample.replace(/_(?:bucket|sum|count)$/, '')), line).toBe(true);
    const pairs = [...labels.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [key, text]);
    samples.push({ name: sample, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) });
  }
  return samples;
}

async function read() {
  const response = await fetch(`${t.url}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const samples = parse(await response.text());
  const sum = (name: string, labels: Record<string, string> = {}) =>
    samples
      .filter((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))
      .reduce((total, { value }) => total + value, 0);
  return { samples, sum };
}

test('requests are counted by the template of their route, and nothing names anybody', async () => {
  await read();
  await t.call(profileApi.getUser, mia, {});
  const spoken = await t.call(speechApi.convertStream, mia, { params: { voice_id }, body: { text: 'Count me.' } });
  await spoken.arrayBuffer();
  await fetch(`${t.url}/v1/no/such/${mia.user_id}`);
  await fetch(`${t.url}/v1/user`, { method: 'GET' });
  const { samples, sum } = await read();
  const requests = (labels: Record<string, string>) => sum('veery_http_request_duration_seconds_count', labels);
  expect(requests({ route: '/v1/user', method: 'GET', status: '200' })).toBe(1);
  expect(requests({ route: '/v1/user', status: '401' })).toBe(1);
  expect(requests({ route: '/v1/text-to-speech/:voice_id/stream', method: 'POST', status: '200' })).toBe(1);
  expect(requests({ route: 'unmatched', status: '404' })).toBe(1);
  const labels = JSON.stringify(samples.map((one) => one.labels));
  for (const secret of [mia.user_id, mia.workspace_id, voice_id, mia.email, 'no/such']) {
    expect(labels).not.toContain(secret);
  }
});

test('speech, credits, engines, queue, database, mail, disk, backup and the process are told', async () => {
  const { samples, sum } = await read();
  expect(sum('veery_speech_first_byte_seconds_count')).toBe(1);
  expect(sum('veery_credits_settled_total')).toBe('Count me.'.length);
  expect(sum('veery_credits_reserved')).toBe(0);
  expect(sum('veery_engine_workers', { engine: 'flite' })).toBeGreaterThan(0);
  expect(sum('veery_database_up')).toBe(1);
  expect(sum('veery_database_connections_max')).toBe(20);
  expect(sum('veery_storage_free_bytes')).toBeGreaterThan(sum('veery_storage_min_free_bytes'));
  const names = new Set(samples.map(({ name }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining([
      ...['veery_info', 'veery_engine_restarts', 'veery_database_waiting', 'veery_database_size_bytes'],
      ...['veery_backup_last_success_timestamp_seconds', 'veery_websockets_open'],
      ...['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total'],
    ]),
  );
});

test('a stranger is told that there is nothing, also one who comes through a proxy of this machine', async () => {
  const missing = await fetch(`${t.url}/no-such-page`);
  const refused = await fetch(`${t.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect([refused.status, await refused.text()]).toEqual([404, await missing.text()]);
  expect(missing.status).toBe(404);
});

test('with a token only the token reads, also from this machine', async () => {
  const app = await createHttpApp(createLog('silent'), { trustProxy: [] });
  const render = async () => ({ contentType: 'text/plain', text: 'veery_up 1\n' });
  mountMetrics(app, { token: 'a token of 16 letters', render });
  const status = async (authorization?: string) =>
    (await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;
  expect(await status()).toBe(404);
  expect(await status('Bearer another token of 16')).toBe(404);
  expect(await status('Bearer a token of 16 letters')).toBe(200);
  await app.close();
});
