/**
 * The end of an account, in one transaction: a crash leaves all of it or nothing. Files go after the commit, and again at
 * each sweep until they are gone. What was charged and what was recorded stays, under a name that is nobody's.
 */
import { othersInWorkspace, accountInUse } from '#contract/privacy/errors.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx, Parts } from '../../context.ts';
import { actingAs, type Actor, type Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { newUserId } from '../../kernel/ids.ts';
import { deleteChangesOf, recordChangeFor } from '../../kernel/live/changes.ts';
import type { AccountRemoval, Manifest } from '../../manifest.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { removeLater } from '../../platform/files/file-removal.ts';
import { requireOtherOperator } from '../../platform/identity/accounts/operators.ts';
import { lockUser } from '../../platform/identity/accounts/users.ts';
import { lockWorkspacesOf } from '../../platform/identity/accounts/workspaces.ts';
import { requireProof } from '../security/sensitive-actions.service.ts';
import { patternOf } from './account-deletion.rules.ts';
import { isLockConflict, setLockTimeout } from './account-deletion.store.ts';

/**
 * A sensitive action. The user's own workspace goes with them; of another's workspace they and what they made are removed.
 * Whatever they have open ends: requests that come later are not let in, generations under way are given up, jobs stop at
 * their next step, live streams are looked at again at once.
 * @param owners everybody who keeps something of people; each removes its own, in this order
 * @throws AppError 409 last_operator, owns_workspace_with_members, account_in_use, 403
 */
export async function deleteOwnAccount(ctx: Ctx, owners: Manifest[], proof: string | undefined): Promise<void> {
  await requireProof(ctx, 'account_deletion', proof);
  await deleteAccount(ctx, ctx.parts, owners, ctx.actor);
}

/** What the deletion needs of the outside world. */
type Outside = Pick<Parts, 'log' | 'config'> & { storage: Pick<Parts['storage'], 'remove'> };

/**
 * Deletes any account, for its user or for an operator, who has proved who they are.
 * @param operator whoever deletes the account of somebody else, for the audit log
 * @throws AppError 409 last_operator, owns_workspace_with_members, account_in_use
 */
export async function deleteAccount(
  scope: Scope,
  outside: Outside,
  owners: Manifest[],
  account: Actor,
  operator?: Actor,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await deleteAll(actingAs(scope, account), outside, owners, operator);
    } catch (error) {
      if (!isLockConflict(error)) throw error;
      if (tries === maxTries) throw AppError.from(accountInUse, {}, { cause: error });
      await sleep(Math.random() * 100);
    }
  }
}

const maxTries = 30;

/**
 * The transaction needs the rows of half the database, in an order that no other transaction can know. Where it meets one
 * that holds some of them it gives way, before that one is found to wait for it in turn, and begins again.
 */
async function deleteAll(
  outer: Scope,
  { storage, log, config }: Outside,
  owners: Manifest[],
  operator: Actor | undefined,
): Promise<void> {
  await transaction(outer, async (scope) => {
    await setLockTimeout(scope);
    const { user_id } = scope.actor;
    const account = await lockUser(scope, user_id);
    // Another request was faster.
    if (!account) return;
    await requireOtherOperator(scope, user_id);
    const workspaces = await lockWorkspacesOf(scope, user_id);
    if (workspaces.some(({ is_own, others }) => is_own && others > 0)) throw AppError.from(othersInWorkspace);
    const { email } = account;
    const removal: AccountRemoval = {
      user_id,
      email,
      pattern: patternOf(email),
      alias: newUserId(),
      workspace_ids: workspaces.filter(({ is_own }) => is_own).map(({ workspace_id }) => workspace_id),
      all_workspace_ids: workspaces.map(({ workspace_id }) => workspace_id),
    };
    for (const { personalData } of owners) {
      const useless = await personalData.removePersonalData?.(scope, removal);
      if (useless) await removeLater(scope, useless, storage, log);
    }
    // Last, because removing may have told browsers of it.
    await deleteChangesOf(scope, user_id);
    await audit(scope, 'user.deleted', {}, { ...scope.actor, user_id: removal.alias });
    if (operator) await audit(scope, 'account.deleted', { user_id: removal.alias }, operator);
    await recordEvent(scope, config, 'user_deleted', {}, { user_id: null, workspace_id: null });
    // To everybody there: whoever may no longer look on is found out by it.
    for (const { workspace_id } of workspaces) {
      const change = { collection: 'user', id: workspace_id, what: 'changed' } as const;
      await recordChangeFor(scope, change, { workspace_id, user_id: null });
    }
  });
}
