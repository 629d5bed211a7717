/** Addresses a key is bound to, the end of its life, and its rotation, over HTTP and sockets. */
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as keysApi from '#contract/api-keys/api.ts';
import type * as apiKeysTypes from '#contract/api-keys/types.ts';
import { bySession, refusal, send, type Headers } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { untilSettled } from '../../testing/ledger.ts';
import { openSocket } from '../../testing/socket.ts';
import { testVoice } from '../../testing/voice.ts';

let t: TestApp;
/** The same, behind a proxy that is trusted: a test's requests come from where they say. */
let behindProxy: TestApp;
let mia: TestUser;
beforeAll(async () => {
  [t, behindProxy] = await Promise.all([testApp(), testApp({ env: { TRUST_PROXY: '127.0.0.1' } })]);
  mia = await t.user({ tier: 'pro' });
});
afterEach(() => void (t.clock.offsetMs = 0));
afterAll(() => Promise.all([t.close(), behindProxy.close()]));

const day = 86_400_000;
const voice = testVoice.voice_id;
const from = (ip: string, key: string): Headers => ({ 'xi-api-key': key, 'x-forwarded-for': ip });

async function create(app: TestApp, user: TestUser, body: object): Promise<{ xi_api_key: string; key_id: string }> {
  const answer = await send(app.url, 'POST /v1/user/create-api-key', {
    as: bySession(user),
    body: { name: 'key', ...body },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const change = (app: TestApp, user: TestUser, call: string, body: object) =>
  send(app.url, `POST /v1/user/${call}`, { as: bySession(user), body });

const ask = async (app: TestApp, as: Headers) => {
  const answer = await send(app.url, 'GET /v1/user', { as });
  return answer.status === 200 ? 200 : refusal(answer)[1];
};

/** Returns what the socket answers to the key in its query, or what it spoke. */
async function speak(app: TestApp, query: string, headers: Headers = {}): Promise<string> {
  const client = await openSocket(`${app.url}/v1/text-to-speech/${voice}/stream-input?${query}`, headers);
  client.send({ text: 'Hello.', flush: true });
  client.send({ text: '' });
  const said = await client.rest<{ error?: string; alignment?: { chars: string[] } | null }>();
  return said.find((one) => one.error)?.error ?? said.flatMap((one) => one.alignment?.chars ?? []).join('');
}

test('a bound key works from its addresses and networks, of both families, and from nowhere else', async () => {
  const ben = await behindProxy.user({ tier: 'pro' });
  const { xi_api_key, key_id } = await create(behindProxy, ben, {
    allowed_ips: ['192.0.2.7', '10.1.0.0/16', '2001:db8::/32'],
  });
  for (const ip of ['192.0.2.7', '10.1.255.255', '2001:db8::1', '2001:0DB8:0:0::1', '::ffff:192.0.2.7']) {
    expect([ip, await ask(behindProxy, from(ip, xi_api_key))]).toEqual([ip, 200]);
  }
  for (const ip of ['192.0.2.8', '10.2.0.0', '2001:db9::1', '127.0.0.1', 'not an address']) {
    const answer = await send(behindProxy.url, 'GET /v1/user', { as: from(ip, xi_api_key) });
    expect([ip, ...refusal(answer)]).toEqual([ip, 403, 'ip_not_allowed']);
  }
  const refused = await send(behindProxy.url, 'GET /v1/user', { as: from('192.0.2.8', xi_api_key) });
  expect(refused.body.detail.message).toBe('This API key may not be used from the address 192.0.2.8.');
  expect(await speak(behindProxy, `xi-api-key=${xi_api_key}`, { 'x-forwarded-for': '192.0.2.7' })).toBe('Hello.');
  expect(await speak(behindProxy, `xi-api-key=${xi_api_key}`, { 'x-forwarded-for': '192.0.2.8' })).toBe(
    'ip_not_allowed',
  );
  await change(behindProxy, ben, 'edit-api-key', { key_id, allowed_ips: null });
  expect(await ask(behindProxy, from('203.0.113.1', xi_api_key))).toBe(200);
});

test("a token of a bound key can only be requested from the key's address, but opens a socket from anywhere", async () => {
  const ben = await behindProxy.user({ tier: 'pro' });
  const { xi_api_key } = await create(behindProxy, ben, { allowed_ips: ['192.0.2.7'] });
  const call = 'POST /v1/single-use-token/tts_websocket';
  const answer = await send(behindProxy.url, call, { as: from('192.0.2.7', xi_api_key) });
  expect(await speak(behindProxy, `token=${answer.body.token}`, { 'x-forwarded-for': '198.51.100.1' })).toBe('Hello.');
  expect(refusal(await send(behindProxy.url, call, { as: from('198.51.100.1', xi_api_key) }))).toEqual([
    403,
    'ip_not_allowed',
  ]);
});

test('the address in a header is ignored without a trusted proxy', async () => {
  const { xi_api_key } = await create(t, mia, { allowed_ips: ['192.0.2.7'] });
  expect(await ask(t, from('192.0.2.7', xi_api_key))).toBe('ip_not_allowed');
  const local = await create(t, mia, { allowed_ips: ['127.0.0.1'] });
  expect(await ask(t, from('192.0.2.7', local.xi_api_key))).toBe(200);
});

test('addresses and networks are accepted, and anything else is refused with its place in the input', async () => {
  const { key_id } = await create(t, mia, {});
  for (const wrong of ['localhost', '10.0.0', '10.0.0.0/33', '::/129', '10.0.0.1/8/8', '1.2.3.4-5', '٣.٣.٣.٣', '']) {
    for (const [call, body] of [
      ['create-api-key', { name: 'x' }],
      ['edit-api-key', { key_id }],
    ] as const) {
      const answer = await change(t, mia, call, { ...body, allowed_ips: ['127.0.0.1', wrong] });
      expect([wrong, answer.status, answer.body.detail[0].loc]).toEqual([wrong, 422, ['body', 'allowed_ips', 1]]);
    }
  }
});

test('an expired key is answered like an unknown one, on sockets too, and can be extended', async () => {
  const expires_at_unix = Math.floor(Date.now() / 1000) + 2 * 86_400;
  const { xi_api_key, key_id } = await create(t, mia, { expires_at_unix });
  const as = { 'xi-api-key': xi_api_key };
  expect(await ask(t, as)).toBe(200);
  const open = await openSocket(`${t.url}/v1/text-to-speech/${voice}/stream-input?xi-api-key=${xi_api_key}`);
  t.clock.offsetMs = 2 * day + 1000;
  open.send({ text: 'Hello.', flush: true });
  expect((await open.rest<{ error?: string }>()).find(({ error }) => error)?.error).toBe('invalid_api_key');
  const expired = await send(t.url, 'GET /v1/user', { as });
  const unknown = await send(t.url, 'GET /v1/user', { as: { 'xi-api-key': 'sk_unknown' } });
  expect([refusal(expired), expired.body.detail.message]).toEqual([refusal(unknown), unknown.body.detail.message]);
  expect(await speak(t, `xi-api-key=${xi_api_key}`)).toBe('invalid_api_key');
  // The browser's session has ended by then as well.
  t.clock.offsetMs = 0;
  await change(t, mia, 'edit-api-key', { key_id, expires_at_unix: null });
  t.clock.offsetMs = 2 * day + 1000;
  expect(await ask(t, as)).toBe(200);
});

test('a rotated key has another secret, and the former one works for a day but cannot manage keys', async () => {
  const input = { permissions: ['user_read'], character_limit: 50, name: 'Rotated' };
  const { xi_api_key: first, key_id } = await create(t, mia, input);
  await t.db.updateTable('api_key').set({ credits_used: 7 }).where('key_id', '=', key_id).execute();
  const rotated = (await change(t, mia, 'rotate-api-key', { key_id })).body;
  expect(rotated).toEqual({ xi_api_key: expect.stringMatching(/^sk_[0-9a-f]{48}$/), key_id });
  expect(rotated.xi_api_key).not.toBe(first);
  const listed = await send(t.url, 'GET /v1/user/api-keys', { as: bySession(mia) });
  expect(listed.body.api_keys.find((one: { key_id: string }) => one.key_id === key_id)).toMatchObject({
    ...input,
    hint: `…${rotated.xi_api_key.slice(-4)}`,
    character_count: 7,
    previous_secret_expires_at_unix: expect.any(Number),
  });
  for (const key of [first, rotated.xi_api_key]) expect(await ask(t, { 'xi-api-key': key })).toBe(200);
  t.clock.offsetMs = day - 60_000;
  expect(await ask(t, { 'xi-api-key': first })).toBe(200);
  t.clock.offsetMs = day + 1000;
  expect(await ask(t, { 'xi-api-key': first })).toBe('invalid_api_key');
  expect(await ask(t, { 'xi-api-key': rotated.xi_api_key })).toBe(200);
});

test('a second rotation drops the oldest secret, and keep_former: false drops both secrets and their tokens', async () => {
  const { xi_api_key: first, key_id } = await create(t, mia, {});
  const second = (await change(t, mia, 'rotate-api-key', { key_id })).body.xi_api_key;
  const manage = await send(t.url, 'GET /v1/user/api-keys', { as: { 'xi-api-key': first } });
  expect(refusal(manage)).toEqual([403, 'api_key_restricted']);
  const third = (await change(t, mia, 'rotate-api-key', { key_id })).body.xi_api_key;
  const states = async () => Promise.all([first, second, third].map((key) => ask(t, { 'xi-api-key': key })));
  expect(await states()).toEqual(['invalid_api_key', 200, 200]);
  const token = await send(t.url, 'POST /v1/single-use-token/tts_websocket', { as: { 'xi-api-key': second } });
  const open = await openSocket(`${t.url}/v1/text-to-speech/${voice}/stream-input?xi-api-key=${third}`);
  await change(t, mia, 'rotate-api-key', { key_id, keep_former: false });
  expect(await states()).toEqual(['invalid_api_key', 'invalid_api_key', 'invalid_api_key']);
  expect(await speak(t, `token=${token.body.token}`)).toBe('invalid_single_use_token');
  open.send({ text: 'Hello.', flush: true });
  expect((await open.rest<{ error?: string }>()).find(({ error }) => error)?.error).toBe('invalid_api_key');
});

test('of concurrent rotations the last one counts, and the one before it is the former secret', async () => {
  const { key_id } = await create(t, mia, {});
  const answers = await Promise.all(Array.from({ length: 8 }, () => change(t, mia, 'rotate-api-key', { key_id })));
  const states = await Promise.all(answers.map(({ body }) => ask(t, { 'xi-api-key': body.xi_api_key })));
  expect(states.filter((state) => state === 200)).toHaveLength(2);
  expect(states.filter((state) => state === 'invalid_api_key')).toHaveLength(6);
});

test('a key may always disable itself, and a session has no key to disable', async () => {
  const { xi_api_key } = await create(t, mia, { permissions: [] });
  const disable = (as: Headers, name = 'self') =>
    send(t.url, `POST /v1/workspaces/api-keys/disable?api_key_name=${name}`, { as });
  expect((await disable({ 'xi-api-key': xi_api_key }, 'other')).status).toBe(422);
  expect((await disable({ 'xi-api-key': xi_api_key })).body).toEqual({ status: 'ok' });
  expect(refusal(await disable({ 'xi-api-key': xi_api_key }))).toEqual([401, 'invalid_api_key']);
  expect(refusal(await disable(bySession(mia)))).toEqual([400, 'api_key_required']);
});

test('a key is deleted by its id in the query or in the body', async () => {
  const [one, other] = [await create(t, mia, {}), await create(t, mia, {})];
  for (const input of [{ query: { key_id: one.key_id } }, { body: { key_id: other.key_id } }]) {
    expect((await t.call(keysApi.deleteApiKey, bySession(mia), input)).status).toBe(200);
  }
  for (const { xi_api_key } of [one, other]) expect(await ask(t, { 'xi-api-key': xi_api_key })).toBe('invalid_api_key');
  expect((await t.call(keysApi.deleteApiKey, bySession(mia), {})).status).toBe(422);
});

test('the last fifty requests of a key are recorded with method, path, status and address, but without query and body', async () => {
  const { xi_api_key, key_id } = await create(t, mia, { permissions: ['text_to_speech', 'user_read'] });
  const as = { 'xi-api-key': xi_api_key };
  const requests = async (): Promise<apiKeysTypes.ApiKeyRequest[]> =>
    (await send(t.url, `GET /v1/user/api-keys/${key_id}/requests`, { as: bySession(mia) })).body.requests;
  const spoken = await send(t.url, `POST /v1/text-to-speech/${voice}?output_format=pcm_8000`, {
    as,
    body: { text: 'My secret words.' },
  });
  await send(t.url, 'GET /v1/voices', { as });
  await speak(t, `xi-api-key=${xi_api_key}`);
  await expect.poll(async () => (await requests()).length).toBe(3);
  const own = { ip: '127.0.0.1', latency_ms: expect.any(Number), created_at_unix_ms: expect.any(Number) };
  const noted = (await requests()).sort((a, b) => a.status - b.status);
  expect(noted).toEqual([
    {
      ...own,
      request_id: expect.any(String),
      method: 'GET',
      path: `/v1/text-to-speech/${voice}/stream-input`,
      status: 101,
      credits: 6,
    },
    {
      ...own,
      request_id: spoken.headers.get('request-id'),
      method: 'POST',
      path: `/v1/text-to-speech/${voice}`,
      status: 200,
      credits: 16,
    },
    { ...own, request_id: expect.any(String), method: 'GET', path: '/v1/voices', status: 401, credits: null },
  ]);
  await Promise.all(Array.from({ length: 70 }, () => ask(t, as)));
  await expect.poll(async () => (await requests()).filter(({ path }) => path === '/v1/user').length).toBe(50);
  const stored = () => t.db.selectFrom('api_key_request').select('path').where('key_id', '=', key_id).execute();
  await expect.poll(async () => (await stored()).length).toBe(50);
  const foreign = await t.user();
  expect(refusal(await send(t.url, `GET /v1/user/api-keys/${key_id}/requests`, { as: bySession(foreign) }))).toEqual([
    404,
    'api_key_not_found',
  ]);
});

test('requests are recorded even just before a stop, and a deleted key takes its requests along', async () => {
  const app = await testApp();
  const ben = await app.user();
  const gone = await create(app, ben, {});
  await ask(app, { 'xi-api-key': gone.xi_api_key });
  await ask(app, { 'xi-api-key': ben.apiKey });
  await app.db.deleteFrom('api_key').where('key_id', '=', gone.key_id).execute();
  await app.app.close();
  const kept = await app.db.selectFrom('api_key_request').select('key_id').execute();
  expect(kept).toEqual([{ key_id: ben.key_id }]);
  await app.close();
});

test('200 concurrent callers with one limited key never exceed its thousand credits', async () => {
  const ben = await t.user({ credits: 100_000, concurrency: 1000 });
  const { xi_api_key, key_id } = await create(t, ben, { character_limit: 1000 });
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      send(t.url, `POST /v1/text-to-speech/${voice}?output_format=pcm_8000`, {
        as: { 'xi-api-key': xi_api_key },
        body: { text: `Hi number ${String(n).padStart(3, '0')}` },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(Math.floor(1000 / 13));
  expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => refusal(answer).join(' ')))).toEqual(
    new Set(['401 quota_exceeded']),
  );
  await untilSettled(t, ben);
  const used = () =>
    t.db.selectFrom('api_key').select(['credits_used', 'credits_reserved']).where('key_id', '=', key_id);
  expect(await used().executeTakeFirst()).toEqual({ credits_used: 76 * 13, credits_reserved: 0 });
});

test('the SDK disables the key it uses', async () => {
  const { xi_api_key } = await create(t, mia, { permissions: [] });
  const client = new ElevenLabsClient({ apiKey: xi_api_key, baseUrl: t.url, maxRetries: 0 });
  await client.workspaces.apiKeys.disable({ apiKeyName: 'self' });
  expect(await ask(t, { 'xi-api-key': xi_api_key })).toBe('invalid_api_key');
});
