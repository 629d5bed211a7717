/**
 * No workspace sees or changes what is another's: every endpoint of the contract, called by workspace B with the ids of
 * workspace A. An endpoint whose ids the samples of the slices do not know fails here until it is told whose they are.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platform, slices } from '../slices.ts';
import { apiKeysSamples } from '../slices/api-keys/api-keys.samples.ts';
import { historySamples } from '../slices/history/history.samples.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { accessOf, endpoints, nameOf } from './endpoints.suite.ts';
import { byKey, bySession, nobody, send, type Headers } from './http.suite.ts';
import { addPeople, makeEditor } from './people.suite.ts';
import { idSources } from './registry.suite.ts';
import { createTenant, isAboutPrivateThing, sampleRequest, type Tenant } from './samples.suite.ts';
import { voiceId } from './speak.suite.ts';

let app: TestApp;
let a: Tenant;
let b: Tenant;
let callers: Record<(typeof kindsOfCaller)[number], Headers>;
let before: string;

beforeAll(async () => {
  app = await testApp();
  [a, b] = [await createTenant(app, { tier: 'enterprise' }), await createTenant(app, { tier: 'enterprise' })];
  a.people = await addPeople(app, a);
  b.people = await addPeople(app, b);
  const body = { stability: 0.11 };
  await send(app.url, `POST /v1/voices/${voiceId}/settings/edit`, { as: byKey(a.user), body });
  await app.db.updateTable('api_key').set({ last_used_at: new Date() }).execute();
  const restricted = await send(app.url, 'POST /v1/user/create-api-key', {
    as: bySession(b.user),
    body: { name: 'restricted', permissions: ['speech_history_read', 'speech_history_write', 'voices_read'] },
  });
  const restrictedKey = { 'xi-api-key': restricted.body.xi_api_key };
  callers = {
    admin: bySession(b.user),
    editor: bySession(b.people.editor),
    key: byKey(b.user),
    'restricted key': restrictedKey,
    'media cookie': { cookie: `veery_media=${b.user.session.media}` },
    anonymous: nobody,
  };
  before = await hashAllOf(a);
});
afterAll(() => app.close());

/** Every row that names the workspace or its user, and every file, as one hash a table. */
async function hashAllOf({ user }: Tenant): Promise<string> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN ('workspace_id', 'user_id', 'owner_user_id', 'created_by_user_id')
    ORDER BY 1, 2`.execute(app.db);
  const seen: string[] = [];
  for (const { table, column } of columns) {
    const id = column === 'workspace_id' ? user.workspace_id : user.user_id;
    const { rows } = await sql<{ row: unknown }>`
      SELECT to_jsonb(t) - 'last_used_at' AS row FROM ${sql.table(table)} t WHERE ${sql.ref(column)} = ${id} ORDER BY 1
    `.execute(app.db);
    // Attempts to sign in, and mails that were asked for, are noted about A and change nothing of A's.
    const kept = rows.filter(
      ({ row }) => !(table === 'audit_event' && (row as { action: string }).action === 'sign_in.failed'),
    );
    seen.push(`${table}.${column}: ${kept.length} ${hash(JSON.stringify(kept))}`);
  }
  const items = await app.db
    .selectFrom('history_item')
    .select('audio_key')
    .where('workspace_id', '=', user.workspace_id)
    .execute();
  for (const { audio_key } of items) {
    seen.push(hash(Buffer.concat(await Array.fromAsync(await app.parts.storage.read(audio_key)))));
  }
  return seen.join('\n');
}
const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16);

const named = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const kindsOfCaller = ['admin', 'editor', 'key', 'restricted key', 'media cookie', 'anonymous'] as const;

/** Restores B's callers, because what they did to B must not lock them out of the rest. */
async function restoreCallers(): Promise<void> {
  const { workspace_id } = b.user;
  await app.db.updateTable('api_key').set({ disabled_at: null }).where('workspace_id', '=', workspace_id).execute();
  if (b.people) await makeEditor(app, b.user, b.people.editor);
}

describe.each(kindsOfCaller)('%s of B', (caller) => {
  test.each(named)('%s', async (_, endpoint) => {
    const { call, body } = sampleRequest(endpoint, a);
    const answer = await send(app.url, call, { as: callers[caller], ...(body === undefined ? {} : { body }) });
    const isOpen = accessOf(endpoint) === 'public';
    const isKnown = caller !== 'anonymous' && (caller !== 'media cookie' || endpoint.media === true);
    const isAnswerAllowed = isOpen || (isKnown && !isAboutPrivateThing(endpoint));
    if (!isAnswerAllowed)
      expect([401, 403, 404], `${answer.status} ${answer.text.slice(0, 200)}`).toContain(answer.status);
    for (const secret of a.secrets) expect(answer.text).not.toContain(secret);
    expect(answer.text).not.toContain(apiKeysSamples.of(a).spare.xi_api_key.slice(-4) + '"');
    if (endpoint.method !== 'GET') await restoreCallers();
  });

  // The tables are read once for each caller, because reading them after every endpoint would take quadratic time.
  test('changed nothing in A', async () => {
    expect(await hashAllOf(a)).toBe(before);
  });
});

test('settings of a shared voice are separate in each workspace', async () => {
  const settings = async ({ user }: Tenant) =>
    (await send(app.url, `GET /v1/voices/${voiceId}/settings`, { as: byKey(user) })).body.stability;
  // B changed them above.
  expect([await settings(a), await settings(b)]).toEqual([0.11, 0.25]);
});

test('a private id names a thing of the tenant, and its kind is among the resources of a manifest', async () => {
  const resources = new Map([...slices, ...platform].flatMap((one) => one.resources).map((one) => [one.kind, one]));
  let checked = 0;
  for (const [name, source] of Object.entries(idSources)) {
    if (source.owner === 'shared') continue;
    const resource = resources.get(source.kind);
    expect(resource, `${name}: ${source.kind}`).toBeDefined();
    if (!resource?.workspace && !resource?.user) continue;
    const { rows } = await sql<Record<string, unknown>>`
      SELECT to_jsonb(t) AS row FROM ${sql.table(resource.table)} t
      WHERE ${sql.ref(resource.id)} = ANY(${[source.of(a)].flat()}::text[])`.execute(app.db);
    expect(rows, name).toHaveLength(1);
    const row = rows[0]?.row as Record<string, unknown>;
    if (resource.workspace) expect(row[resource.workspace], name).toBe(a.user.workspace_id);
    if (resource.user) expect(row[resource.user], name).toBe(a.user.user_id);
    checked++;
  }
  expect(checked).toBeGreaterThan(5);
});

test('B sees its own history, keys and account only', async () => {
  const as = byKey(b.user);
  const history = await send(app.url, 'GET /v1/history?page_size=1000', { as });
  expect(history.body.history.map((one: { history_item_id: string }) => one.history_item_id)).toContain(
    historySamples.of(b).history_item_id,
  );
  const found = await send(app.url, 'GET /v1/history?search=Private%20words', { as });
  expect(found.body.history).toHaveLength(1);
  const keys = await send(app.url, 'GET /v1/user/api-keys', { as });
  expect(keys.body.api_keys.map((one: { key_id: string }) => one.key_id)).not.toContain(
    apiKeysSamples.of(a).spare.key_id,
  );
});

/** Deletions come after the calls that need what they delete, and the deletion of the account is last. */
const lateness = (endpoint: Endpoint) =>
  nameOf(endpoint) === 'DELETE /v1/user/delete' ? 2 : Number(endpoint.method === 'DELETE');

// This shows that the requests are valid; otherwise the matrix could pass because of invalid ones.
test('the same requests succeed for A', async () => {
  const mine = endpoints.filter((one) => accessOf(one) !== 'public' && accessOf(one) !== 'operator');
  mine.sort((x, y) => lateness(x) - lateness(y));
  for (const endpoint of mine) {
    const { call, body, as } = sampleRequest(endpoint, a);
    const answer = await send(app.url, call, { as, ...(body === undefined ? {} : { body }) });
    expect(answer.status, `${call}: ${answer.text.slice(0, 300)}`).toBe(200);
  }
  expect(await hashAllOf(a)).not.toBe(before);
});
