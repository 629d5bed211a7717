/** Share videos over HTTP, with a program in the place of ffmpeg. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as historyApi from '#contract/history/api.ts';
import * as jobsApi from '#contract/jobs/api.ts';
import { generateVideo, generateVideoPreview } from '#contract/share-videos/api.ts';
import type { VideoOrientation, VideoTheme } from '#contract/share-videos/types.ts';
import { systemScope } from '../../context.ts';
import { processEnv } from '../../kernel/boot/config.ts';
import { createMedia } from '../../ports/media/media.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { speak } from '../history/history.suite.ts';
import { removeJobsAboutItems } from '../jobs/jobs.service.ts';
import { setFlag } from '../workspace/workspace.service.ts';
import { createFakeFfmpeg, type FakeFfmpeg } from './fake-ffmpeg.suite.ts';

let fake: FakeFfmpeg;
let t: TestApp;
let mia: TestUser;
let id: string;
let free = 10 ** 10;
let isMissing = false;
/** How long a program may say nothing. */
const limits = { stalledMs: 30_000 };
beforeAll(async () => {
  fake = await createFakeFfmpeg();
  t = await testApp({
    parts: ({ config, storage }) => {
      const media = createMedia({
        ffmpegPath: fake.path,
        searchPath: processEnv().PATH ?? '',
        workFolder: path.join(config.dataDir, 'media-work'),
        listFonts: () => [],
        limits,
      });
      const describeProgram = async () => (isMissing ? { missing: 'there is none' } : media.describe());
      return {
        storage: { ...storage, freeBytes: async () => free },
        media: { ...media, describe: describeProgram },
      };
    },
  });
  mia = await t.user();
  id = await speak(t, mia, 'A short line.');
});
afterAll(async () => {
  await t.close();
  await fake.remove();
});
beforeEach(async () => {
  free = 10 ** 10;
  limits.stalledMs = 30_000;
  await fake.set('makes');
});

interface Choice {
  theme?: VideoTheme | 'color';
  orientation?: VideoOrientation;
  wait?: 'false';
}
const params = (history_item_id: string) => ({ params: { history_item_id } });
const make = (history_item_id: string, query: Choice = {}, user = mia) =>
  t.call(generateVideo, user, { ...params(history_item_id), query });
const preview = (history_item_id: string, query: Choice = {}, user = mia) =>
  t.call(generateVideoPreview, user, { ...params(history_item_id), query });
const jobOf = async (job_id: string, user = mia) => (await t.call(jobsApi.getJob, user, { params: { job_id } })).json();
const cancel = (job_id: string) => t.call(jobsApi.cancelJob, mia, { params: { job_id } });
const refusalOf = async (answer: Pick<Response, 'status' | 'json'>) => {
  const { detail } = (await answer.json()) as { detail: { status: string; message: string } };
  return [answer.status, detail.status, detail.message];
};
const tasks = async () =>
  (await readdir(path.join(t.dataDir, 'media-work'))).filter((name) => name.startsWith('task-'));

test('a video is made once for each choice, and both of two calls at once get it', async () => {
  const answers = await Promise.all([make(id), make(id, { theme: 'color' })]);
  const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(two).toEqual(one);
  const { url } = (await jobOf(one?.job_id ?? '')).file ?? {};
  expect(one?.video_url).toBe(`${t.parts.config.publicUrl}${url}`);
  const video = await fetch(t.url + url, { headers: { 'xi-api-key': mia.apiKey } });
  expect(video.headers.get('content-type')).toBe('video/mp4');
  expect(video.headers.get('content-disposition')).toContain('filename="veery-video.mp4"');
  expect(
    Buffer.from(await video.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('RIFF');
  const again = await (await make(id, { wait: 'false' })).json();
  expect(again).toEqual(one);
  const other = await (await make(id, { orientation: 'portrait' })).json();
  expect(other.job_id).not.toBe(one?.job_id);
  expect(await tasks()).toEqual([]);
});

test('a call that does not wait follows its job, which shows progress and can be cancelled and retried', async () => {
  await fake.set('crawls');
  const { video_url, job_id } = await (await make(id, { theme: 'dark', wait: 'false' })).json();
  expect(video_url).toBeNull();
  await expect.poll(async () => (await jobOf(job_id)).done).toBeGreaterThan(2);
  const job = await jobOf(job_id);
  expect(job).toMatchObject({
    kind: 'share_video',
    params: { title: 'A short line.', theme: 'dark', orientation: 'landscape' },
    state: 'running',
    total: 100,
  });
  expect((await cancel(job_id)).status).toBe(200);
  await expect.poll(tasks).toEqual([]);
  await fake.set('makes');
  await t.call(jobsApi.retryJob, mia, { params: { job_id } });
  await expect.poll(async () => (await jobOf(job_id)).state).toBe('done');
});

test('a call that waits hears that its video was cancelled', async () => {
  await fake.set('crawls');
  const waiting = make(id, { theme: 'light' });
  const running = async () => {
    const { jobs } = await (await t.call(jobsApi.listJobs, mia, {})).json();
    return jobs.find(({ kind, state }) => kind === 'share_video' && state === 'running')?.job_id;
  };
  await expect.poll(running).toBeDefined();
  await cancel((await running()) ?? '');
  expect(await refusalOf(await waiting)).toEqual([409, 'video_cancelled', 'The video was cancelled.']);
});

test.each([
  ['fails', 500, 'video_failed'],
  ['fillsDisk', 507, 'storage_full'],
  ['hangs', 504, 'video_timed_out'],
] as const)('ffmpeg that %s ends video and preview with %i %s', async (work, http, status) => {
  const item = await speak(t, mia, `Ffmpeg ${work}.`);
  if (work === 'hangs') limits.stalledMs = 300;
  await fake.set(work);
  expect((await refusalOf(await make(item))).slice(0, 2)).toEqual([http, status]);
  expect((await refusalOf(await preview(item))).slice(0, 2)).toEqual([http, status]);
  expect(await tasks()).toEqual([]);
});

test('characters that no font has are counted', async () => {
  await fake.set('lacksGlyphs');
  const { job_id } = await (await make(await speak(t, mia, 'Boxes.'))).json();
  expect(await jobOf(job_id)).toMatchObject({ state: 'done', params: { missing_characters: 1 } });
});

describe('is refused', () => {
  test('for an item of a colleague, of a stranger, and for none', async () => {
    const colleague = await t.user({ workspace_id: mia.workspace_id });
    const stranger = await t.user();
    for (const user of [colleague, stranger])
      for (const call of [make, preview])
        expect((await refusalOf(await call(id, {}, user))).slice(0, 2)).toEqual([404, 'history_item_not_found']);
    expect((await make('nothing')).status).toBe(404);
  });

  test('to a key without the permission, and for an unknown theme', async () => {
    const weak = await t.user({ workspace_id: mia.workspace_id, permissions: ['text_to_speech'] });
    expect((await make(id, {}, weak)).status).toBe(401);
    expect((await make(id, { theme: 'neon' as VideoTheme })).status).toBe(422);
    expect((await preview(id, { orientation: 'square' as VideoOrientation })).status).toBe(422);
  });

  test('for what was not made from a text', async () => {
    const item = await speak(t, mia, 'Changed into another voice.');
    await t.db.updateTable('history_item').set({ source: 'STS' }).where('history_item_id', '=', item).execute();
    for (const call of [make, preview])
      expect(await refusalOf(await call(item))).toEqual([
        400,
        'not_text_to_speech_item',
        'Video generation is only available for text-to-speech items',
      ]);
  });

  test('to an enterprise or a trial workspace, unless its flag is on', async () => {
    for (const tier of ['enterprise', 'trial'] as const) {
      const owner = await t.user({ tier });
      const item = await speak(t, owner, 'Company secrets.');
      for (const call of [make, preview])
        expect((await refusalOf(await call(item, {}, owner))).slice(0, 2)).toEqual([403, 'sharing_not_allowed']);
      await setFlag(systemScope(t.parts), owner.workspace_id, 'tts-video-generation', true);
      expect((await make(item, {}, owner)).status).toBe(200);
      await setFlag(systemScope(t.parts), owner.workspace_id, 'tts-video-generation', false);
      expect((await make(item, {}, owner)).status).toBe(403);
    }
  });

  test('where the audio is missing, and with a full disk', async () => {
    const item = await speak(t, mia, 'Its sound will be lost.');
    const { audio_key } = await t.db
      .selectFrom('history_item')
      .select('audio_key')
      .where('history_item_id', '=', item)
      .executeTakeFirstOrThrow();
    free = 0;
    expect((await refusalOf(await make(item))).slice(0, 2)).toEqual([507, 'storage_full']);
    free = 10 ** 10;
    await t.parts.storage.remove(audio_key);
    for (const call of [make, preview])
      expect((await refusalOf(await call(item))).slice(0, 2)).toEqual([410, 'audio_missing']);
  });

  test('where there is no ffmpeg', async () => {
    isMissing = true;
    const item = await speak(t, mia, 'There is no program.');
    for (const call of [make, preview])
      expect((await refusalOf(await call(item))).slice(0, 2)).toEqual([503, 'ffmpeg_missing']);
    isMissing = false;
  });
});

test('a deleted item takes its videos along, also one that is being made', async () => {
  const item = await speak(t, mia, 'Nobody should see this.');
  const done = await (await make(item)).json();
  await fake.set('crawls');
  const running = await (await make(item, { theme: 'light', wait: 'false' })).json();
  await expect.poll(async () => (await jobOf(running.job_id)).state).toBe('running');
  const { file_key } = await t.db
    .selectFrom('job')
    .select('file_key')
    .where('job_id', '=', done.job_id)
    .executeTakeFirstOrThrow();
  await t.call(historyApi.deleteHistoryItem, mia, params(item));
  for (const { job_id } of [done, running])
    expect((await t.call(jobsApi.getJob, mia, { params: { job_id } })).status).toBe(404);
  await expect.poll(() => t.parts.storage.head(file_key ?? '')).toBeUndefined();
  await expect.poll(tasks).toEqual([]);
  // The videos of other items stay.
  const { jobs } = await (await t.call(jobsApi.listJobs, mia, {})).json();
  expect(jobs.some(({ kind, file }) => kind === 'share_video' && file)).toBe(true);
});

test('nobody removes the videos of another, and no job of another kind goes with an item', async () => {
  const { job_id } = await (await make(id)).json();
  const colleague = await t.user({ workspace_id: mia.workspace_id });
  for (const user of [colleague, await t.user()]) await removeJobsAboutItems(user.ctx(), t.parts, 'share_video', [id]);
  const elsewhere = { ...mia.ctx(), actor: { ...mia.actor, workspace_id: colleague.own_workspace_id } };
  await removeJobsAboutItems(elsewhere, t.parts, 'share_video', [id]);
  await removeJobsAboutItems(mia.ctx(), t.parts, 'history_zip', [id]);
  await removeJobsAboutItems(mia.ctx(), t.parts, 'share_video', ['another']);
  expect((await jobOf(job_id)).state).toBe('done');
});

test('a preview is a picture at once', async () => {
  const answer = await preview(id);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});
