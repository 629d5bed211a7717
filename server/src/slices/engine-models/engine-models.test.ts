/** Models of engines over HTTP: from the catalog of a local host, from an address, from a file. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { EngineModels, ModelInstall } from '#contract/engine-models/types.ts';
import { systemScope } from '../../context.ts';
import { bySession, send } from '../../contract-suite/http.suite.ts';
import { grantOperator } from '../../platform/identity/accounts/operators.ts';
import { archiveOf, filesOf, manifestOf } from '../../ports/models/store.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { createModelHost, type ModelHost } from './model-host.suite.ts';

let host: ModelHost;
let folder: string;
let t: TestApp;
let op: TestUser;
let ada: TestUser;
let archive: Buffer;

/** Its files as its publisher has them: without a manifest of ours. */
const { 'model.json': _, ...files } = filesOf(manifestOf('wren'));
/** They do not shrink when they are packed. */
const weights = randomBytes(300_000).toString('base64');

const entry = (id: string, change: object = {}) => {
  const derived = { format: undefined, kind: undefined, checksums: undefined, serves: undefined };
  // What is undefined is not in the JSON.
  return {
    ...manifestOf(id),
    ...derived,
    cost: 0.774,
    downloads: [{ host: 'local', name: `${id}-1.0.tar.gz`, bytes: null }],
    ...change,
  };
};

beforeAll(async () => {
  host = await createModelHost();
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-catalog-'));
  archive = await archiveOf({ ...files, 'model.onnx': weights }, 'wren-1.0');
  const models = [
    entry('wren'),
    entry('finch', { downloads: [{ host: 'local', name: 'finch.tar.gz', bytes: null, sha256: '0'.repeat(64) }] }),
    entry('rook', { downloads: [{ host: 'local', name: 'rook-1.0.tar.gz', bytes: 10 ** 15 }] }),
  ];
  const base = `${host.url}/release/`;
  const hosts = { local: { base, checksums: `${base}checksum.txt` } };
  await writeFile(path.join(folder, 'catalog.json'), JSON.stringify({ hosts, models }));
  t = await testApp({
    env: { MODEL_CATALOG: path.join(folder, 'catalog.json'), OUTGOING_PRIVATE_HOSTS: host.host },
  });
  [op, ada] = [await t.user(), await t.user()];
  await grantOperator(systemScope(t.parts), op.user_id);
});
afterAll(async () => {
  await t.close();
  await host.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  const sha256 = createHash('sha256').update(archive).digest('hex');
  host.files.set('wren-1.0.tar.gz', archive);
  host.files.set('finch.tar.gz', archive);
  host.files.set('checksum.txt', Buffer.from(`${'1'.repeat(64)}  other.tar.gz\nwren-1.0.tar.gz\t${sha256}\n`));
});
afterEach(async () => {
  Object.assign(host, { breaks: { at: 0.9, times: 0 }, stallAt: undefined, status: undefined, ignoresRanges: false });
  for (const { install_id } of (await read()).installs) await ask(`DELETE /v1/operator/model-installs/${install_id}`);
  for (const { model_id } of (await read()).installed) await ask(`DELETE /v1/operator/models/${model_id}`);
  host.asked.length = 0;
});

const ask = (call: string, body?: unknown, who = op) =>
  send(t.url, call, { as: bySession(who), ...(body === undefined ? {} : { body }) });
const read = async () => (await ask('GET /v1/operator/models')).body as EngineModels;
const start = async (id: string) => (await ask(`POST /v1/operator/model-catalog/${id}/install`)).body as ModelInstall;
const waitFor = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 30_000, interval: 50 });
const installed = (id: string) =>
  waitFor(async () => {
    const { installed: models, installs } = await read();
    expect(installs.map(({ error }) => error)).toEqual([]);
    expect(models.map(({ model_id }) => model_id)).toContain(id);
  });
const failed = () =>
  waitFor(async () => {
    const [install] = (await read()).installs;
    expect(install?.state).toBe('failed');
    return install!;
  });

test('a model of the catalog is downloaded by a redirect, compared, unpacked and installed', async () => {
  const { catalog, machine } = await read();
  expect(
    catalog.map(({ catalog_id, has_checksum, fits, is_installed }) => [catalog_id, has_checksum, fits, is_installed]),
  ).toEqual([
    ['wren', true, true, false],
    ['finch', true, true, false],
    ['rook', true, false, false],
  ]);
  expect(machine.free_disk_bytes).toBeGreaterThan(0);
  const install = await start('wren');
  expect(install).toMatchObject({ catalog_id: 'wren', name: 'Model wren', source: 'catalog', error: null });
  await installed('wren');
  const now = await read();
  expect(now.installed[0]).toMatchObject({
    model_id: 'wren',
    engine: 'model:wren',
    speakers: 1,
    has_checksums: true,
    state: 'asleep',
  });
  expect(now.catalog[0]?.is_installed).toBe(true);
  const listening = await ask('POST /v1/operator/models/wren/listening-test', {});
  expect([listening.status, listening.body.detail.status]).toEqual([422, 'model_test_failed']);
  expect((await ask('POST /v1/operator/models/wren/check')).body).toEqual({ problems: [] });
  expect((await ask('POST /v1/operator/model-catalog/wren/install')).body.detail.status).toBe('model_is_installed');
  expect(await readdir(path.join(t.parts.models.folder, '.downloads'))).toEqual([]);
  const { body: log } = await ask('GET /v1/operator/audit?page_size=5');
  expect(log.events.map(({ action }: { action: string }) => action)).toContain('model.install_started');
});

test('a download that breaks at 90 % goes on where it stopped', async () => {
  host.breaks = { at: 0.9, times: 1 };
  await start('wren');
  await installed('wren');
  expect(host.asked.filter((range) => range !== '')).toEqual([expect.stringMatching(/^bytes=\d{5,}-$/)]);
});

test('a paused download keeps what has arrived, and is resumed; a host without ranges sends all of it again', async () => {
  host.stallAt = 0.5;
  const { install_id } = await start('wren');
  await waitFor(async () => expect((await read()).installs[0]?.bytes_done).toBeGreaterThan(50_000));
  expect((await read()).installs[0]).toMatchObject({ state: 'downloading', can_pause: true, can_resume: false });
  expect((await ask(`POST /v1/operator/model-installs/${install_id}/resume`)).status).toBe(409);
  const paused = await ask(`POST /v1/operator/model-installs/${install_id}/pause`);
  expect(paused.body).toMatchObject({ state: 'paused', can_pause: false, can_resume: true });
  expect((await ask(`POST /v1/operator/model-installs/${install_id}/pause`)).status).toBe(409);
  expect((await ask('POST /v1/operator/model-catalog/wren/install')).body.detail.status).toBe(
    'model_install_under_way',
  );
  // The run ends by itself once it has seen the pause.
  await sleep(700);
  Object.assign(host, { stallAt: undefined, ignoresRanges: true });
  await ask(`POST /v1/operator/model-installs/${install_id}/resume`);
  await installed('wren');
});

test('a file that differs from its checksum is removed, and nothing is installed', async () => {
  await start('finch');
  const { error, can_resume } = await failed();
  expect(error).toMatchObject({ status: 'model_checksum_mismatch', params: { file: 'finch.tar.gz' } });
  expect(can_resume).toBe(true);
  expect((await read()).installed).toEqual([]);
  // The publisher has another file now than the one that his list tells of.
  host.files.set('wren-1.0.tar.gz', await archiveOf(files, 'wren-1.0'));
  await ask(`DELETE /v1/operator/model-installs/${(await read()).installs[0]?.install_id}`);
  await start('wren');
  expect((await failed()).error?.status).toBe('model_checksum_mismatch');
});

test('what is not there, a web page and an archive without a model are told', async () => {
  host.files.delete('wren-1.0.tar.gz');
  await start('wren');
  expect((await failed()).error).toMatchObject({
    status: 'model_download_failed',
    params: { reason: 'it answered with 404' },
  });
  await ask(`DELETE /v1/operator/model-installs/${(await read()).installs[0]?.install_id}`);
  host.files.set('empty.zip', await archiveOf({ 'readme.txt': 'hello' }));
  const { body } = await ask('POST /v1/operator/models/addresses', { url: `${host.url}/files/empty.zip` });
  expect(body).toMatchObject({ source: 'address', name: 'empty.zip' });
  expect((await failed()).error?.status).toBe('invalid_model');
});

test('a private address is not asked', async () => {
  for (const url of ['https://169.254.169.254/model.tar.gz', 'https://localhost/a.zip', 'http://192.0.2.1/a.zip']) {
    const { status, body } = await ask('POST /v1/operator/models/addresses', { url });
    expect([status, body.detail.status], url).toEqual([400, 'model_address_refused']);
  }
  expect((await read()).installs).toEqual([]);
});

test('a file is installed by its name in the catalog; a model that does not fit is not begun', async () => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(archive)], 'anything.bin'));
  const { body } = await send(t.url, 'POST /v1/operator/models/files', { as: bySession(op), body: form });
  expect(body).toMatchObject({ source: 'file', name: 'anything.bin' });
  await installed('wren');
  expect((await ask('POST /v1/operator/model-catalog/rook/install')).body.detail.status).toBe('model_too_large');
});

test('only operators do any of this, and ids that name nothing are told', async () => {
  for (const call of [
    'GET /v1/operator/models',
    'POST /v1/operator/model-catalog/wren/install',
    'DELETE /v1/operator/models/wren',
  ]) {
    expect((await ask(call, undefined, ada)).status, call).toBe(403);
  }
  expect((await ask('POST /v1/operator/model-catalog/none/install')).body.detail.status).toBe(
    'catalog_model_not_found',
  );
  expect((await ask('DELETE /v1/operator/models/none')).body.detail.status).toBe('engine_model_not_found');
  expect((await ask('POST /v1/operator/models/none/test', {})).body.detail.status).toBe('engine_model_not_found');
  const listening = await ask('POST /v1/operator/models/none/listening-test', {});
  expect(listening.body.detail.status).toBe('engine_model_not_found');
  expect((await ask('POST /v1/operator/models/none/listening-test', {}, ada)).status).toBe(403);
  expect((await ask('DELETE /v1/operator/model-installs/none')).body.detail.status).toBe('model_install_not_found');
});

test('the speed of the machine is measured, and the expected speeds follow from it', async () => {
  const { body } = await ask('POST /v1/operator/models/measurements');
  expect(body.measured_at_unix).toBeGreaterThan(1.7e9);
  expect((await read()).catalog[0]?.expected_speed).toBeGreaterThan(0);
});
