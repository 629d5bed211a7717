import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as historyApi from '#contract/history/api.ts';
import * as jobsApi from '#contract/jobs/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import { systemScope } from '../../context.ts';
import { errorBody } from '../../kernel/http/answers/error-answers.ts';
import { isStorageFull } from '../../kernel/storage-full.ts';
import { createDiskStorage } from '../../ports/storage/disk.ts';
import { testVoice } from '../../testing/voice.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { grantOperator } from '../identity/accounts/operators.ts';
import { watchFreeSpace } from './free-space.ts';

let t: TestApp;
let mia: TestUser;
const gigabyte = 1_000_000_000;
let free = gigabyte;
beforeAll(async () => {
  t = await testApp({
    env: { MIN_FREE_SPACE_MB: '100' },
    parts: ({ storage }) => ({ storage: { ...storage, freeBytes: async () => free } }),
  });
  mia = await t.user();
});
afterAll(() => t.close());

const voice_id = testVoice.voice_id;
const speak = (text: string) => t.call(speechApi.convert, mia, { params: { voice_id }, body: { text } });
const statusOf = async (page: string) => {
  const response = await fetch(t.url + page);
  return [response.status, ((await response.json()) as { status: string }).status];
};

test('with too little space a speech is refused before it begins; reading and /health go on', async () => {
  const spoken = await speak('Before the disk was full.');
  await spoken.arrayBuffer();
  const history_item_id = spoken.headers.get('history-item-id') ?? '';
  expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([
    [200, 'ok'],
    [200, 'ok'],
  ]);
  free = 99_999_999;
  const refused = await speak('After it was full.');
  expect([refused.status, await refused.json()]).toMatchObject([
    507,
    { detail: { status: 'storage_full', code: 'storage_full', type: 'server_error' } },
  ]);
  const generations = await t.db.selectFrom('generation').select('state').execute();
  expect(generations).toEqual([{ state: 'done' }]);
  expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([
    [200, 'ok'],
    [503, 'storage_full'],
  ]);
  const params = { history_item_id };
  expect((await t.call(historyApi.getHistoryAudio, mia, { params })).status).toBe(200);
  const zip = await (
    await t.call(historyApi.zipHistory, mia, { body: { history_item_ids: [history_item_id] } })
  ).json();
  const job = async () => (await t.call(jobsApi.getJob, mia, { params: { job_id: zip.job_id } })).json();
  await expect.poll(async () => (await job()).state).toBe('failed');
  expect((await job()).error?.status).toBe('storage_full');
  expect((await t.call(historyApi.deleteHistoryItem, mia, { params })).status).toBe(200);
  free = gigabyte;
  expect((await speak('There is room again.')).status).toBe(200);
});

test('operators are notified once a day, in the app and by mail', async () => {
  const ona = await t.user();
  await grantOperator({ db: t.db, now: t.parts.now() }, ona.user_id);
  const notices = async () => {
    const kinds = t.db.selectFrom('message').select('params').where('kind', '=', 'storage_full');
    return (await kinds.where('user_id', '=', ona.user_id).execute()).map(({ params }) => params);
  };
  free = 42_000_000;
  for (let round = 0; round < 3; round++) await watchFreeSpace(systemScope(t.parts), t.parts);
  expect(await notices()).toEqual([{ free_mb: 42, min_free_mb: 100 }]);
  const mails = await t.db.selectFrom('outbox_message').select('kind').where('recipient', '=', ona.email).execute();
  expect(mails).toEqual([{ kind: 'notice' }]);
  t.clock.offsetMs = 25 * 60 * 60 * 1000;
  await watchFreeSpace(systemScope(t.parts), t.parts);
  expect(await notices()).toHaveLength(2);
  free = gigabyte;
});

test('errors of a full disk are 507 storage_full, whoever reports them', async () => {
  const raised = await sql`DO $$ BEGIN RAISE disk_full; END $$`.execute(t.db).catch((error: unknown) => error);
  const request = { id: 'r', log: { error: () => undefined }, routeOptions: { config: {} } } as unknown as Parameters<
    typeof errorBody
  >[1];
  const wrapped = new Error('the file was not written', { cause: Object.assign(new Error(''), { code: 'EDQUOT' }) });
  for (const error of [raised, wrapped, Object.assign(new Error('no space'), { code: 'ENOSPC' })])
    expect(errorBody(error, request)).toMatchObject({ http: 507, body: { detail: { status: 'storage_full' } } });
  expect(isStorageFull(new Error('another'))).toBe(false);
});

/** A disk of 256 kB; undefined where this process may not mount one. */
async function mountTinyDisk(): Promise<{ folder: string; unmount(): Promise<void> } | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-tiny-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    async unmount() {
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}

test('a real disk that fills up fails the write, and leaves nothing', async ({ skip }) => {
  const disk = await mountTinyDisk();
  if (!disk) return skip('mounting a file system needs root on Linux');
  try {
    const storage = await createDiskStorage(path.join(disk.folder, 'files'));
    expect(await storage.freeBytes()).toBeLessThanOrEqual(256 * 1024);
    const file = await storage.create('speech/too-long.mp3');
    const writing = file.write(new Uint8Array(512 * 1024)).catch((error: unknown) => error);
    expect(isStorageFull(await writing)).toBe(true);
    await file.abort();
    expect(await storage.head('speech/too-long.mp3')).toBeUndefined();
    expect(await readdir(path.join(disk.folder, 'files/.pending'))).toEqual([]);
  } finally {
    await disk.unmount();
  }
});
