/**
 * No workspace sees or changes what is another's: every endpoint of the contract, called by workspace B with the ids of
 * workspace A. An endpoint whose ids the samples of the slices do not know fails here until it is told whose they are.
 */
import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platform, slices } from '../slices.ts';
import { apiKeysSamples } from '../slices/api-keys/api-keys.samples.ts';
import { historySamples } from '../slices/history/history.samples.ts';
import { jobsSamples } from '../slices/jobs/jobs.samples.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { steadyRecognition } from '../testing/steady-recognition.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import {
  adminCaller,
  anonymousCaller,
  editorCaller,
  endsCaller,
  isAlive,
  keyCaller,
  mediaCookieCaller,
  restrictedKeyCaller,
  type Caller,
} from './callers.suite.ts';
import { accessOf, endpoints, nameOf } from './endpoints.suite.ts';
import { byKey, send, type Sent } from './http.suite.ts';
import { addPeople } from './people.suite.ts';
import { idSources } from './registry.suite.ts';
import { createTenant, privateKinds, sampleRequest, type Tenant } from './samples.suite.ts';
import { voiceId } from './speak.suite.ts';

let app: TestApp;
let a: Tenant;
let b: Tenant;
/** Another member of A's workspace, with things of their own in it. */
let colleague: Tenant;
const callers = new Map<string, Caller>();
let before: string;

beforeAll(async () => {
  app = await testApp({ parts: () => ({ recognition: steadyRecognition() }) });
  [a, b] = [await createTenant(app, { tier: 'enterprise' }), await createTenant(app, { tier: 'enterprise' })];
  a.people = await addPeople(app, a);
  b.people = await addPeople(app, b);
  colleague = await createTenant(app, { workspace_id: a.user.workspace_id });
  colleague.people = a.people;
  const body = { stability: 0.11 };
  await send(app.url, `POST /v1/voices/${voiceId}/settings/edit`, { as: byKey(a.user), body });
  await app.db.updateTable('api_key').set({ last_used_at: new Date() }).execute();
  before = await hashAllOf(a);
});
afterAll(() => app.close());

const userColumns = ['user_id', 'owner_user_id', 'created_by_user_id'];

/** Every row that names the workspace or its user, and every file, as one hash a table. */
async function hashAllOf({ user }: Tenant): Promise<string> {
  const seen: string[] = [];
  for (const { table, column } of await columnsNamed(['workspace_id', ...userColumns])) {
    const id = column === 'workspace_id' ? user.workspace_id : user.user_id;
    seen.push(await hashRows(table, sql`${sql.ref(column)} = ${id}`));
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

/** Every row that names the person, or the person in this workspace. */
async function hashAllOfPerson({ user }: Tenant, workspaceId?: string): Promise<string> {
  const ofWorkspaces = new Set((await columnsNamed(['workspace_id'])).map(({ table }) => table));
  const seen: string[] = [];
  for (const { table, column } of await columnsNamed(userColumns)) {
    const isOf = sql`${sql.ref(column)} = ${user.user_id}`;
    if (workspaceId === undefined) seen.push(await hashRows(table, isOf));
    else if (ofWorkspaces.has(table) && table !== 'change') {
      // A new archive of a person's data replaces the former one, wherever the person asked for it.
      const kinds = table === 'job' ? sql`kind <> 'personal_data'` : sql`true`;
      seen.push(await hashRows(table, sql`${isOf} AND workspace_id = ${workspaceId} AND ${kinds}`));
    }
  }
  return seen.join('\n');
}

async function columnsNamed(names: string[]): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = ANY(${names}) ORDER BY 1, 2`.execute(app.db);
  return rows;
}

async function hashRows(table: string, where: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ row: unknown }>`
    SELECT to_jsonb(t) - 'last_used_at' AS row FROM ${sql.table(table)} t WHERE ${where} ORDER BY 1`.execute(app.db);
  // Attempts to sign in, and mails that were asked for, are noted about A and change nothing of A's.
  const kept = rows.filter(
    ({ row }) => !(table === 'audit_event' && (row as { action: string }).action === 'sign_in.failed'),
  );
  return `${table}: ${kept.length} ${hash(JSON.stringify(kept))}`;
}
const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16);

const resources = new Map([...slices, ...platform].flatMap((one) => one.resources).map((one) => [one.kind, one]));

const named = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);

/** Each kind of caller of B: the one that makes all calls, and how another of the kind is made. */
const callersOfB: Record<string, { get(): Caller | Promise<Caller>; another(): Promise<Caller> }> = {
  admin: { get: () => adminCaller(b.user), another: async () => adminCaller(await app.user()) },
  editor: { get: () => editorCaller(peopleOf(b).editor), another: async () => editorCaller(await joining(b)) },
  key: { get: () => keyCaller(b.user), another: async () => keyCaller(await app.user()) },
  'restricted key': { get: () => restrictedKeyCaller(b.user), another: () => restrictedKeyCaller(b.user) },
  'media cookie': {
    get: () => mediaCookieCaller(app, b.user),
    another: async () => mediaCookieCaller(app, await app.user()),
  },
  anonymous: { get: () => anonymousCaller, another: async () => anonymousCaller },
};

const joining = ({ user }: Tenant) => app.user({ workspace_id: user.workspace_id });

function peopleOf({ people }: Tenant) {
  if (!people) throw new Error('this tenant has no people');
  return people;
}

/** How many changing calls a caller has made since it was last proved alive. */
const unproved = new Map<string, number>();
/** A proof is a call of its own, and a caller that was ended does not come back: the next proof finds it. */
const callsPerProof = 20;

async function prove(kind: string, since: string): Promise<void> {
  const caller = callers.get(kind);
  if (!caller) throw new Error(`${kind} has called nothing`);
  unproved.set(kind, 0);
  expect(await isAlive(app, caller), `${kind} is alive ${since}`).toBe(true);
}

/** One row: the call, and now and then the proof that its caller has only been refused, and not ended. */
async function callAs(
  kind: string,
  { get, another }: { get(): Caller | Promise<Caller>; another(): Promise<Caller> },
  endpoint: Endpoint,
  tenant: Tenant,
): Promise<Sent> {
  const row = nameOf(endpoint);
  const known = callers.get(kind) ?? (await get());
  callers.set(kind, known);
  const caller = endsCaller(row) ? await another() : known;
  const { call, body } = sampleRequest(endpoint, tenant);
  const answer = await send(app.url, call, { as: caller.as, ...(body === undefined ? {} : { body }) });
  if (endpoint.method !== 'GET') unproved.set(kind, (unproved.get(kind) ?? 0) + 1);
  if ((unproved.get(kind) ?? 0) >= callsPerProof)
    await prove(kind, `after ${row} and the ${callsPerProof} changing calls before it`);
  return answer;
}

const isRefusal = ({ status }: Sent) => status === 401 || status === 403 || status === 404;

describe.each(Object.entries(callersOfB))('%s of B', (kind, ways) => {
  test.each(named)('%s', async (_, endpoint) => {
    const answer = await callAs(kind, ways, endpoint, a);
    const isOpen = accessOf(endpoint) === 'public';
    const isKnown = kind !== 'anonymous' && (kind !== 'media cookie' || endpoint.media === true);
    const isAnswerAllowed = isOpen || (isKnown && privateKinds(endpoint).length === 0);
    if (!isAnswerAllowed) expect(isRefusal(answer), `${answer.status} ${answer.text.slice(0, 200)}`).toBe(true);
    for (const secret of a.secrets) expect(answer.text).not.toContain(secret);
    expect(answer.text).not.toContain(apiKeysSamples.of(a).spare.xi_api_key.slice(-4) + '"');
  });

  // The tables are read once for each caller, because reading them after every endpoint would take quadratic time.
  test('changed nothing in A', async () => {
    await prove(kind, 'after every row');
    expect(await hashAllOf(a)).toBe(before);
  });
});

test('settings of a shared voice are separate in each workspace', async () => {
  const settings = async ({ user }: Tenant) =>
    (await send(app.url, `GET /v1/voices/${voiceId}/settings`, { as: byKey(user) })).body.stability;
  // B changed them above.
  expect([await settings(a), await settings(b)]).toEqual([0.11, 0.25]);
});

// What anybody may call is in the table above, and what admins do to the workspace is rightly done to its members too.
const ofPeople = named.filter(([, endpoint]) => accessOf(endpoint) === 'user');

/** The values of the private ids of a tenant that belong to its person. */
const ownIds = (tenant: Tenant) =>
  Object.values(idSources).flatMap((source) =>
    source.owner === 'private' && resources.get(source.kind)?.user ? [source.of(tenant)].flat() : [],
  );

/** The ledger names the item of every credit to admins, and budgets name keys. With an id they can neither read, hear nor use it. */
const tracesItems = ({ path }: Endpoint) => path.startsWith('/v1/usage/ledger') || path.startsWith('/v1/usage/budgets');

describe('two members of one workspace', () => {
  async function anotherAdmin(): Promise<Caller> {
    const user = await joining(a);
    await app.db.updateTable('member').set({ role: 'admin' }).where('user_id', '=', user.user_id).execute();
    return adminCaller(user);
  }
  const pairs = {
    'an admin, about the things of an editor': {
      whose: () => colleague,
      get: anotherAdmin,
      another: anotherAdmin,
    },
    'an editor, about the things of an admin': {
      whose: () => a,
      get: () => editorCaller(colleague.user),
      another: async () => editorCaller(await joining(a)),
    },
  };

  describe.each(Object.entries(pairs))('%s', (kind, { whose, ...ways }) => {
    let untouched: string;
    beforeAll(async () => {
      untouched = await hashAllOfPerson(whose());
    });

    test.each(ofPeople)('%s', async (_, endpoint) => {
      const answer = await callAs(kind, ways, endpoint, whose());
      if (privateKinds(endpoint).length > 0)
        expect(isRefusal(answer), `${answer.status} ${answer.text.slice(0, 200)}`).toBe(true);
      if (answer.status !== 200) return;
      const secrets =
        kind.startsWith('an admin') && tracesItems(endpoint) ? [whose().words] : [whose().words, ...ownIds(whose())];
      for (const secret of secrets) expect(answer.text).not.toContain(secret);
    });

    test('changed nothing of the other', async () => {
      await prove(kind, 'after every row');
      expect(await hashAllOfPerson(whose())).toBe(untouched);
    });
  });
});

describe('a person who has moved to another workspace, about their things in the former one', () => {
  let untouched: string;
  beforeAll(async () => {
    const { user_id, own_workspace_id: workspace_id } = colleague.user;
    // Jobs that the calls above asked for still change rows of the former workspace.
    const unfinished = app.db.selectFrom('job').select('job_id').where('user_id', '=', user_id);
    const running = unfinished.where('state', 'in', ['queued', 'running']);
    while ((await running.execute()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await app.db.updateTable('member').set({ workspace_id, role: 'admin' }).where('user_id', '=', user_id).execute();
    untouched = await hashAllOfPerson(colleague, a.user.workspace_id);
  });
  const ways = { get: () => adminCaller(colleague.user), another: async () => adminCaller(await app.user()) };
  const left = (kind: string) => resources.get(kind)?.workspace !== undefined;

  test.each(ofPeople)('%s', async (_, endpoint) => {
    const answer = await callAs('who has moved', ways, endpoint, colleague);
    if (privateKinds(endpoint).some(left))
      expect(isRefusal(answer), `${answer.status} ${answer.text.slice(0, 200)}`).toBe(true);
    if (answer.status !== 200) return;
    const { history_item_id, job_id, spare, words } = {
      ...historySamples.of(colleague),
      ...jobsSamples.of(colleague),
      ...apiKeysSamples.of(colleague),
    };
    for (const secret of [history_item_id, job_id, spare.key_id]) expect(answer.text).not.toContain(secret);
    if (!endpoint.path.includes('support-access')) expect(answer.text).not.toContain(words);
  });

  test('changed nothing in the former workspace', async () => {
    await prove('who has moved', 'after every row');
    expect(await hashAllOfPerson(colleague, a.user.workspace_id)).toBe(untouched);
  });
});

test('a private id names a thing of the tenant, and its kind is among the resources of a manifest', async () => {
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
  // All callers above tried codes from one address.
  await app.db.deleteFrom('sign_in_attempt').execute();
  const mine = endpoints.filter((one) => accessOf(one) !== 'public' && accessOf(one) !== 'operator');
  mine.sort((x, y) => lateness(x) - lateness(y));
  for (const endpoint of mine) {
    const { call, body, as } = sampleRequest(endpoint, a);
    const answer = await send(app.url, call, { as, ...(body === undefined ? {} : { body }) });
    expect(answer.status, `${call}: ${answer.text.slice(0, 300)}`).toBe(200);
  }
  expect(await hashAllOf(a)).not.toBe(before);
});
