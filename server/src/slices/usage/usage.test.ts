import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as speechApi from '#contract/speech/api.ts';
import { actingAs } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { systemScope } from '../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { ledgerOf, untilSettled } from '../../testing/ledger.ts';
import { editKey } from '../api-keys/api-keys.service.ts';
import { testVoice } from '../../testing/voice.ts';
import { end, extend, leaseMs, park, releaseAbandoned, reserve } from './usage.service.ts';

const voice_id = testVoice.voice_id;
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const quotaRequest = (credits: number) => ({
  generation_id: newId(),
  product: 'tts' as const,
  model_id: 'eleven_multilingual_v2',
  voice_id,
  characters: credits,
  credits,
  audio_key: 'speech/none',
  cache_key: null,
});

const done = (credits: number) =>
  ({ state: 'done', characters: credits, credits, audio_seconds: 1, first_byte_ms: 1 }) as const;

const statusOf = (error: unknown) => (error instanceof AppError ? error.status : 'another error');

test('of 200 concurrent reservations exactly floor(credits / cost) succeed', async () => {
  const mia = await t.user({ credits: 1000, concurrency: 1000 });
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => reserve(mia.ctx(), quotaRequest(37))));
  const refused = answers.filter((answer) => answer.status === 'rejected').map((answer) => statusOf(answer.reason));
  expect(answers.length - refused.length).toBe(Math.floor(1000 / 37));
  expect(new Set(refused)).toEqual(new Set(['quota_exceeded']));
  const { account } = await ledgerOf(t, mia);
  expect(account.credits_reserved).toBe(27 * 37);
});

test('of 200 concurrent HTTP requests exactly floor(credits / cost) succeed, without a 429 and without overspending', async () => {
  // The texts have one length and are all different, because a repeated one would come from the cache for free.
  const textOf = (i: number) => `Hi number ${String(i).padStart(3, '0')}`;
  const mia = await t.user({ credits: 2000, concurrency: 1000 });
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      const response = await t.call(speechApi.convert, mia, {
        params: { voice_id },
        query: { output_format: 'mp3_22050_32' },
        body: { text: textOf(i) },
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const { account, entries } = await untilSettled(t, mia);
  expect(answers.filter((status) => status === 200)).toHaveLength(Math.floor(2000 / 13));
  expect(answers.filter((status) => status === 401)).toHaveLength(200 - Math.floor(2000 / 13));
  expect(account).toMatchObject({ credits_used: 153 * 13, credits_reserved: 0, running: 0 });
  expect(entries).toHaveLength(153);
});

test('a key never exceeds its own limit, whatever the workspace has', async () => {
  const mia = await t.user({ credits: 100_000, concurrency: 1000 });
  await editKey(mia.ctx(), { key_id: mia.key_id, character_limit: 100 }, undefined);
  const actor = { ...mia.actor, key: { key_id: mia.key_id, permissions: null, has_credit_limit: true } };
  const ctx = () => actingAs(mia.ctx(), actor);
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => reserve(ctx(), quotaRequest(30))));
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(3);
  // What the key could not spend was not taken from the workspace either.
  expect((await ledgerOf(t, mia)).account.credits_reserved).toBe(90);
});

test('at a concurrency limit of two the third is refused with the documented error', async () => {
  const mia = await t.user();
  const first = quotaRequest(1);
  await reserve(mia.ctx(), first);
  await reserve(mia.ctx(), quotaRequest(1));
  const refusal = await reserve(mia.ctx(), quotaRequest(1)).catch((error: AppError) => error);
  expect(refusal).toMatchObject({
    http: 429,
    status: 'too_many_concurrent_requests',
    code: 'concurrent_limit_exceeded',
    headers: { 'retry-after': '1', 'current-concurrent-requests': '2', 'maximum-concurrent-requests': '2' },
    params: { running: 2, limit: 2 },
  });
  await end(mia.ctx(), first.generation_id, done(1));
  expect((await reserve(mia.ctx(), quotaRequest(1))).concurrency.running).toBe(2);
});

test('a generation ends once, and a second settlement or a sweep changes nothing', async () => {
  const mia = await t.user();
  const one = quotaRequest(10);
  await reserve(mia.ctx(), one);
  const answers = await Promise.all(Array.from({ length: 10 }, () => end(mia.ctx(), one.generation_id, done(10))));
  expect(answers.filter(({ ended }) => ended)).toHaveLength(1);
  expect((await ledgerOf(t, mia)).account).toMatchObject({ credits_used: 10, credits_reserved: 0, running: 0 });
});

test('an expired reservation is released, and a running one is left alone', async () => {
  const mia = await t.user();
  // On a slow machine reservations of the tests above have expired.
  await releaseAbandoned(systemScope(t.parts), false);
  const dead = quotaRequest(10);
  await reserve(mia.ctx(), dead);
  expect((await releaseAbandoned(systemScope(t.parts), false)).audio_keys).toEqual([]);
  t.clock.offsetMs = leaseMs + 1000;
  try {
    const fresh = quotaRequest(5);
    await reserve(mia.ctx(), fresh);
    await releaseAbandoned(systemScope(t.parts), false);
    const { account, entries } = await ledgerOf(t, mia);
    expect(account).toMatchObject({ credits_used: 0, credits_reserved: 5, running: 1 });
    expect(entries).toMatchObject([{ generation_id: dead.generation_id, status: 'failed', credits: 0 }]);
  } finally {
    t.clock.offsetMs = 0;
  }
});

test('credits renew each month, on the day on which the workspace was created', async () => {
  const mia = await t.user({ credits: 100 });
  const one = quotaRequest(100);
  await reserve(mia.ctx(), one);
  await end(mia.ctx(), one.generation_id, done(100));
  await expect(reserve(mia.ctx(), quotaRequest(1))).rejects.toMatchObject({ status: 'quota_exceeded' });
  t.clock.offsetMs = 32 * 86_400_000;
  try {
    await expect(reserve(mia.ctx(), quotaRequest(100))).resolves.toBeDefined();
    const { account } = await ledgerOf(t, mia);
    expect(account.period).toBe(2);
    expect(account.period_ends_at.getUTCDate()).toBeGreaterThanOrEqual(Math.min(account.anchored_at.getUTCDate(), 28));
  } finally {
    t.clock.offsetMs = 0;
  }
});

/** A random life of one account, against a model that a person can check by hand. */
test('after any sequence of reservations and settlements the account matches the model', async () => {
  const step = fc.record({
    kind: fc.constantFrom('reserve', 'done', 'partial', 'failed'),
    credits: fc.integer({ min: 1, max: 60 }),
    pick: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const mia: TestUser = await t.user({ credits: 200, concurrency: 4 });
      const open: { generation_id: string; credits: number }[] = [];
      let used = 0;
      for (const { kind, credits, pick } of steps) {
        const reserved = open.reduce((sum, one) => sum + one.credits, 0);
        if (kind === 'reserve') {
          const request = quotaRequest(credits);
          const answer = await reserve(mia.ctx(), request).then(() => 'ok', statusOf);
          const expected =
            open.length >= 4
              ? 'too_many_concurrent_requests'
              : used + reserved + credits > 200
                ? 'quota_exceeded'
                : 'ok';
          expect(answer).toBe(expected);
          if (answer === 'ok') open.push(request);
        } else if (open.length > 0) {
          const [one] = open.splice(pick % open.length, 1);
          const charged = kind === 'failed' ? 0 : Math.min(credits, one?.credits ?? 0);
          await end(mia.ctx(), one?.generation_id ?? '', { ...done(charged), state: kind as 'done' });
          used += charged;
        }
      }
      const { account } = await ledgerOf(t, mia);
      expect(account).toMatchObject({
        credits_used: used,
        credits_reserved: open.reduce((sum, one) => sum + one.credits, 0),
        running: open.length,
      });
    }),
    { numRuns: 25 },
  );
});

test('a parked generation keeps its credits and frees its concurrency, and extending takes both again', async () => {
  const mia = await t.user({ credits: 100, concurrency: 1 });
  const socket = quotaRequest(40);
  await reserve(mia.ctx(), socket);
  await park(mia.ctx(), socket.generation_id);
  await park(mia.ctx(), socket.generation_id);
  expect((await ledgerOf(t, mia)).account).toMatchObject({ running: 0, credits_reserved: 40 });

  const other = quotaRequest(10);
  await reserve(mia.ctx(), other);
  const more = { characters: 5, credits: 5 };
  expect(statusOf(await extend(mia.ctx(), socket.generation_id, more).catch((error: unknown) => error))).toBe(
    'too_many_concurrent_requests',
  );
  await end(mia.ctx(), other.generation_id, done(10));
  await extend(mia.ctx(), socket.generation_id, more);
  expect((await ledgerOf(t, mia)).account).toMatchObject({ running: 1, credits_reserved: 45, credits_used: 10 });
  expect(
    statusOf(await extend(mia.ctx(), socket.generation_id, { characters: 46, credits: 46 }).catch((e: unknown) => e)),
  ).toBe('quota_exceeded');
  await end(mia.ctx(), socket.generation_id, done(45));
  expect((await ledgerOf(t, mia)).account).toMatchObject({ running: 0, credits_reserved: 0, credits_used: 55 });
  await expect(extend(mia.ctx(), socket.generation_id, more)).rejects.toThrow('given up');
});

test('whatever sockets do in any order, concurrency and credits add up', async () => {
  const step = fc.record({
    who: fc.nat(2),
    what: fc.constantFrom('say', 'park', 'end'),
    credits: fc.integer({ min: 1, max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const mia = await t.user({ credits: 120, concurrency: 2 });
      const open = new Map<number, { id: string; credits: number; isParked: boolean }>();
      let used = 0;
      for (const { who, what, credits } of steps) {
        const one = open.get(who);
        if (what === 'say' && !one) {
          const wanted = quotaRequest(credits);
          const isIn = await reserve(mia.ctx(), wanted).then(
            () => true,
            () => false,
          );
          if (isIn) open.set(who, { id: wanted.generation_id, credits, isParked: false });
        } else if (what === 'say' && one) {
          const isIn = await extend(mia.ctx(), one.id, { characters: credits, credits }).then(
            () => true,
            () => false,
          );
          if (isIn) Object.assign(one, { credits: one.credits + credits, isParked: false });
        } else if (what === 'park' && one) {
          await park(mia.ctx(), one.id);
          one.isParked = true;
        } else if (one) {
          await end(mia.ctx(), one.id, done(one.credits));
          used += one.credits;
          open.delete(who);
        }
        const { account } = await ledgerOf(t, mia);
        const left = [...open.values()];
        expect(account.running).toBe(left.filter(({ isParked }) => !isParked).length);
        expect(account.credits_reserved).toBe(left.reduce((sum, { credits }) => sum + credits, 0));
        expect(account.credits_used).toBe(used);
        expect(account.credits_used + account.credits_reserved).toBeLessThanOrEqual(120);
        expect(account.running).toBeLessThanOrEqual(2);
      }
    }),
    { numRuns: 25 },
  );
});
