import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input } from '#contract/kit/schema.ts';
import { extraUseCents } from '#contract/usage/extra-use.ts';
import * as api from '#contract/usage-statistics/api.ts';
import type { Breakdown, Metric } from '#contract/usage-statistics/types.ts';
import { bySession } from '../../contract-suite/http.suite.ts';
import { newId } from '../../kernel/ids.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { testVoice } from '../../testing/voice.ts';
import { divideByVoice } from '../usage/usage.rules.ts';
import { end, reserve } from '../usage/usage.service.ts';

let t: TestApp;
beforeAll(async () => void (t = await testApp()));
afterAll(() => t.close());

interface Entry {
  at: string;
  credits?: number;
  product?: string;
  model_id?: string;
  voice_id?: string;
  key_id?: string | null;
  audio_seconds?: number;
  first_byte_ms?: number | null;
  status?: string;
  extra_credits?: number;
  period?: number;
  running_at_start?: number | null;
}

async function enter(user: TestUser, entries: Entry[]): Promise<void> {
  const rows = entries.map(({ at, ...entry }) => ({
    ...{ workspace_id: user.workspace_id, user_id: user.user_id, generation_id: newId(), created_at: new Date(at) },
    ...{ product: 'tts', model_id: 'eleven_v3', voice_id: testVoice.voice_id, key_id: null, characters: 10 },
    ...{ credits: 10, audio_seconds: 30, first_byte_ms: 100, status: 'done', period: 1, running_at_start: 1 },
    ...entry,
  }));
  await t.db.insertInto('ledger_entry').values(rows).execute();
}

type Query = Partial<Input<typeof api.characterStats.query>>;
type Requests = Input<typeof api.listRequests.body>;
const window = { start_unix: Date.parse('2026-03-01T00:00:00Z'), end_unix: Date.parse('2026-03-05T00:00:00Z') };

const ask = (user: TestUser, query: Query = {}) =>
  t.call(api.characterStats, bySession(user), { query: { ...window, ...query } });
const read = async (user: TestUser, query: Query = {}) => (await ask(user, query)).json();
const refusal = async (answer: Promise<{ status: number; text(): Promise<string> }>) => {
  const { status, text } = await answer.then(async (one) => ({ status: one.status, text: await one.text() }));
  const { detail } = JSON.parse(text) as { detail: { status: string } };
  return `${status} ${detail.status}`;
};

test('days without use are zero, and days begin where the caller lives', async () => {
  const mia = await t.user();
  await enter(mia, [
    { at: '2026-03-01T23:30:00Z', credits: 5 },
    { at: '2026-03-03T00:00:00Z', credits: 7 },
    { at: '2026-03-05T00:00:00Z', credits: 100 },
    { at: '2026-02-28T23:59:59Z', credits: 100 },
  ]);
  const utc = await read(mia);
  expect(utc.usage).toEqual({ All: [5, 0, 7, 0] });
  expect(utc.time.map((at) => new Date(at).toISOString().slice(0, 10))).toEqual([
    ...['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'],
  ]);
  expect(utc.series).toEqual([{ name: 'All', id: null, total: 12 }]);
  // In Berlin the first entry is of the second of March, and the window ends in a fifth day.
  expect((await read(mia, { time_zone: 'Europe/Berlin' })).usage).toEqual({ All: [0, 5, 7, 0, 0] });
  expect((await read(mia, { aggregation_interval: 'cumulative' })).usage).toEqual({ All: [5, 5, 12, 12] });
  expect((await read(mia, { aggregation_interval: 'month' })).usage).toEqual({ All: [12] });
  // The first of March 2026 is a Sunday.
  expect((await read(mia, { aggregation_interval: 'week' })).usage).toEqual({ All: [5, 7] });
  expect((await read(mia, { aggregation_bucket_size: 172_800 })).usage).toEqual({ All: [5, 7] });
  const hours = await read(mia, { aggregation_interval: 'hour' });
  expect(hours.time).toHaveLength(96);
  expect(hours.usage['All']![23]).toBe(5);
});

test('the day on which the clocks change has 23 hours, and is one day', async () => {
  const mia = await t.user();
  await enter(mia, [
    { at: '2026-03-28T23:00:00Z', credits: 3 },
    { at: '2026-03-29T21:59:59Z', credits: 4 },
    { at: '2026-03-29T22:00:00Z', credits: 5 },
  ]);
  const days = {
    ...{ start_unix: Date.parse('2026-03-27T23:00:00Z'), end_unix: Date.parse('2026-03-30T22:00:00Z') },
    time_zone: 'Europe/Berlin',
  };
  expect((await read(mia, days)).usage).toEqual({ All: [0, 7, 5] });
  const body = { start_time: days.start_unix, end_time: days.end_unix, time_zone: 'Europe/Berlin', group_by: [] };
  const { rows } = await (await t.call(api.usageByProduct, bySession(mia), { body })).json();
  expect(rows.map(([at, credits]) => [at, credits])).toEqual([
    ['2026-03-28T23:00:00.000Z', 7],
    ['2026-03-29T22:00:00.000Z', 5],
  ]);
});

test('each breakdown sums to the same, and names what it counts', async () => {
  const mia = await t.user({ tier: 'growing_business' });
  const ben = await t.user({ workspace_id: mia.workspace_id });
  const at = '2026-03-02T12:00:00Z';
  await enter(mia, [
    { at, credits: 50, key_id: mia.key_id },
    { at, credits: 20, product: 'stt', model_id: 'scribe_v2', voice_id: '' },
  ]);
  await enter(ben, [{ at, credits: 8, key_id: 'gone' }]);
  const seriesOf = async (user: TestUser, breakdown_type: Breakdown, isOfWorkspace = true) =>
    Object.fromEntries(
      (await read(user, { breakdown_type, include_workspace_metrics: isOfWorkspace })).series.map((one) => [
        one.name,
        [one.id, one.total],
      ]),
    );
  const { name, voice_id } = testVoice;
  expect(await seriesOf(mia, 'voice')).toEqual({ [name]: [voice_id, 58], 'No voice': [null, 20] });
  expect(await seriesOf(mia, 'user')).toEqual({ [mia.email]: [mia.user_id, 70], [ben.email]: [ben.user_id, 8] });
  const keys = { test: [mia.key_id, 50], 'Web app': [null, 20], gone: ['gone', 8] };
  expect(await seriesOf(mia, 'api_keys')).toEqual(keys);
  expect(await seriesOf(mia, 'all_api_keys')).toEqual(keys);
  expect(await seriesOf(mia, 'has_api_key')).toEqual({ true: ['true', 58], false: ['false', 20] });
  expect(await seriesOf(mia, 'product_type')).toEqual({
    ...{ text_to_speech: ['text_to_speech', 58], speech_to_text: ['speech_to_text', 20] },
  });
  expect(await seriesOf(mia, 'model')).toEqual({ eleven_v3: ['eleven_v3', 58], scribe_v2: ['scribe_v2', 20] });
  // Their own: of an admin too, unless they ask for the workspace.
  expect(await seriesOf(mia, 'none', false)).toEqual({ All: [null, 70] });
  expect(await seriesOf(ben, 'none', false)).toEqual({ All: [null, 8] });
  expect(await refusal(ask(ben, { include_workspace_metrics: true }))).toBe('403 not_workspace_admin');
  const only = async (query: Query) =>
    (await read(mia, { include_workspace_metrics: true, ...query })).series[0]!.total;
  expect(await only({ product_type: 'speech_to_text' })).toBe(20);
  expect(await only({ model: 'scribe_v2' })).toBe(20);
  expect(await only({ voice: voice_id })).toBe(58);
  expect(await only({ api_key: mia.key_id })).toBe(50);
  expect(await only({ api_key: 'none' })).toBe(20);
  expect(await only({ user: ben.user_id })).toBe(8);
  expect(await only({ voice: 'unknown' })).toBe(0);
});

test('a dialogue counts under each of its voices, and the voices sum to the ledger', async () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ voice_id: fc.constantFrom('a', 'b', 'c', 'd'), characters: fc.nat(5000) }), {
        maxLength: 30,
      }),
      fc.nat(1_000_000),
      (turns, credits) => {
        const shares = divideByVoice(turns, credits);
        if (!shares) return;
        const total = turns.reduce((sum, { characters }) => sum + characters, 0);
        expect(shares.reduce((sum, one) => sum + one.credits, 0)).toBe(credits);
        for (const { voice_id, credits: own } of shares) {
          const characters = turns.reduce((sum, one) => sum + (one.voice_id === voice_id ? one.characters : 0), 0);
          expect(Math.abs(own - (credits * characters) / total)).toBeLessThan(1);
        }
      },
    ),
  );
  const mia = await t.user();
  const turns = [
    { voice_id: 'ada', characters: 10 },
    { voice_id: 'vera', characters: 60 },
    { voice_id: 'ada', characters: 30 },
  ];
  for (const one of [turns, undefined, turns.slice(0, 1)]) {
    const generation_id = newId();
    const dialogue = {
      generation_id,
      product: 'tts',
      model_id: 'eleven_v3',
      voice_id: 'ada',
      characters: 100,
      credits: 101,
    } as const;
    await reserve(mia.ctx(), { ...dialogue, audio_key: 'none', cache_key: null });
    const done = {
      state: 'done',
      characters: 100,
      credits: 101,
      audio_seconds: 60,
      first_byte_ms: 1,
      turns: one,
    } as const;
    await end(mia.ctx(), generation_id, { ...done, turns: one });
  }
  const now = {
    start_unix: Date.now() - 3_600_000,
    end_unix: Date.now() + 3_600_000,
    aggregation_interval: 'month',
  } as const;
  const totals = async (query: Query) =>
    Object.fromEntries((await read(mia, { ...now, ...query })).series.map(({ id, total }) => [id, total]));
  const byVoice = { breakdown_type: 'voice' } as const;
  expect(await totals(byVoice)).toEqual({ ada: 242, vera: 61 });
  expect(await totals({ ...byVoice, metric: 'request_count' })).toEqual({ ada: 2, vera: 1 });
  expect(await totals({ ...byVoice, metric: 'minutes_used' })).toEqual({
    ada: expect.closeTo(2.4) as number,
    vera: expect.closeTo(0.6) as number,
  });
  expect((await read(mia, { ...now, voice: 'vera' })).series[0]!.total).toBe(61);
  expect((await read(mia, now)).series[0]!.total).toBe(303);
  const table = await t.call(api.usageByProduct, bySession(mia), {
    body: { start_time: now.start_unix, end_time: now.end_unix, interval_seconds: 86_400 * 30, group_by: ['voice_id'] },
  });
  const rows = (await table.json()).rows.map(([, voice, credits, requests]) => [voice, credits, requests]);
  expect(rows.toSorted()).toEqual([
    ['ada', 242, 2],
    ['vera', 61, 1],
  ]);
});

test('an unusual day is listed with what made the difference, to those who may see it', async () => {
  const mia = await t.user({ tier: 'growing_business' });
  const ben = await t.user({ workspace_id: mia.workspace_id });
  const start = Date.parse('2026-02-02T12:00:00Z');
  const day = (n: number) => new Date(start + n * 86_400_000).toISOString();
  await enter(
    mia,
    Array.from({ length: 29 }, (_, n) => ({ at: day(n), credits: 5000, key_id: mia.key_id })),
  );
  await enter(ben, [{ at: day(28), credits: 20_000, product: 'stt', voice_id: '' }]);
  // The 2nd of February and of March 2026 are Mondays.
  const march = { start_unix: Date.parse('2026-03-02T00:00:00Z'), end_unix: Date.parse('2026-03-03T00:00:00Z') };
  const list = (user: TestUser, query: object = {}) =>
    t.call(api.unusualDays, bySession(user), { query: { ...march, ...query } });
  const all = { include_workspace_metrics: true };
  const { days } = await (await list(mia, all)).json();
  expect(days).toEqual([
    {
      ...{ start_unix: march.start_unix, credits: 25_000, expected: 5000, usual_most: 7500, compared_days: 20 },
      causes: [
        { by: 'product_type', id: 'speech_to_text', name: 'speech_to_text', credits: 20_000, expected: 0 },
        { by: 'voice', id: null, name: 'No voice', credits: 20_000, expected: 0 },
        { by: 'api_keys', id: null, name: 'Web app', credits: 20_000, expected: 0 },
        { by: 'user', id: ben.user_id, name: ben.email, credits: 20_000, expected: 0 },
      ],
    },
  ]);
  expect(await (await list(mia)).json()).toEqual({ days: [] });
  // Ben has no history of his own.
  expect(await (await list(ben)).json()).toEqual({ days: [] });
  expect(await refusal(list(ben, all))).toBe('403 not_workspace_admin');
  expect(await (await list(await t.user(), all)).json()).toEqual({ days: [] });
});

test('each metric counts what it says', async () => {
  const mia = await t.user({ tier: 'creator' });
  const at = '2026-03-02T12:00:00Z';
  await enter(mia, [
    { at, first_byte_ms: 100, running_at_start: 2 },
    { at, first_byte_ms: 300, running_at_start: 4, extra_credits: 1000 },
    { at, first_byte_ms: 5, status: 'cached', running_at_start: null },
    { at, first_byte_ms: null, status: 'failed', audio_seconds: 0, running_at_start: 3 },
  ]);
  const extra = { tier: 'creator', billing_period: 'monthly_period', currency: 'eur', is_turbo: false } as const;
  await t.db
    .insertInto('extra_use')
    .values({ workspace_id: mia.workspace_id, period: 1, credits: 1000, ...extra })
    .execute();
  const total = async (metric: Metric) => (await read(mia, { metric })).series[0]!.total;
  expect(await total('minutes_used')).toBe(1);
  expect(await total('request_count')).toBe(4);
  expect(await total('ttfb_avg')).toBe(135);
  expect(await total('ttfb_p95')).toBeCloseTo(280);
  expect(await total('concurrency')).toBe(4);
  expect(await total('concurrency_average')).toBe(3);
  const money = await read(mia, { metric: 'fiat_units_spent' });
  expect(money).toMatchObject({
    currency: 'eur',
    usage: { All: [0, expect.closeTo(extraUseCents([{ ...extra, credits: 1000 }]) / 100, 6), 0, 0] },
  });
  await enter(mia, [{ at: '2026-03-03T12:00:00Z', extra_credits: 10, period: 2, running_at_start: null }]);
  await t.db
    .insertInto('extra_use')
    .values({ workspace_id: mia.workspace_id, period: 2, credits: 10, ...extra, currency: 'usd' })
    .execute();
  expect(await refusal(ask(mia, { metric: 'fiat_units_spent' }))).toBe('400 several_currencies');
  expect(await refusal(ask(mia, { metric: 'concurrency' }))).toBe('400 metric_not_recorded');
  expect(await refusal(ask(mia, { metric: 'ttfb_avg', aggregation_interval: 'cumulative' }))).toBe(
    '400 metric_not_cumulative',
  );
  expect(await refusal(ask(mia, { breakdown_type: 'user' }))).toBe('400 invalid_breakdown');
  expect(await refusal(ask(mia, { breakdown_type: 'region' }))).toBe('400 breakdown_not_recorded');
  expect(await refusal(ask(mia, { start_unix: 0, aggregation_bucket_size: 60 }))).toBe('400 too_many_values');
  for (const wrong of [{ end_unix: window.start_unix }, { time_zone: '+02:00' }, { time_zone: 'Mars/Olympus' }])
    expect((await ask(mia, wrong)).status).toBe(422);
});

test('a request keeps how many ran when it began', async () => {
  const mia = await t.user();
  const begin = async () => {
    const generation_id = newId();
    await reserve(mia.ctx(), {
      ...{ generation_id, product: 'tts', model_id: 'eleven_v3', voice_id: '', characters: 1, credits: 1 },
      ...{ audio_key: 'none', cache_key: null },
    });
    return generation_id;
  };
  const done = { state: 'done', characters: 1, credits: 1, audio_seconds: 1, first_byte_ms: 1 } as const;
  const [first, second] = [await begin(), await begin()];
  await end(mia.ctx(), first, done);
  await end(mia.ctx(), second, done);
  await end(mia.ctx(), await begin(), done);
  const now = {
    start_unix: Date.now() - 3_600_000,
    end_unix: Date.now() + 3_600_000,
    aggregation_interval: 'month',
  } as const;
  const { series } = await read(mia, { ...now, metric: 'concurrency' });
  expect(series[0]!.total).toBe(2);
  expect((await read(mia, { ...now, metric: 'concurrency_average' })).series[0]!.total).toBeCloseTo(4 / 3);
});

test('the tables of analytics group, filter and list what the caller may see', async () => {
  const mia = await t.user({ tier: 'growing_business' });
  const ben = await t.user({ workspace_id: mia.workspace_id });
  await enter(mia, [
    { at: '2026-03-01T10:00:00Z', credits: 50, key_id: mia.key_id },
    { at: '2026-03-01T11:00:00Z', credits: 20, product: 'stt', model_id: 'scribe_v2', voice_id: '' },
  ]);
  await enter(ben, [{ at: '2026-03-02T10:00:00Z', credits: 8, status: 'failed' }]);
  const times = { start_time: window.start_unix, end_time: window.end_unix };
  const table = (user: TestUser, body: Partial<Input<typeof api.usageByProduct.body>> = {}) =>
    t.call(api.usageByProduct, bySession(user), { body: { ...times, ...body } });
  const byProduct = await (await table(mia)).json();
  expect(byProduct).toEqual({
    columns: ['timestamp', 'product_type', 'total_usage', 'requests', 'audio_minutes'],
    column_types: ['DateTime', 'String', 'Float', 'Int', 'Float'],
    column_units: [null, null, 'credits', null, 'min'],
    rows: [
      ['2026-03-01T00:00:00.000Z', 'text_to_speech', 50, 1, 0.5],
      ['2026-03-01T00:00:00.000Z', 'speech_to_text', 20, 1, 0.5],
      ['2026-03-02T00:00:00.000Z', 'text_to_speech', 8, 1, 0],
    ],
  });
  expect((await (await table(ben)).json()).rows).toEqual([byProduct.rows[2]]);
  const credits = async (filters: NonNullable<Requests['filters']>, body = {}) =>
    (await (await table(mia, { group_by: ['user_id', 'request_source'], filters, ...body })).json()).rows.map(
      (row) => row[3],
    );
  expect(await credits([])).toEqual([50, 20, 8]);
  expect(await credits([{ column: 'product_type', operation: 'eq', values: ['speech_to_text'] }])).toEqual([20]);
  expect(await credits([{ column: 'hashed_xi_api_key', operation: 'in', values: [null, 'x'] }])).toEqual([20, 8]);
  expect(await credits([{ column: 'voice_id', operation: 'not_in', values: [null] }])).toEqual([50, 8]);
  expect(await credits([{ column: 'request_source', operation: 'neq', values: ['api'] }])).toEqual([20, 8]);
  expect(await credits([], { interval_seconds: 7200 })).toEqual([50, 20, 8]);
  expect(await refusal(table(mia, { group_by: ['region'] }))).toBe('400 column_not_recorded');
  expect(await refusal(table(mia, { filters: [{ column: 'toString', operation: 'eq', values: ['x'] }] }))).toBe(
    '400 column_not_recorded',
  );
  expect(await refusal(table(mia, { filters: [{ column: 'model', operation: 'eq', values: ['x', 'y'] }] }))).toBe(
    '400 invalid_filter',
  );
  expect(await refusal(table(mia, { start_time: 0, interval_seconds: 60 }))).toBe('400 too_many_values');

  const list = async (user: TestUser, body: Requests = {}) => {
    const answer = await t.call(api.listRequests, bySession(user), { body });
    const { columns, rows } = await answer.json();
    expect(answer.status, JSON.stringify(rows)).toBe(200);
    return rows.map((row) => Object.fromEntries(row.map((value, i) => [columns[i]!, value])));
  };
  const all = await list(mia);
  expect(all.map((row) => row['credits_used'])).toEqual([8, 20, 50]);
  expect(all[0]).toMatchObject({
    ...{ timestamp: '2026-03-02T10:00:00.000Z', product_type: 'text_to_speech', user_id: ben.user_id },
    ...{
      request_source: 'web_app',
      hashed_xi_api_key: null,
      status: 'failed',
      success: false,
      time_to_first_byte: 100,
    },
  });
  expect((await list(ben)).map((row) => row['credits_used'])).toEqual([8]);
  expect((await list(mia, { sort: 'asc', limit: 1 })).map((row) => row['credits_used'])).toEqual([50]);
  const found = async (body: Requests) => (await list(mia, body)).map((row) => row['credits_used']);
  expect(await found({ search: String(all[1]!['request_id']) })).toEqual([20]);
  expect(await found({ search: 'speech_to' })).toEqual([20]);
  expect(await found({ search: '%' })).toEqual([]);
  expect(await found({ filters: [{ column: 'credits_used', operation: 'gt', values: [20] }] })).toEqual([50]);
  expect(await found({ filters: [{ column: 'success', operation: 'eq', values: [false] }] })).toEqual([8]);
  expect(
    await found({ filters: [{ column: 'timestamp', operation: 'le', values: ['2026-03-01T10:00:00Z'] }] }),
  ).toEqual([50]);
  expect(await found({ end_time: Date.parse('2026-03-01T10:30:00Z') })).toEqual([50]);
  const wrong = { filters: [{ column: 'credits_used', operation: 'lt' as const, values: ['x'] }] };
  expect(await refusal(t.call(api.listRequests, bySession(mia), { body: wrong }))).toBe('400 invalid_filter');
});
