/** Codes of links and codes that are typed in: who may use which, when, how often. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemScope } from '../../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { checkCode, consumeCode, issueCode, revokeCodes, type ActionKind } from './action-codes.ts';
import { countFailures } from './attempts.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => void (app = await testApp()));
beforeEach(async () => {
  app.clock.offsetMs = 0;
  user = await app.user();
});
afterAll(() => app.close());

const scope = () => systemScope(app.parts);
const minutes = (count: number) => (app.clock.offsetMs += count * 60_000);
const issue = (kind: ActionKind, subject = user.user_id, payload: unknown = { is: 'this' }) =>
  issueCode(scope(), { kind, subject, payload });
const use = (kind: ActionKind, code: string, subject?: string) => consumeCode(scope(), kind, code, subject);
const invalid = { http: 400, status: 'invalidActionCode' };

test('a code is good once, for its kind and its subject', async () => {
  const code = await issue('reset_password');
  await expect(use('verify_email', code)).rejects.toMatchObject(invalid);
  await expect(use('reset_password', code, 'somebody else')).rejects.toMatchObject(invalid);
  await expect(use('reset_password', `${code}x`)).rejects.toMatchObject(invalid);
  const first = await use('reset_password', code, user.user_id);
  expect(first).toMatchObject({ subject: user.user_id, payload: { is: 'this' } });
  await expect(use('reset_password', code)).rejects.toMatchObject(invalid);
});

test('of twenty uses at once one succeeds', async () => {
  const code = await issue('change_email');
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => use('change_email', code)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('checking a code does not consume it', async () => {
  const code = await issue('reset_password');
  for (let i = 0; i < 2; i++) {
    const found = await checkCode(scope(), ['verify_email', 'reset_password'], code);
    expect(found).toMatchObject({ kind: 'reset_password', subject: user.user_id });
  }
  await expect(checkCode(scope(), ['verify_email'], code)).rejects.toMatchObject(invalid);
  await use('reset_password', code);
  await expect(checkCode(scope(), ['reset_password'], code)).rejects.toMatchObject(invalid);
});

test('a newer code, a revocation and the deletion of the user end it', async () => {
  const [old, newer] = [await issue('reset_password'), await issue('reset_password')];
  await expect(use('reset_password', old)).rejects.toMatchObject(invalid);
  await revokeCodes(scope(), user.user_id, ['reset_password', 'sensitive_action']);
  await expect(use('reset_password', newer)).rejects.toMatchObject(invalid);
  // A user who owns nothing, so that one statement deletes them.
  const values = { user_id: 'gone', email: 'gone@example.test', password_hash: '', first_name: null };
  const public_user_id = 'f'.repeat(64);
  await app.db
    .insertInto('user_account')
    .values({ ...values, public_user_id, created_at: new Date() })
    .execute();
  const last = await issue('change_email', 'gone');
  await app.db.deleteFrom('user_account').where('user_id', '=', 'gone').execute();
  await expect(use('change_email', last)).rejects.toMatchObject(invalid);
});

test.each([
  ['reset_password', 60],
  ['verify_email', 60],
  ['change_email', 60],
  ['revert_email', 7 * 24 * 60],
  ['sign_in_request', 60],
  ['internal_verification', 10],
  ['opt_out_updates', 365 * 24 * 60],
] as const)('%s is valid for %i minutes', async (kind, life) => {
  const code = await issue(kind);
  minutes(life - 1);
  await checkCode(scope(), [kind], code);
  minutes(2);
  await expect(use(kind, code)).rejects.toMatchObject(invalid);
});

test('the key that ends product updates can be used repeatedly, beside newer ones', async () => {
  const [old, newer] = [await issue('opt_out_updates'), await issue('opt_out_updates')];
  for (const code of [old, newer, old]) expect((await use('opt_out_updates', code)).subject).toBe(user.user_id);
});

describe('a code to be typed in', () => {
  test('is accepted however it is typed', async () => {
    for (const type of [
      (code: string) => code.toLowerCase(),
      (code: string) => ` ${code.replace('-', ' – ')} `,
      (code: string) => code.replace('-', ''),
      (code: string) => [...code].join(' '),
    ]) {
      const code = await issue('sensitive_action');
      expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
      await use('sensitive_action', type(code), user.user_id);
    }
  });

  test('is useless to anybody else, and after ten minutes', async () => {
    const code = await issue('sensitive_action');
    const other = await app.user();
    await expect(use('sensitive_action', code, other.user_id)).rejects.toMatchObject(invalid);
    await expect(use('sensitive_action', code)).rejects.toMatchObject(invalid);
    minutes(11);
    await expect(use('sensitive_action', code, user.user_id)).rejects.toMatchObject(invalid);
  });
});

test('ten wrong codes of an account are checked, however many come at once, and a right one does not count', async () => {
  const who = { ip: '192.0.2.7', account: user.user_id };
  const guess = (code: string) =>
    countFailures(scope(), 'code', who, () => use('sensitive_action', code, user.user_id));
  for (let i = 0; i < 12; i++) await guess(await issue('sensitive_action'));
  const code = await issue('sensitive_action');
  const guesses = await Promise.allSettled(Array.from({ length: 30 }, () => guess('WRNG-CDE2')));
  const told = guesses.map((one) => (one.status === 'rejected' ? (one.reason as { http: number }).http : 200));
  expect(told.filter((http) => http === 400)).toHaveLength(10);
  expect(told.filter((http) => http === 429)).toHaveLength(20);
  await expect(guess(code)).rejects.toMatchObject({ http: 429, status: 'too_many_attempts' });
});

test('the table holds no code in plain text', async () => {
  const codes = [await issue('reset_password'), await issue('sensitive_action')];
  const rows = JSON.stringify(await app.db.selectFrom('action_code').selectAll().execute());
  for (const code of codes) expect(rows).not.toContain(code);
});
