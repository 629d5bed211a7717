import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#contract/billing/plan-catalogue.ts';
import { tiers } from '#contract/billing/plans.ts';
import * as api from '#contract/limits/api.ts';
import { limitNames, limitOfPlan } from '#contract/limits/limits.ts';
import { bySession } from '../../contract-suite/http.suite.ts';
import { newId } from '../../kernel/ids.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { readSubscription } from '../../testing/billing.ts';
import { end, reserve } from '../usage/usage.service.ts';
import { returnToLimit, takeFromLimit } from './limits.service.ts';

let t: TestApp;
beforeAll(async () => void (t = await testApp()));
afterAll(() => t.close());

async function limitsOf(user: TestUser) {
  const { limits } = await (await t.call(api.listLimits, bySession(user), {})).json();
  return new Map(limits.map((one) => [one.name, one]));
}

async function hear(user: TestUser, product: 'stt' | 'audio_isolation', audio_seconds: number): Promise<void> {
  const request = {
    ...{ generation_id: newId(), product, model_id: 'scribe_v2', voice_id: '' },
    ...{ characters: 0, credits: 10, audio_key: 'heard/none', cache_key: null },
  };
  await reserve(user.ctx(), request);
  await end(user.ctx(), request.generation_id, {
    ...{ state: 'done', characters: 0, credits: 10, audio_seconds, first_byte_ms: 1 },
  });
}

test('what exists is counted from what there is', async () => {
  const mia = await t.user({ tier: 'growing_business' });
  await t.user({ workspace_id: mia.workspace_id });
  await hear(mia, 'stt', 1800);
  await hear(mia, 'audio_isolation', 90);
  const limits = await limitsOf(mia);
  expect([...limits.keys()]).toEqual(limitNames);
  expect(limits.get('credits')).toMatchObject({ used: 20, limit: 2_000_000, kind: 'period' });
  expect(limits.get('seats')).toMatchObject({ used: 2, limit: 3, kind: 'standing', resets_at_unix: null });
  expect(limits.get('speech_to_text_hours')).toMatchObject({ used: 0.5 });
  expect(limits.get('voice_isolator_minutes')).toMatchObject({ used: 1.5, limit: 2000 });
  expect(limits.get('voices')).toMatchObject({ used: 0, limit: 660, is_unlimited: false });
  // The next period begins with nothing used.
  t.clock.offsetMs = 32 * 86_400_000;
  try {
    await hear(mia, 'stt', 36);
  } finally {
    t.clock.offsetMs = 0;
  }
  expect((await limitsOf(mia)).get('speech_to_text_hours')).toMatchObject({ used: 0.01 });
});

test('of 200 concurrent takers exactly as many succeed as the limit allows, and what is given back can be taken', async () => {
  const mia = await t.user({ tier: 'creator' });
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => takeFromLimit(mia.ctx(), 'voices')));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(catalogue.creator.voice_limit);
  await expect(takeFromLimit(mia.ctx(), 'voices')).rejects.toMatchObject({
    ...{ http: 403, status: 'limit_reached', params: { name: 'voices', limit: 30, used: 30 } },
  });
  await expect(takeFromLimit(mia.ctx(), 'sound_effects_seconds', 2501)).rejects.toMatchObject({
    params: { limit: 2500, used: 0 },
  });
  await returnToLimit(mia.ctx(), 'voices', 2);
  await takeFromLimit(mia.ctx(), 'voices', 2);
  await takeFromLimit(mia.ctx(), 'sound_effects_seconds', 2500);
  await takeFromLimit(mia.ctx(), 'voice_add_edits', 7);
  await takeFromLimit(mia.ctx(), 'professional_voices');
  expect(await readSubscription(t, mia)).toMatchObject({
    voice_slots_used: 30,
    voice_add_edit_counter: 7,
    professional_voice_slots_used: 1,
    professional_voice_slots_used_in_workspace: 1,
  });
  const limits = await limitsOf(mia);
  expect([limits.get('voices')?.used, limits.get('sound_effects_seconds')?.used]).toEqual([30, 2500]);
  const eve = await t.user({ tier: 'enterprise' });
  await takeFromLimit(eve.ctx(), 'voices', 1_000_000);
  expect((await limitsOf(eve)).get('voices')).toMatchObject({ used: 1_000_000, limit: null, is_unlimited: true });
});

test('each plan has a limit of each name', () => {
  for (const tier of tiers)
    for (const name of limitNames) {
      const limit = limitOfPlan(tier, name);
      expect([tier, name, limit === null]).toEqual([tier, name, tier === 'trial' || tier === 'enterprise']);
    }
  expect(limitOfPlan('pro', 'voice_add_edits')).toBe(290);
  expect(limitOfPlan('pro', 'professional_voices', 2)).toBe(3);
});
