/** The queries of pronunciation dictionaries. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import * as dictionaries from '../../slices/pronunciation-dictionaries/dictionaries.store.ts';
import { createDictionary } from '../../slices/pronunciation-dictionaries/dictionaries.service.ts';
import * as dictionaryUses from '../../slices/pronunciation-dictionaries/uses.store.ts';
import type { TestApp, TestUser } from '../../testing/app.ts';
import { scopes, strangers, type People } from './people.suite.ts';

export function dictionaryStores(people: () => People): void {
  describe('pronunciation dictionaries', () => {
    let app: TestApp;
    let ada: TestUser;
    let ben: TestUser;
    beforeAll(() => void ({ app, ada, ben } = people()));

    const page = {
      limit: 10,
      after: undefined,
      isByName: false,
      isAscending: true,
      withArchived: true,
      search: undefined,
    };
    const shared = { name: 'Shared', workspace_access: 'viewer' as const, rules: [] };
    let id: string;
    let version_id: string;

    beforeAll(async () => {
      ({ id, version_id } = await createDictionary(scopes.owner, shared));
      await dictionaries.replaceDefaults(scopes.owner, [{ pronunciation_dictionary_id: id }]);
      const job_id = newId();
      await sql`
      INSERT INTO job (job_id, workspace_id, user_id, kind, params, state, payload, total, created_at)
      VALUES (${job_id}, ${ada.workspace_id}, ${ada.user_id}, 'personal_data', '{}', 'done', '{}', 1, now())`.execute(
        app.db,
      );
      await dictionaryUses.insertJob(scopes.owner, job_id, [{ pronunciation_dictionary_id: id, version_id }]);
    });

    test.each(strangers)('%s finds none of another workspace', async (who) => {
      const scope = scopes[who];
      expect(await dictionaries.findDictionary(scope, id)).toBeUndefined();
      expect(await dictionaries.listDictionaries(scope, page)).toEqual([]);
      expect(await dictionaries.countDictionaries(scope)).toBe(0);
      await expect(dictionaries.updateDictionary(scope, id, { name: 'Taken' })).rejects.toThrow();
      expect(await dictionaries.listDefaults(scope)).toEqual([]);
      expect(await dictionaries.listPinnedDefaults(scope)).toEqual([]);
      await dictionaries.replaceDefaults(scope, []);
      expect(await dictionaryUses.findDefault(scope, id)).toBeUndefined();
      expect(await dictionaryUses.listJobs(scope, id)).toEqual([]);
    });

    test('members see what is shared, and their own jobs', async () => {
      for (const who of ['owner', 'colleague'] as const) {
        expect(await dictionaries.findDictionary(scopes[who], id)).toMatchObject({ name: 'Shared' });
        expect(await dictionaries.listDictionaries(scopes[who], page)).toHaveLength(1);
        expect(await dictionaries.countDictionaries(scopes[who])).toBe(1);
        expect(await dictionaries.listPinnedDefaults(scopes[who])).toEqual([{ dictionary_id: id, version_id }]);
        expect(await dictionaryUses.findDefault(scopes[who], id)).toEqual({ version_id: null });
      }
      expect(await dictionaryUses.listJobs(scopes.owner, id)).toHaveLength(1);
      expect(await dictionaryUses.listJobs(scopes.colleague, id)).toEqual([]);
    });

    test('who deletes their account takes what they did not share along, and leaves the rest without their name', async () => {
      const { id: mine } = await createDictionary(scopes.colleague, { ...shared, workspace_access: null });
      const { id: ours } = await createDictionary(scopes.colleague, shared);
      const { id: of_ada } = await createDictionary(scopes.owner, { ...shared, workspace_access: null });
      await dictionaries.removeCreator(scopes.colleague, {
        ...{ user_id: ben.user_id, email: ben.email, pattern: ben.email, alias: 'somebody' },
        ...{ workspace_ids: [], all_workspace_ids: [ada.workspace_id] },
      });
      const find = (one: string) => dictionaries.findDictionary(scopes.owner, one);
      expect(await find(mine)).toBeUndefined();
      expect(await find(ours)).toMatchObject({ created_by_user_id: 'somebody' });
      for (const one of [id, of_ada]) expect(await find(one)).toMatchObject({ created_by_user_id: ada.user_id });
      const { rows } =
        await sql`SELECT created_by_user_id AS by FROM pronunciation_version WHERE dictionary_id = ANY(${[ours, of_ada]}) ORDER BY 1`.execute(
          app.db,
        );
      expect(rows).toEqual(expect.arrayContaining([{ by: 'somebody' }, { by: ada.user_id }]));
    });
  });
}
