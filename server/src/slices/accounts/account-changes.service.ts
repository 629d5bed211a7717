/**
 * What operators do to an account, on the page and on the command line. Each function works in the caller's transaction;
 * the caller records who did it.
 */
import { accountExists, notYourself, seatsOfPlan } from '#contract/accounts/errors.ts';
import { hasAgreedFigures, type Tier } from '#contract/billing/plans.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { newToken } from '../../kernel/ids.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import * as operators from '../../platform/identity/accounts/operators.ts';
import { lockUser, updateUser } from '../../platform/identity/accounts/users.ts';
import { updateWorkspace } from '../../platform/identity/accounts/workspaces.ts';
import { hashPassword } from '../../platform/identity/credentials/passwords.ts';
import { endSessions } from '../../platform/identity/sessions/session-rows.ts';
import { getTierOf, setTier } from '../billing/billing.service.ts';
import { mailPasswordLink } from '../security/password-reset.service.ts';
import { createAccount } from '../sign-up/accounts.service.ts';
import { setLimits } from '../usage/usage.service.ts';

export interface AccountIds {
  user_id: string;
  workspace_id: string;
}

/** Browsers of the whole workspace read again what concerns the account, and whoever may no longer look on is found out. */
export const announceChange = (scope: Scope, { user_id, workspace_id }: AccountIds): Promise<void> =>
  recordChangeFor(scope, { collection: 'user', id: user_id, what: 'changed' }, { workspace_id, user_id: null });

export async function verifyAddress(scope: Scope, account: AccountIds): Promise<void> {
  const user = await lockUser(scope, account.user_id);
  if (user && !user.email_verified_at) await updateUser(scope, account.user_id, { email_verified_at: scope.now });
  await announceChange(scope, account);
}

/**
 * A locked user is signed out at once, and their keys are refused. An earlier lock keeps its time.
 * @throws AppError 409 last_operator
 */
export async function setLock(scope: Scope, account: AccountIds, isLocked: boolean): Promise<void> {
  const { user_id } = account;
  if (isLocked) await operators.requireOtherOperator(scope, user_id);
  const user = await lockUser(scope, user_id);
  await updateUser(scope, user_id, { locked_at: isLocked ? (user?.locked_at ?? scope.now) : null });
  if (isLocked) await endSessions(scope, { user_id });
  await announceChange(scope, account);
}

interface LimitsInput {
  credits?: number;
  concurrency?: number;
  seats?: number;
}

/** @throws AppError 409 seats_of_plan */
export async function setWorkspaceLimits(
  scope: Scope,
  account: AccountIds,
  { seats, ...limits }: LimitsInput,
): Promise<void> {
  const { workspace_id } = account;
  if (Object.keys(limits).length > 0) await setLimits(scope, workspace_id, limits);
  if (seats !== undefined) {
    if (!hasAgreedFigures(await getTierOf(scope, workspace_id))) throw AppError.from(seatsOfPlan);
    await updateWorkspace(scope, workspace_id, { max_seats: seats });
  }
  await announceChange(scope, account);
}

/** @returns how many sessions were open. */
export const signOutEverywhere = (scope: Scope, { user_id }: AccountIds): Promise<number> =>
  endSessions(scope, { user_id });

/** @throws AppError 409 last_operator */
export async function setOperator(scope: Scope, account: AccountIds, isOperator: boolean): Promise<void> {
  if (isOperator) await operators.grantOperator(scope, account.user_id);
  else {
    await operators.requireOtherOperator(scope, account.user_id);
    await operators.withdrawOperator(scope, account.user_id);
  }
  await announceChange(scope, account);
}

/** @throws AppError 409 own_account */
export function refuseOwnAccount(scope: Scope, userId: string): void {
  if (scope.actor.user_id === userId) throw AppError.from(notYourself);
}

/** The password is one that nobody knows: the user chooses theirs with the mailed link, which also proves the address. */
export async function inviteUser(
  scope: Scope,
  { email, first_name, tier }: { email: string; first_name?: string | undefined; tier: Tier },
): Promise<AccountIds> {
  const password_hash = await hashPassword(newToken());
  const made = await createAccount(scope, { email, password_hash, first_name: first_name || null, is_verified: false });
  if (!made) throw AppError.from(accountExists);
  await setTier(scope, made.workspace_id, tier);
  await mailPasswordLink(scope, { user_id: made.user_id, email });
  return made;
}
