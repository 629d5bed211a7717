/** Who is admitted, asked of the functions themselves: over HTTP one refusal often hides that another one is missing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { accessOf, endpoints } from '../../../contract-suite/endpoints.suite.ts';
import { findActorAgain } from './authentication.store.ts';
import { authenticate, authenticateAgain, authenticateAllAgain } from './authentication.ts';
import { authorize } from './authorize.ts';
import { keyOf } from './key-actor.ts';
import { requireOwnSession } from './require-session.ts';

const statusOf = (error: unknown) => (error instanceof AppError ? error.status : String(error));
/** The name of the refusal; undefined where there is none. */
const refusal = async (ask: () => unknown) =>
  Promise.resolve()
    .then(ask)
    .then(() => undefined, statusOf);

describe('an actor', () => {
  let app: TestApp;
  let ada: TestUser;
  let ben: TestUser;
  let cyd: TestUser;
  beforeAll(async () => {
    app = await testApp();
    ada = await app.user();
    ben = await app.user({ workspace_id: ada.workspace_id });
    cyd = await app.user();
  });
  afterAll(() => app.close());

  const sessionOf = async ({ user_id, actor }: TestUser): Promise<Actor & { session_id: string }> => {
    const row = app.db.selectFrom('session').select('session_id').where('user_id', '=', user_id);
    return { ...actor, ...(await row.executeTakeFirstOrThrow()) };
  };
  const again = (who: Parameters<typeof authenticateAgain>[1]) => refusal(() => authenticateAgain(app.parts, who));

  test('is found again by the user, the workspace and the key together', async () => {
    const find = async (user_id: string, workspace_id: string, key_id?: string) => {
      const who = { user_id, workspace_id, ...(key_id ? { key: { key_id } } : {}) };
      return (await findActorAgain(app.db, who, new Date()))?.user_id;
    };
    for (const { user_id, workspace_id, key_id } of [ada, ben, cyd]) {
      expect(await find(user_id, workspace_id)).toBe(user_id);
      expect(await find(user_id, workspace_id, key_id)).toBe(user_id);
    }
    expect(await find(ada.user_id, cyd.workspace_id)).toBeUndefined();
    expect(await find(ada.user_id, ada.workspace_id, ben.key_id)).toBeUndefined();
    const ofKey = app.db.updateTable('api_key').where('key_id', '=', ben.key_id);
    await ofKey.set({ workspace_id: ben.own_workspace_id }).execute();
    expect(await find(ben.user_id, ben.workspace_id, ben.key_id)).toBeUndefined();
    const { apiKey } = ben;
    const show = (shown: string) => refusal(() => authenticate(app.parts, { ip: '127.0.0.1', apiKey: shown }));
    expect([await show(apiKey), await show('nothing')]).toEqual(['invalid_api_key', 'invalid_api_key']);
    await ofKey.set({ workspace_id: ben.workspace_id }).execute();
    expect(await show(apiKey)).toBeUndefined();
  });

  test('is admitted again in the own session and workspace alone', async () => {
    const [own, others] = [await sessionOf(ada), await sessionOf(cyd)];
    expect(await again(own)).toBeUndefined();
    for (const { session_id } of [others, { session_id: 'nothing' }])
      expect(await again({ ...own, session_id })).toBe('invalid_token');
    expect(await again({ ...own, user_id: ben.user_id })).toBe('invalid_token');
    expect(await again({ ...own, workspace_id: cyd.workspace_id })).toBe('invalid_token');
    expect(await again({ ...ada.actor, user_id: 'nobody' })).toBe('invalid_token');
    expect(await again({ ...ada.actor, key: { key_id: 'nothing' } })).toBe('invalid_api_key');
    const moved = { ...own, workspace_id: cyd.workspace_id };
    const all = await authenticateAllAgain(app.parts, [own, moved, others]);
    expect(all.map((actor) => actor?.user_id)).toEqual([ada.user_id, undefined, cyd.user_id]);
  });

  test('who is locked is refused, unless the call admits the locked', async () => {
    const { session, user_id, apiKey, key_id } = await app.user();
    await app.db.updateTable('member').set({ disabled_at: new Date() }).where('user_id', '=', user_id).execute();
    const from = { ip: '127.0.0.1' };
    const enter = (admitsLocked: boolean) =>
      authenticate(app.parts, { ...from, bearer: session.access }, { admitsLocked });
    expect(await refusal(() => enter(false))).toBe('account_disabled');
    expect(await enter(true)).toMatchObject({ user_id, is_locked: true });
    expect(await refusal(() => authenticate(app.parts, { ...from, apiKey }, { admitsLocked: true }))).toBe(
      'account_disabled',
    );
    const { workspace_id } = (await enter(true)) satisfies Actor;
    expect(await again({ user_id, workspace_id, key: { key_id } })).toBe('account_disabled');
  });
});

describe('a call', () => {
  const actor: Actor = {
    user_id: 'u',
    workspace_id: 'w',
    role: 'editor',
    is_operator: false,
    email_verified: true,
    session_id: 's',
  };
  const ofAccess = (access: string) => {
    const found = endpoints.find((one) => accessOf(one) === access);
    if (!found) throw new Error(`no endpoint for ${access}`);
    return found;
  };
  const ask = (access: string, change: Partial<Actor> = {}) =>
    refusal(() => authorize({ ...actor, ...change }, ofAccess(access)));

  test('is open to a verified user', async () => {
    expect(await ask('user')).toBeUndefined();
    expect(await ask('user', { email_verified: false })).toBe('email_not_verified');
  });

  test('of admins and operators is closed to others', async () => {
    expect(await ask('admin')).toBe('not_workspace_admin');
    expect(await ask('admin', { role: 'admin' })).toBeUndefined();
    expect(await ask('operator')).toBe('not_operator');
    expect(await ask('operator', { is_operator: true })).toBeUndefined();
  });

  test('needs the permission that it names, and a session where it names that', async () => {
    const key = (permissions: string[] | null) => ({ key: { key_id: 'k', permissions, has_credit_limit: false } });
    const named = endpoints.find(({ permission }) => permission === 'user_read');
    const sessionOnly = endpoints.find((one) => one.permission === 'session-only' && accessOf(one) === 'user');
    if (!named || !sessionOnly) throw new Error('the contract has no such endpoints');
    const askWith = (target: typeof named, permissions: string[] | null) =>
      refusal(() => authorize({ ...actor, ...key(permissions) }, target));
    expect(await askWith(named, ['models_read'])).toBe('missing_permissions');
    expect(await askWith(named, ['user_read'])).toBeUndefined();
    expect(await askWith(named, null)).toBeUndefined();
    expect(await askWith(sessionOnly, null)).toBe('session_required');
    expect(await refusal(() => requireOwnSession({ ...actor, ...key(null) }))).toBe('session_required');
  });
});

describe('a key', () => {
  const now = new Date();
  const [hash, previous] = [Buffer.from('secret'), Buffer.from('previous secret')];
  const row = { key_id: 'k', permissions: null, credit_limit: null, expires_at: null, key_hash: hash };
  const plain = { ...row, allowed_ips: null, previous_key_hash: previous, previous_expires_at: new Date(+now + 1000) };
  const ask = (
    shown: { hash: Buffer; ip: string } | undefined,
    change: Partial<typeof row & { allowed_ips: string[] }>,
  ) => refusal(() => keyOf({ ...plain, ...change }, now, shown));

  test('is refused from addresses that it does not allow; a job that stands for it shows none', async () => {
    const allowed = { allowed_ips: ['192.0.2.0/24'] };
    expect(await ask({ hash, ip: '192.0.2.7' }, allowed)).toBeUndefined();
    expect(await ask({ hash, ip: '198.51.100.7' }, allowed)).toBe('ip_not_allowed');
    expect(await ask({ hash, ip: '198.51.100.7' }, {})).toBeUndefined();
    expect(await ask(undefined, allowed)).toBeUndefined();
  });

  test('has a former secret for a while, and no other', async () => {
    const ip = '192.0.2.7';
    expect(await ask({ hash: previous, ip }, {})).toBeUndefined();
    expect(await refusal(() => keyOf({ ...plain, previous_expires_at: now }, now, { hash: previous, ip }))).toBe(
      'invalid_api_key',
    );
    expect(await ask({ hash: Buffer.from('other'), ip }, {})).toBe('invalid_api_key');
  });
});
