import { afterAll, beforeAll, expect, test } from 'vitest';
import * as speechApi from '#contract/speech/api.ts';
import * as api from '#contract/usage/api.ts';
import { bySession } from '../../contract-suite/http.suite.ts';
import { newId } from '../../kernel/ids.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { untilSettled } from '../../testing/ledger.ts';
import { testVoice } from '../../testing/voice.ts';
import { end, reserve } from './usage.service.ts';

let t: TestApp;
beforeAll(async () => void (t = await testApp()));
afterAll(() => t.close());

async function use(user: TestUser, credits: number, state: 'done' | 'failed' = 'done'): Promise<void> {
  const request = {
    ...{ generation_id: newId(), product: 'stt' as const, model_id: 'scribe_v2', voice_id: '' },
    ...{ characters: 0, credits: 50, audio_key: 'heard/none', cache_key: null },
  };
  await reserve(user.ctx(), request);
  await end(user.ctx(), request.generation_id, { state, characters: 0, credits, audio_seconds: 1, first_byte_ms: 1 });
}

const read = async (user: TestUser, query = {}) => (await t.call(api.listLedger, bySession(user), { query })).json();

test('every credit is traced to its member, key, model and item, and the entries sum to the balance', async () => {
  const mia = await t.user({ tier: 'growing_business' });
  const ben = await t.user({ workspace_id: mia.workspace_id });
  const eve = await t.user();
  const { voice_id } = testVoice;
  const spoken = await t.call(speechApi.convert, mia, { params: { voice_id }, body: { text: 'Hello there' } });
  await spoken.arrayBuffer();
  const { account } = await untilSettled(t, mia);
  await use(ben, 30);
  await use(ben, 0, 'failed');
  const { entries, has_more } = await read(mia);
  expect(has_more).toBe(false);
  expect(entries).toMatchObject([
    {
      email: ben.email,
      product: 'stt',
      credits: 0,
      credits_returned: 50,
      status: 'failed',
      voice_id: null,
      item: null,
    },
    { email: ben.email, product: 'stt', credits: 30, credits_returned: 20, status: 'done' },
    {
      ...{ email: mia.email, key_id: mia.key_id, key_name: 'test', product: 'tts', voice_id },
      ...{ item: 'history_item', item_id: spoken.headers.get('history-item-id'), credits: account.credits_used },
    },
  ]);
  expect((await read(ben)).entries.map(({ email }) => email)).toEqual([ben.email, ben.email]);
  expect((await read(eve)).entries).toEqual([]);
  expect((await read(mia, { status: 'failed' })).entries).toHaveLength(1);
  expect((await read(mia, { user: ben.user_id })).entries).toHaveLength(2);
  expect((await read(ben, { user: mia.user_id })).entries).toEqual([]);
  expect((await read(mia, { product: 'tts', before_unix: '1' })).entries).toEqual([]);
  const csv = await (await t.call(api.exportLedger, bySession(ben), { query: {} })).text();
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(`,${ben.email},`);
  expect(csv).not.toContain(mia.email);
});

test('pages follow each other without a gap, and an unreadable cursor is refused', async () => {
  const mia = await t.user();
  for (let i = 1; i <= 5; i++) await use(mia, i);
  const seen: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await read(mia, { page_size: '2', ...(cursor ? { cursor } : {}) });
    seen.push(...page.entries.map(({ credits }) => credits));
    cursor = page.next_cursor;
    // What is settled meanwhile does not move the pages that follow.
    if (seen.length === 2) await use(mia, 9);
  }
  expect(seen).toEqual([5, 4, 3, 2, 1]);
  expect((await t.call(api.listLedger, bySession(mia), { query: { cursor: 'x' } })).status).toBe(422);
});
