import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/voices/api.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { premadeVoices } from './voices.rules.ts';

const [voice_id = '', other = ''] = premadeVoices.map((voice) => voice.voice_id);
let t: TestApp;
let mia: TestUser;
let sam: TestUser;
beforeAll(async () => {
  t = await testApp();
  [mia, sam] = [await t.user(), await t.user()];
});
afterAll(() => t.close());

const params = { voice_id };
const voiceOf = async (user: TestUser, id = voice_id) =>
  (await t.call(api.getVoice, user, { params: { voice_id: id } })).json();
const changes = () =>
  t.db
    .selectFrom('change')
    .select(['user_id', 'workspace_id', 'id', 'what'])
    .where('collection', '=', 'voice')
    .execute();

test('a favourite belongs to the caller, is on every answer with voices, and is announced once', async () => {
  const before = Math.floor(Date.now() / 1000);
  for (let i = 0; i < 2; i++) expect((await t.call(api.addVoiceFavorite, mia, { params })).status).toBe(200);
  const voice = await voiceOf(mia);
  expect(voice.is_bookmarked).toBe(true);
  expect(voice.favorited_at_unix).toBeGreaterThanOrEqual(before);
  expect(await voiceOf(mia, other)).toMatchObject({ is_bookmarked: false, favorited_at_unix: null });
  expect(await voiceOf(sam)).toMatchObject({ is_bookmarked: false, favorited_at_unix: null });
  const lists = [
    await (await t.call(api.listVoices, mia, {})).json(),
    await (await t.call(api.searchVoices, mia, { query: { page_size: 100 } })).json(),
  ];
  for (const { voices } of lists) {
    expect(voices.filter((one) => one.is_bookmarked).map((one) => one.voice_id)).toEqual([voice_id]);
    expect(voices.find((one) => one.voice_id === voice_id)?.favorited_at_unix).toBe(voice.favorited_at_unix);
  }
  const { user_id, workspace_id } = mia;
  expect(await changes()).toEqual([{ user_id, workspace_id, id: voice_id, what: 'changed' }]);
});

test('a removed favourite is gone, and adding or removing twice is like once', async () => {
  for (let i = 0; i < 2; i++) expect((await t.call(api.removeVoiceFavorite, mia, { params })).status).toBe(200);
  expect(await voiceOf(mia)).toMatchObject({ is_bookmarked: false, favorited_at_unix: null });
  expect(await changes()).toHaveLength(2);
});

test('an unknown voice answers 404', async () => {
  for (const endpoint of [api.addVoiceFavorite, api.removeVoiceFavorite])
    expect((await t.call(endpoint, mia, { params: { voice_id: 'nobody' } })).status).toBe(404);
});
