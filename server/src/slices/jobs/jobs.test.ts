/** The life of jobs over HTTP: waiting, running, cancelled, tried again, dismissed, and grown old. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editApiKey } from '#contract/api-keys/api.ts';
import type { ApiKeyPermission } from '#contract/kit/endpoint.ts';
import * as jobsApi from '#contract/jobs/api.ts';
import * as batchesApi from '#contract/speech-batches/api.ts';
import { systemScope } from '../../context.ts';
import { byKey, bySession, refusal, send } from '../../contract-suite/http.suite.ts';
import { createKey } from '../api-keys/api-keys.service.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { testVoice } from '../../testing/voice.ts';
import { purgeExpiredJobs, requeueLost } from './job-upkeep.service.ts';
import { jobWork, secondsLeft } from './jobs.rules.ts';
import { createJob } from './jobs.service.ts';
import { startRun } from './jobs.store.ts';

const defaults = { voice_id: testVoice.voice_id, output_format: 'mp3_22050_32' } as const;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function begin(user: TestUser, name: string, texts = ['One line.', 'Another line.']) {
  const body = { rows: texts.map((text) => ({ text })), defaults, name };
  return (await (await t.call(batchesApi.createSpeechBatch, user, { body })).json()).job_id;
}

const on = (job_id: string) => ({ params: { job_id } });
const read = async (user: TestUser, job_id: string) => (await t.call(jobsApi.getJob, user, on(job_id))).json();
const list = async (user: TestUser) => (await (await t.call(jobsApi.listJobs, user, {})).json()).jobs;
const until = (user: TestUser, job_id: string, state: string) =>
  expect.poll(async () => (await read(user, job_id)).state, { timeout: 40_000, interval: 30 }).toBe(state);

/** While its only place is taken, the rows of a workspace wait for it. */
const takePlace = (user: TestUser, running: number) =>
  t.db.updateTable('credit_account').set({ running }).where('workspace_id', '=', user.workspace_id).execute();

const changesOf = async (user: TestUser, id: string) =>
  t.db
    .selectFrom('change')
    .select(['what', 'user_id'])
    .where('collection', '=', 'job')
    .where('id', '=', id)
    .where('workspace_id', '=', user.workspace_id)
    .orderBy('change_id')
    .execute();

test('jobs run side by side, queue in order, can be cancelled while queued or running, and can be retried', async () => {
  const mia = await t.user({ tier: 'creator', concurrency: 1 });
  await takePlace(mia, 1);
  const running: string[] = [];
  // Each job has a text of its own, because a text that another has spoken already costs nothing.
  const texts = (n: number) => [`Line ${n}.`, `Another line ${n}.`];
  for (let n = 0; n < jobWork.speech_batch.work.concurrency; n++) {
    const id = await begin(mia, `Running ${n}`, texts(n));
    running.push(id);
    await until(mia, id, 'running');
  }
  const waiting = [await begin(mia, 'Waits', texts(8)), await begin(mia, 'Waits longer', texts(9))];
  expect((await list(mia)).map(({ params, queue_position }) => [params, queue_position]).slice(0, 3)).toEqual([
    [{ name: 'Waits longer' }, 1],
    [{ name: 'Waits' }, 0],
    [{ name: `Running ${running.length - 1}` }, null],
  ]);

  const [next = '', last = ''] = waiting;
  const cancelled = await (await t.call(jobsApi.cancelJob, mia, on(next))).json();
  expect(cancelled).toMatchObject({ state: 'cancelled', can_cancel: false, can_retry: true, queue_position: null });
  // Twice is once.
  expect((await t.call(jobsApi.cancelJob, mia, on(next))).status).toBe(200);
  expect((await read(mia, last)).queue_position).toBe(0);
  const [first = '', ...others] = running;
  await t.call(jobsApi.cancelJob, mia, on(first));
  // Its place in the queue goes to the one that waits.
  await until(mia, last, 'running');
  await takePlace(mia, 0);
  for (const id of [...others, last]) await until(mia, id, 'done');
  expect((await read(mia, first)).state).toBe('cancelled');
  expect((await ledgerOf(t, mia)).account.credits_used).toBe((others.length + 1) * texts(9).join('').length);

  for (const id of [first, next]) {
    expect(await (await t.call(jobsApi.retryJob, mia, on(id))).json()).toMatchObject({ state: 'queued', error: null });
    await until(mia, id, 'done');
  }
  expect((await t.call(jobsApi.retryJob, mia, on(first))).status).toBe(409);
  expect((await t.call(jobsApi.cancelJob, mia, on(first))).status).toBe(409);
  const changes = await changesOf(mia, first);
  expect(changes[0]).toEqual({ what: 'added', user_id: mia.user_id });
  expect(changes.length).toBeGreaterThan(3);
  expect(changes.slice(1).every(({ what, user_id }) => what === 'changed' && user_id === mia.user_id)).toBe(true);
});

test('a job belongs to its creator, and its file is deleted with it', async () => {
  const mia = await t.user({ tier: 'creator', concurrency: 1 });
  const eve = await t.user();
  await takePlace(mia, 1);
  const id = await begin(mia, 'Hers');
  await until(mia, id, 'running');
  expect((await t.call(jobsApi.dismissJob, mia, on(id))).status).toBe(409);
  expect((await t.call(jobsApi.getJobFile, mia, on(id))).status).toBe(404);
  await takePlace(mia, 0);
  await until(mia, id, 'done');
  for (const endpoint of [
    jobsApi.getJob,
    jobsApi.cancelJob,
    jobsApi.retryJob,
    jobsApi.dismissJob,
    jobsApi.getJobFile,
  ]) {
    const refused = await t.call(endpoint, eve, on(id));
    expect([refused.status, endpoint.path]).toEqual([404, endpoint.path]);
  }
  expect(await list(eve)).toEqual([]);
  expect((await t.call(jobsApi.getJobFile, mia, on(id))).status).toBe(200);
  expect((await t.call(jobsApi.dismissJob, mia, on(id))).status).toBe(200);
  expect(await list(mia)).toEqual([]);
  expect((await t.call(jobsApi.getJobFile, mia, on(id))).status).toBe(404);
  await expect.poll(() => t.parts.storage.head(`exports/${id}.zip`)).toBeUndefined();
  expect((await changesOf(mia, id)).at(-1)?.what).toBe('removed');
});

test('deleting a key stops the jobs that it started', async () => {
  const mia = await t.user({ tier: 'creator', concurrency: 1 });
  await takePlace(mia, 1);
  const id = await begin(mia, 'Of a key');
  await until(mia, id, 'running');
  const session = { authorization: `Bearer ${mia.session.access}` };
  const edited = await t.call(editApiKey, session, { body: { key_id: mia.key_id, is_enabled: false } });
  expect(edited.status).toBe(200);
  const own = async () => (await t.call(jobsApi.getJob, session, on(id))).json();
  await expect.poll(async () => (await own()).state, { timeout: 40_000 }).toBe('failed');
  expect(await own()).toMatchObject({
    error: { status: 'invalid_api_key', message: 'Invalid API key' },
    can_retry: true,
  });
});

test('a key sees, stops and repeats only the jobs that its permissions cover, within its limit', async () => {
  const mia = await t.user({ tier: 'creator' });
  const keyWith = async (permissions: ApiKeyPermission[], character_limit?: number) => ({
    'xi-api-key': (await createKey(mia.ctx(), { name: 'restricted', permissions, character_limit })).xi_api_key,
  });
  const session = bySession(mia);
  const id = await begin(mia, 'Paid');
  await until(mia, id, 'done');
  const download = await send(t.url, 'POST /v1/user/download-data', { as: session });
  const data: string = download.body.job_id;
  await expect.poll(async () => (await send(t.url, `GET /v1/jobs/${data}`, { as: session })).body.state).toBe('done');
  const calls = (job: string) => [
    `GET /v1/jobs/${job}`,
    `GET /v1/jobs/${job}/file`,
    `POST /v1/jobs/${job}/cancel`,
    `POST /v1/jobs/${job}/retry`,
    `DELETE /v1/jobs/${job}`,
  ];
  const seenBy = async (as: Record<string, string>) =>
    (await send(t.url, 'GET /v1/jobs', { as })).body.jobs.map(({ job_id }: { job_id: string }) => job_id);
  const models = await keyWith(['models_read']);
  expect(await seenBy(models)).toEqual([]);
  for (const one of calls(id))
    expect([one, ...refusal(await send(t.url, one, { as: models }))]).toEqual([one, 401, 'missing_permissions']);
  expect(await seenBy(byKey(mia))).toEqual([id]);
  for (const one of calls(data))
    expect([one, ...refusal(await send(t.url, one, { as: byKey(mia) }))]).toEqual([one, 403, 'session_required']);

  // An operator in the account sees the batch, and nothing of the archive.
  const op = await t.user();
  await t.db.insertInto('operator').values({ user_id: op.user_id, granted_at: new Date() }).execute();
  const { body: grant } = await send(t.url, 'POST /v1/user/support-access', { as: session, body: {} });
  const entered = await send(t.url, `POST /v1/operator/support-access/${grant.grant_id}/enter`, { as: bySession(op) });
  const support = { authorization: `Bearer ${entered.body.id_token}` };
  expect(await seenBy(support)).toEqual([id]);
  for (const one of calls(data))
    expect([one, ...refusal(await send(t.url, one, { as: support }))]).toEqual([one, 403, 'support_session']);
  expect(await seenBy(session)).toEqual([data, id]);

  // Retried by a key, it is charged to that key.
  await t.db.updateTable('speech_batch_row').set({ state: 'waiting' }).where('job_id', '=', id).execute();
  await t.db.updateTable('job').set({ state: 'failed' }).where('job_id', '=', id).execute();
  const poor = await keyWith(['text_to_speech'], 0);
  expect(refusal(await send(t.url, `POST /v1/jobs/${id}/retry`, { as: poor }))).toEqual([401, 'quota_exceeded']);
  const { xi_api_key, key_id } = await createKey(mia.ctx(), {
    name: 'limited',
    permissions: ['text_to_speech'],
    character_limit: 5,
  });
  // What was spoken before would cost nothing.
  await t.db
    .updateTable('speech_batch_row')
    .set({ history_item_id: null, request: sql`jsonb_set(request, '{text}', '"Something else."')` })
    .where('job_id', '=', id)
    .execute();
  expect((await send(t.url, `POST /v1/jobs/${id}/retry`, { as: { 'xi-api-key': xi_api_key } })).status).toBe(200);
  const { key_id: chargedTo } = await t.db
    .selectFrom('job')
    .select('key_id')
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(chargedTo).toBe(key_id);
  // The limit of the key pays for no row, so the job ends and nothing more is charged.
  await until(mia, id, 'failed');
  expect((await ledgerOf(t, mia)).account.credits_used).toBe('One line.Another line.'.length);
});

test('nothing runs for a job whose transaction was rolled back, and a job that the queue lost is run after all', async () => {
  const mia = await t.user();
  const input = { kind: 'speech_batch', params: { name: 'Never' }, total: 1, payload: {}, fileBytes: 0 } as const;
  let undone = '';
  const made = transaction(mia.ctx(), async (scope) => {
    undone = (await createJob(scope, t.parts.config, input)).job_id;
    throw new Error('undone');
  });
  await expect(made).rejects.toThrow('undone');
  expect((await t.call(jobsApi.getJob, mia, on(undone))).status).toBe(404);
  expect(await t.parts.queue.pending('speech_batch')).toEqual([]);

  // A restored backup looks like this: the row exists, but its work does not.
  const text = 'This was restored.';
  const id = await begin(mia, 'Restored', [text]);
  await until(mia, id, 'done');
  await t.db.updateTable('job').set({ state: 'queued', ended_at: null, done: 0 }).where('job_id', '=', id).execute();
  await requeueLost(systemScope(t.parts), false);
  expect((await read(mia, id)).state).toBe('queued');
  await requeueLost(systemScope(t.parts), true);
  await until(mia, id, 'done');
  expect((await ledgerOf(t, mia)).account.credits_used).toBe(text.length);
});

test('a job of a kind that this version does not know is listed, cancelled and dismissed, and stops nothing', async () => {
  const mia = await t.user();
  const known = await begin(mia, 'Known');
  await until(mia, known, 'done');
  const add = async (job_id: string, kind: string, state: string, params = '{"of": "another version"}') =>
    t.db
      .insertInto('job')
      .values({
        job_id,
        kind,
        state,
        params,
        payload: '{}',
        total: 3,
        workspace_id: mia.workspace_id,
        user_id: mia.user_id,
        created_at: new Date(),
        ...(state === 'failed' ? { error_status: 'other', error_message: 'Failed.', ended_at: new Date() } : {}),
      })
      .execute();
  await add('unknownwaits', 'dubbing', 'queued');
  await add('unknownruns', 'dubbing', 'running');
  await add('unknownfailed', 'constructor', 'failed');
  await add('otherparams', 'history_zip', 'failed');

  const byId = Object.fromEntries((await list(mia)).map((job) => [job.job_id, job]));
  expect(byId[known]).toMatchObject({ kind: 'speech_batch', state: 'done' });
  const unknown = { kind: 'unknown', params: {} };
  expect(byId.unknownwaits).toMatchObject({ ...unknown, state: 'queued', can_cancel: true, can_retry: false });
  expect(byId.unknownruns).toMatchObject({ ...unknown, state: 'running', can_cancel: true });
  expect(byId.unknownfailed).toMatchObject({ ...unknown, can_retry: false, error: { status: 'other' } });
  expect(byId.otherparams).toMatchObject({ ...unknown, state: 'failed' });

  // The start and the maintenance leave it as it is.
  await requeueLost(systemScope(t.parts), true);
  expect((await read(mia, 'unknownwaits')).state).toBe('queued');
  const refused = await t.call(jobsApi.retryJob, mia, on('unknownfailed'));
  expect([refused.status, await refused.json()]).toMatchObject([409, { detail: { status: 'job_kind_unknown' } }]);
  for (const id of ['unknownwaits', 'unknownruns']) {
    expect(await (await t.call(jobsApi.cancelJob, mia, on(id))).json()).toMatchObject({ state: 'cancelled' });
  }
  for (const id of ['unknownwaits', 'unknownruns', 'unknownfailed', 'otherparams']) {
    expect((await t.call(jobsApi.dismissJob, mia, on(id))).status).toBe(200);
  }
  expect((await list(mia)).map(({ job_id }) => job_id)).toEqual([known]);
});

test('a file is kept for a week, its job for a month', async () => {
  const mia = await t.user({ tier: 'creator' });
  const id = await begin(mia, 'Old');
  await until(mia, id, 'done');
  const age = async (days: number) => {
    t.clock.offsetMs = days * 86_400_000;
    await purgeExpiredJobs(systemScope(t.parts), t.parts);
  };
  try {
    await age(6.9);
    expect((await read(mia, id)).file).not.toBeNull();
    await age(7.1);
    expect(await read(mia, id)).toMatchObject({ state: 'done', file: null });
    expect((await t.call(jobsApi.getJobFile, mia, on(id))).status).toBe(404);
    await expect.poll(() => t.parts.storage.head(`exports/${id}.zip`)).toBeUndefined();
    await age(30.1);
    expect((await t.call(jobsApi.getJob, mia, on(id))).status).toBe(404);
  } finally {
    t.clock.offsetMs = 0;
  }
});

test('of 150 calls that arrive together 50 get a job, and none is retried beyond that', async () => {
  const mia = await t.user({ tier: 'creator', concurrency: 1 });
  await takePlace(mia, 1);
  const former = await begin(mia, 'Cancelled');
  await t.call(jobsApi.cancelJob, mia, on(former));
  const body = { rows: [{ text: 'One line.' }], defaults, name: 'Many' };
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => t.call(batchesApi.createSpeechBatch, mia, { body })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(100);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  expect((await refused[0]?.json()) as unknown).toMatchObject({ detail: { status: 'too_many_jobs' } });
  expect((await t.call(jobsApi.retryJob, mia, on(former))).status).toBe(429);
  await t.db.updateTable('job').set({ state: 'cancelled' }).where('user_id', '=', mia.user_id).execute();
});

test('the remaining time follows the pace', () => {
  const at = (seconds: number) => new Date(seconds * 1000);
  const job = { state: 'running', done: 25, total: 100, started_at: at(100) };
  expect(secondsLeft(job, at(110))).toBe(30);
  expect(secondsLeft({ ...job, done: 0 }, at(110))).toBeNull();
  expect(secondsLeft({ ...job, state: 'done' }, at(110))).toBeNull();
});

test('the remaining time after a restart does not count the time that the server was down', async () => {
  const mia = await t.user({ tier: 'creator', concurrency: 1 });
  await takePlace(mia, 1);
  const job_id = await begin(mia, 'Restarted');
  await until(mia, job_id, 'running');
  // The run says once where it begins, and would write over the times below.
  const progressedAt = () => t.db.selectFrom('job').select('progressed_at').where('job_id', '=', job_id);
  await expect.poll(async () => (await progressedAt().executeTakeFirst())?.progressed_at).not.toBeNull();
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
  // Ten seconds of work for 25 rows, and a server that was down for an hour.
  await t.db
    .updateTable('job')
    .set({ done: 25, total: 100, started_at: at(0), progressed_at: at(10) })
    .where('job_id', '=', job_id)
    .execute();
  const again = await startRun(t.db, job_id, at(3610), true);
  expect(again && secondsLeft(again, at(3610))).toBe(30);
  await t.call(jobsApi.cancelJob, mia, on(job_id));
});
