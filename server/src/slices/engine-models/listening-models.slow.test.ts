/** Models that listen, from an archive without a manifest to what they heard. Toys take the place of weights. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EngineModels } from '#contract/engine-models/types.ts';
import { systemScope } from '../../context.ts';
import { bySession, send } from '../../contract-suite/http.suite.ts';
import { grantOperator } from '../../platform/identity/accounts/operators.ts';
import { archiveOf } from '../../ports/models/store.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { writeToySilero, writeToyZipformerCtc, type ToyListening } from '../../testing/toy-models/toy-listening.ts';
import { followInstalledModels } from './speech-models.service.ts';

const made = mkdtempSync(path.join(os.tmpdir(), 'veery-listening-'));
let t: TestApp;
let op: TestUser;
let stopFollowing: () => Promise<void>;

beforeAll(async () => {
  t = await testApp();
  op = await t.user();
  await grantOperator(systemScope(t.parts), op.user_id);
  stopFollowing = await followInstalledModels(t.parts);
});
afterAll(async () => {
  await stopFollowing();
  await t.close();
  rmSync(made, { recursive: true });
});

const ask = (call: string, body?: unknown) =>
  send(t.url, call, { as: bySession(op), ...(body === undefined ? {} : { body }) });

/** As a publisher packs it, who knows nothing of our manifests. */
async function install({ folder, manifest }: ToyListening, name: string): Promise<EngineModels['installed'][number]> {
  const names = Object.values(manifest.files);
  const files = Object.fromEntries(names.map((file) => [file, readFileSync(path.join(folder, file))]));
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await archiveOf(files, name))], `${name}.tar.gz`));
  expect((await send(t.url, 'POST /v1/operator/models/files', { as: bySession(op), body: form })).status).toBe(200);
  return vi.waitFor(
    async () => {
      const { installed, installs } = (await ask('GET /v1/operator/models')).body as EngineModels;
      expect(installs.map(({ error }) => error?.params)).toEqual([]);
      const found = installed.find(({ model_id }) => model_id === name);
      expect(found).toBeDefined();
      return found!;
    },
    { timeout: 20_000, interval: 100 },
  );
}

test('a model that recognises is known by its files, hears our sentence, and says how much of it was wrong', async () => {
  const model = await install(writeToyZipformerCtc(made), 'renamed-toy-en');
  expect(model).toMatchObject({
    ...{ kind: 'recognition', family: 'zipformerCtc', languages: ['en'], state: 'asleep', speakers: 0 },
    abilities: { streaming: 'repeated', word_times: 'measured', keyterms: false, detects_language: false },
  });
  const call = 'POST /v1/operator/models/renamed-toy-en/listening-test';
  const { status, body } = await ask(call, {});
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.test).toMatchObject({ language: 'en', words: 10, said: expect.stringContaining('cold and cloudy') });
  // It knows two words, and none of the sentence.
  expect(body.test.heard).toMatch(/^((low|high) ?)+$/);
  expect(body.test.wrong_words).toBeGreaterThanOrEqual(10);
  expect(body.test.word_error_rate).toBeCloseTo(body.test.wrong_words / 10);
  expect(body.test.seconds).toBeGreaterThan(2);
  expect(body.load_ms).toBeGreaterThan(0);
  // Our voices cannot say what it knows, but a sentence of one's own is taken.
  const own = await ask(call, { text: 'low', language: 'en' });
  expect(own.body).toMatchObject({ load_ms: null, test: { said: 'low', words: 1 } });
  const [now] = ((await ask('GET /v1/operator/models')).body as EngineModels).installed;
  expect(now).toMatchObject({ state: 'ready', failure: null });
  expect(now?.speed).toBeGreaterThan(0);
  expect((await ask('POST /v1/operator/models/renamed-toy-en/test', {})).body.detail.message).toContain('it listens');
}, 90_000);

test('a model that helps a recogniser is loaded', async () => {
  expect(await install(writeToySilero(made), 'silero-vad')).toMatchObject({ kind: 'voice_activity', abilities: null });
  const { body } = await ask('POST /v1/operator/models/silero-vad/listening-test', {});
  expect(body).toEqual({ test: null, load_ms: expect.any(Number) });
}, 60_000);

test('a damaged model is told, and named as failed', async () => {
  const toy = writeToyZipformerCtc(path.join(made, 'bad'));
  const bad = { ...toy, manifest: { ...toy.manifest, files: { tokens: 'tokens.txt', model: 'model.onnx' } } };
  await install(bad, 'damaged-zipformer-ctc-en');
  const { models } = await t.parts.models.list();
  const folder = models.find(({ manifest }) => manifest.id === 'damaged-zipformer-ctc-en')?.folder ?? '';
  rmSync(path.join(folder, 'tokens.txt'));
  const { status, body } = await ask('POST /v1/operator/models/damaged-zipformer-ctc-en/listening-test', {});
  expect([status, body.detail.status]).toEqual([422, 'model_test_failed']);
  expect(body.detail.message).toContain('tokens.txt');
  expect(body.detail.message).not.toContain(folder);
  const { installed } = (await ask('GET /v1/operator/models')).body as EngineModels;
  const found = installed.find(({ model_id }) => model_id === 'damaged-zipformer-ctc-en');
  expect(found?.state).toBe('failed');
  expect(found?.failure).toContain('tokens.txt');
}, 60_000);
