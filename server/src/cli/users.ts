/** The commands `user …` and `flag …`. Each prints one line of JSON for each row. */
import { parseArgs } from 'node:util';
import { Email } from '#contract/sign-in/types.ts';
import { NewPassword } from '#contract/security/types.ts';
import { flagNames } from '#contract/workspace/flags.ts';
import { passwordRulePrefix } from '#contract/security/passwords.ts';
import { Tier, unlimitedSeats } from '#contract/billing/plans.ts';
import { audit } from '../platform/events/audit.ts';
import { actingAs } from '../kernel/context.ts';
import { transaction } from '../kernel/db/transaction.ts';
import { findAccountByEmail, listAccounts } from '../platform/identity/accounts/members.ts';
import { setAlphaAccess } from '../slices/profile/alpha-access.service.ts';
import { applyModeration } from '../slices/accounts/moderation.service.ts';
import { deleteAccount } from '../slices/privacy/account-deletion.service.ts';
import { resetFactors } from '../slices/security/second-factor.service.ts';
import {
  setLock,
  setOperator,
  setWorkspaceLimits,
  signOutEverywhere,
  verifyAddress,
} from '../slices/accounts/account-changes.service.ts';
import { createAccount } from '../slices/sign-up/accounts.service.ts';
import { createKey } from '../slices/api-keys/api-keys.service.ts';
import { hashPassword } from '../platform/identity/credentials/passwords.ts';
import { listTiers, setTier } from '../slices/billing/billing.service.ts';
import { setFlag } from '../slices/workspace/workspace.service.ts';
import { createLog } from '../kernel/boot/log.ts';
import { readCliConfig, withDatabase } from './open.ts';
import { UsageError } from './usage-error.ts';

const print = (value: unknown) => console.log(JSON.stringify(value));

export async function createUser(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      tier: { type: 'string', default: 'free' },
      name: { type: 'string' },
      verified: { type: 'boolean', default: false },
      'api-key': { type: 'boolean', default: false },
    },
  });
  const email = parse(Email, values.email, '--email must be an email address');
  const password = parse(NewPassword, values.password, `--password is refused. ${passwordRulePrefix}`);
  const tier = parse(Tier, values.tier, `--tier must be one of ${Tier.options.join(', ')}`);
  const password_hash = await hashPassword(password);
  const answer = await withDatabase((scope) =>
    transaction(scope, async (scope) => {
      const account = {
        email,
        password_hash,
        first_name: values.name ?? null,
        is_verified: values.verified,
        is_onboarding_completed: true,
      };
      const made = await createAccount(scope, account);
      if (!made) throw new UsageError(`There is an account with the address ${email} already.`);
      await setTier(scope, made.workspace_id, tier);
      await audit(scope, 'user.created_by_command_line', { tier }, made);
      if (!values['api-key']) return { ...made, api_key: null };
      const actor = { ...made, role: 'admin', is_operator: false, email_verified: values.verified } as const;
      const key = await createKey(actingAs(scope, actor), { name: 'Command line', permissions: 'all' });
      return { ...made, api_key: key.xi_api_key };
    }),
  );
  print(answer);
}

export async function listAllUsers(args: string[]): Promise<void> {
  parseArgs({ args, options: {} });
  const { accounts, tiers } = await withDatabase(async (scope) => ({
    accounts: await listAccounts(scope),
    tiers: await listTiers(scope),
  }));
  for (const { user_id, workspace_id, email, email_verified_at, operator_since, created_at } of accounts) {
    const tier = tiers.get(workspace_id);
    const is_verified = email_verified_at !== null;
    const is_operator = operator_since !== null;
    print({ user_id, workspace_id, email, tier, is_verified, is_operator, created_at: created_at.toISOString() });
  }
}

export async function setUserTier(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, tier: { type: 'string' } } });
  const tier = parse(Tier, values.tier, `--tier must be one of ${Tier.options.join(', ')}`);
  await change(values.email, 'tier', { tier }, (scope, { workspace_id }) => setTier(scope, workspace_id, tier));
}

export async function setUserLimit(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      concurrency: { type: 'string' },
      credits: { type: 'string' },
      seats: { type: 'string' },
    },
  });
  const limits = {
    ...(values.concurrency === undefined
      ? {}
      : { concurrency: wholeNumber('--concurrency', values.concurrency, 1_000_000) }),
    ...(values.credits === undefined ? {} : { credits: wholeNumber('--credits', values.credits, 1_000_000_000_000) }),
    ...(values.seats === undefined ? {} : { seats: readSeats(values.seats) }),
  };
  if (Object.keys(limits).length === 0) throw new UsageError('Give --concurrency, --credits or --seats.');
  await change(values.email, 'limit', limits, (scope, user) => setWorkspaceLimits(scope, user, limits));
}

export async function grantUserOperator(args: string[]): Promise<void> {
  const { email, isOn: is_operator } = readSwitch(args, 'withdraw');
  await change(email, 'operator', { is_operator }, (scope, user) => setOperator(scope, user, is_operator));
}

export async function grantUserAlpha(args: string[]): Promise<void> {
  const { email, isOn: has_alpha_access } = readSwitch(args, 'withdraw');
  await change(email, 'alpha', { has_alpha_access }, (scope, user) => setAlphaAccess(scope, user, has_alpha_access));
}

/** For a user whom the operator knows, and whose mail does not arrive. */
export async function verifyUser(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } });
  await change(values.email, 'verified', { is_verified: true }, verifyAddress);
}

/** Locks the user out at once, or ends the lock. */
export async function lockUser(args: string[]): Promise<void> {
  const { email, isOn: is_locked } = readSwitch(args, 'off');
  await change(email, 'lock', { is_locked }, (scope, user) => setLock(scope, user, is_locked));
}

export async function signOutUser(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } });
  await change(values.email, 'sign_out', { is_signed_out: true }, async (scope, user) => {
    await signOutEverywhere(scope, user);
  });
}

/** Prints what was deleted. It cannot be undone, so the address must be given twice. */
export async function deleteUser(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, confirm: { type: 'string' } } });
  const address = parse(Email, values.email, '--email must be the address of an account');
  if (values.confirm?.toLowerCase() !== address) {
    throw new UsageError('Nothing was deleted: give the address once more, as --confirm.');
  }
  const { owners } = await import('../slices.ts');
  const config = readCliConfig();
  // The files are on record in the database; the next server, or the running one, removes them.
  const storage = { remove: () => Promise.reject(new Error('left to the server')) };
  const user = await withDatabase(async (scope) => {
    const user = await requireUser(scope, address);
    const account = { ...user, role: 'admin', is_operator: false, email_verified: true } as const;
    await deleteAccount(scope, { storage, config, log: createLog('silent') }, owners, account);
    return user;
  });
  print({ ...user, is_deleted: true });
}

/** The user sees the warning until they confirm it. */
export async function warnUser(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, withdraw: { type: 'boolean', default: false } },
  });
  const is_warned = !values.withdraw;
  await change(values.email, 'warning', { is_warned }, async (scope, user) => {
    await applyModeration(scope, user, is_warned ? 'raise_warning' : 'withdraw_warning');
  });
}

export async function setUserProbation(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, value: { type: 'string', default: 'on' } },
  });
  const is_in_probation = isOn(values.value);
  await change(values.email, 'probation', { is_in_probation }, async (scope, user) => {
    await applyModeration(scope, user, is_in_probation ? 'start_probation' : 'end_probation');
  });
}

/** For a user who has lost both the app and the backup code. The operator has checked who they are. */
export async function resetSecondFactor(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } });
  await change(values.email, 'second_factor', { has_second_factor: false }, (scope, { user_id }) =>
    resetFactors(scope, user_id),
  );
}

export async function setFlagValue(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, flag: { type: 'string' }, value: { type: 'string', default: 'on' } },
  });
  const flag = flagNames.find((name) => name === values.flag);
  if (!flag) throw new UsageError(`--flag must be one of ${flagNames.join(', ')}.`);
  const is_on = isOn(values.value);
  await change(values.email, 'flag', { flag, is_on }, (scope, { workspace_id }) =>
    setFlag(scope, workspace_id, flag, is_on),
  );
}

type Scope = Parameters<typeof setTier>[0];

/** Changes one user, records it in the audit log, and prints what was set. */
async function change(
  email: string | undefined,
  what: string,
  values: Record<string, unknown>,
  apply: (scope: Scope, user: { user_id: string; workspace_id: string }) => Promise<void>,
): Promise<void> {
  const address = parse(Email, email, '--email must be the address of an account');
  const user = await withDatabase((scope) =>
    transaction(scope, async (scope) => {
      const user = await requireUser(scope, address);
      await apply(scope, user);
      await audit(scope, `user.${what}_set_by_command_line`, values, user);
      return user;
    }),
  );
  print({ ...user, ...values });
}

async function requireUser(scope: Scope, address: string) {
  const user = await findAccountByEmail(scope, address);
  if (!user) throw new UsageError(`There is no account with the address ${address}.`);
  return user;
}

/** Reads the address, and the option that reverses the command. */
function readSwitch(args: string[], reverse: 'withdraw' | 'off'): { email: string | undefined; isOn: boolean } {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, [reverse]: { type: 'boolean' } } });
  return { email: values.email as string | undefined, isOn: !values[reverse] };
}

type Schema<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { issues: { message: string }[] } };
};

function parse<T>(schema: Schema<T>, value: unknown, otherwise: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UsageError(
    value === undefined ? `${otherwise}.` : `${otherwise}: ${parsed.error.issues[0]?.message ?? ''}`,
  );
}

function isOn(value: string): boolean {
  if (!['on', 'off'].includes(value)) throw new UsageError('--value must be on or off.');
  return value === 'on';
}

const readSeats = (value: string) =>
  value === 'unlimited' ? unlimitedSeats : wholeNumber('--seats', value, unlimitedSeats);

function wholeNumber(name: string, value: string, highest: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number <= highest) return number;
  throw new UsageError(`${name} must be a whole number up to ${highest}.`);
}
