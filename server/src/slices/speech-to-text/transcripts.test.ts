/** Transcripts over HTTP: made as jobs, listed, corrected in two tabs, exported, deleted. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as jobsApi from '#contract/jobs/api.ts';
import * as api from '#contract/speech-to-text/api.ts';
import type { Transcript } from '#contract/speech-to-text/transcripts.ts';
import { createUploads } from '../../platform/files/uploads.ts';
import type { Recognition } from '../../ports/recognition/port.ts';
import { RecognitionFailed } from '../../ports/recognition/port.ts';
import { toneWav } from '../../testing/sound.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { completeUpload, createUpload, putPart } from '../uploads/uploads.service.ts';
import { getBalance } from '../usage/usage.service.ts';

/** What the recogniser in these tests does next. */
let next: 'listens' | 'fails' | 'waits' = 'listens';
/** From where it was asked to go on. */
let resumedAt: (number | null)[] = [];
let seen = 0;

/** Says "One two three four" and a checkpoint each second, in the place of a recogniser. */
const listens = (recognition: Recognition): Recognition => ({
  ...recognition,
  async *transcribe(samples, { resume }, signal) {
    resumedAt.push(resume?.seconds ?? null);
    const words = ['One', 'two', 'three', 'four'];
    for await (const chunk of samples) seen += chunk.length;
    for (let at = resume?.seconds ?? 0; at < words.length; at++) {
      if (signal.aborted) return;
      if (next === 'fails' && at === 2) throw new RecognitionFailed('It died.');
      if (next === 'waits' && at === 2) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        return;
      }
      const word = {
        text: words[at] ?? '',
        start: at,
        end: at + 0.8,
        confidence: 0.9,
        kind: 'word' as const,
        speaker: at % 2,
      };
      const space = { text: ' ', start: at, end: at, confidence: null, kind: 'spacing' as const };
      yield { kind: 'words', words: at === 0 ? [word] : [space, word] };
      yield { kind: 'checkpoint', checkpoint: { seconds: at + 1, state: '{}' } };
      yield { kind: 'progress', seconds: at + 1 };
    }
  },
});

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp({ parts: ({ recognition }) => ({ recognition: listens(recognition) }) });
  mia = await t.user({ tier: 'pro' });
});
afterAll(() => t.close());

const params = (transcription_id: string) => ({ params: { transcription_id } });
const used = async () => (await getBalance(mia.ctx())).credits_used;

async function upload(user = mia, seconds = 4): Promise<string> {
  const sound = toneWav(seconds);
  const ctx = user.ctx();
  const begun = await createUpload(ctx, { name: 'talk.wav', size_bytes: sound.length, purpose: 'speech_to_text' });
  const store = createUploads(t.parts);
  const file = await store.create();
  await file.write(sound);
  await file.commit();
  const about = { key: file.key, name: 'part', type: 'audio/wav', size: sound.length, sha256: '' };
  await putPart(ctx, begun.upload_id, 1, { ...about, keep: (scope) => store.keep(scope, file.key) });
  await completeUpload(ctx, begun.upload_id);
  return begun.upload_id;
}

async function start(user = mia): Promise<Transcript> {
  const answer = await t.call(api.createTranscript, user, {
    body: { upload_id: await upload(user), language_code: 'en', diarize: false },
  });
  const transcript = await answer.json();
  expect(answer.status, JSON.stringify(transcript)).toBe(200);
  return transcript;
}

const details = async (id: string) => (await t.call(api.getTranscriptDocument, mia, params(id))).json();
const reached = (id: string, state: Transcript['state']) =>
  expect.poll(async () => (await details(id)).transcript.state).toBe(state);

async function made(): Promise<string> {
  next = 'listens';
  const { transcription_id: id } = await start();
  await reached(id, 'ready');
  return id;
}

const statusOf = async (answer: Pick<Response, 'status' | 'json'>) => [
  answer.status,
  ((await answer.json()) as { detail: { status: string } }).detail.status,
];

test('a file is made into a transcript as a job, charged once', async () => {
  const before = await used();
  const id = await made();
  const { transcript, document } = await details(id);
  expect(transcript).toMatchObject({
    name: 'talk.wav',
    text: expect.stringContaining('One'),
    progress: 1,
    can_edit: true,
  });
  expect(
    document?.segments.flatMap(({ words }) => words.map(({ text }) => text)).filter((text) => text !== ' '),
  ).toEqual([...['One', 'two', 'three', 'four']]);
  expect(document?.cues.length).toBeGreaterThan(0);
  expect((await used()) - before).toBe(2);
  const audio = await t.call(api.getTranscriptAudio, mia, params(id));
  expect(audio.headers.get('content-type')).toBe('audio/wav');
  expect(Buffer.from(await audio.arrayBuffer()).length).toBe(toneWav(4).length);
  const { peaks } = await (
    await t.call(api.getTranscriptWaveform, mia, { ...params(id), query: { points: 20 } })
  ).json();
  expect(peaks).toHaveLength(20);
  expect(Math.max(...peaks)).toBeGreaterThan(0);
});

test('after a failure nothing is charged, and a retry goes on behind the last part', async () => {
  const before = await used();
  next = 'fails';
  resumedAt = [];
  const { transcription_id: id } = await start();
  await reached(id, 'failed');
  const failed = (await details(id)).transcript;
  expect(failed).toMatchObject({ can_retry: true, error: { status: 'transcription_failed' } });
  expect(await used()).toBe(before);
  next = 'listens';
  expect((await t.call(api.retryTranscript, mia, params(id))).status).toBe(200);
  await reached(id, 'ready');
  expect(resumedAt).toEqual([null, 2]);
  expect((await details(id)).transcript.text).toContain('three four');
  expect((await used()) - before).toBe(2);
  expect(await statusOf(await t.call(api.retryTranscript, mia, params(id)))).toEqual([409, 'transcript_not_retryable']);
});

test('one that is cancelled, or deleted under way, costs nothing', async () => {
  const before = await used();
  next = 'waits';
  const { transcription_id: id, job_id } = await start();
  await reached(id, 'transcribing');
  await t.call(jobsApi.cancelJob, mia, { params: { job_id: job_id ?? '' } });
  await reached(id, 'cancelled');
  const second = await start();
  await reached(second.transcription_id, 'transcribing');
  expect((await t.call(api.deleteTranscript, mia, params(second.transcription_id))).status).toBe(200);
  const open = () =>
    t.parts.db
      .selectFrom('generation')
      .select('state')
      .where('user_id', '=', mia.user_id)
      .where('state', 'in', ['reserved', 'running'])
      .execute();
  await expect.poll(open).toEqual([]);
  expect(await used()).toBe(before);
  next = 'listens';
});

test('two tabs: the later save is refused, and nothing of it is kept', async () => {
  const id = await made();
  const { document } = await details(id);
  const [segment] = document?.segments ?? [];
  if (!segment) throw new Error('there is a segment');
  const save = (revision: number, text: string) =>
    t.call(api.saveTranscriptDocument, mia, {
      ...params(id),
      body: {
        revision,
        segments: [{ ...segment, words: [{ ...segment.words[0]!, text, type: 'word', logprob: null }] }],
        speakers: [{ speaker_id: 'speaker_0', name: 'Ana', color: 3 }, ...(document?.speakers ?? []).slice(1)],
        remake_cues: true,
      },
    });
  const first = await save(0, 'Eins');
  expect(first.status).toBe(200);
  const saved = await first.json();
  expect(saved.document).toMatchObject({ revision: 1 });
  expect(saved.document.cues?.[0]?.text).toContain('Eins');
  expect(await statusOf(await save(0, 'Uno'))).toEqual([409, 'revision_conflict']);
  const now = await details(id);
  expect(now.transcript.text).toMatch(/^Eins/);
  expect(now.document?.revision).toBe(1);
  const text = await (await t.call(api.exportTranscript, mia, { ...params(id), query: { format: 'txt' } })).text();
  expect(text).toContain('Eins');
  const wrong = { revision: 1, segments: [{ ...segment, start: 5, end: 1 }] };
  expect(await statusOf(await t.call(api.saveTranscriptDocument, mia, { ...params(id), body: wrong }))).toEqual([
    400,
    'invalid_document',
  ]);
});

test('the list is searched, paged and of the caller alone', async () => {
  const ada = await t.user({ tier: 'pro' });
  const list = async (user: TestUser, query = {}) => (await t.call(api.listTranscripts, user, { query })).json();
  const id = await made();
  await t.call(api.renameTranscript, mia, { ...params(id), body: { name: 'Harbour talk' } });
  expect((await list(mia, { search: 'harbour' })).transcripts.map(({ name }) => name)).toEqual(['Harbour talk']);
  expect((await list(mia, { search: 'nobody said this' })).transcripts).toEqual([]);
  const all = [];
  for (let cursor: string | null = '', pages = 0; cursor !== null && pages < 20; pages++) {
    const page: Awaited<ReturnType<typeof list>> = await list(mia, { page_size: 2, ...(cursor ? { cursor } : {}) });
    all.push(...page.transcripts);
    cursor = page.next_cursor;
  }
  expect(new Set(all.map(({ transcription_id }) => transcription_id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(2);
  expect((await list(ada)).transcripts).toEqual([]);
  const colleague = await t.user({ workspace_id: mia.workspace_id });
  for (const user of [ada, colleague]) {
    expect((await t.call(api.getTranscriptDocument, user, params(id))).status).toBe(404);
    expect((await t.call(api.getTranscriptAudio, user, params(id))).status).toBe(404);
    expect((await t.call(api.renameTranscript, user, { ...params(id), body: { name: 'Mine' } })).status).toBe(404);
    expect((await t.call(api.deleteTranscript, user, params(id))).status).toBe(404);
  }
});

test('the file goes with its transcript', async () => {
  const id = await made();
  const row = await t.parts.db
    .selectFrom('transcript')
    .select('file_key')
    .where('transcription_id', '=', id)
    .executeTakeFirstOrThrow();
  const key = row.file_key ?? '';
  expect(await t.parts.storage.head(key)).toBeDefined();
  await t.call(api.deleteTranscript, mia, params(id));
  await expect.poll(() => t.parts.storage.head(key)).toBeUndefined();
  expect(seen).toBeGreaterThan(0);
});

test('an edit of every word of a long transcript is one save', async () => {
  const id = await made();
  const { document } = await details(id);
  const words = Array.from({ length: 400 }, (_, i) => ({
    ...{ text: 'everything', start: i / 10, end: i / 10, type: 'word' as const, logprob: null },
  }));
  const segments = Array.from({ length: 60 }, (_, i) => ({
    ...{ segment_id: `long${i}`, speaker_id: null, channel_index: null, start: i * 40, end: i * 40 + 40, words },
  }));
  const body = { ...{ revision: document?.revision ?? 0, segments, removed_segment_ids: [] } };
  expect(JSON.stringify(body).length).toBeGreaterThan(1024 * 1024);
  const saved = await t.call(api.saveTranscriptDocument, mia, {
    ...params(id),
    body: { ...body, cues: [], removed_cue_ids: [], remake_cues: false },
  });
  expect(saved.status).toBe(200);
});
