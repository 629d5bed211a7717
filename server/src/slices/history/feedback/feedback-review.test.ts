import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemFeedback } from '#contract/history/types.ts';
import { bySession, refusal, send } from '../../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { changesOf, espeakVoice, fliteVoice, speak } from '../history.suite.ts';

let t: TestApp;
let operator: TestUser;
let mia: TestUser;
let sam: TestUser;
/** From the oldest to the newest. */
let ids: { liked: string; disliked: string; flat: string };

beforeAll(async () => {
  t = await testApp({ env: { ADMIN_PATH_PREFIX: '/v1/staff' } });
  operator = await t.user();
  await t.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
  [mia, sam] = [await t.user(), await t.user()];
  ids = {
    liked: await speak(t, mia, 'Liked words of Mia.'),
    disliked: await speak(t, mia, 'Disliked words of Mia.'),
    flat: await speak(t, sam, 'Flat words of Sam.', { voice_id: fliteVoice }),
  };
  await vote(mia, ids.liked, { thumbs_up: true, feedback: 'The pauses are right.' });
  await vote(mia, ids.disliked, { thumbs_up: false, glitches: true });
  await vote(sam, ids.flat, { thumbs_up: false, emotions: true });
});
afterAll(() => t.close());

async function vote(user: TestUser, id: string, body: Partial<ItemFeedback>) {
  t.clock.offsetMs += 1000;
  return send(t.url, `POST /v1/history/${id}/feedback`, { as: bySession(user), body });
}
const ask = (call: string, body?: object, user = operator) =>
  send(t.url, call, { as: bySession(user), ...(body ? { body } : {}) });
const list = async (query = '') => (await ask(`GET /v1/operator/item-feedback${query}`)).body;
const idsIn = ({ feedback }: { feedback: { history_item_id: string }[] }) => feedback.map((one) => one.history_item_id);
const auditRows = async (start: string) => {
  const rows = await t.db.selectFrom('audit_event').select(['action', 'user_id', 'detail']).execute();
  return rows.filter(({ action }) => action.startsWith(start));
};

test('operators list the feedback of all workspaces without what was written in the items', async () => {
  const all = await list();
  expect(idsIn(all)).toEqual([ids.flat, ids.disliked, ids.liked]);
  expect(all).toMatchObject({ total: 3, not_reviewed: 3, next_cursor: null });
  expect(all.feedback[0]).toEqual({
    history_item_id: ids.flat,
    feedback: {
      thumbs_up: false,
      feedback: '',
      emotions: true,
      inaccurate_clone: false,
      glitches: false,
      audio_quality: false,
      other: false,
      review_status: 'not_reviewed',
    },
    created_at_unix: expect.any(Number),
    reviewed_at_unix: null,
    user_id: sam.user_id,
    email: sam.email,
    workspace_id: sam.workspace_id,
    workspace_name: expect.any(String),
    voice_id: fliteVoice,
    voice_name: expect.any(String),
    engine: 'flite',
    model_id: 'eleven_multilingual_v2',
    output_format: 'mp3_22050_32',
    text_characters: 'Flat words of Sam.'.length,
    duration_seconds: expect.any(Number),
    audio_url: `/v1/staff/history/${ids.flat}/audio`,
  });
  expect(JSON.stringify(all)).not.toContain('words of');
});

test('the list is filtered by state, vote, voice, engine and time, and read page by page', async () => {
  const times = (await list()).feedback.map((one: { created_at_unix: number }) => one.created_at_unix);
  for (const [query, expected] of [
    ['?vote=up', [ids.liked]],
    ['?vote=down', [ids.flat, ids.disliked]],
    [`?voice_id=${espeakVoice}`, [ids.disliked, ids.liked]],
    ['?engine=flite', [ids.flat]],
    ['?engine=none', []],
    ['?review_status=reviewed', []],
    [`?before_unix=${times[0]}`, [ids.disliked, ids.liked]],
    [`?after_unix=${times[0]}&vote=down`, [ids.flat]],
  ] as const) {
    const found = await list(query);
    expect.soft([query, idsIn(found), found.total]).toEqual([query, [...expected], expected.length]);
  }
  const first = await list('?page_size=2');
  const second = await list(`?page_size=2&cursor=${first.next_cursor}`);
  expect([idsIn(first), idsIn(second), second.next_cursor, second.total]).toEqual([
    [ids.flat, ids.disliked],
    [ids.liked],
    null,
    3,
  ]);
});

test('the votes are counted by voice, the most disliked first', async () => {
  const { voices } = (await ask('GET /v1/operator/item-feedback/voices')).body;
  const counts = { thumbs_down: 1, thumbs_up: 0, not_reviewed: 1 };
  expect(voices).toEqual([
    expect.objectContaining({ ...counts, voice_id: espeakVoice, engine: 'espeak', thumbs_up: 1, not_reviewed: 2 }),
    expect.objectContaining({ ...counts, voice_id: fliteVoice, engine: 'flite' }),
  ]);
  expect((await ask('GET /v1/operator/item-feedback/voices?before_unix=1')).body).toEqual({ voices: [] });
});

test('a review locks the feedback, is announced to its user, undone, and recorded once', async () => {
  const call = `PUT /v1/operator/item-feedback/${ids.disliked}/review`;
  const before = (await changesOf(t, mia)).length;
  const reviewed = await ask(call, { review_status: 'reviewed' });
  expect(reviewed.body).toMatchObject({
    history_item_id: ids.disliked,
    feedback: { glitches: true, review_status: 'reviewed' },
    reviewed_at_unix: expect.any(Number),
  });
  await ask(call, { review_status: 'reviewed' });
  expect((await changesOf(t, mia)).slice(before)).toEqual([
    { user_id: mia.user_id, collection: 'history', id: ids.disliked, what: 'changed' },
  ]);
  expect(await list('?review_status=reviewed')).toMatchObject({ total: 1, not_reviewed: 0 });
  expect(await list()).toMatchObject({ total: 3, not_reviewed: 2 });
  expect(refusal(await vote(mia, ids.disliked, { thumbs_up: true }))).toEqual([409, 'feedback_already_reviewed']);
  const undone = await ask(call, { review_status: 'not_reviewed' });
  expect(undone.body).toMatchObject({ reviewed_at_unix: null, feedback: { review_status: 'not_reviewed' } });
  expect((await vote(mia, ids.disliked, { thumbs_up: false, glitches: true })).status).toBe(200);
  const detail = { history_item_id: ids.disliked, user_id: mia.user_id, workspace_id: mia.workspace_id };
  expect(await auditRows('item_feedback.')).toEqual(
    ['item_feedback.reviewed', 'item_feedback.reopened'].map((action) => ({
      action,
      user_id: operator.user_id,
      detail,
    })),
  );
});

test('the text of an item is read only where there is feedback, and whoever reads it is recorded', async () => {
  const silent = await speak(t, mia, 'Nobody votes on this.');
  const read = (id: string) => ask(`GET /v1/operator/item-feedback/${id}/text`);
  expect((await read(ids.liked)).body).toEqual({ text: 'Liked words of Mia.' });
  expect(refusal(await read(silent))).toEqual([404, 'history_item_not_found']);
  const review = ask(`PUT /v1/operator/item-feedback/${silent}/review`, { review_status: 'reviewed' });
  expect(refusal(await review)).toEqual([404, 'history_item_not_found']);
  expect(await auditRows('history.text_read')).toEqual([
    {
      action: 'history.text_read',
      user_id: operator.user_id,
      detail: { history_item_id: ids.liked, user_id: mia.user_id, workspace_id: mia.workspace_id },
    },
  ]);
});

test('operators hear the audio of any item at the configured path, and its ranges are recorded once in ten minutes', async () => {
  const path = `/v1/staff/history/${ids.liked}/audio`;
  const cookie = { cookie: `veery_media=${operator.session.media}` };
  const get = (headers: Record<string, string>) => fetch(t.url + path, { headers });
  const own = await fetch(`${t.url}/v1/history/${ids.liked}/audio`, { headers: bySession(mia) });
  const whole = Buffer.from(await own.arrayBuffer());
  const heard = await get(bySession(operator));
  expect([heard.status, heard.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(Buffer.from(await heard.arrayBuffer()).equals(whole)).toBe(true);
  for (const [from, to] of [
    [0, 99],
    [100, 199],
  ] as const) {
    const part = await get({ ...cookie, range: `bytes=${from}-${to}` });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(from, to + 1))).toBe(true);
  }
  expect(await auditRows('history.audio_read')).toEqual([
    {
      action: 'history.audio_read',
      user_id: operator.user_id,
      detail: { history_item_id: ids.liked, user_id: mia.user_id, workspace_id: mia.workspace_id },
    },
  ]);
  expect((await get({ ...cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(refusal(await ask('GET /v1/staff/history/nothing/audio'))).toEqual([404, 'history_item_not_found']);
  for (const one of [mia, sam]) {
    const refused = await ask(`GET ${path}`, undefined, one);
    expect.soft(refusal(refused)).toEqual([403, 'not_operator']);
  }
  expect((await ask(`GET /v1/admin/history/${ids.liked}/audio`)).status).toBe(404);
  await t.parts.storage.remove((await keyOf(ids.liked)) ?? '');
  expect(refusal(await ask(`GET ${path}`))).toEqual([410, 'audio_missing']);
  expect(await auditRows('history.audio_read')).toHaveLength(1);
  t.clock.offsetMs += 601_000;
  await (await get(cookie)).arrayBuffer();
  expect(await auditRows('history.audio_read')).toHaveLength(2);
});

const keyOf = async (id: string) =>
  (await t.db.selectFrom('history_item').select('audio_key').where('history_item_id', '=', id).executeTakeFirst())
    ?.audio_key;
