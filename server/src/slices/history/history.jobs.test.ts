import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/history/api.ts';
import * as jobsApi from '#contract/jobs/api.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { withoutTag } from '../../testing/mp3.ts';
import { readZip } from '../../testing/zip.ts';
import { createJob } from '../jobs/jobs.service.ts';
import { listMessages } from '../../platform/notify/messages.ts';
import { removeItems } from './removals.service.ts';
import { speak } from './history.suite.ts';

let t: TestApp;
let mia: TestUser;
/** Called with each file that is about to be read. */
let beforeRead: (key: string) => Promise<void> = async () => {};
beforeAll(async () => {
  t = await testApp({
    parts: ({ storage }) => ({
      storage: { ...storage, read: async (key, range) => (await beforeRead(key), storage.read(key, range)) },
    }),
  });
  mia = await t.user({ tier: 'pro' });
});
afterAll(() => t.close());

const ask = (history_item_ids: string[], output_format: string | null = null, user = mia) =>
  t.call(api.zipHistory, user, { body: { history_item_ids, output_format } });

async function ended(job_id: string) {
  const get = async () => (await t.call(jobsApi.getJob, mia, { params: { job_id } })).json();
  await expect.poll(async () => (await get()).state).not.toMatch(/queued|running/);
  return get();
}

const fileOf = async (job_id: string) =>
  Buffer.from(await (await t.call(jobsApi.getJobFile, mia, { params: { job_id } })).arrayBuffer());

async function three(): Promise<[string, string, string]> {
  return [await speak(t, mia, 'First.'), await speak(t, mia, 'Second.'), await speak(t, mia, 'Third.')];
}

test.each([null, 'wav'])('a zip is fetched when its job is done: %s', async (format) => {
  const ids = await three();
  const job = await (await ask([...ids, ids[0]], format)).json();
  expect(job).toMatchObject({ kind: 'history_zip', params: { items: 3 }, total: 3 });
  const done = await ended(job.job_id);
  expect(done).toMatchObject({ state: 'done', done: 3, error: null });
  expect(done.file).toMatchObject({
    type: 'application/zip',
    name: expect.stringMatching(/^Veery_\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d_history\.zip$/),
  });
  const files = await readZip(await fileOf(job.job_id));
  expect([...files.keys()].map((name) => name.split('.').at(-1))).toEqual(new Array(3).fill(format ?? 'mp3'));
  expect(new Set(files.keys()).size).toBe(3);
  if (format !== null) return;
  for (const [i, file] of [...files.values()].entries()) {
    const audio = await t.call(api.getHistoryAudio, mia, { params: { history_item_id: ids[i] ?? '' } });
    expect(withoutTag(file, 'mp3_22050_32').equals(Buffer.from(await audio.arrayBuffer()))).toBe(true);
  }
});

test('items that were deleted meanwhile are left out, and the job says so', async () => {
  const ids = await three();
  beforeRead = async () => {
    beforeRead = async () => {};
    await removeItems(mia.ctx(), [ids[2]]);
  };
  const job = await (await ask(ids)).json();
  expect(await ended(job.job_id)).toMatchObject({ state: 'done', done: 3 });
  expect((await readZip(await fileOf(job.job_id))).size).toBe(2);
  const { messages } = await listMessages(mia.ctx(), 1);
  expect(messages[0]).toMatchObject({
    kind: 'job_done',
    params: { job: { kind: 'history_zip', params: { items: 3 } }, done: 2, total: 3 },
  });
});

test('when all items were deleted there is no zip', async () => {
  const history_item_ids = await three();
  await removeItems(mia.ctx(), history_item_ids);
  // This is what the queue finds when the items are deleted between the call and the job.
  const payload = { history_item_ids, output_format: 'default' };
  const { job_id } = await createJob(mia.ctx(), t.parts.config, {
    kind: 'history_zip',
    params: { items: 3 },
    total: 3,
    payload,
    fileBytes: 0,
  });
  const end = await ended(job_id);
  expect(end).toMatchObject({ state: 'failed', error: { status: 'history_item_not_found' }, file: null });
  expect(await t.parts.storage.head(`exports/${job_id}.zip`)).toBeUndefined();
});

test('items whose audio file is gone are named in the zip and counted by the job', async () => {
  const ids = await three();
  const lose = async (id: string) => {
    const item = t.db.selectFrom('history_item').select('audio_key').where('history_item_id', '=', id);
    await t.parts.storage.remove((await item.executeTakeFirstOrThrow()).audio_key);
  };
  await lose(ids[1]);
  const job = await (await ask(ids, 'wav')).json();
  expect(await ended(job.job_id)).toMatchObject({ state: 'done', done: 3, params: { items: 3, missing_audio: 1 } });
  const files = await readZip(await fileOf(job.job_id));
  expect(files.size).toBe(3);
  expect(files.get('missing-audio.txt')?.toString()).toContain(ids[1]);
  const [message] = (await listMessages(mia.ctx(), 1)).messages;
  expect(message).toMatchObject({ kind: 'job_done', params: { job: { params: { missing_audio: 1 } }, done: 2 } });
  for (const id of [ids[0], ids[2]]) await lose(id);
  const none = await (await ask(ids)).json();
  expect(await ended(none.job_id)).toMatchObject({ state: 'failed', error: { status: 'audio_missing' }, file: null });
  await t.parts.storage.remove(`exports/${job.job_id}.zip`);
  const file = await t.call(jobsApi.getJobFile, mia, { params: { job_id: job.job_id } });
  expect([file.status, await file.json()]).toMatchObject([404, { detail: { status: 'job_file_not_found' } }]);
});

test('the same items in the same format are one zip, until it is dismissed', async () => {
  const ids = await three();
  const jobIdOf = async (format: string | null = null) => (await (await ask(ids, format)).json()).job_id;
  const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => jobIdOf()));
  if (first === undefined) throw new Error('there is no job');
  expect(new Set([first, ...others]).size).toBe(1);
  expect(await ended(first)).toMatchObject({ state: 'done', done: 3 });
  expect(await jobIdOf()).toBe(first);
  expect(await jobIdOf('wav')).not.toBe(first);
  await t.call(jobsApi.dismissJob, mia, { params: { job_id: first } });
  expect(await jobIdOf()).not.toBe(first);
});

test('a zip that lacks audio, or whose file is gone, is not the answer to the same request', async () => {
  const ids = await three();
  const zip = async () => ended((await (await ask(ids)).json()).job_id);
  const item = t.db.selectFrom('history_item').select('audio_key').where('history_item_id', '=', ids[1]);
  const { audio_key } = await item.executeTakeFirstOrThrow();
  const chunks: Uint8Array[] = [];
  for await (const chunk of await t.parts.storage.read(audio_key)) chunks.push(chunk as Uint8Array);
  await t.parts.storage.remove(audio_key);
  const incomplete = await zip();
  expect(incomplete).toMatchObject({ params: { items: 3, missing_audio: 1 } });
  const restored = await t.parts.storage.create(audio_key);
  for (const chunk of chunks) await restored.write(chunk);
  await restored.commit();
  const whole = await zip();
  expect(whole).toMatchObject({ state: 'done', params: { items: 3 } });
  expect(whole.params).not.toHaveProperty('missing_audio');
  expect([...(await readZip(await fileOf(whole.job_id))).keys()]).toHaveLength(3);
  expect((await zip()).job_id).toBe(whole.job_id);
  await t.parts.storage.remove(`exports/${whole.job_id}.zip`);
  const again = await zip();
  expect(again.job_id).not.toBe(whole.job_id);
  expect((await readZip(await fileOf(again.job_id))).size).toBe(3);
});

test('kept files have a quota: notified at 80 %, refused beyond it, and free again when they are removed', async () => {
  const ida = await t.user({ tier: 'pro' });
  const ids = [await speak(t, ida, 'First.'), await speak(t, ida, 'Second.'), await speak(t, ida, 'Third.')];
  const zip = (from: number, to: number) => ask(ids.slice(from, to), null, ida);
  const usage = async () => (await (await t.call(jobsApi.listJobs, ida, {})).json()).file_usage;
  const notices = async () =>
    (await listMessages(ida.ctx(), 50)).messages.map(({ kind, params }) => ({ kind, params }));
  const nearly = { kind: 'file_quota_nearly_reached', params: { of: 'user', used_mb: 2, limit_mb: 2 } };
  const { fileQuota } = t.parts.config;
  const usual = { ...fileQuota };
  Object.assign(fileQuota, { user: 2_000_000 });
  try {
    const first = await (await zip(0, 1)).json();
    expect((await zip(0, 1)).status).toBe(200);
    expect(await usage()).toMatchObject({ user: { used_bytes: 1_000_000, limit_bytes: 2_000_000 } });
    expect(await notices()).not.toContainEqual(nearly);
    expect((await zip(0, 2)).status).toBe(200);
    expect(await notices()).toContainEqual(nearly);
    const refused = await zip(0, 3);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        detail: {
          status: 'file_quota_exceeded',
          message: expect.stringMatching(/^Your files take up 2 of 2 MB, and this one needs 1 MB\. Remove files/),
        },
      },
    ]);
    const own = async () => (await t.call(jobsApi.getJob, ida, { params: { job_id: first.job_id } })).json();
    await expect.poll(async () => (await own()).state).toBe('done');
    expect((await t.call(jobsApi.dismissJob, ida, { params: { job_id: first.job_id } })).status).toBe(200);
    Object.assign(fileQuota, { user: 0, workspace: 1_000_000 });
    const ofWorkspace = await zip(0, 3);
    expect([ofWorkspace.status, await ofWorkspace.json()]).toMatchObject([
      409,
      { detail: { message: expect.stringMatching(/^The files of this workspace take up 1 of 1 MB/) } },
    ]);
    Object.assign(fileQuota, { user: 2_000_000, workspace: 0 });
    expect((await zip(0, 3)).status).toBe(200);
    Object.assign(fileQuota, { user: 0 });
    expect(await usage()).toMatchObject({ user: { used_bytes: 2_000_000, limit_bytes: null } });
  } finally {
    Object.assign(fileQuota, usual);
  }
});

test('asking for a zip is an export, and stands in the audit log', async () => {
  const ids = await three();
  const job = await (await ask(ids)).json();
  const exports = await t.db
    .selectFrom('audit_event')
    .select(['user_id', 'workspace_id', 'detail'])
    .where('action', '=', 'history.exported')
    .where('user_id', '=', mia.user_id)
    .orderBy('event_id', 'desc')
    .executeTakeFirst();
  const { user_id, workspace_id } = mia;
  expect(exports).toEqual({ user_id, workspace_id, detail: { items: 3, job_id: job.job_id } });
});

test('a missing item is refused at once', async () => {
  const [one] = await three();
  expect((await ask([one, 'nothing'])).status).toBe(404);
  expect((await ask([one], null, await t.user())).status).toBe(404);
  expect((await ask([one], 'flac')).status).toBe(400);
});
