import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '#contract/messages/types.ts';
import * as api from '#contract/messages/api.ts';
import { systemScope } from '../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { addMessage } from '../../platform/notify/messages.ts';

let t: TestApp;
beforeAll(async () => void (t = await testApp()));
afterAll(() => t.close());

const as = (user: TestUser) => ({ authorization: `Bearer ${user.session.access}` });
const list = async (user: TestUser, page_size = 50) =>
  (await t.call(api.listMessages, as(user), { query: { page_size } })).json();
const read = (user: TestUser, message_ids?: string[]) =>
  t.call(api.readMessages, as(user), { body: message_ids ? { message_ids } : {} });
const changesOf = (user: TestUser) =>
  t.db
    .selectFrom('change')
    .select(['id', 'what'])
    .where('user_id', '=', user.user_id)
    .where('collection', '=', 'message')
    .orderBy('change_id')
    .execute();

const keyCreated = (name: string) => ({ kind: 'api_key_created', params: { name } }) as const;
/** A second apart, so that their order is known. */
async function notify(user: TestUser, ...names: string[]) {
  for (const name of names) {
    t.clock.offsetMs += 1000;
    await addMessage(systemScope(t.parts), user.actor, keyCreated(name));
  }
}
const nameIn = (message: Message | undefined) =>
  message?.kind === 'api_key_created' ? message.params.name : undefined;

test('messages are listed as they were sent, newest first, unread, and announced as a change', async () => {
  const ada = await t.user();
  await notify(ada, 'one', 'two');
  const { messages, unread_count } = await list(ada);
  expect(messages.map(nameIn)).toEqual(['two', 'one']);
  expect(unread_count).toBe(2);
  const [newest] = messages;
  expect(newest).toEqual({
    message_id: expect.stringMatching(/^\w{20}$/),
    severity: 'info',
    kind: 'api_key_created',
    params: { name: 'two' },
    needs_attention: false,
    has_been_read: false,
    create_date_unix_ms: expect.any(Number),
  });
  expect(Math.abs((newest?.create_date_unix_ms ?? 0) - t.parts.now().getTime())).toBeLessThan(5000);
  expect(await changesOf(ada)).toEqual([...messages].reverse().map(({ message_id: id }) => ({ id, what: 'added' })));
});

test('some messages are marked as read, then all, and they stay read', async () => {
  const ada = await t.user();
  await notify(ada, 'one', 'two', 'three');
  const { messages } = await list(ada);
  const [three, two, one] = messages.map(({ message_id }) => message_id) as [string, string, string];
  expect(await (await read(ada, [two, 'gone'])).json()).toEqual({ status: 'ok' });
  const after = await list(ada);
  expect(after.messages.map(({ has_been_read }) => has_been_read)).toEqual([false, true, false]);
  expect(after.unread_count).toBe(2);
  await read(ada, []);
  expect((await list(ada)).unread_count).toBe(2);
  await read(ada);
  expect(await list(ada)).toMatchObject({ unread_count: 0 });
  const told = (await changesOf(ada)).filter(({ what }) => what === 'changed').map(({ id }) => id);
  expect(told[0]).toBe(two);
  expect(told.slice(1).sort()).toEqual([three, one].sort());
});

test('nobody can read, or mark as read, the messages of another user', async () => {
  const [ada, ben] = [await t.user(), await t.user()];
  await notify(ada, 'hers');
  const [hers] = (await list(ada)).messages;
  expect((await list(ben)).messages).toEqual([]);
  await read(ben, [hers?.message_id ?? '']);
  await read(ben);
  expect((await list(ada)).unread_count).toBe(1);
  expect(await changesOf(ben)).toEqual([]);
});

test('the newest two hundred of a user are kept, and other users lose nothing', async () => {
  const [ada, ben] = [await t.user(), await t.user()];
  await notify(ben, 'old');
  await notify(ada, ...Array.from({ length: 203 }, (_, number) => `${number}`));
  const { messages, unread_count } = await list(ada, 100);
  expect([messages.length, nameIn(messages[0]), unread_count]).toEqual([100, '202', 200]);
  const kept = await t.db.selectFrom('message').select('params').where('user_id', '=', ada.user_id).execute();
  const numbers = kept.map(({ params }) => Number((params as { name: string }).name));
  expect(numbers.toSorted((a, b) => a - b)[0]).toBe(3);
  expect((await list(ben)).messages).toHaveLength(1);
});

test('a message of a transaction that is rolled back never existed', async () => {
  const ada = await t.user();
  const failed = t.db.transaction().execute(async (db) => {
    await addMessage({ ...ada.ctx(), db }, ada.actor, keyCreated('never'));
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect((await list(ada)).messages).toEqual([]);
  expect(await changesOf(ada)).toEqual([]);
});

test('a message of an unknown kind, or about an unknown job, hides no other', async () => {
  const ada = await t.user();
  const job = { kind: 'speech_batch', params: { name: 'Ferries' } } as const;
  await notify(ada, 'known');
  await addMessage(systemScope(t.parts), ada.actor, { kind: 'job_done', params: { job, done: 1, total: 1 } });
  const renamed = { job: { ...job, kind: 'bulk_speech' }, done: 1, total: 1 };
  const rows = t.db.updateTable('message').where('user_id', '=', ada.user_id).where('kind', '=', 'job_done');
  await rows.set({ params: JSON.stringify(renamed) }).execute();
  const { messages } = await list(ada);
  expect(messages.map(({ kind, severity }) => [kind, severity])).toEqual(
    expect.arrayContaining([
      ['unknown', 'success'],
      ['api_key_created', 'info'],
    ]),
  );
});
