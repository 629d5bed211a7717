/** What operators see of accounts: who has one, its plan and its state, and nothing that its user has made. */
import { userNotFound } from '#contract/accounts/errors.ts';
import type { Account, AccountState, ListedAccount } from '#contract/accounts/types.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { flagNames } from '#contract/workspace/flags.ts';
import { actingAs, type Actor, type Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { audit } from '../../platform/events/audit.ts';
import { listMembers } from '../../platform/identity/accounts/members.ts';
import { findUser } from '../../platform/identity/accounts/users.ts';
import { readWorkspace } from '../../platform/identity/accounts/workspaces.ts';
import { getSeatsOf } from '../membership/seats.service.ts';
import { getFactors } from '../security/second-factor.service.ts';
import { getBalance } from '../usage/usage.service.ts';
import { readFlags } from '../workspace/workspace.service.ts';
import { csvHeader, cursorOf, readCursor, toCsvLine } from './accounts.rules.ts';
import * as store from './accounts.store.ts';

export type { AccountRow } from './accounts.store.ts';

export async function listAccounts(
  scope: Scope,
  { cursor, page_size, ...filter }: store.AccountFilter & { cursor?: string | undefined; page_size: number },
) {
  const rows = await store.listAccounts(scope, filter, page_size + 1, cursor ? readCursor(cursor) : undefined);
  const page = rows.slice(0, page_size);
  const last = page.at(-1);
  return {
    accounts: page.map(present),
    ...(await store.countAccounts(scope, filter)),
    next_cursor: rows.length > page_size && last ? cursorOf(last) : null,
  };
}

const exportedAtOnce = 500;

/** Is recorded before the first line is sent, because a client may leave before the last one. */
export async function exportAccounts(scope: Scope, filter: store.AccountFilter): Promise<AsyncIterable<Uint8Array>> {
  const { total } = await store.countAccounts(scope, filter);
  await audit(scope, 'accounts.exported', { ...filter, accounts: total });
  return toCsv(scope, filter);
}

async function* toCsv(scope: Scope, filter: store.AccountFilter): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHeader);
  let last: store.AccountRow | undefined;
  do {
    const rows = await store.listAccounts(scope, filter, exportedAtOnce, last);
    if (rows.length > 0) yield Buffer.from(rows.map((row) => toCsvLine(present(row))).join(''));
    last = rows.length === exportedAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

/** @throws AppError 404 user_not_found */
export async function requireAccount(scope: Scope, userId: string): Promise<store.AccountRow> {
  const row = await store.findAccount(scope, userId);
  if (!row) throw AppError.from(userNotFound, { id: userId });
  return row;
}

/** The user as an actor, for services that read what belongs to the caller. */
export const actorOf = ({ user_id, workspace_id, role, email_verified_at }: store.AccountRow): Actor => ({
  user_id,
  workspace_id,
  role: role as Actor['role'],
  is_operator: false,
  email_verified: email_verified_at !== null,
});

/** @throws AppError 404 user_not_found */
export async function getAccount(scope: Scope, userId: string): Promise<Account> {
  const row = await requireAccount(scope, userId);
  const user = await findUser(scope, userId);
  const own = actingAs(scope, actorOf(row));
  const { workspace_id } = row;
  const { owner_user_id } = await readWorkspace(scope, workspace_id);
  const members = await listMembers(scope, workspace_id);
  const flags = await readFlags(own);
  const isRead = row.moderation_warning_dismissed;
  return {
    ...present(row),
    role: row.role as Account['role'],
    is_verified: row.email_verified_at !== null,
    is_locked: Boolean(user?.locked_at),
    is_locked_in_workspace: members.some(({ user_id, disabled_at }) => user_id === userId && disabled_at !== null),
    has_second_factor: (await getFactors(own)).totp_mfa_factor !== null,
    has_alpha_access: row.has_alpha_access,
    has_requested_alpha: Boolean(user?.alpha_requested_at),
    warning: isRead === null ? 'none' : isRead ? 'read' : 'unread',
    is_in_probation: row.is_in_probation,
    concurrency_limit: row.concurrency_limit,
    credits_reset_at_unix: toUnix((await getBalance(own)).period_ends_at),
    pending_invites: (await getSeatsOf(scope, workspace_id)).pending_invites,
    flags: flagNames.map((flag) => ({ flag, is_on: flags[flag] ?? null })),
    members: members.map(({ user_id, email, role, last_active_at }) => ({
      user_id,
      email,
      role: role as Account['role'],
      is_owner: user_id === owner_user_id,
      last_active_at_unix: last_active_at && toUnix(last_active_at),
    })),
  };
}

const present = (row: store.AccountRow): ListedAccount => ({
  user_id: row.user_id,
  email: row.email,
  first_name: row.first_name,
  workspace_id: row.workspace_id,
  workspace_name: row.workspace_name,
  is_owner: row.is_owner,
  is_operator: row.is_operator,
  tier: row.tier as Tier,
  credits_used: row.credits_used,
  credit_limit: row.credit_limit,
  usable_credits: row.usable_credits,
  used_seats: row.used_seats,
  max_seats: row.max_seats,
  state: row.state as AccountState,
  created_at_unix: toUnix(row.created_at),
  last_active_at_unix: row.last_active_at && toUnix(row.last_active_at),
});
