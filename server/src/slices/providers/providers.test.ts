/** Providers over HTTP: added, listed, tested, changed; whose they are; their keys; what is spoken with them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bySession, refusal, send } from '../../contract-suite/http.suite.ts';
import { startProvider, type ProviderServer } from '../../ports/speech/engines/remote/provider-server.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { listActiveProviders, loadProviders } from './active-providers.service.ts';

let t: TestApp;
let server: ProviderServer;
let ada: TestUser;
let ben: TestUser;
let operator: TestUser;
beforeAll(async () => {
  [t, server] = await Promise.all([testApp(), startProvider()]);
  [ada, ben, operator] = [await t.user(), await t.user(), await t.user()];
  await t.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
});
afterAll(async () => {
  await t.close();
  await server.close();
});

const ask = (user: TestUser, call: string, body?: object) =>
  send(t.url, call, { as: bySession(user), ...(body ? { body } : {}) });
const calls = { workspace: '/v1/workspace/speech-providers', installation: '/v1/operator/speech-providers' };
const described = (more: object = {}) => ({
  ...{
    name: 'Elsewhere',
    shape: 'openai',
    base_url: `${server.url}/v1/`,
    api_key: 'sk-0123456789abcd',
    model: 'tts-1',
  },
  ...more,
});
const add = async (user: TestUser, more: object = {}, to = calls.workspace) =>
  (await ask(user, `POST ${to}`, described(more))).body;
const voicesIn = async (user: TestUser) =>
  (await listActiveProviders(t, user.workspace_id)).map(({ provider_id }) => provider_id);

test('a provider is added with its lists, tested, changed and removed; its key is sealed', async () => {
  const added = await add(ada);
  expect(added).toMatchObject({
    ...{
      name: 'Elsewhere',
      base_url: `${server.url}/v1`,
      api_key_hint: '…abcd',
      state: 'untested',
      lists_problem: null,
      transcription_model: null,
    },
    models: [{ id: 'tts-1' }, { id: 'gpt-4o' }],
    voices: [{ name: 'good' }, { name: 'other', title: 'The other' }],
  });
  const call = `${calls.workspace}/${added.provider_id}`;
  const tested = (await ask(ada, `POST ${call}/test`, { text: 'Hello there.' })).body;
  expect(tested).toMatchObject({ is_ok: true, voice: 'good', has_times: false });
  expect(Buffer.from(tested.audio_base64, 'base64').toString('latin1', 0, 4)).toBe('RIFF');
  expect(server.asked.at(-1)?.headers.authorization).toBe('Bearer sk-0123456789abcd');
  const failed = (await ask(ada, `POST ${call}/test`, { text: 'Hello there.', voice: 'unauthorized' })).body;
  expect(failed).toMatchObject({ is_ok: false, message: 'it answered 401: Incorrect API key provided: ***' });
  const [listed] = (await ask(ada, `GET ${calls.workspace}`)).body.providers;
  expect(listed).toMatchObject({ state: 'failing', failure: { message: failed.message } });
  expect(listed.first_byte_ms).toBeGreaterThanOrEqual(0);

  const row = await t.db
    .selectFrom('speech_provider')
    .selectAll()
    .where('provider_id', '=', added.provider_id)
    .executeTakeFirstOrThrow();
  expect(row.api_key?.includes('0123456789')).toBe(false);
  const events = await t.db
    .selectFrom('audit_event')
    .select('detail')
    .where('action', 'like', 'speech_provider.%')
    .execute();
  expect(JSON.stringify(events)).not.toContain('0123456789');

  const changed = (await ask(ada, `PATCH ${call}`, { voice_names: ['alloy'], is_enabled: false })).body;
  expect(changed).toMatchObject({ state: 'off', voices: [{ name: 'alloy' }] });
  expect((await ask(ada, `POST ${call}/test`, {})).body).toMatchObject({
    is_ok: false,
    message: 'It is switched off.',
  });
  expect(await voicesIn(ada)).toEqual([]);
  expect((await ask(ada, `DELETE ${call}`)).body).toEqual({ status: 'ok' });
  expect(refusal(await ask(ada, `DELETE ${call}`))).toEqual([404, 'speech_provider_not_found']);
});

test('a provider that transcribes is tested by a sentence of ours, and needs no model that speaks', async () => {
  const dee = await t.user();
  const added = await add(dee, { model: null, transcription_model: 'whisper-1' });
  expect(added).toMatchObject({ model: null, transcription_model: 'whisper-1', voices: [], state: 'untested' });
  const call = `${calls.workspace}/${added.provider_id}`;
  const tested = (await ask(dee, `POST ${call}/test`, {})).body;
  expect(tested.transcription.message).toBeNull();
  expect(tested).toMatchObject({ is_ok: true, message: null, seconds: null, audio_base64: null });
  expect(tested.transcription).toMatchObject({
    message: null,
    test: { language: 'en', words: 10, wrong_words: 1, heard: expect.stringContaining('gold'), load_ms: null },
  });
  expect((await ask(dee, `GET ${calls.workspace}`)).body.providers[0]).toMatchObject({ state: 'ready' });

  // It speaks nothing, so that there is no voice of it anywhere.
  expect(t.parts.speech.states().some(({ engine }) => engine.includes(added.provider_id))).toBe(false);
  const both = (await ask(dee, `PATCH ${call}`, { model: 'tts-1', transcription_model: 'broken-1' })).body;
  expect(both).toMatchObject({ model: 'tts-1', voices: [{ name: 'good' }, { name: 'other' }] });
  const failed = (await ask(dee, `POST ${call}/test`, { text: 'Hello.' })).body;
  expect(failed).toMatchObject({ is_ok: false, message: null, voice: 'good', transcription: { test: null } });
  expect(failed.transcription.message).toContain('There is no such model');
  expect((await ask(dee, `PATCH ${call}`, { transcription_model: null, is_enabled: false })).status).toBe(200);
  expect((await ask(dee, `POST ${call}/test`, {})).body.transcription).toBeNull();
  expect(refusal(await ask(dee, `PATCH ${call}`, { model: null }))).toEqual([400, 'provider_model_required']);
  expect(refusal(await ask(dee, `POST ${calls.workspace}`, described({ model: undefined })))).toEqual([
    400,
    'provider_model_required',
  ]);
});

test('a stored key is not sent to another address', async () => {
  const { provider_id } = await add(ada);
  const call = `PATCH ${calls.workspace}/${provider_id}`;
  const elsewhere = `${server.url.replace('127.0.0.1', 'localhost')}/v1`;
  expect(refusal(await ask(ada, call, { base_url: elsewhere }))).toEqual([400, 'provider_key_required']);
  expect((await ask(ada, call, { base_url: `${server.url}/v2` })).body.lists_problem).toContain('/v2/models');
  expect((await ask(ada, call, { base_url: `${server.url}/v1`, api_key: null })).body.api_key_hint).toBe(null);
});

test('an address that is not allowed is refused with the reason', async () => {
  for (const base_url of ['https://10.0.0.1/v1', 'http://8.8.8.8/v1', 'https://a:b@example.org', 'https://0x7f.1'])
    expect(refusal(await ask(ada, `POST ${calls.workspace}`, described({ base_url })))).toEqual([
      400,
      'provider_address_refused',
    ]);
  expect((await ask(ada, `POST ${calls.workspace}`, described({ base_url: 'file:///etc/passwd' }))).status).toBe(422);
});

test('a provider of a workspace is neither visible nor usable elsewhere', async () => {
  const own = await add(ada, { name: 'Of Ada' });
  const shared = await add(operator, { name: 'Of all', cost_factor: 2 }, calls.installation);
  expect(shared.cost_factor).toBe(2);
  expect(await voicesIn(ada)).toEqual(expect.arrayContaining([own.provider_id, shared.provider_id]));
  expect(await voicesIn(ben)).toEqual([shared.provider_id]);
  expect((await listActiveProviders(t, null)).map(({ provider_id }) => provider_id)).toEqual([shared.provider_id]);
  expect((await ask(ben, `GET ${calls.workspace}`)).body).toEqual({
    providers: [],
    installation_providers: [{ name: 'Of all', voices: 2 }],
  });
  const ofOperator = (await ask(operator, `GET ${calls.installation}`)).body.providers;
  expect(ofOperator.map(({ name }: { name: string }) => name)).toEqual(['Of all']);
  for (const [user, call] of [
    [ben, `${calls.workspace}/${own.provider_id}`],
    [operator, `${calls.installation}/${own.provider_id}`],
    [ada, `${calls.workspace}/${shared.provider_id}`],
  ] as const)
    for (const [method, path, body] of [
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/test', {}],
      ['POST', '/lists', undefined],
    ] as const)
      expect(refusal(await ask(user, `${method} ${call}${path}`, body))).toEqual([404, 'speech_provider_not_found']);
  expect(refusal(await ask(ada, `GET ${calls.installation}`))).toEqual([403, 'not_operator']);
  const colleague = await t.user({ workspace_id: ada.workspace_id });
  expect((await ask(colleague, `GET ${calls.workspace}`)).status).toBe(403);
  // Only operators say what is charged.
  expect((await add(ada, { cost_factor: 0 })).cost_factor).toBe(1);
});

test('what another server has changed is read again', async () => {
  const { provider_id } = await add(ben);
  await t.db.deleteFrom('speech_provider').where('provider_id', '=', provider_id).execute();
  await loadProviders(t, t.parts);
  expect(await voicesIn(ben)).not.toContain(provider_id);
  expect(t.parts.speech.states().some(({ engine }) => engine.includes(provider_id))).toBe(false);
});

test('there is a limit to their number', async () => {
  const rows = Array.from({ length: 20 }, (_, i) => ({
    ...{ provider_id: `many${i}`, workspace_id: ben.workspace_id, name: 'x', shape: 'openai', base_url: server.url },
    ...{ model: 'x', languages: '["en"]', concurrency: 1, cost_factor: 1, is_enabled: false, voice_names: '[]' },
    ...{ models: '[]', voices: '[]', created_at: new Date() },
  }));
  await t.db.insertInto('speech_provider').values(rows).execute();
  expect(refusal(await ask(ben, `POST ${calls.workspace}`, described()))).toEqual([400, 'too_many_speech_providers']);
});

test('its voices speak for its workspace, with their cost and their failures, and are unknown elsewhere', async () => {
  const cyd = await t.user({ tier: 'creator' });
  const { provider_id } = await add(cyd, { voice_names: ['only', 'refusing'], name: 'Of Cyd' });
  const listed = (await ask(cyd, 'GET /v1/voices')).body.voices as { voice_id: string; name: string }[];
  const idOf = (name: string) => listed.find((voice) => voice.name === name)?.voice_id ?? '';
  const speak = (user: TestUser, name: string) =>
    fetch(`${t.url}/v1/text-to-speech/${idOf(name)}?output_format=pcm_24000`, {
      method: 'POST',
      headers: { 'xi-api-key': user.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'All of us are here.', model_id: 'eleven_multilingual_v2' }),
    });
  const spoken = await speak(cyd, 'only');
  expect(spoken.status).toBe(200);
  expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(24_000);
  expect(spoken.headers.get('x-veery-engine')).toContain(provider_id);

  const refused = await speak(cyd, 'refusing');
  // Another engine speaks instead, and the answer says so.
  expect(refused.status).toBe(200);
  await refused.arrayBuffer();
  expect(refused.headers.get('x-veery-fallback')).toContain(provider_id);
  expect(refused.headers.get('x-veery-engine')).not.toContain(provider_id);
  expect(decodeURIComponent(refused.headers.get('x-veery-warnings') ?? '')).toContain(
    'Of Cyd could not speak (it answered 400: There is no such voice)',
  );

  const others = (await ask(ben, 'GET /v1/voices')).body.voices as { voice_id: string }[];
  expect(others.some(({ voice_id }) => voice_id === idOf('only'))).toBe(false);
  expect((await speak(ben, 'only')).status).toBe(404);
  expect(JSON.stringify((await ask(ben, 'GET /v1/models')).body)).not.toContain('Of Cyd');
});
