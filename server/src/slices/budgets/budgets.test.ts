import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input } from '#contract/kit/schema.ts';
import * as api from '#contract/budgets/api.ts';
import { maxBudgets } from '#contract/budgets/types.ts';
import * as keysApi from '#contract/api-keys/api.ts';
import * as membershipApi from '#contract/membership/api.ts';
import { bySession } from '../../contract-suite/http.suite.ts';
import { systemScope } from '../../context.ts';
import { actingAs } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { end, reserve } from '../usage/usage.service.ts';
import { tellOfBudgets } from './budgets.notices.ts';
import { presentPeriodOf, reachedThreshold } from './budgets.rules.ts';

let t: TestApp;
beforeAll(async () => void (t = await testApp()));
afterAll(() => t.close());

/** Uses credits, with the key of the user or without. */
async function use(user: TestUser, credits: number, withKey = false): Promise<void> {
  const key = { key_id: user.key_id, permissions: null, has_credit_limit: false, is_bound: false };
  const scope = withKey ? actingAs(user.ctx(), { ...user.actor, key }) : user.ctx();
  const request = {
    ...{ generation_id: newId(), product: 'tts' as const, model_id: 'eleven_multilingual_v2', voice_id: 'v' },
    ...{ characters: credits, credits, audio_key: 'speech/none', cache_key: null },
  };
  await reserve(scope, request);
  await end(scope, request.generation_id, {
    ...{ state: 'done', characters: credits, credits, audio_seconds: 1, first_byte_ms: 1 },
  });
}

type Body = Input<typeof api.createBudget.body>;
const ask = (user: TestUser, body: Body) => t.call(api.createBudget, bySession(user), { body });
const make = async (user: TestUser, body: Body) => {
  const answer = await ask(user, body);
  expect(answer.status).toBe(200);
  return answer.json();
};
const refusal = async (answer: { status: number; text(): Promise<string> }) =>
  `${answer.status} ${(JSON.parse(await answer.text()) as { detail: { status: string } }).detail.status}`;
const list = async (user: TestUser) => (await (await t.call(api.listBudgets, bySession(user), {})).json()).budgets;
const look = () => Promise.all([1, 2, 3].map(() => tellOfBudgets(systemScope(t.parts), t.parts, false)));
/** The percents that a user was told of, by the name of what is counted. */
async function told(user: TestUser): Promise<string[]> {
  const rows = await t.db.selectFrom('message').select('params').where('user_id', '=', user.user_id).execute();
  const params = rows.map((row) => row.params as { percent?: number; scope?: string });
  return params.flatMap(({ percent, scope }) => (percent === undefined ? [] : `${scope} ${percent}`)).toSorted();
}

test('settlements at the same moment are each counted once, and each threshold is told of once', async () => {
  const mia = await t.user({ tier: 'growing_business', credits: 100_000, concurrency: 1000 });
  const ben = await t.user({ workspace_id: mia.workspace_id });
  await use(mia, 7);
  const ofAll = await make(mia, { scope: 'workspace', credits: 2500 });
  expect(ofAll).toMatchObject({ credits_used: 7, thresholds: [50, 80, 100], target_id: null, reached: null });
  const ofKey = await make(mia, { scope: 'api_key', target_id: ben.key_id, credits: 1000, period: 'calendar_month' });
  const ofBen = await make(mia, { scope: 'member', target_id: ben.user_id, credits: 4000, thresholds: [10, 5] });
  const looking = { stop: false };
  const watcher = (async () => {
    while (!looking.stop) await look();
  })();
  await Promise.all(Array.from({ length: 200 }, (_, i) => use(i % 2 ? ben : mia, 1 + (i % 10), i % 4 === 1)));
  looking.stop = true;
  await watcher;
  await look();
  const rows = await t.db.selectFrom('ledger_entry').selectAll().where('workspace_id', '=', mia.workspace_id).execute();
  const sum = (is: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(is).reduce((total, { credits }) => total + credits, 0);
  const budgets = new Map((await list(mia)).map((one) => [one.budget_id, one]));
  expect(budgets.get(ofAll.budget_id)).toMatchObject({ credits_used: sum(() => true) });
  expect(budgets.get(ofBen.budget_id)).toMatchObject({
    ...{ credits_used: sum(({ user_id }) => user_id === ben.user_id), thresholds: [5, 10], reached: 10 },
    target_name: ben.email,
  });
  expect(budgets.get(ofKey.budget_id)).toMatchObject({ credits_used: sum(({ key_id }) => key_id === ben.key_id) });
  // A step that reaches two thresholds at once is told of by the higher one, so a lower one may be missing.
  const [mias, bens] = [await told(mia), await told(ben)];
  expect(new Set(mias).size).toBe(mias.length);
  expect(bens.filter((one) => !one.startsWith('workspace'))).toEqual(bens);
  expect(bens).toContain('member 10');
  const used = sum(() => true);
  const highest = [50, 80, 100].findLast((percent) => used * 100 >= 2500 * percent);
  if (highest) expect(mias).toContain(`workspace ${highest}`);
});

test('a new period counts and tells anew; other figures tell again of what they have not reached', async () => {
  const mia = await t.user({ tier: 'creator' });
  const { budget_id } = await make(mia, { scope: 'workspace', credits: 100 });
  await use(mia, 85);
  await look();
  await look();
  expect(await told(mia)).toEqual(['workspace 80']);
  const change = (body: Input<typeof api.updateBudget.body>) =>
    t.call(api.updateBudget, bySession(mia), { params: { budget_id }, body });
  expect(await (await change({ credits: 200 })).json()).toMatchObject({ credits_used: 85, reached: null });
  await use(mia, 80);
  await look();
  expect(await told(mia)).toEqual(['workspace 80', 'workspace 80']);
  await t.db.updateTable('credit_account').set({ period: 7 }).where('workspace_id', '=', mia.workspace_id).execute();
  expect(await list(mia)).toMatchObject([{ credits_used: 0, reached: null }]);
  await look();
  await use(mia, 100);
  await look();
  expect(await list(mia)).toMatchObject([{ credits_used: 100, reached: 50 }]);
  expect(await told(mia)).toEqual(['workspace 50', 'workspace 80', 'workspace 80']);
  const mails = await t.db.selectFrom('outbox_message').select('kind').where('recipient', '=', mia.email).execute();
  expect(mails.filter(({ kind }) => kind === 'notice')).toHaveLength(3);
});

test('members see what concerns them and change nothing; a budget goes with its key and its member', async () => {
  const mia = await t.user({ tier: 'growing_business' });
  const [ben, cyd] = [
    await t.user({ workspace_id: mia.workspace_id }),
    await t.user({ workspace_id: mia.workspace_id }),
  ];
  const eve = await t.user();
  const ofAll = await make(mia, { scope: 'workspace', credits: 10 });
  const ofKey = await make(mia, { scope: 'api_key', target_id: ben.key_id, credits: 10 });
  const ofBen = await make(mia, { scope: 'member', target_id: ben.user_id, credits: 10 });
  const ids = async (user: TestUser) => (await list(user)).map(({ budget_id }) => budget_id);
  expect(await ids(mia)).toEqual([ofAll, ofKey, ofBen].map(({ budget_id }) => budget_id));
  expect(await ids(ben)).toEqual([ofKey, ofBen].map(({ budget_id }) => budget_id));
  expect(await ids(cyd)).toEqual([]);
  expect(await ids(eve)).toEqual([]);
  const body = { scope: 'workspace', credits: 5, period: 'calendar_month' } as const;
  expect(await refusal(await ask(ben, body))).toBe('403 not_workspace_admin');
  for (const method of [api.updateBudget, api.deleteBudget] as const) {
    const input = { params: { budget_id: ofAll.budget_id }, body: { credits: 1 } };
    expect((await t.call(method, bySession(ben), input)).status).toBe(403);
    expect(await refusal(await t.call(method, bySession(eve), input))).toBe('404 budget_not_found');
  }
  expect(await refusal(await ask(mia, { ...body, period: 'billing_period' }))).toBe('409 budget_exists');
  for (const [scope, id] of [
    ['api_key', eve.key_id],
    ['member', eve.user_id],
    ['member', ben.key_id],
  ] as const)
    expect(await refusal(await ask(mia, { scope, target_id: id, credits: 1 }))).toBe('404 budget_target_not_found');
  expect((await ask(mia, { scope: 'member', credits: 1 })).status).toBe(422);
  expect((await ask(mia, { ...body, target_id: ben.user_id })).status).toBe(422);
  expect((await ask(mia, { ...body, thresholds: [50, 50] })).status).toBe(422);

  const params = { query: {}, body: { key_id: ben.key_id } };
  expect((await t.call(keysApi.deleteApiKey, bySession(ben), params)).status).toBe(200);
  expect(await ids(mia)).toEqual([ofAll.budget_id, ofBen.budget_id]);
  const removed = await t.call(membershipApi.deleteMember, bySession(mia), { body: { email: ben.email } });
  expect(removed.status).toBe(200);
  expect(await ids(mia)).toEqual([ofAll.budget_id]);

  const row = await t.db.selectFrom('budget').selectAll().where('budget_id', '=', ofAll.budget_id).executeTakeFirst();
  const account = row!;
  const owners = Array.from({ length: maxBudgets - 1 }, (_, i) => ({
    ...account,
    budget_id: `b${i}`,
    key_id: `k${i}`,
  }));
  const keys = await t.db.selectFrom('api_key').selectAll().where('key_id', '=', mia.key_id).executeTakeFirstOrThrow();
  await t.db
    .insertInto('api_key')
    .values(owners.map((one) => ({ ...keys, key_id: one.key_id, key_hash: Buffer.from(one.key_id) })))
    .execute();
  await t.db
    .insertInto('budget')
    .values(owners.map((one) => ({ ...one, scope: 'api_key' })))
    .execute();
  expect(await refusal(await ask(mia, body))).toBe('400 too_many_budgets');
});

test('months begin on the first, and thresholds are reached exactly', () => {
  const billing = { period: 4, period_ends_at: new Date('2026-03-20T00:00:00Z') };
  const at = (time: string) => presentPeriodOf('calendar_month', billing, new Date(time));
  expect(at('2026-02-28T23:59:59.999Z').number + 1).toBe(at('2026-03-01T00:00:00Z').number);
  expect(at('2026-12-31T23:00:00Z')).toMatchObject({ ends_at: new Date('2027-01-01T00:00:00Z') });
  expect(at('2026-12-31T23:00:00Z').number + 1).toBe(at('2027-01-01T00:00:00Z').number);
  expect(presentPeriodOf('billing_period', billing, new Date())).toMatchObject({ number: 4 });
  expect(reachedThreshold(499, 1000, [50, 80])).toBe(null);
  expect(reachedThreshold(500, 1000, [50, 80])).toBe(50);
  expect(reachedThreshold(2000, 1000, [80, 50])).toBe(80);
});
