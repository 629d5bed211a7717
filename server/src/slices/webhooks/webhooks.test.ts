/** Webhooks over HTTP, with a receiver on this machine: signed, tried again, given up, disabled, and by admins only. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Webhook, WebhookDelivery } from '#contract/webhooks/types.ts';
import { systemScope } from '../../context.ts';
import { byKey, bySession, checkedFetch, send } from '../../contract-suite/http.suite.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { emitWebhookEvent, findWebhooksFor } from '../../platform/webhook-events/webhook-events.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { purge, retryDue } from './deliver.jobs.ts';

interface Call {
  headers: http.IncomingHttpHeaders;
  body: string;
}

const calls: Call[] = [];
/** How the receiver answers; the last of them from then on. */
let answers: ((response: http.ServerResponse) => void)[] = [];
const status =
  (code: number, body = '') =>
  (response: http.ServerResponse) =>
    void response.writeHead(code).end(body);

const receiver = http.createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    calls.push({ headers: request.headers, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    (answer ?? status(200))(response);
  });
});

let t: TestApp;
let ada: TestUser;
let editor: TestUser;
let url: string;

beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  url = `http://${host}/hook`;
  t = await testApp({ env: { OUTGOING_PRIVATE_HOSTS: host } });
  ada = await t.user({ tier: 'growing_business' });
  editor = await t.user({ workspace_id: ada.workspace_id });
});
afterAll(async () => {
  await t.close();
  receiver.close();
  receiver.closeAllConnections();
});
beforeEach(async () => {
  calls.length = 0;
  answers = [status(200, 'thanks')];
  t.clock.offsetMs = 0;
  for (const { webhook_id } of await list()) {
    await ask(`PATCH /v1/workspace/webhooks/${webhook_id}`, { events: [] });
    await ask(`DELETE /v1/workspace/webhooks/${webhook_id}`);
  }
});

const ask = (call: string, body?: unknown, who = ada) =>
  // A session would end when the clock is put forward.
  send(t.url, call, { as: byKey(who), ...(body === undefined ? {} : { body }) });

async function list(): Promise<Webhook[]> {
  const { body } = await ask('GET /v1/workspace/webhooks?include_usages=true');
  return (body as { webhooks: Webhook[] }).webhooks;
}

async function create(settings: object = {}) {
  const { status: code, body } = await ask('POST /v1/workspace/webhooks', {
    settings: { auth_type: 'hmac', name: 'Ledger', webhook_url: url, events: ['speech_to_text'], ...settings },
  });
  expect(code).toBe(200);
  return body as { webhook_id: string; webhook_secret: string };
}

const deliveriesOf = async (id: string) =>
  ((await ask(`GET /v1/workspace/webhooks/${id}/deliveries`)).body as { deliveries: WebhookDelivery[] }).deliveries;

/** Something of the workspace is transcribed. */
const happen = (data: object = { words: 'hello' }, who = ada) =>
  transaction(who.ctx(), (scope) =>
    emitWebhookEvent(scope, { event_type: 'speech_to_text_transcription', data, webhook_id: null }),
  );

/** The try has not begun, or has no end yet. It reserves its delivery for a minute. */
async function isUnderWay(id: string, attempt: number): Promise<boolean> {
  const row = await t.db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  if (row.attempts < attempt) return true;
  return row.state === 'waiting' && row.tried_at?.getTime() === row.next_attempt_at.getTime() - 60_000;
}

const until = <T>(look: () => Promise<T> | T) => vi.waitFor(look, { timeout: 30_000, interval: 20 });
const ended = (id: string, state: WebhookDelivery['state'], attempt = 1) =>
  until(async () => {
    // It counts as tried while it is being tried, with the answer of the try before.
    expect(await isUnderWay(id, attempt)).toBe(false);
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({ state, attempt });
    return delivery as WebhookDelivery;
  });

test('an event arrives with a signature that both verifiers accept, and is listed with the answer', async () => {
  const { webhook_id, webhook_secret } = await create({ request_headers: { authorization: 'Bearer of-the-receiver' } });
  expect(webhook_secret).toMatch(/^wsec_[0-9a-f]{64}$/);
  expect(await happen()).toBe(1);
  const delivery = await ended(webhook_id, 'delivered');
  expect(calls).toHaveLength(1);
  const { headers, body } = calls[0] as Call;
  expect(headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer of-the-receiver' });

  const client = new ElevenLabsClient({ apiKey: ada.apiKey, baseUrl: t.url });
  const event = (await client.webhooks.constructEvent(
    body,
    headers['elevenlabs-signature'] as string,
    webhook_secret,
  )) as object;
  expect(event).toMatchObject({ type: 'speech_to_text_transcription', data: { words: 'hello' } });
  const standard = new StandardWebhook(webhook_secret, { format: 'raw' });
  expect(standard.verify(body, headers as Record<string, string>)).toEqual(event);
  expect(() => standard.verify(`${body} `, headers as Record<string, string>)).toThrow();

  expect(delivery).toMatchObject({ status_code: 200, answer: 'thanks', error: null, payload: body });
  expect(headers['webhook-id']).toBe(delivery.delivery_id);
  const [webhook] = await list();
  expect(webhook?.most_recent_success_timestamp).toEqual(expect.any(Number));
  expect(JSON.stringify(webhook)).not.toContain('of-the-receiver');
});

test('a failed delivery is tried again with the same id and body, until it is taken', async () => {
  answers = [status(500, 'later'), status(429), status(204)];
  const { webhook_id } = await create();
  await happen();
  const first = await ended(webhook_id, 'waiting');
  expect(first).toMatchObject({ status_code: 500, error: 'It answered 500.', error_code: 'status', answer: 'later' });
  // Nothing is tried before its time.
  await retryDue(systemScope(t.parts));
  expect(calls).toHaveLength(1);
  t.clock.offsetMs += 11_000;
  await retryDue(systemScope(t.parts));
  expect(await ended(webhook_id, 'waiting', 2)).toMatchObject({ status_code: 429 });
  t.clock.offsetMs += 31_000;
  await retryDue(systemScope(t.parts));
  await ended(webhook_id, 'delivered', 3);
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
});

test('without retries one failure ends a delivery, and it can be delivered again', async () => {
  answers = [status(503), status(200)];
  const { webhook_id } = await create();
  await ask(`PATCH /v1/workspace/webhooks/${webhook_id}`, { name: 'Once', is_disabled: false, retry_enabled: false });
  await happen();
  const { delivery_id } = await ended(webhook_id, 'failed');
  await ask(`POST /v1/workspace/webhooks/${webhook_id}/deliveries/${delivery_id}/redeliver`);
  await ended(webhook_id, 'delivered', 2);
});

test('redirects are failures, and an address that turns private is not called', async () => {
  answers = [(response) => void response.writeHead(307, { location: url }).end()];
  const { webhook_id } = await create();
  await happen();
  expect((await ended(webhook_id, 'waiting')).error).toContain('redirects are not followed');
  expect(calls).toHaveLength(1);
  await t.db.updateTable('webhook').set({ url: 'http://169.254.169.254/hook' }).execute();
  t.clock.offsetMs += 11_000;
  await retryDue(systemScope(t.parts));
  expect((await ended(webhook_id, 'waiting', 2)).error).toContain('not a public address');
});

test('ten failures without a success disable a webhook and tell its admins; what waits is delivered once it is on', async () => {
  answers = [status(500)];
  const { webhook_id } = await create();
  await happen();
  await ended(webhook_id, 'waiting');
  await t.db.updateTable('webhook').set({ failures_in_row: 9 }).execute();
  t.clock.offsetMs += 11_000;
  await retryDue(systemScope(t.parts));
  await until(async () => expect((await list())[0]).toMatchObject({ is_auto_disabled: true, is_disabled: false }));
  expect(await findWebhooksFor(ada.ctx(), { event_type: 'speech_to_text_transcription', webhook_id: null })).toEqual(
    [],
  );
  const { body } = await send(t.url, 'GET /v1/messages', { as: bySession(ada) });
  expect(JSON.stringify(body)).toContain('webhook_disabled');

  t.clock.offsetMs += 3_600_000;
  await retryDue(systemScope(t.parts));
  expect(calls).toHaveLength(2);
  answers = [status(200)];
  await ask(`PATCH /v1/workspace/webhooks/${webhook_id}`, { name: 'Ledger', is_disabled: false });
  await retryDue(systemScope(t.parts));
  await ended(webhook_id, 'delivered', 3);
  expect((await list())[0]).toMatchObject({ is_auto_disabled: false, most_recent_failure_error_code: 500 });
});

test('one that succeeded within a week is not disabled, and one that is gone is at once', async () => {
  const { webhook_id } = await create();
  await happen();
  await ended(webhook_id, 'delivered');
  answers = [status(500)];
  await t.db.updateTable('webhook').set({ failures_in_row: 30 }).execute();
  await happen();
  await ended(webhook_id, 'waiting');
  expect((await list())[0]?.is_auto_disabled).toBe(false);
  answers = [status(410)];
  await happen();
  await ended(webhook_id, 'failed');
  expect((await list())[0]?.is_auto_disabled).toBe(true);
});

test('a test says what the receiver answered, and a webhook that is off is not tested', async () => {
  answers = [status(418, 'short and stout')];
  const { webhook_id } = await create({ events: [] });
  expect((await ask(`POST /v1/workspace/webhooks/${webhook_id}/test`)).body).toMatchObject({
    status_code: 418,
    error: 'It answered 418.',
  });
  expect(await deliveriesOf(webhook_id)).toMatchObject([{ event_type: 'test', state: 'failed' }]);
  expect((await list())[0]?.most_recent_failure_timestamp).toBeNull();
  await ask(`PATCH /v1/workspace/webhooks/${webhook_id}`, { name: 'Off', is_disabled: true });
  const refused = await ask(`POST /v1/workspace/webhooks/${webhook_id}/test`);
  expect([refused.status, (refused.body as { detail: { status: string } }).detail.status]).toEqual([
    409,
    'webhook_disabled',
  ]);
});

test('a new secret signs what waits', async () => {
  answers = [status(500), status(200)];
  const { webhook_id } = await create();
  await happen();
  await ended(webhook_id, 'waiting');
  const { body } = await ask(`POST /v1/workspace/webhooks/${webhook_id}/rotate-secret`);
  t.clock.offsetMs += 11_000;
  await retryDue(systemScope(t.parts));
  await ended(webhook_id, 'delivered', 2);
  const { webhook_secret } = body as { webhook_secret: string };
  const verified = new StandardWebhook(webhook_secret, { format: 'raw' });
  const late = calls[1] as Call;
  // The clock of this test is ahead of the verifier's, within its tolerance.
  expect(verified.verify(late.body, late.headers as Record<string, string>)).toMatchObject({ data: {} });
});

test('deliveries come in pages, are purged after a month, and give up after a week of waiting', async () => {
  const { webhook_id } = await create();
  for (let n = 0; n < 5; n++) await ask(`POST /v1/workspace/webhooks/${webhook_id}/test`);
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await ask(`GET /v1/workspace/webhooks/${webhook_id}/deliveries?page_size=2${cursor}`);
    const page = body as { deliveries: WebhookDelivery[]; next_cursor: string | null };
    seen.push(...page.deliveries.map(({ delivery_id }) => delivery_id));
    cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
  } while (cursor);
  expect(new Set(seen).size).toBe(5);
  answers = [status(500)];
  await happen();
  await ended(webhook_id, 'waiting');
  t.clock.offsetMs += 8 * 86_400_000;
  await purge(systemScope(t.parts));
  expect(await deliveriesOf(webhook_id)).toHaveLength(6);
  expect((await deliveriesOf(webhook_id))[0]).toMatchObject({ state: 'failed', error: expect.any(String) as string });
  t.clock.offsetMs += 30 * 86_400_000;
  await purge(systemScope(t.parts));
  expect(await deliveriesOf(webhook_id)).toEqual([]);
});

test.each([
  ['http://example.org/hook', 'https'],
  ['https://127.0.0.1/hook', 'public'],
  ['https://169.254.169.254/latest', 'public'],
  ['https://user:word@example.org/', 'password'],
  ['https://0x7f.1/', 'decimal'],
])('the address %s is refused', async (webhook_url, reason) => {
  const { status: code, body } = await ask('POST /v1/workspace/webhooks', {
    settings: { auth_type: 'hmac', name: 'Evil', webhook_url },
  });
  expect(code).toBe(400);
  expect((body as { detail: { status: string; message: string } }).detail).toMatchObject({
    status: 'webhook_address_refused',
    message: expect.stringContaining(reason) as string,
  });
});

test.each(['host', 'Content-Length', 'webhook-id', 'ElevenLabs-Signature'])(
  'the header %s cannot be given',
  async (name) => {
    const settings = { auth_type: 'hmac', name: 'Evil', webhook_url: url, request_headers: { [name]: 'x' } };
    expect((await ask('POST /v1/workspace/webhooks', { settings })).status).toBe(422);
  },
);

test('the 21st webhook is refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, n) =>
      ask('POST /v1/workspace/webhooks', { settings: { auth_type: 'hmac', name: `${n}`, webhook_url: url } }),
    ),
  );
  const refused = answers.filter(({ status: code }) => code !== 200);
  expect(refused.map(({ body }) => (body as { detail: { status: string } }).detail.status)).toEqual(
    Array.from({ length: 5 }, () => 'too_many_webhooks'),
  );
  expect(await list()).toHaveLength(20);
});

test('an editor, a stranger and a key without the permission get nowhere', async () => {
  const { webhook_id } = await create();
  const stranger = await t.user({ tier: 'growing_business' });
  const others = [
    `PATCH /v1/workspace/webhooks/${webhook_id}`,
    `DELETE /v1/workspace/webhooks/${webhook_id}`,
    `POST /v1/workspace/webhooks/${webhook_id}/rotate-secret`,
    `POST /v1/workspace/webhooks/${webhook_id}/test`,
    `GET /v1/workspace/webhooks/${webhook_id}/deliveries`,
  ];
  for (const call of others) {
    const body = call.startsWith('PATCH') ? { name: 'Mine', is_disabled: false } : undefined;
    expect([call, (await ask(call, body, stranger)).status]).toEqual([call, 404]);
    expect([call, (await ask(call, body, editor)).status]).toEqual([call, 403]);
  }
  expect((await ask('GET /v1/workspace/webhooks', undefined, editor)).status).toBe(403);
  const bare = await t.user({ tier: 'growing_business', permissions: ['voices_read'] });
  const { status: code } = await send(t.url, 'GET /v1/workspace/webhooks', { as: byKey(bare) });
  expect(code).toBe(401);
  // An event of the stranger's workspace is not ours to hear.
  await happen({ words: 'theirs' }, stranger);
  await retryDue(systemScope(t.parts));
  expect(await deliveriesOf(webhook_id)).toEqual([]);
});

test('the public client lists, creates, updates and deletes', async () => {
  const client = new ElevenLabsClient({ apiKey: ada.apiKey, baseUrl: t.url, fetch: checkedFetch });
  const { webhookId, webhookSecret } = await client.webhooks.create({
    settings: { authType: 'hmac', name: 'By the client', webhookUrl: url },
  });
  expect(webhookSecret).toMatch(/^wsec_/);
  await client.webhooks.update(webhookId, { name: 'Renamed', isDisabled: false, events: ['speech_to_text'] });
  const { webhooks } = await client.webhooks.list({ includeUsages: true });
  expect(webhooks).toMatchObject([{ webhookId, name: 'Renamed', usage: [{ usageType: 'Speech to Text' }] }]);
  const { body } = await ask('GET /v1/workspace');
  expect((body as { speech_to_text_webhook_ids: string[] }).speech_to_text_webhook_ids).toEqual([webhookId]);
  const refused = await ask(`DELETE /v1/workspace/webhooks/${webhookId}`);
  expect([refused.status, refused.body]).toMatchObject([409, { detail: { status: 'webhook_in_use' } }]);
  await client.webhooks.update(webhookId, { name: 'Renamed', isDisabled: false, events: [] });
  await client.webhooks.delete(webhookId);
  expect(await list()).toEqual([]);
});
