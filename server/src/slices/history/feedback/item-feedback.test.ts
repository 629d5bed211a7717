import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/history/api.ts';
import type { ItemFeedback } from '#contract/history/types.ts';
import { bySession, refusal, send } from '../../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { changesOf, speak } from '../history.suite.ts';

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user();
});
afterAll(() => t.close());

type Vote = Partial<Omit<ItemFeedback, 'review_status'>> & { thumbs_up: boolean };

const vote = (id: string, body: Vote, user = mia) =>
  send(t.url, `POST /v1/history/${id}/feedback`, { as: bySession(user), body });

/** Its answer is compared with the shapes of the public API. */
const itemOf = async (id: string) => (await send(t.url, `GET /v1/history/${id}`, { as: bySession(mia) })).body;

const nothing = {
  feedback: '',
  emotions: false,
  inaccurate_clone: false,
  glitches: false,
  audio_quality: false,
  other: false,
  review_status: 'not_reviewed',
};
const enough = 'The pauses are right.';

test('a vote is stored with the item, replaced by a later one, and announced to other tabs', async () => {
  const id = await speak(t, mia, 'How does this sound?');
  const [unheard] = [await speak(t, mia, 'Nobody votes on this.')];
  expect((await itemOf(id)).feedback).toBeNull();
  expect(await vote(id, { thumbs_up: true, feedback: `  ${enough} ` })).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
  expect((await itemOf(id)).feedback).toEqual({ ...nothing, thumbs_up: true, feedback: enough });
  const flags = { emotions: true, inaccurate_clone: true, glitches: true, audio_quality: true, other: true };
  await vote(id, { thumbs_up: false, ...flags, feedback: 'Hm.' });
  const changed = { ...nothing, thumbs_up: false, ...flags, feedback: 'Hm.' };
  expect((await itemOf(id)).feedback).toEqual(changed);
  const { history } = await (await t.call(api.listHistory, mia, {})).json();
  expect(history.map((item) => [item.history_item_id, item.feedback])).toEqual([
    [unheard, null],
    [id, changed],
  ]);
  const announced = (await changesOf(t, mia)).filter(({ what }) => what === 'changed');
  expect(announced.filter((change) => change.id === id)).toEqual(
    [1, 2].map(() => ({ user_id: mia.user_id, collection: 'history', id, what: 'changed' })),
  );
});

test('a positive text has 20 to 200 characters or is empty, a negative one at most 200', async () => {
  const id = await speak(t, mia, 'How long may it be?');
  const short = await vote(id, { thumbs_up: true, feedback: 'x'.repeat(19) });
  expect(refusal(short)).toEqual([400, 'feedback_too_short']);
  expect(short.body).toMatchObject({
    detail: { message: 'Feedback must be at least 20 characters long', param: 'feedback' },
  });
  expect(refusal(await vote(id, { thumbs_up: true, feedback: `${' '.repeat(30)}x` }))).toEqual([
    400,
    'feedback_too_short',
  ]);
  expect((await itemOf(id)).feedback).toBeNull();
  for (const length of [0, 20, 200]) {
    expect.soft((await vote(id, { thumbs_up: true, feedback: 'x'.repeat(length) })).status).toBe(200);
  }
  expect((await vote(id, { thumbs_up: false, feedback: 'x' })).status).toBe(200);
  for (const thumbs_up of [true, false]) {
    expect.soft((await vote(id, { thumbs_up, feedback: 'x'.repeat(201) })).status).toBe(422);
  }
});

test('what was reviewed cannot be changed, and stays what it was', async () => {
  const id = await speak(t, mia, 'Is it read already?');
  await vote(id, { thumbs_up: false, glitches: true });
  await t.db
    .updateTable('item_feedback')
    .set({ review_status: 'reviewed' })
    .where('history_item_id', '=', id)
    .execute();
  const refused = await vote(id, { thumbs_up: true });
  expect(refusal(refused)).toEqual([409, 'feedback_already_reviewed']);
  expect(refused.body).toMatchObject({
    detail: { message: 'This feedback cannot be changed as it was already reviewed.' },
  });
  expect((await itemOf(id)).feedback).toEqual({
    ...nothing,
    thumbs_up: false,
    glitches: true,
    review_status: 'reviewed',
  });
});

test('only the owner votes, also in one workspace, and feedback goes with its item', async () => {
  const id = await speak(t, mia, 'Whose is this?');
  const colleague = await t.user({ workspace_id: mia.workspace_id });
  const stranger = await t.user();
  for (const user of [colleague, stranger]) {
    expect.soft(refusal(await vote(id, { thumbs_up: true }, user))).toEqual([404, 'history_item_not_found']);
  }
  await vote(id, { thumbs_up: true });
  await t.call(api.deleteHistoryItem, mia, { params: { history_item_id: id } });
  expect(refusal(await vote(id, { thumbs_up: true }))).toEqual([404, 'history_item_not_found']);
  const left = t.db.selectFrom('item_feedback').selectAll().where('history_item_id', '=', id);
  expect(await left.execute()).toEqual([]);
});
