/** API keys: the secret is shown once and kept as a hash; editing, limiting, disabling and deleting work at once. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { apiKeyPermissions } from '#contract/kit/endpoint.ts';
import { typedCodeIn } from '../testing/accounts.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { lastMailTo } from '../testing/outbox.ts';
import { byKey, bySession, refusal, send } from './http.suite.ts';
import { speak } from './speak.suite.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => void (app = await testApp()));
beforeEach(async () => void (user = await app.user()));
afterAll(() => app.close());

const create = (body: object, as = bySession(user)) => send(app.url, 'POST /v1/user/create-api-key', { as, body });
const edit = (body: object, as = bySession(user)) => send(app.url, 'POST /v1/user/edit-api-key', { as, body });
const remove = (id: string, as = bySession(user)) =>
  send(app.url, `DELETE /v1/user/delete-api-key?key_id=${id}`, { as });
const list = async (as = byKey(user)) => (await send(app.url, 'GET /v1/user/api-keys', { as })).body.api_keys;
const use = (apiKey: string, path = '/v1/user') => send(app.url, `GET ${path}`, { as: { 'xi-api-key': apiKey } });

test('the secret is only in the answer to the creation', async () => {
  const { body, headers } = await create({ name: ' My key ' });
  expect(body).toEqual({
    xi_api_key: expect.stringMatching(/^sk_[0-9a-f]{48}$/),
    key_id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
  });
  expect(headers.get('cache-control')).toBe('no-store');
  const listed = (await list()).find((key: { key_id: string }) => key.key_id === body.key_id);
  expect(listed).toEqual({
    key_id: body.key_id,
    name: 'My key',
    hint: `…${body.xi_api_key.slice(-4)}`,
    created_at_unix: expect.any(Number),
    permissions: 'all',
    character_limit: null,
    character_count: 0,
    is_disabled: false,
    last_used_at_unix: null,
    allowed_ips: null,
    expires_at_unix: null,
    previous_secret_expires_at_unix: null,
  });
  expect((await use(body.xi_api_key)).status).toBe(200);
  await expect.poll(async () => (await list())[1]?.last_used_at_unix).toBeGreaterThan(0);
});

test('the database holds the hash of a key and at most its last four characters', async () => {
  const { xi_api_key, key_id } = (await create({ name: 'hashed' })).body;
  const row = await app.db.selectFrom('api_key').selectAll().where('key_id', '=', key_id).executeTakeFirstOrThrow();
  expect(row.key_hash.equals(createHash('sha256').update(xi_api_key).digest())).toBe(true);
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
  `.execute(app.db);
  expect(tables.rows.length).toBeGreaterThan(10);
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(name)} t`.execute(app.db);
    const text = rows.map(({ row }) => row).join('\n');
    expect(text, name).not.toContain(xi_api_key.slice(3, 20));
    expect(text, name).not.toContain(Buffer.from(xi_api_key).toString('hex'));
  }
});

test('name, permissions, limit, disabling and enabling take effect at once', async () => {
  const { xi_api_key, key_id } = (await create({ name: 'first' })).body;
  expect((await edit({ key_id, name: 'second', permissions: ['user_read'], character_limit: 50 })).body).toEqual({
    status: 'ok',
  });
  expect((await list())[1]).toMatchObject({ name: 'second', permissions: ['user_read'], character_limit: 50 });
  expect((await use(xi_api_key)).status).toBe(200);
  expect(refusal(await use(xi_api_key, '/v1/voices'))).toEqual([401, 'missing_permissions']);
  await edit({ key_id, is_enabled: false });
  expect(refusal(await use(xi_api_key))).toEqual([401, 'invalid_api_key']);
  expect((await list())[1]).toMatchObject({
    is_disabled: true,
    name: 'second',
    permissions: ['user_read'],
    character_limit: 50,
  });
  await edit({ key_id, is_enabled: true, permissions: 'all', character_limit: null });
  expect((await use(xi_api_key, '/v1/voices')).status).toBe(200);
  expect((await list())[1]).toMatchObject({ is_disabled: false, permissions: 'all', character_limit: null });
  expect((await edit({ key_id })).body).toEqual({ status: 'ok' });
});

test('a deleted key stops at once', async () => {
  const { xi_api_key, key_id } = (await create({ name: 'short' })).body;
  expect((await use(xi_api_key)).status).toBe(200);
  expect((await remove(key_id)).body).toEqual({ status: 'ok' });
  expect(refusal(await use(xi_api_key))).toEqual([401, 'invalid_api_key']);
  expect(refusal(await remove(key_id))).toEqual([404, 'api_key_not_found']);
  expect(refusal(await edit({ key_id, name: 'x' }))).toEqual([404, 'api_key_not_found']);
  expect(await list()).toHaveLength(1);
});

test('invalid keys answer 422', async () => {
  for (const [body, loc] of [
    [{}, ['body', 'name']],
    [{ name: ' ' }, ['body', 'name']],
    [{ name: 'x'.repeat(101) }, ['body', 'name']],
    [{ name: 'x', permissions: ['fly'] }, ['body', 'permissions']],
    [{ name: 'x', permissions: 'some' }, ['body', 'permissions']],
    [{ name: 'x', character_limit: -1 }, ['body', 'character_limit']],
    [{ name: 'x', character_limit: 1.5 }, ['body', 'character_limit']],
    [{ name: 'x', allowed_ips: [] }, ['body', 'allowed_ips']],
    [{ name: 'x', allowed_ips: ['10.0.0.0/33'] }, ['body', 'allowed_ips']],
    [{ name: 'x', expires_at_unix: 1_700_000_000 }, ['body', 'expires_at_unix']],
    [{ name: 'x', expires_at_unix: 1e13 }, ['body', 'expires_at_unix']],
    [{ name: 'x\u0000' }, ['body', 'name']],
  ] as const) {
    const answer = await create(body);
    expect([answer.status, answer.body.detail[0].loc.slice(0, 2)], JSON.stringify(body)).toEqual([422, loc]);
  }
  expect((await send(app.url, 'DELETE /v1/user/delete-api-key', { as: bySession(user) })).body.detail[0].loc).toEqual([
    'query',
    'key_id',
  ]);
});

test('no key creates, changes, rotates or deletes keys, and a restricted or limited one does not even read them', async () => {
  const nextYear = Math.floor(Date.now() / 1000) + 365 * 86_400;
  for (const restriction of [
    {},
    { permissions: [...apiKeyPermissions] },
    { permissions: [] },
    { character_limit: 10 },
    { allowed_ips: ['127.0.0.0/8'] },
    { expires_at_unix: nextYear },
  ]) {
    const { xi_api_key, key_id } = (await create({ name: 'of a program', ...restriction })).body;
    const as = { 'xi-api-key': xi_api_key };
    const answers = [
      await create({ name: 'free' }, as),
      await edit({ key_id, permissions: 'all', character_limit: null }, as),
      await edit({ key_id, is_enabled: false }, as),
      await remove(key_id, as),
      await send(app.url, 'POST /v1/user/rotate-api-key', { as, body: { key_id } }),
    ];
    for (const answer of answers) expect(refusal(answer)).toEqual([403, 'session_required']);
    const reads = [
      await send(app.url, 'GET /v1/user/api-keys', { as }),
      await send(app.url, `GET /v1/user/api-keys/${key_id}/requests`, { as }),
    ];
    const isRestricted = Object.keys(restriction).length > 0;
    for (const { status, body } of reads)
      expect(isRestricted ? [status, body.detail.status] : status).toEqual(
        isRestricted ? [403, 'api_key_restricted'] : 200,
      );
  }
  expect(await list(bySession(user))).toHaveLength(7);
});

test('every permission of the public API is accepted, and an unknown one is named', async () => {
  const publicNames = [...apiKeyPermissions];
  expect(publicNames).toEqual(expect.arrayContaining(['speech_to_text', 'convai_write', 'dubbing_read', 'user_write']));
  const all = await create({ name: 'all of them', permissions: publicNames });
  expect([all.status, (await list())[1].permissions]).toEqual([200, publicNames]);
  const refused = await create({ name: 'x', permissions: ['user_read', 'fly'] });
  expect([refused.status, refused.body.detail]).toEqual([
    422,
    [{ type: 'enum', loc: ['body', 'permissions', 1], msg: "There is no permission 'fly'", input: 'fly' }],
  ]);
});

test('what lets a key do more requires proof, and what restricts it does not', async () => {
  const { key_id } = (await create({ name: 'careful', permissions: ['user_read'], character_limit: 10 })).body;
  const old = { authenticated_at: new Date(Date.now() - 86_400_000), sensitive_until: null };
  await app.db.updateTable('session').set(old).where('user_id', '=', user.user_id).execute();
  const wider = [
    { permissions: ['user_read', 'user_write'] },
    { permissions: 'all' },
    { character_limit: 11 },
    { character_limit: null },
    { name: 'hidden', permissions: 'all', character_limit: 1 },
  ];
  for (const change of wider)
    expect(refusal(await edit({ key_id, ...change }))).toEqual([403, 'sensitive_action_verification_required']);
  const narrower = [
    { name: 'renamed' },
    { character_limit: 9, permissions: [] },
    { allowed_ips: ['127.0.0.1'] },
    { is_enabled: false },
  ];
  for (const change of narrower) expect((await edit({ key_id, ...change })).body).toEqual({ status: 'ok' });
  for (const change of [{ is_enabled: true }, { allowed_ips: null }])
    expect(refusal(await edit({ key_id, ...change }))).toEqual([403, 'sensitive_action_verification_required']);
  expect((await list())[1]).toMatchObject({ name: 'renamed', character_limit: 9, permissions: [], is_disabled: true });
  const code = typedCodeIn(await lastMailTo(app, user.email));
  const as = { ...bySession(user), 'sensitive-action-code': code };
  expect((await edit({ key_id, is_enabled: true, permissions: 'all' }, as)).body).toEqual({ status: 'ok' });
  expect((await list())[1]).toMatchObject({ permissions: 'all', is_disabled: false });
});

test('credits are counted on the key that spent them', async () => {
  await speak(app, user, 'Seven!!');
  expect((await list())[0].character_count).toBe(7);
});

test('a user has at most a hundred keys', async () => {
  const rows = Array.from({ length: 98 }, (_, i) => ({
    key_id: `bulk-${user.user_id}-${i}`,
    workspace_id: user.workspace_id,
    user_id: user.user_id,
    name: 'bulk',
    key_hash: createHash('sha256').update(`bulk ${user.user_id} ${i}`).digest(),
    hint: '…',
    created_at: new Date(),
  }));
  await app.db.insertInto('api_key').values(rows).execute();
  expect((await create({ name: 'the hundredth' })).status).toBe(200);
  expect(refusal(await create({ name: 'one more' }))).toEqual([400, 'api_key_limit_reached']);
});

test('creating, editing and deleting keys is in the audit log, without the secret', async () => {
  const { key_id } = (await create({ name: 'audited' }, bySession(user))).body;
  await edit({ key_id, name: 'again' });
  await remove(key_id);
  const events = await app.db.selectFrom('audit_event').selectAll().where('user_id', '=', user.user_id).execute();
  const mine = events.filter(({ detail }) => (detail as { key_id?: string }).key_id === key_id);
  expect(mine.map(({ action }) => action)).toEqual(['api_key.created', 'api_key.edited', 'api_key.deleted']);
});

test('of the keys created at once those succeed that make a hundred', async () => {
  // Most come in turns: so many at once may wait too long for a connection to the database.
  for (let n = 0; n < 80; n += 20)
    await Promise.all(Array.from({ length: 20 }, (_, i) => create({ name: `key ${n + i}` })));
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => create({ name: `key ${80 + i}` })));
  expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => refusal(answer)[1]))).toEqual(
    new Set(['api_key_limit_reached']),
  );
  // One is there from the beginning.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
});
