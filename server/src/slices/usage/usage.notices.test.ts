import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/messages/api.ts';
import { bySession } from '../../contract-suite/http.suite.ts';
import { systemScope } from '../../context.ts';
import { newId } from '../../kernel/ids.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { tellOfUse } from './usage.notices.ts';
import { end, reserve } from './usage.service.ts';

let t: TestApp;
beforeAll(async () => void (t = await testApp()));
afterAll(() => t.close());

async function use(user: TestUser, credits: number): Promise<void> {
  const request = {
    ...{ generation_id: newId(), product: 'tts' as const, model_id: 'eleven_multilingual_v2', voice_id: 'v' },
    ...{ characters: credits, credits, audio_key: 'speech/none', cache_key: null },
  };
  await reserve(user.ctx(), request);
  await end(user.ctx(), request.generation_id, {
    ...{ state: 'done', characters: credits, credits, audio_seconds: 1, first_byte_ms: 1 },
  });
}

test('admins are told once a period of 80 and of 100 %, however many processes look', async () => {
  const mia = await t.user({ credits: 100 });
  const ben = await t.user({ workspace_id: mia.workspace_id });
  const look = () => Promise.all([1, 2, 3].map(() => tellOfUse(systemScope(t.parts), t.parts, false)));
  const kinds = async (user: TestUser) => {
    const { messages } = (await (await t.call(api.listMessages, bySession(user), { query: {} })).json()) as {
      messages: { kind: string }[];
    };
    return messages.map(({ kind }) => kind).filter((kind) => kind.startsWith('usage_'));
  };
  await use(mia, 79);
  await look();
  expect(await kinds(mia)).toEqual([]);
  await use(mia, 1);
  await look();
  await look();
  expect(await kinds(mia)).toEqual(['usage_80']);
  await use(ben, 20);
  await look();
  await look();
  expect((await kinds(mia)).toSorted()).toEqual(['usage_100', 'usage_80']);
  expect(await kinds(ben)).toEqual([]);
});
