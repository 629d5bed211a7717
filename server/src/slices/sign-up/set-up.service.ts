/** The set-up of an installation: the link that the first start prints creates the operator's account. */
import { alreadySetUp, emailTaken } from '#contract/sign-up/errors.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { audit } from '../../platform/events/audit.ts';
import { grantOperator, hasOperator, lockSetUp } from '../../platform/identity/accounts/operators.ts';
import { consumeCode, issueCode } from '../../platform/identity/credentials/action-codes.ts';
import { hashNewPassword } from '../../platform/identity/credentials/passwords.ts';
import { openSession, type SessionClient, type SessionTokens } from '../../platform/identity/sessions/sessions.ts';
import { unlimitedSeats } from '#contract/billing/plans.ts';
import { updateWorkspace } from '../../platform/identity/accounts/workspaces.ts';
import { setTier } from '../billing/billing.service.ts';
import { createAccount } from './accounts.service.ts';

/** @returns undefined when there is an operator. Accounts that the command line created do not close the set-up. */
export async function issueSetUpCode(scope: Scope): Promise<string | undefined> {
  return (await hasOperator(scope.db))
    ? undefined
    : issueCode(scope, { kind: 'set_up', subject: 'installation', payload: null });
}

/** @throws AppError 400 invalidActionCode, weak_password, 409 already_set_up, email_taken */
export async function setUp(
  ctx: Ctx,
  input: { setup_code: string; email: string; password: string; first_name?: string | undefined },
  client: SessionClient,
): Promise<SessionTokens> {
  const password_hash = await hashNewPassword(input.password);
  return transaction(ctx, async (scope) => {
    await lockSetUp(scope);
    if (await hasOperator(scope.db)) {
      throw AppError.from(alreadySetUp);
    }
    await consumeCode(scope, 'set_up', input.setup_code);
    const { email, first_name } = input;
    const account = await createAccount(scope, {
      email,
      password_hash,
      first_name: first_name || null,
      is_verified: true,
    });
    if (!account) {
      throw AppError.from(emailTaken);
    }
    // Whoever runs the installation is no customer of it.
    await setTier(scope, account.workspace_id, 'enterprise');
    await updateWorkspace(scope, account.workspace_id, { max_seats: unlimitedSeats });
    await grantOperator(scope, account.user_id);
    await audit(scope, 'set_up', {}, { ...account, ip: client.ip });
    return openSession(scope, account.user_id, client);
  });
}
