/** The queries of credits: reservations, the ledger, limits. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actingAs, type Scope } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { end, extend, park, reserve, reuseStatement } from '../../slices/usage/usage.service.ts';
import * as usage from '../../slices/usage/usage.store.ts';
import type { TestApp, TestUser } from '../../testing/app.ts';
import { voiceId } from '../speak.suite.ts';
import { nothing, quotaRequest, scopes, strangers, type People } from './people.suite.ts';

export function creditStores(people: () => People): void {
  describe('credits', () => {
    let app: TestApp;
    let ada: TestUser;
    let ben: TestUser;
    let cyd: TestUser;
    beforeAll(() => void ({ app, ada, ben, cyd } = people()));

    const generation_id = newId();
    beforeAll(async () => {
      const { user_id, workspace_id } = ada;
      const what = { generation_id, user_id, workspace_id, characters: 1, credits: 1, key_id: null };
      const how = { voice_id: voiceId, model_id: 'test', product: 'test', created_at: new Date() };
      await app.db
        .insertInto('generation')
        .values({ ...what, ...how, audio_key: 'none', state: 'running', ended_at: null, lease_ends_at: new Date() })
        .execute();
      await app.db
        .insertInto('ledger_entry')
        .values({ ...what, ...how, status: 'test', period: 0, audio_seconds: null, first_byte_ms: null })
        .execute();
    });
    afterAll(() => app.db.deleteFrom('generation').where('generation_id', '=', generation_id).execute());

    test('a generation and its entry are known in their workspace', async () => {
      for (const one of strangers) {
        expect(await usage.findEntry(scopes[one], generation_id)).toBeUndefined();
        expect(await usage.isOpen(scopes[one], generation_id)).toBe(false);
      }
      expect(await usage.findEntry(scopes.colleague, generation_id)).toEqual({ status: 'test', credits: 1 });
      expect(await usage.isOpen(scopes.colleague, generation_id)).toBe(true);
    });

    test('a key that was deleted since the request was let in takes none', async () => {
      const key = { key_id: 'deleted', permissions: null, has_credit_limit: false };
      const scope = actingAs(scopes.owner, { ...ada.actor, key });
      await expect(reserve(scope, quotaRequest())).rejects.toMatchObject({ status: 'invalid_api_key' });
    });

    test('whatever a generation does, it changes the account of its workspace alone', async () => {
      const accounts = app.db.selectFrom('credit_account').selectAll();
      const keys = app.db.selectFrom('api_key').select(['credits_used', 'credits_reserved']);
      for (const [user, other] of [
        [ada, cyd],
        [cyd, ada],
      ] as const) {
        const scope = user.ctx();
        const ofOther = async () => [
          await accounts.where('workspace_id', '=', other.workspace_id).execute(),
          await keys.where('user_id', '=', other.user_id).execute(),
        ];
        const own = async () => (await accounts.where('workspace_id', '=', user.workspace_id).execute())[0];
        await app.db.updateTable('api_key').set({ credits_used: 3 }).execute();
        await app.db.updateTable('credit_account').set({ credits_used: 20, credits_reserved: 9, running: 2 }).execute();
        const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
        await app.db
          .updateTable('credit_account')
          .set({ period_ends_at: inDays(300) })
          .execute();
        await app.db
          .updateTable('credit_account')
          .set({ period_ends_at: inDays(1) })
          .where('workspace_id', '=', user.workspace_id)
          .execute();
        await usage.updateLimits(scope, user.workspace_id, { credits: 1000, concurrency: 5 });
        const before = await ofOther();
        const steps: [() => Promise<unknown>, object][] = [];
        const { generation_id } = await reserve(scope, quotaRequest());
        steps.push([() => Promise.resolve(), { credits_used: 20, credits_reserved: 10, running: 3 }]);
        steps.push([() => park(scope, generation_id), { credits_used: 20, credits_reserved: 10, running: 2 }]);
        steps.push([
          () => extend(scope, generation_id, { characters: 1, credits: 1 }),
          { credits_used: 20, credits_reserved: 11, running: 3 },
        ]);
        // A month later the period is another one: what was spent in the former one no longer counts.
        const later = { ...scope, actor: scope.actor, now: inDays(40) };
        steps.push([
          () => end(later, generation_id, { ...nothing, state: 'done', credits: 2 }),
          { credits_used: 2, credits_reserved: 9, running: 2 },
        ]);
        const reused = reuseStatement(scope, quotaRequest(), sql`1`, 1);
        steps.push([() => reused.execute(app.db), { credits_used: 2 }]);
        steps.push([
          () => reserve({ ...scope, actor: scope.actor, now: inDays(80) }, quotaRequest()),
          { credits_used: 0, credits_reserved: 10, running: 3 },
        ]);
        for (const [step, after] of steps) {
          await step();
          expect(await own()).toMatchObject(after);
          expect(await ofOther()).toEqual(before);
        }
        await app.db
          .deleteFrom('generation')
          .where('workspace_id', '=', user.workspace_id)
          .where('state', '=', 'reserved')
          .execute();
        await app.db.updateTable('credit_account').set({ credits_used: 0, credits_reserved: 0, running: 0 }).execute();
      }
    });

    test('limits are those of the workspace', async () => {
      await usage.updateLimits(scopes.owner, ada.workspace_id, { credits: 111, concurrency: 1 });
      await usage.updateLimits(scopes.owner, cyd.workspace_id, { credits: 222, concurrency: 2 });
      const limits = async (scope: Scope) => [
        (await usage.readBalance(scope, scope.actor.workspace_id)).credit_limit,
        (await usage.readCreditsLeft(scope)).credit_limit,
        (await usage.readConcurrency(scope)).limit,
      ];
      for (const one of ['owner', 'colleague'] as const) expect(await limits(scopes[one])).toEqual([111, 111, 1]);
      for (const one of strangers) expect(await limits(scopes[one])).toEqual([222, 222, 2]);
    });

    test('an account that ends takes its own open generations, and leaves its alias to its own entries', async () => {
      const locked = async ({ user_id, workspace_id }: TestUser) => {
        const all_workspace_ids = [workspace_id];
        const rows = await usage.lockOpenOf(scopes.owner, {
          user_id,
          workspace_ids: [workspace_id],
          all_workspace_ids,
        });
        return rows.map((row) => row.generation_id);
      };
      expect([await locked(ada), await locked(ben), await locked(cyd)]).toEqual([[generation_id], [generation_id], []]);
      const ofPerson = { user_id: ada.user_id, workspace_ids: [], all_workspace_ids: [] };
      expect(await usage.lockOpenOf(scopes.owner, ofPerson)).toHaveLength(1);
      await usage.renameUser(scopes.owner, { user_id: cyd.user_id, alias: 'gone' });
      for (const table of ['generation', 'ledger_entry'] as const) {
        const row = app.db.selectFrom(table).select('user_id').where('generation_id', '=', generation_id);
        expect(await row.executeTakeFirst()).toEqual({ user_id: ada.user_id });
      }
    });
  });
}
