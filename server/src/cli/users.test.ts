/** The commands about users, in the process of the test, beside a running server. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { plans, tiers, unlimitedSeats } from '#contract/billing/plans.ts';
import { byKey, refusal, send } from '../contract-suite/http.suite.ts';
import { AppError } from '../kernel/errors.ts';
import { accountsOf } from '../testing/accounts.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { help, run } from './commands.ts';
import { UsageError } from './usage-error.ts';

let app: TestApp;
let operator: TestUser;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
  vi.stubEnv('DATA_DIR', app.dataDir);
  vi.stubEnv('DATABASE_URL', app.databaseUrl);
  vi.stubEnv('SECRET_KEY', 'k'.repeat(40));
  operator = await app.user();
  await cli('grant-operator', operator);
});
beforeEach(async () => void (user = await app.user()));
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
});

const { ask, auditOf, signIn } = accountsOf(() => app);

/** Runs `user …` for one account. @returns what was printed, without the ids of the account */
async function cli(command: string, { email, user_id, workspace_id }: TestUser, ...more: string[]) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await run(['user', command, '--email', email, ...more]);
  const lines = print.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  print.mockRestore();
  expect(lines).toMatchObject([{ user_id, workspace_id }]);
  return Object.fromEntries(Object.entries(lines[0] ?? {}).filter(([name]) => !/^(user|workspace)_id$/.test(name)));
}

const refusalOf = async (...args: Parameters<typeof cli>) => {
  const error = await cli(...args).catch((reason: unknown) => reason);
  vi.restoreAllMocks();
  return error;
};

const readUser = async () => (await ask(user, 'GET /v1/user?extended=true')).body as Record<string, unknown>;

test('lock signs out at once and refuses keys and sign-in, until lock --off', async () => {
  expect(await cli('lock', user)).toEqual({ is_locked: true });
  expect((await ask(user, 'GET /v1/user')).status).toBe(401);
  expect(refusal(await send(app.url, 'GET /v1/user', { as: byKey(user) }))).toEqual([401, 'account_disabled']);
  expect((await signIn(user)).status).toBe(403);
  expect(await cli('lock', user, '--off')).toEqual({ is_locked: false });
  expect((await signIn(user)).status).toBe(200);
  const locks = (await auditOf(user)).filter((action) => action === 'user.lock_set_by_command_line');
  expect(locks).toHaveLength(2);
});

test('sign-out ends every session, and keys stay good', async () => {
  expect(await cli('sign-out', user)).toEqual({ is_signed_out: true });
  expect((await ask(user, 'GET /v1/user')).status).toBe(401);
  expect((await send(app.url, 'GET /v1/user', { as: byKey(user) })).status).toBe(200);
});

test('verify lets in whoever never got the mail', async () => {
  await app.db
    .updateTable('user_account')
    .set({ email_verified_at: null })
    .where('user_id', '=', user.user_id)
    .execute();
  expect((await ask(user, 'GET /v1/user')).status).toBe(403);
  expect(await cli('verify', user)).toEqual({ is_verified: true });
  expect((await ask(user, 'GET /v1/user')).status).toBe(200);
});

test('--withdraw and --value off take back what was granted, raised or started', async () => {
  await cli('grant-operator', user);
  expect((await ask(user, 'GET /v1/operator/accounts')).status).toBe(200);
  expect(await cli('grant-operator', user, '--withdraw')).toEqual({ is_operator: false });
  expect(refusal(await ask(user, 'GET /v1/operator/accounts'))).toEqual([403, 'not_operator']);
  await cli('grant-alpha', user);
  await cli('warn', user);
  await cli('set-probation', user);
  expect(await readUser()).toMatchObject({ is_in_probation: true, moderation_warning_dismissed: false });
  expect(await cli('grant-alpha', user, '--withdraw')).toEqual({ has_alpha_access: false });
  expect(await cli('warn', user, '--withdraw')).toEqual({ is_warned: false });
  expect(await cli('set-probation', user, '--value', 'off')).toEqual({ is_in_probation: false });
  expect(await readUser()).toMatchObject({ is_in_probation: false, moderation_warning_dismissed: true });
});

test('set-limit sets the seats of a plan that has none of its own, also without limit', async () => {
  const seats = async () => (await ask(user, 'GET /v1/workspace/seats-status')).body.max_seats as number;
  expect(await refusalOf('set-limit', user, '--seats', '7')).toMatchObject({ status: 'seats_of_plan' });
  await cli('set-tier', user, '--tier', 'enterprise');
  expect(await cli('set-limit', user, '--seats', '7')).toEqual({ seats: 7 });
  expect(await seats()).toBe(7);
  await cli('set-limit', user, '--seats', 'unlimited');
  expect(await seats()).toBe(unlimitedSeats);
});

test('delete asks for the address twice, and deletes', async () => {
  expect(await refusalOf('delete', user)).toMatchObject({ message: expect.stringMatching(/^Nothing was deleted: /) });
  expect((await ask(user, 'GET /v1/user')).status).toBe(200);
  expect(await cli('delete', user, '--confirm', user.email)).toEqual({ is_deleted: true });
  expect((await signIn(user)).status).toBe(401);
  expect(await refusalOf('lock', user)).toBeInstanceOf(UsageError);
});

test('the last operator can neither be locked, nor deleted, nor lose the right', async () => {
  for (const [command, ...more] of [
    ['lock'],
    ['grant-operator', '--withdraw'],
    ['delete', '--confirm', operator.email],
  ]) {
    const error = await refusalOf(command ?? '', operator, ...more);
    expect.soft(error, command).toBeInstanceOf(AppError);
    expect.soft(error, command).toMatchObject({ status: 'last_operator' });
  }
  expect((await ask(operator, 'GET /v1/operator/accounts')).status).toBe(200);
});

test('help names every plan and every command, and a command that does not exist is refused', async () => {
  for (const tier of tiers) expect(help).toMatch(new RegExp(`^ +${tier} +${plans[tier].name}$`, 'm'));
  await expect(run(['user', 'fly'])).rejects.toThrow(/^There is no command user fly\.\n\nUsage/);
});
