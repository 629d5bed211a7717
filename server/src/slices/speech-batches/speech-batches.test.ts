/** Bulk speech over HTTP, from its rows to its zip, with the real queue and the real engine. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as jobsApi from '#contract/jobs/api.ts';
import * as historyApi from '#contract/history/api.ts';
import * as messagesApi from '#contract/messages/api.ts';
import * as batchesApi from '#contract/speech-batches/api.ts';
import { wordFailure } from '#contract/messages/word-failure.ts';
import { wordsIn } from '../../platform/notify/mail/catalogue.ts';
import { setLimits } from '../usage/usage.service.ts';
import { systemScope } from '../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { readZip } from '../../testing/zip.ts';
import { testVoice } from '../../testing/voice.ts';
import { premadeVoices } from '../voices/voices.rules.ts';

const first = testVoice;
const second = premadeVoices.find((one) => one !== testVoice);
const defaults = { voice_id: first.voice_id, output_format: 'mp3_22050_32' } as const;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function begin(user: TestUser, rows: { text: string; filename?: string; voice?: string }[], name = 'Ferries') {
  const response = await t.call(batchesApi.createSpeechBatch, user, { body: { rows, defaults, name } });
  expect(response.status).toBe(200);
  return response.json();
}

const read = async (user: TestUser, job_id: string) =>
  (await t.call(jobsApi.getJob, user, { params: { job_id } })).json();

async function until(user: TestUser, job_id: string, state: string) {
  await expect.poll(async () => (await read(user, job_id)).state, { timeout: 40_000, interval: 30 }).toBe(state);
  return read(user, job_id);
}

const rowsOf = async (user: TestUser, job_id: string) =>
  (await (await t.call(batchesApi.listSpeechBatchRows, user, { params: { job_id } })).json()).rows;

test('a batch is checked, spoken row by row, and fetched as a zip', async () => {
  const mia = await t.user({ tier: 'creator' });
  const rows = [
    { text: 'The ferry leaves at nine.' },
    { text: 'Nobody waits for it.', voice: second?.name.toUpperCase() ?? '', filename: 'Island: one.mp3' },
    { text: 'The next one leaves at noon.', filename: 'island one' },
  ];
  const checked = await (await t.call(batchesApi.checkSpeechBatch, mia, { body: { rows, defaults } })).json();
  expect(checked.rows).toMatchObject([
    { file_name: '001_The_ferry_leaves_at_nine.mp3', credits: 25, voice_id: first.voice_id, error: null },
    { file_name: 'Island_one.mp3', credits: 20, voice_id: second?.voice_id, voice_name: second?.name },
    { file_name: 'island_one_2.mp3', credits: 28 },
  ]);
  expect(checked).toMatchObject({ total_credits: 73, credits_left: 100_000 });
  expect((await ledgerOf(t, mia)).entries).toEqual([]);

  const begun = await begin(mia, rows);
  expect(begun).toMatchObject({ kind: 'speech_batch', state: 'queued', done: 0, total: 3, file: null });
  const job = await until(mia, begun.job_id, 'done');
  expect(job).toMatchObject({ done: 3, error: null, can_retry: false, queue_position: null, seconds_left: null });
  expect(job.file?.name).toMatch(/^Veery_\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d_Ferries\.zip$/);

  const { account, entries } = await ledgerOf(t, mia);
  expect(account).toMatchObject({ credits_used: 73, credits_reserved: 0, running: 0 });
  expect(entries.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  const { history } = await (await t.call(historyApi.listHistory, mia, {})).json();
  expect(history.map(({ text }) => text).sort()).toEqual(rows.map(({ text }) => text).sort());

  const file = await t.call(jobsApi.getJobFile, mia, { params: { job_id: job.job_id } });
  expect(file.headers.get('content-type')).toBe('application/zip');
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.length).toBe(job.file?.size_bytes);
  const zip = await readZip(bytes);
  expect([...zip.keys()]).toEqual([...checked.rows.map(({ file_name }) => file_name), 'report.csv']);
  for (const row of await rowsOf(mia, job.job_id)) {
    expect(row).toMatchObject({ state: 'done', error: null });
    // The same file as that of the item's download, which tells players how long it is.
    const body = { history_item_ids: [row.history_item_id ?? ''] };
    const audio = await t.call(historyApi.downloadHistory, mia, { body });
    expect(zip.get(row.file_name)).toEqual(Buffer.from(await audio.arrayBuffer()));
    expect(zip.get(row.file_name)?.subarray(0, 100).includes('Info')).toBe(true);
  }
  expect(zip.get('report.csv')?.toString().split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFrow,file,voice,characters,credits,state,error',
    `1,001_The_ferry_leaves_at_nine.mp3,${first.name},25,25,done,`,
    `2,Island_one.mp3,${second?.name},20,20,done,`,
  ]);
  const { messages } = await (await t.call(messagesApi.listMessages, bearer(mia), {})).json();
  expect(messages).toMatchObject([
    { severity: 'success', kind: 'job_done', params: { job: { params: { name: 'Ferries' } } }, has_been_read: false },
  ]);

  // The same again costs nothing, and the report says so.
  const again = await until(mia, (await begin(mia, rows)).job_id, 'done');
  expect((await ledgerOf(t, mia)).account.credits_used).toBe(73);
  expect((await rowsOf(mia, again.job_id)).map(({ credits }) => credits)).toEqual([0, 0, 0]);
});

test('subtitles stand beside the audio in the zip, under the names of the rows', async () => {
  const mia = await t.user({ tier: 'creator' });
  const rows = [{ text: 'The ferry leaves at nine.' }, { text: 'Nobody waits for it.', filename: 'Island: one.mp3' }];
  const body = { rows, defaults, name: 'Ferries', subtitles: ['srt' as const, 'json' as const, 'srt' as const] };
  const begun = await (await t.call(batchesApi.createSpeechBatch, mia, { body })).json();
  await until(mia, begun.job_id, 'done');
  const file = await t.call(jobsApi.getJobFile, mia, { params: { job_id: begun.job_id } });
  const zip = await readZip(Buffer.from(await file.arrayBuffer()));
  const [one, two] = ['001_The_ferry_leaves_at_nine', 'Island_one'];
  const beside = (name: string) => [`${name}.mp3`, `${name}.srt`, `${name}.json`];
  expect([...zip.keys()]).toEqual([...beside(one), ...beside(two), 'report.csv']);
  const [row] = await rowsOf(mia, begun.job_id);
  const params = { history_item_id: row?.history_item_id ?? '' };
  const subtitles = await t.call(historyApi.getHistorySubtitles, mia, { params });
  expect(zip.get(`${one}.srt`)?.toString()).toBe(await subtitles.text());
  expect(zip.get(`${two}.srt`)?.toString()).toContain('Nobody waits for it.');
  const words = await (await t.call(historyApi.getHistoryWords, mia, { params })).json();
  expect(JSON.parse(zip.get(`${one}.json`)?.toString() ?? '')).toEqual(words);
});

const bearer = ({ session }: TestUser) => ({ authorization: `Bearer ${session.access}` });

test('an invalid row is reported with its number, and the whole batch is refused', async () => {
  const mia = await t.user();
  const rows = [
    { text: 'Fine.' },
    { text: '[pause] …' },
    { text: 'Who?', voice: 'Nobody of that name' },
    { text: 'Hm.', model_id: 'eleven_unknown_v9' },
    { text: 'x '.repeat(20_000) },
    { text: 'Too fast.', voice_settings: { speed: 3 } },
  ];
  const checked = await (await t.call(batchesApi.checkSpeechBatch, mia, { body: { rows, defaults } })).json();
  expect(checked.rows.map(({ error }) => error?.status)).toEqual([
    undefined,
    'input_text_empty',
    'voice_not_found',
    'model_not_found',
    'max_character_limit_exceeded',
    'invalid_voice_settings',
  ]);
  expect(checked.total_credits).toBe(5);
  const refused = await t.call(batchesApi.createSpeechBatch, mia, { body: { rows, defaults, name: 'No' } });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    detail: {
      status: 'invalid_batch_row',
      param: 'rows.1',
      message: 'Row 2: There is nothing to speak in this text: it has no letter, digit or sign.',
    },
  });
  expect((await (await t.call(jobsApi.listJobs, mia, {})).json()).jobs).toEqual([]);
  const lossless = { ...defaults, output_format: 'pcm_44100' as const };
  const format = await t.call(batchesApi.checkSpeechBatch, mia, {
    body: { rows: [{ text: 'Hi.' }], defaults: lossless },
  });
  expect((await format.json()).rows[0]?.error?.status).toBe('output_format_not_allowed');
});

test('a batch beyond the credits is refused, a job that runs out of them stops, and a retry speaks the rest', async () => {
  const mia = await t.user({ tier: 'creator', credits: 60 });
  const rows = [1, 2, 3].map((n) => ({ text: `This is line number ${n}.` }));
  const tooMuch = { rows: [...rows, { text: 'One more.' }], defaults, name: 'Much' };
  const refused = await t.call(batchesApi.createSpeechBatch, mia, { body: tooMuch });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    detail: {
      status: 'quota_exceeded',
      message:
        'This request exceeds your quota of 60. You have 60 credits remaining, while 75 credits are required for this request.',
    },
  });

  // Between the check and the speaking the credits become fewer.
  await setLimits(systemScope(t.parts), mia.workspace_id, { concurrency: 1 });
  const hold = t.db.updateTable('credit_account').where('workspace_id', '=', mia.workspace_id);
  await setLimits(systemScope(t.parts), mia.workspace_id, { credits: 66 });
  await hold.set({ running: 1 }).execute();
  const { job_id } = await begin(mia, rows);
  await expect.poll(async () => (await read(mia, job_id)).state).toBe('running');
  await setLimits(systemScope(t.parts), mia.workspace_id, { credits: 50 });
  await hold.set({ running: 0 }).execute();
  const failed = await until(mia, job_id, 'failed');
  expect(failed).toMatchObject({
    done: 2,
    can_retry: true,
    error: {
      status: 'quota_exceeded',
      message:
        'This request exceeds your quota of 50. You have 6 credits remaining, while 22 credits are required for this request.',
    },
  });
  expect((await rowsOf(mia, job_id)).map(({ state }) => state)).toEqual(['done', 'done', 'waiting']);

  await setLimits(systemScope(t.parts), mia.workspace_id, { credits: 1000 });
  await t.call(jobsApi.retryJob, mia, { params: { job_id } });
  expect(await until(mia, job_id, 'done')).toMatchObject({ done: 3, error: null });
  const { account, entries } = await ledgerOf(t, mia);
  expect(account.credits_used).toBe(66);
  expect(entries.filter(({ status }) => status === 'done')).toHaveLength(3);
});

test('a row that fails says why and stops no other; a job of which every row fails says so', async () => {
  const mia = await t.user({ tier: 'creator', concurrency: 1 });
  const hold = (running: number) =>
    t.db.updateTable('credit_account').set({ running }).where('workspace_id', '=', mia.workspace_id).execute();
  await hold(1);
  const { job_id } = await begin(mia, [{ text: 'This is good.' }, { text: 'This model goes.' }]);
  await expect.poll(async () => (await read(mia, job_id)).state).toBe('running');
  // Between the check and the speaking a model is taken away.
  const loseModel = (change: object) =>
    t.db
      .updateTable('speech_batch_row')
      .set({ request: sql`jsonb_set(request, '{model_id}', '"gone"')`, ...change })
      .where('job_id', '=', job_id);
  await loseModel({}).where('row_index', '=', 1).execute();
  await hold(0);
  await until(mia, job_id, 'done');
  const message = 'A model with model ID gone does not exist on this server.';
  const error = { status: 'model_not_found', params: { model_id: 'gone' }, message };
  expect(await rowsOf(mia, job_id)).toMatchObject([
    { state: 'done', error: null },
    { state: 'failed', error },
  ]);
  expect(wordFailure(wordsIn('de').notices, error)).toBe('Es gibt kein Modell mit der ID gone.');
  expect((await ledgerOf(t, mia)).account.credits_used).toBe('This is good.'.length);

  await loseModel({ state: 'waiting', history_item_id: null }).execute();
  await t.db.updateTable('job').set({ state: 'failed' }).where('job_id', '=', job_id).execute();
  await t.call(jobsApi.retryJob, mia, { params: { job_id } });
  expect(await until(mia, job_id, 'failed')).toMatchObject({
    error: {
      status: 'no_row_spoken',
      params: { model_id: 'gone', reason_status: 'model_not_found', reason: message },
      message: `No row could be spoken. ${message}`,
    },
  });
});
