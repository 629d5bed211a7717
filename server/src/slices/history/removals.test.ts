import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/history/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { changesOf, espeakVoice, speak } from './history.suite.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const removeMany = async (user: TestUser, history_item_ids: string[]) =>
  (await t.call(api.deleteHistoryItems, user, { body: { history_item_ids } })).json();

async function filesOf(): Promise<number> {
  let count = 0;
  for await (const _ of t.parts.storage.list('speech')) count += 1;
  return count;
}

test('many items are deleted at once, missing ones are skipped, and each deletion is announced', async () => {
  const [mia, sam] = [await t.user(), await t.user()];
  const ids: string[] = [];
  for (const text of ['One.', 'Two.', 'Three.']) ids.push(await speak(t, mia, text));
  const foreign = await speak(t, sam, 'Not hers.');
  const [first = '', second = '', third = ''] = ids;
  expect(await removeMany(mia, [first, second, first, foreign, 'nothing'])).toEqual({ deleted: 2 });
  expect(await removeMany(mia, [first])).toEqual({ deleted: 0 });
  const removed = (await changesOf(t, mia)).filter(({ what }) => what === 'removed');
  expect(removed.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))).toEqual(
    [first, second].map((id) => ({ user_id: mia.user_id, collection: 'history', id, what: 'removed' })),
  );
  const left = await (await t.call(api.listHistory, mia, {})).json();
  expect(left.history.map(({ history_item_id }) => history_item_id)).toEqual([third]);
  expect((await t.call(api.getHistoryItem, sam, { params: { history_item_id: foreign } })).status).toBe(200);
  await expect.poll(filesOf).toBe(2);
  expect(await t.db.selectFrom('file_removal').selectAll().execute()).toEqual([]);
});

test('shared audio stays until its last item is deleted, even when all are deleted at once', async () => {
  const mia = await t.user();
  const before = await filesOf();
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) ids.push(await speak(t, mia, 'Made once, kept six times.'));
  expect(await filesOf()).toBe(before + 1);
  expect(await removeMany(mia, ids.slice(0, 2))).toEqual({ deleted: 2 });
  await t.call(api.deleteHistoryItem, mia, { params: { history_item_id: ids[2] ?? '' } });
  const audio = await t.call(api.getHistoryAudio, mia, { params: { history_item_id: ids[5] ?? '' } });
  expect((await audio.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  const one = (id: string) => t.call(api.deleteHistoryItem, mia, { params: { history_item_id: id } });
  await Promise.all([removeMany(mia, [ids[3] ?? '', ids[4] ?? '']), one(ids[5] ?? ''), one(ids[4] ?? '')]);
  await expect.poll(filesOf).toBe(before);
});

test('a new item is announced to its owner, and its cost to the workspace', async () => {
  const mia = await t.user();
  const { user_id, workspace_id } = mia;
  const [first, cached] = [await speak(t, mia, 'Twice the same.'), await speak(t, mia, 'Twice the same.')];
  const added = (id: string) => ({ user_id, collection: 'history', id, what: 'added' });
  const credits = { user_id: null, collection: 'user', id: workspace_id, what: 'changed' };
  expect(await changesOf(t, mia)).toEqual([added(first), credits, added(cached)]);
  const unlogged = await t.call(speechApi.convert, mia, {
    params: { voice_id: espeakVoice },
    query: { enable_logging: 'false' },
    body: { text: 'Off the record.' },
  });
  await unlogged.arrayBuffer();
  expect((await changesOf(t, mia)).slice(3)).toEqual([credits]);
});
