import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as billingApi from '#contract/billing/api.ts';
import { catalogue } from '#contract/billing/plan-catalogue.ts';
import { tiers } from '#contract/billing/plans.ts';
import { SubscriptionStatus } from '#contract/billing/types.ts';
import * as membersApi from '#contract/membership/api.ts';
import * as profileApi from '#contract/profile/api.ts';
import { canExceedCredits, extraUseCents } from '#contract/usage/extra-use.ts';
import { sql } from 'kysely';
import { bySession } from '../../contract-suite/http.suite.ts';
import { actingAs } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { systemScope } from '../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { editKey } from '../api-keys/api-keys.service.ts';
import {
  checkCredits,
  end,
  extend,
  getCreditsLeft,
  limitMember,
  reserve,
  setExtension,
  setLimits,
} from './usage.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const quotaRequest = (credits: number, model_id = 'eleven_multilingual_v2') => ({
  ...{ generation_id: newId(), product: 'tts' as const, model_id, voice_id: 'v' },
  ...{ characters: credits, credits, audio_key: 'speech/none', cache_key: null },
});
const done = (credits: number) =>
  ({ state: 'done', characters: credits, credits, audio_seconds: 1, first_byte_ms: 1 }) as const;
const refusal = (error: unknown) => (error instanceof AppError ? { status: error.status, ...error.params } : error);

async function use(user: TestUser, credits: number, model?: string): Promise<void> {
  const request = quotaRequest(credits, model);
  await reserve(user.ctx(), request);
  await end(user.ctx(), request.generation_id, done(credits));
}

const creator = (input = {}) => t.user({ tier: 'creator', credits: 1000, concurrency: 1000, ...input });
const subscriptionOf = async (user: TestUser) => (await t.call(billingApi.getSubscription, bySession(user), {})).json();

test('of 200 concurrent reservations as many succeed as the credits and the cap beyond them allow', async () => {
  const mia = await creator();
  await setExtension(mia.ctx(), { is_allowed: true, cap: 500 });
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => reserve(mia.ctx(), quotaRequest(37))));
  const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => refusal(reason));
  expect(200 - refused.length).toBe(Math.floor(1500 / 37));
  expect(refused[0]).toEqual({ status: 'quota_exceeded', limit: 1500, left: 1500 - 40 * 37, needed: 37 });
  expect((await ledgerOf(t, mia)).account.credits_reserved).toBe(40 * 37);
  await expect(checkCredits(mia.ctx(), 21)).rejects.toMatchObject({ params: { limit: 1500, left: 20 } });
  await checkCredits(mia.ctx(), 20);
});

test('the database and the contract agree on who may use more than the credits', async () => {
  const mia = await t.user();
  for (const tier of tiers)
    for (const status of SubscriptionStatus.options) {
      await t.db
        .updateTable('subscription')
        .set({ tier, status, override_tier: null })
        .where('workspace_id', '=', mia.workspace_id)
        .execute();
      const { rows } = await sql<{ may: boolean }>`SELECT can_exceed_credits(${mia.workspace_id}) AS may`.execute(t.db);
      expect([tier, status, rows[0]?.may]).toEqual([tier, status, canExceedCredits({ tier, status })]);
    }
  expect(tiers.filter((tier) => canExceedCredits({ tier, status: 'active' }))).toEqual(
    tiers.filter((tier) => catalogue[tier].features.includes('extra_credits') || catalogue[tier].enterprise),
  );
});

test('only what is beyond the credits is extra, at the price of the plan', async () => {
  const mia = await creator();
  await setExtension(mia.ctx(), { is_allowed: true });
  await use(mia, 900);
  expect((await subscriptionOf(mia)).current_overage).toEqual({ amount: '0', currency: 'usd' });
  await use(mia, 300);
  await use(mia, 5000);
  const { entries } = await ledgerOf(t, mia);
  expect(entries.map(({ extra_credits }) => extra_credits)).toEqual([0, 200, 5000]);
  // 5,200 credits at 30 cents a thousand.
  expect(await subscriptionOf(mia)).toMatchObject({
    current_overage: { amount: '1.56', currency: 'usd' },
    max_character_limit_extension: null,
    max_credit_limit_extension: 'unlimited',
    can_extend_character_limit: true,
    allowed_to_extend_character_limit: true,
  });
  await setExtension(mia.ctx(), { is_allowed: false });
  await expect(reserve(mia.ctx(), quotaRequest(1))).rejects.toMatchObject({ status: 'quota_exceeded' });
  // The next period begins without extra use.
  t.clock.offsetMs = 32 * 86_400_000;
  try {
    await use(mia, 10);
    const { entries: all } = await ledgerOf(t, mia);
    expect(all.at(-1)).toMatchObject({ credits: 10, extra_credits: 0, period: 2 });
  } finally {
    t.clock.offsetMs = 0;
  }
});

test('a sum is rounded once, and Business has its rate for turbo models with yearly payment', () => {
  const one = { tier: 'creator', billing_period: 'monthly_period', currency: 'usd', is_turbo: false } as const;
  // 30 cents a thousand: 16 credits cost 0.48 cents, 17 cost 0.51.
  expect([16, 17].map((credits) => extraUseCents([{ ...one, credits }]))).toEqual([0, 1]);
  expect(extraUseCents([16, 16, 16].map((credits) => ({ ...one, credits })))).toBe(1);
  const business = { ...one, tier: 'scale_2024_08_10', credits: 1_000_000, is_turbo: true } as const;
  expect(extraUseCents([{ ...business, billing_period: 'annual_period' }])).toBe(5000);
  expect(extraUseCents([business])).toBe(10_000);
  expect(extraUseCents([{ ...one, tier: 'enterprise', credits: 1_000_000 }])).toBe(0);
});

test('the choice is made by admins of a workspace whose plan sells more, and is shown to all of its members', async () => {
  const mia = await creator();
  const ben = await t.user({ workspace_id: mia.workspace_id });
  const free = await t.user();
  const on = { allowed_to_extend_character_limit: true, max_character_limit_extension: 700 };
  const edit = async (user: TestUser, body: object) => {
    const answer = await t.call(profileApi.editUser, bySession(user), { body });
    return [answer.status, ((await answer.json()) as { detail?: { status: string } }).detail?.status];
  };
  expect(await edit(ben, on)).toEqual([403, 'not_workspace_admin']);
  expect(await edit(ben, { max_character_limit_extension: null })).toEqual([403, 'not_workspace_admin']);
  expect(await edit(free, on)).toEqual([403, 'can_not_extend_limit']);
  expect(await edit(mia, on)).toEqual([200, undefined]);
  const shown = { ...on, can_extend_character_limit: true, max_credit_limit_extension: 700 };
  expect(await subscriptionOf(ben)).toMatchObject(shown);
  expect(await getCreditsLeft(ben.ctx())).toEqual({ credit_limit: 1000, credits_left: -1 });
  // A plan that sells no more ends it, whatever the choice was.
  const { workspace_id } = mia;
  await t.db.updateTable('subscription').set({ status: 'past_due' }).where('workspace_id', '=', workspace_id).execute();
  expect(await subscriptionOf(ben)).toMatchObject({ can_extend_character_limit: false, max_credit_limit_extension: 0 });
  expect(await getCreditsLeft(ben.ctx())).toEqual({ credit_limit: 1000, credits_left: 1000 });
  await expect(reserve(ben.ctx(), quotaRequest(1001))).rejects.toMatchObject({ status: 'quota_exceeded' });
});

test('a key keeps its own limit where the workspace goes beyond its credits', async () => {
  const mia = await creator({ credits: 10 });
  await setExtension(mia.ctx(), { is_allowed: true });
  await editKey(mia.ctx(), { key_id: mia.key_id, character_limit: 100 }, undefined);
  const actor = { ...mia.actor, key: { key_id: mia.key_id, permissions: null, has_credit_limit: true } };
  const ctx = () => actingAs(mia.ctx(), actor);
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => reserve(ctx(), quotaRequest(30))));
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(3);
  expect((await ledgerOf(t, mia)).account.credits_reserved).toBe(90);
  expect(await getCreditsLeft(ctx())).toEqual({ credit_limit: 100, credits_left: 10 });
});

test('a member never exceeds the limit that an admin set, and others are not held up by it', async () => {
  const mia = await creator({ tier: 'growing_business' });
  const ben = await t.user({ workspace_id: mia.workspace_id });
  await use(ben, 20);
  const answer = await t.call(membersApi.updateMember, bySession(mia), {
    body: { email: ben.email, character_limit: 100 },
  });
  expect(answer.status).toBe(200);
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => reserve(ben.ctx(), quotaRequest(30))));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await getCreditsLeft(ben.ctx())).toEqual({ credit_limit: 100, credits_left: 20 });
  await expect(reserve(ben.ctx(), quotaRequest(30))).rejects.toMatchObject({ params: { limit: 100, left: 20 } });
  await use(mia, 500);
  const rows = await (await t.call(membersApi.listMembers, bySession(mia), {})).json();
  expect(rows.map(({ character_limit, character_count }) => [character_limit, character_count])).toEqual([
    [null, null],
    [100, 20],
  ]);
  t.clock.offsetMs = 32 * 86_400_000;
  try {
    // What was reserved before still counts; what was used does not.
    await use(ben, 40);
    await limitMember(mia.ctx(), ben.user_id, null);
    await use(ben, 200);
  } finally {
    t.clock.offsetMs = 0;
  }
});

/** A random life of a workspace with extra use, against a model that a person can check by hand. */
test('whatever happens in any order, the ledger sums to the balance and no cap is exceeded', async () => {
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('reserve' as const), credits: fc.integer({ min: 1, max: 90 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('extend' as const), credits: fc.integer({ min: 1, max: 60 }) }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('done' as const, 'partial' as const, 'failed' as const),
        credits: fc.integer({ min: 0, max: 90 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('switch' as const), credits: fc.constantFrom(0, 30, 100, -1) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('plan' as const), credits: fc.constantFrom(60, 200) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('period' as const), credits: fc.constant(0) }) },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(30, 100),
      fc.array(fc.tuple(step, fc.nat()), { maxLength: 30 }),
      async (cap, steps) => {
        const mia = await t.user({ tier: 'pro', credits: 200, concurrency: 100 });
        const open: { generation_id: string; credits: number }[] = [];
        let [limit, beyond, used, isExtended, months] = [200, cap as number, 0, false, 0];
        await setExtension(mia.ctx(), { is_allowed: true, cap });
        const extra = [0];
        const reserved = () => open.reduce((sum, one) => sum + one.credits, 0);
        try {
          for (const [{ kind, credits }, pick] of steps) {
            const one = open[pick % Math.max(1, open.length)];
            const fits = used + reserved() + credits <= limit + beyond;
            const take = () => (isExtended ||= used + reserved() + credits > limit);
            if (kind === 'reserve') {
              const request = quotaRequest(credits);
              const isIn = await reserve(mia.ctx(), request).then(
                () => true,
                () => false,
              );
              expect(isIn).toBe(fits);
              if (isIn) {
                take();
                open.push(request);
              }
            } else if (kind === 'switch') {
              beyond = credits < 0 ? Infinity : credits;
              await setExtension(mia.ctx(), { is_allowed: credits !== 0, cap: credits < 0 ? null : credits });
            } else if (kind === 'plan') {
              limit = credits;
              await setLimits(systemScope(t.parts), mia.workspace_id, { credits });
            } else if (kind === 'period') {
              t.clock.offsetMs = ++months * 32 * 86_400_000;
              // A period ends when something is reserved or settled in the next.
              const request = quotaRequest(0);
              [used, isExtended] = [0, false];
              extra.push(0);
              if (reserved() <= limit + beyond) {
                isExtended = reserved() > limit;
                await reserve(mia.ctx(), request);
                await end(mia.ctx(), request.generation_id, done(0));
              } else {
                // The refusal begins the next period all the same.
                await expect(reserve(mia.ctx(), request)).rejects.toThrow('quota');
              }
            } else if (one && kind === 'extend') {
              const isIn = await extend(mia.ctx(), one.generation_id, { characters: 1, credits }).then(
                () => true,
                () => false,
              );
              expect(isIn).toBe(fits);
              if (isIn) {
                take();
                one.credits += credits;
              }
            } else if (one) {
              open.splice(open.indexOf(one), 1);
              const charged = kind === 'failed' ? 0 : Math.min(credits, one.credits);
              await end(mia.ctx(), one.generation_id, { ...done(charged), state: kind as 'done' });
              used += charged;
              if (isExtended) extra[extra.length - 1]! += Math.max(0, Math.min(charged, used - limit));
            }
          }
          const { account, entries } = await ledgerOf(t, mia);
          expect(account).toMatchObject({ credits_used: used, credits_reserved: reserved(), running: open.length });
          const sum = entries.reduce((total, entry) => total + entry.extra_credits, 0);
          expect(sum).toBe(extra.reduce((total, one) => total + one, 0));
          const uses = await t.db
            .selectFrom('extra_use')
            .selectAll()
            .where('workspace_id', '=', mia.workspace_id)
            .execute();
          expect(uses.reduce((total, row) => total + row.credits, 0)).toBe(sum);
        } finally {
          t.clock.offsetMs = 0;
        }
      },
    ),
    { numRuns: 40 },
  );
});
