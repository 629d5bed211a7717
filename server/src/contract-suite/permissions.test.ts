/** Every endpoint of the contract against keys and sessions that may not call it. A new endpoint is in here by itself. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { apiKeyPermissions, requiredPermissions } from '#contract/kit/endpoint.ts';
import { actingAs } from '../kernel/context.ts';
import { createKey } from '../slices/api-keys/api-keys.service.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { steadyRecognition } from '../testing/steady-recognition.ts';
import { accessOf, endpoints, nameOf } from './endpoints.suite.ts';
import { byKey, bySession, refusal, send, type Headers, type Sent } from './http.suite.ts';
import { addPeople, makeEditor } from './people.suite.ts';
import { createTenant, sampleRequest, type Tenant } from './samples.suite.ts';

let app: TestApp;
let tenant: Tenant;
let unverified: TestUser;
beforeAll(async () => {
  app = await testApp({ parts: () => ({ recognition: steadyRecognition() }) });
  tenant = await createTenant(app, { concurrency: 50, tier: 'enterprise' });
  tenant.people = await addPeople(app, tenant);
  unverified = await app.user({ is_verified: false });
});
afterAll(() => app.close());
// One of the endpoints disables the key that calls it.
afterEach(() => app.db.updateTable('api_key').set({ disabled_at: null }).execute());

const guarded = endpoints.filter((one) => accessOf(one) !== 'public');
const restrictable = guarded.filter((one) => (apiKeyPermissions as readonly string[]).includes(one.permission));
const named = (list: typeof endpoints) => list.map((endpoint) => [nameOf(endpoint), endpoint] as const);

function call(endpoint: (typeof endpoints)[number], as: Headers): Promise<Sent> {
  const { call, body } = sampleRequest(endpoint, tenant);
  return send(app.url, call, { as, ...(body === undefined ? {} : { body }) });
}

const restrictedKeys = new Map<string, Promise<Headers>>();

/** One key for each distinct set of permissions: an account may have a hundred keys, and there are more endpoints. */
function keyWith(permissions: (typeof apiKeyPermissions)[number][]): Promise<Headers> {
  const name = permissions.join();
  const key = restrictedKeys.get(name) ?? makeKey(permissions);
  restrictedKeys.set(name, key);
  return key;
}

async function makeKey(permissions: (typeof apiKeyPermissions)[number][]): Promise<Headers> {
  const { xi_api_key } = await createKey(tenant.user.ctx(), { name: 'restricted', permissions });
  return { 'xi-api-key': xi_api_key };
}

// Deleting comes last, so that what it deletes is there until then.
restrictable.sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

test.each(named(restrictable))('%s refuses a key with every other permission', async (_, endpoint) => {
  const as = await keyWith(apiKeyPermissions.filter((one) => one !== endpoint.permission));
  const answer = await call(endpoint, as);
  expect(refusal(answer)).toEqual([401, 'missing_permissions']);
  expect(answer.body.detail).toMatchObject({
    type: 'authorization_error',
    message: `The API key you used is missing the permission ${endpoint.permission} to execute this operation.`,
  });
});

test.each(named(restrictable))('%s accepts a key with this permission alone', async (_, endpoint) => {
  const answer = await call(endpoint, await keyWith([endpoint.permission as (typeof apiKeyPermissions)[number]]));
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()]);
});

test.each(named(guarded.filter((one) => one.permission === 'session-only')))(
  '%s refuses any key',
  async (_, endpoint) => {
    expect(refusal(await call(endpoint, byKey(tenant.user)))).toEqual([403, 'session_required']);
  },
);

/** What a key without any permission may call, and why. An endpoint that is opened to every key fails until it stands here. */
const openToAnyKey: Record<string, string> = {
  'GET /v1/upload-limits': 'The limits are those of the installation, and name nobody.',
  'GET /v1/jobs': 'The list holds only the kinds of jobs that the permissions of the key cover.',
  'POST /v1/detect-languages': 'It reads the texts that it is given, and keeps and changes nothing.',
  'POST /mcp': 'The protocol itself tells nothing; each tool checks the permission of the call that it stands for.',
  'POST /v1/user/generate-name': 'It makes up a name, and reads and changes nothing.',
  'POST /v1/single-use-token/{token_type}': 'The token admits to no more than the key that asks for it.',
  'POST /v1/workspaces/api-keys/disable': 'A key that was found by a stranger can be stopped by whoever sees it.',
  'GET /v1/user/api-keys': 'Keys are listed for unrestricted keys only.',
  'GET /v1/user/api-keys/{key_id}/requests': 'Requests of keys are listed for unrestricted keys only.',
};

const anyKey = guarded.filter((one) => one.permission === 'any-key');

test('the endpoints that every key may call are known one by one', () => {
  expect(anyKey.map(nameOf).sort()).toEqual(Object.keys(openToAnyKey).sort());
});

test.each(named(anyKey))('%s answers a key with no permission, and tells it nothing', async (_, endpoint) => {
  const answer = await call(endpoint, await keyWith([]));
  if (endpoint.tag === 'api-keys') return expect(refusal(answer)).toEqual([403, 'api_key_restricted']);
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()]);
  for (const secret of tenant.secrets) expect(answer.text).not.toContain(secret);
  if (nameOf(endpoint) === 'GET /v1/jobs') expect(answer.body.jobs).toEqual([]);
});

test.each(named(guarded.filter((one) => one.permission === 'by-kind')))(
  '%s refuses a key with every permission but the one that the kind requires',
  async (_, endpoint) => {
    const needed: readonly string[] = endpoint.tag === 'uploads' ? ['audio_isolation'] : ['text_to_speech'];
    const answer = await call(endpoint, await keyWith(apiKeyPermissions.filter((one) => !needed.includes(one))));
    expect(refusal(answer)).toEqual([401, 'missing_permissions']);
  },
);

describe.each([
  ['a session', () => bySession(unverified)],
  ['a key', () => byKey(unverified)],
])('%s of an unverified user', (kind, headers) => {
  test.each(named(guarded))('%s', async (_, endpoint) => {
    const expected =
      kind === 'a key' && endpoint.permission === 'session-only' ? 'session_required' : 'email_not_verified';
    expect(refusal(await call(endpoint, headers()))).toEqual([403, expected]);
  });
});

test('operator and admin endpoints refuse an editor, in a browser and with an unrestricted key', async () => {
  const editor = tenant.people?.editor ?? (await app.user());
  await makeEditor(app, tenant.user, editor);
  const actor = { ...editor.actor, workspace_id: tenant.user.workspace_id };
  const { xi_api_key } = await createKey(actingAs(editor.ctx(), actor), { name: 'of an editor', permissions: 'all' });
  for (const endpoint of guarded) {
    const access = accessOf(endpoint);
    if (access === 'user') continue;
    const expected = access === 'admin' ? 'not_workspace_admin' : 'not_operator';
    expect(refusal(await call(endpoint, bySession(editor))), nameOf(endpoint)).toEqual([403, expected]);
    const byItsKey = endpoint.permission === 'session-only' ? 'session_required' : expected;
    expect(refusal(await call(endpoint, { 'xi-api-key': xi_api_key })), nameOf(endpoint)).toEqual([403, byItsKey]);
  }
});

test('calls about the workspace and its people require an admin', () => {
  const ofAdmins = endpoints.filter((one) => accessOf(one) === 'admin').map(nameOf);
  expect(ofAdmins).toEqual(
    expect.arrayContaining([
      'GET /v1/workspace/invites',
      'POST /v1/workspace/invites/add',
      'POST /v1/workspace/invites/add-bulk',
      'DELETE /v1/workspace/invites',
      'POST /v1/workspace/members',
      'DELETE /v1/workspace/members',
      'PUT /v1/workspace/update-workspace',
    ]),
  );
});

test('the permissions that some call requires are those that the key form offers', () => {
  const asked = new Set<string>(endpoints.map((one) => one.permission));
  expect(requiredPermissions.filter((one) => !asked.has(one))).toEqual([]);
});
