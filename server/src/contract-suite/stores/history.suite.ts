/** The queries of the history. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import * as itemFeedback from '../../slices/history/feedback/item-feedback.store.ts';
import * as history from '../../slices/history/history.store.ts';
import * as historyList from '../../slices/history/list.store.ts';
import * as personalAudio from '../../slices/history/personal-audio.store.ts';
import * as removals from '../../slices/history/removals.store.ts';
import { end, reserve } from '../../slices/usage/usage.service.ts';
import * as usage from '../../slices/usage/usage.store.ts';
import type { TestApp, TestUser } from '../../testing/app.ts';
import { speak } from '../speak.suite.ts';
import { everybody, nothing, others, quotaRequest, scopes, strangers, type People } from './people.suite.ts';

export function historyStores(people: () => People): void {
  describe('history', () => {
    let app: TestApp;
    let ada: TestUser;
    let ben: TestUser;
    let cyd: TestUser;
    beforeAll(() => void ({ app, ada, ben, cyd } = people()));

    const ids: Record<string, string> = {};
    const page = { page_size: 10, sort_direction: 'desc' } as const;
    let audioKey: string;

    beforeAll(async () => {
      const idOf = async (user: TestUser, text: string) =>
        (await speak(app, user, text)).headers.get('history-item-id') ?? '';
      ids.owner = await idOf(ada, 'Words of Ada.');
      ids.colleague = await idOf(ben, 'Words of Ben.');
      ids.stranger = await idOf(cyd, 'Words of Cyd.');
      ids.elsewhere = await idOf(cyd, 'Words of Ada elsewhere.');
      const item = app.db.updateTable('history_item');
      await item.set({ created_by_user_id: ada.user_id }).where('history_item_id', '=', ids.elsewhere).execute();
      await item
        .set({ cache_key: Buffer.from('ada') })
        .where('history_item_id', '=', ids.owner)
        .execute();
      audioKey = (await history.findAudioKey(scopes.owner, ids.owner))?.audio_key ?? '';
    });

    test('a list holds the items of one person in one workspace', async () => {
      for (const one of everybody)
        for (const more of [{}, { latest_takes: true }, { search: 'Words', latest_takes: true }])
          expect(
            (await historyList.listItems(scopes[one], { ...page, ...more })).rows.map((item) => item.history_item_id),
          ).toEqual([ids[one]]);
    });

    test('an item takes the vote of its owner in its workspace alone', async () => {
      const id = ids.owner ?? '';
      const flags = { emotions: false, inaccurate_clone: false, glitches: false, audio_quality: false, other: false };
      const vote = (scope: Scope) => itemFeedback.saveFeedback(scope, id, { thumbs_up: true, feedback: '', ...flags });
      for (const one of others) expect(await vote(scopes[one])).toBe('missing');
      expect((await history.findItem(scopes.owner, id))?.feedback).toBeNull();
      expect(await vote(scopes.owner)).toBe('saved');
    });

    test('what was spoken is reused by the members of the workspace alone', async () => {
      const id = ids.owner ?? '';
      const reuse = async (scope: Scope) => ({
        key: await history.findAudioKey(scope, id),
        spoken: await history.findSpoken(scope, id),
        mark: await history.findReusableWithText(scope, 'Words of Ada.'),
      });
      const nothing = { key: undefined, spoken: undefined, mark: undefined };
      for (const one of strangers) expect(await reuse(scopes[one])).toEqual(nothing);
      expect(await reuse(scopes.colleague)).toEqual({
        key: { audio_key: audioKey },
        spoken: expect.anything(),
        mark: { history_item_id: id },
      });
    });

    test('a reservation finds what was spoken in its own workspace alone, and its limit', async () => {
      for (const [index, one] of (['owner', 'stranger'] as const).entries()) {
        const cache_key = Buffer.from(`key of ${one}`);
        await app.db
          .updateTable('history_item')
          .set({ cache_key })
          .where('history_item_id', '=', ids[one] ?? '')
          .execute();
        const { workspace_id } = scopes[one].actor;
        await usage.updateLimits(scopes.owner, workspace_id, { concurrency: 5 + index });
        const found = await reserve(scopes[one], { ...quotaRequest(), cache_key });
        expect(found).toMatchObject({ cached_item_id: ids[one], concurrency: { limit: 5 + index } });
        const other = scopes[one === 'owner' ? 'stranger' : 'owner'];
        const { cached_item_id, generation_id } = await reserve(other, { ...quotaRequest(), cache_key });
        expect(cached_item_id).toBeUndefined();
        await end(other, generation_id, nothing);
      }
      await app.db
        .updateTable('history_item')
        .set({ cache_key: Buffer.from('ada') })
        .where('history_item_id', '=', ids.owner ?? '')
        .execute();
    });

    test('an item is made over the audio of the same workspace alone', async () => {
      const insert = (scope: Scope) => {
        const row = { history_item_id: newId(), request_id: newId(), text: 'Words of Ada.', warnings: '[]' };
        const entry = () => sql<never>`SELECT 0::bigint AS credits_before, 0::bigint AS credits_after`;
        return history.insertCachedItem(scope, { ...row, alignment: null, dialogue: null, entry }, ids.owner ?? '');
      };
      for (const one of strangers) expect(await insert(scopes[one])).toBeUndefined();
      expect((await insert(scopes.colleague))?.audio_key).toBe(audioKey);
      await app.db
        .deleteFrom('history_item')
        .where('audio_key', '=', audioKey)
        .where('history_item_id', '<>', ids.owner ?? '')
        .execute();
    });

    test('strangers do not end the reuse of audio', async () => {
      for (const one of strangers) await history.clearCacheKeys(scopes[one], audioKey);
      expect(await history.findReusableWithText(scopes.owner, 'Words of Ada.')).toBeDefined();
      await history.clearCacheKeys(scopes.colleague, audioKey);
      expect(await history.findReusableWithText(scopes.owner, 'Words of Ada.')).toBeUndefined();
    });

    test('the archive of a person holds their items of all workspaces and nobody else’s', async () => {
      const idsIn = async (scope: Scope) =>
        (await personalAudio.listItems(scope, '')).map((item) => item.history_item_id).sort();
      expect(await idsIn(scopes.owner)).toEqual([ids.owner, ids.elsewhere].sort());
      expect(await idsIn(scopes.colleague)).toEqual([ids.colleague]);
      expect([await personalAudio.countItems(scopes.owner), await personalAudio.countItems(scopes.colleague)]).toEqual([
        2, 1,
      ]);
    });

    test('others remove nothing, and an account that ends takes its items of all workspaces and no others', async () => {
      for (const one of others)
        expect((await removals.deleteItems(scopes[one], [ids.owner ?? ''])).history_item_ids).toEqual([]);
      const left = async () =>
        (await app.db.selectFrom('history_item').select('history_item_id').execute())
          .map((item) => item.history_item_id)
          .sort();
      await removals.deleteItemsOf(scopes.owner, { user_id: ada.user_id, workspace_ids: [] });
      expect(await left()).toEqual([ids.colleague, ids.stranger].sort());
      await removals.deleteItemsOf(scopes.owner, { user_id: ada.user_id, workspace_ids: [ada.workspace_id] });
      expect(await left()).toEqual([ids.stranger]);
    });
  });
}
