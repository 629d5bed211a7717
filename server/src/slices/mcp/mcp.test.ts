/** The official client of the Model Context Protocol, unchanged, uses the server. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolResultSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiKeyPermission } from '#contract/kit/endpoint.ts';
import { settled, speak, voiceId } from '../../contract-suite/speak.suite.ts';
import { byKey, refusal, send } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { createUploads } from '../../platform/files/uploads.ts';
import { spoken } from '../speech-to-text/speech-to-text.suite.ts';
import { completeUpload, createUpload, putPart } from '../uploads/uploads.service.ts';
import { createKey } from '../api-keys/api-keys.service.ts';

let app: TestApp;
let user: TestUser;
let client: Client;
const open: Client[] = [];
beforeAll(async () => {
  app = await testApp();
  user = await app.user({ concurrency: 10 });
  client = await connect(user.apiKey);
});
afterAll(async () => {
  for (const one of open) await one.close();
  await app.close();
});

async function connect(apiKey: string, headers: Record<string, string> = {}): Promise<Client> {
  const own = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${apiKey}`, ...headers } },
  });
  open.push(own);
  // The package is written without exact optional properties.
  await own.connect(transport as Transport);
  return own;
}

const connectWith = async (...permissions: ApiKeyPermission[]) =>
  connect((await createKey(user.ctx(), { name: 'of an assistant', permissions })).xi_api_key);

async function call(name: string, input: Record<string, unknown> = {}, as = client): Promise<CallToolResult> {
  return CallToolResultSchema.parse(await as.callTool({ name, arguments: input }));
}

/** The data of an answer that is no failure. */
async function dataOf(name: string, input: Record<string, unknown> = {}, as = client) {
  const answer = await call(name, input, as);
  expect(answer.isError ?? false, JSON.stringify(answer.content)).toBe(false);
  return answer.structuredContent as Record<string, never>;
}

const textOf = ({ content }: CallToolResult) => content.map((one) => (one.type === 'text' ? one.text : '')).join('');

test('an upload is written down by the tool', async () => {
  const sound = await spoken(app, user, 'Good morning from the harbour.');
  const bytes = new Uint8Array(await sound.arrayBuffer());
  const ctx = user.ctx();
  const begun = await createUpload(ctx, { name: 'a.wav', size_bytes: bytes.length, purpose: 'speech_to_text' });
  const store = createUploads(app.parts);
  const file = await store.create();
  await file.write(bytes);
  await file.commit();
  const part = { key: file.key, name: 'part', type: 'audio/wav', size: bytes.length, sha256: '' };
  await putPart(ctx, begun.upload_id, 1, { ...part, keep: (scope) => store.keep(scope, file.key) });
  await completeUpload(ctx, begun.upload_id);
  const answer = await dataOf('transcribe', { upload_id: begun.upload_id, with_times: true });
  expect(answer).toMatchObject({ language_code: 'en', segments: [{ start: expect.any(Number) }] });
  expect(String(answer.text)).toMatch(/morning/i);
});

test('the client connects, and finds the tools', async () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'veery', version: 'test' });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'speak',
    'transcribe',
    'list_voices',
    'list_models',
    'list_history',
    'get_history_item',
    'get_credits',
  ]);
  for (const { description, inputSchema } of tools) {
    expect(description).toMatch(/\.$/);
    expect(inputSchema.type).toBe('object');
  }
});

describe('speak', () => {
  test('keeps the item, charges it, and links to audio that the key opens', async () => {
    const before = (await settled(app, user)).credits_used;
    const text = 'Said by an assistant.';
    const answer = await call('speak', { text, voice: 'Bruno' });
    const data = answer.structuredContent as { history_item_id: string; credits: number; size_bytes: number };
    expect(data).toMatchObject({ credits: text.length, is_from_cache: false, content_type: 'audio/mpeg' });
    expect((await settled(app, user)).credits_used - before).toBe(text.length);
    const link = answer.content.find((one) => one.type === 'resource_link');
    const path = new URL(link?.uri ?? '').pathname;
    const audio = await fetch(app.url + path, { headers: { 'xi-api-key': user.apiKey } });
    expect((await audio.arrayBuffer()).byteLength).toBe(data.size_bytes);
    expect(await dataOf('speak', { text, voice: 'Bruno' })).toMatchObject({ credits: 0, is_from_cache: true });
  });

  test('returns the bytes where they are asked for', async () => {
    const answer = await call('speak', { text: 'Hi.', voice: voiceId, audio: 'base64', output_format: 'wav_16000' });
    const audio = answer.content.find((one) => one.type === 'audio');
    expect(audio?.mimeType).toBe('audio/wav');
    expect(Buffer.from(audio?.data ?? '', 'base64').toString('latin1', 0, 4)).toBe('RIFF');
    expect(answer.content.some((one) => one.type === 'resource_link')).toBe(false);
  });

  test('a refusal is an answer that the assistant reads', async () => {
    const answer = await call('speak', { text: 'Hi.', voice: 'nobody at all' });
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toContain('voice_not_found');
    expect(textOf(await call('speak', { text: '…' }))).toContain('input_text_empty');
    expect((await call('speak', { text: 5 })).isError).toBe(true);
  });

  test('a key without the permission cannot, and its list of tools says so', async () => {
    const reader = await connectWith('voices_read');
    const { tools } = await reader.listTools();
    const described = (name: string) => tools.find((tool) => tool.name === name)?.description ?? '';
    expect(described('speak')).toMatch(/^Not available: this API key lacks the permission text_to_speech\./);
    expect(described('list_voices')).not.toMatch(/^Not available/);
    const answer = await call('speak', { text: 'Hi.' }, reader);
    expect([answer.isError, textOf(answer)]).toEqual([true, expect.stringContaining('missing_permissions')]);
    for (const name of ['list_models', 'list_history', 'get_credits'])
      expect(textOf(await call(name, {}, reader)), name).toContain('missing_permissions');
    expect(await dataOf('list_voices', {}, reader)).toHaveProperty('voices');
  });
});

test('list_voices finds and pages', async () => {
  const page = await dataOf('list_voices', { language: 'de', page_size: 1 });
  expect(page).toMatchObject({ voices: [{ labels: expect.any(Object) }], has_more: true });
  const next = await dataOf('list_voices', { language: 'de', page_size: 1, next_page_token: page.next_page_token });
  expect(next.voices).not.toEqual(page.voices);
});

test('list_models and get_credits', async () => {
  expect(await dataOf('list_models')).toMatchObject({
    models: expect.arrayContaining([expect.objectContaining({ model_id: 'eleven_v3', credits_per_character: 1 })]),
  });
  const { credits_left } = await dataOf('get_credits');
  expect(credits_left).toBe(10_000 - (await settled(app, user)).credits_used);
});

test('the history is that of the key alone', async () => {
  const other = await app.user();
  await speak(app, other, 'Of somebody else.');
  await speak(app, user, 'Of this user.');
  const { items } = (await dataOf('list_history', { search: 'Of ' })) as unknown as {
    items: { text: string; history_item_id: string }[];
  };
  expect(items.map(({ text }) => text)).toEqual(['Of this user.']);
  const history_item_id = items[0]?.history_item_id;
  const answer = await call('get_history_item', { history_item_id, audio: 'both' });
  expect(answer.structuredContent).toMatchObject({ text: 'Of this user.', content_type: 'audio/mpeg' });
  expect(answer.content.map(({ type }) => type)).toEqual(['text', 'audio', 'resource_link']);
  const stranger = await call('get_history_item', { history_item_id }, await connect(other.apiKey));
  expect([stranger.isError, textOf(stranger)]).toEqual([true, expect.stringContaining('history_item_not_found')]);
});

describe('what is no use of the protocol', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  test('a page of another site is refused', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(refusal(await send(app.url, 'POST /mcp', { as: byKey(user), body: list, headers }))).toEqual([
      403,
      'cross_origin',
    ]);
  });

  test('nobody and a wrong key are refused', async () => {
    expect(refusal(await send(app.url, 'POST /mcp', { body: list }))).toEqual([401, 'needs_authorization']);
    await expect(connect('sk_wrong')).rejects.toThrow();
  });

  test('GET is no method here, a notification has no answer, and unknown editions are told', async () => {
    expect((await send(app.url, 'GET /mcp', { as: byKey(user) })).status).toBe(405);
    const body = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const noted = await send(app.url, 'POST /mcp', { as: byKey(user), body });
    expect([noted.status, noted.text]).toEqual([202, '']);
    const headers = { 'mcp-protocol-version': '1999-01-01' };
    expect(refusal(await send(app.url, 'POST /mcp', { as: byKey(user), body: list, headers }))).toEqual([
      400,
      'mcp_message_refused',
    ]);
    const unknown = { jsonrpc: '2.0', id: 1, method: 'no/such' };
    const answer = await send(app.url, 'POST /mcp', { as: byKey(user), body: unknown });
    expect([answer.status, answer.body.error.code]).toEqual([200, -32_601]);
  });
});
