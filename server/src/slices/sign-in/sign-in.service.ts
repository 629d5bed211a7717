/** Sign-in and the first account. Answers never tell whether an address has an account. */
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { createAccount, grantOperator } from '../../platform/identity/authentication.ts';
import * as store from '../../platform/identity/users.store.ts';
import { consumeCode, issueCode } from '../../platform/identity/action-codes.ts';
import { countTry, forgiveAttempt } from '../../platform/identity/attempts.ts';
import { takeInternalCode } from './internal-codes.service.ts';
import { checkPassword, hashNewPassword } from '../../platform/identity/passwords.ts';
import { passSecondFactor, type SecondFactorAnswer } from '../security/second-factor.service.ts';
import { openSession, type SessionTokens } from '../../platform/identity/sessions.ts';
import { tellOfSession } from '../../platform/identity/sessions.store.ts';

export interface Client {
  ip: string;
  userAgent: string | undefined;
}

interface Credentials {
  email: string;
  password: string;
  internal_code?: string | null | undefined;
}

/** @throws AppError 401 invalid_credentials, mfa_required, invalid_mfa_code, 429 too_many_attempts */
export async function signIn(
  ctx: Ctx,
  { email, password, internal_code, ...codes }: Credentials & SecondFactorAnswer,
  client: Client,
): Promise<{ tokens: SessionTokens; email_verified: boolean }> {
  const hasReadMail = internal_code ? await takeInternalCode(ctx, email, internal_code) : false;
  await countTry(ctx, 'sign_in', { ip: client.ip, ...(hasReadMail ? {} : { account: email }) });
  const user = await store.findByEmail(ctx, email);
  if (!(await checkPassword(user?.password_hash, password)) || !user) {
    // On record for an address without an account as well: a write takes time, and time would tell.
    await audit(ctx, 'sign_in.failed', {}, { user_id: user?.user_id ?? null, ip: client.ip });
    throw new AppError(401, 'invalid_credentials', 'Email or password is incorrect.');
  }
  const tokens = await transaction(ctx, async (scope) => {
    const second_factor = await passSecondFactor(scope, ctx.parts, user, codes);
    await forgiveAttempt(scope, email, client.ip);
    const tokens = await openSession(scope, user.user_id, client);
    const workspace_id = await tellOfSession(scope, user.user_id, tokens.session_id);
    const who = { user_id: user.user_id, workspace_id };
    await recordEvent(scope, ctx.parts.config, 'user_signed_in', { second_factor }, who);
    await audit(scope, 'sign_in', { second_factor }, { user_id: user.user_id, ip: client.ip });
    return tokens;
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.status === 'invalid_mfa_code') {
      await audit(ctx, 'sign_in.failed', { second_factor: true }, { user_id: user.user_id, ip: client.ip });
    }
    throw error;
  });
  return { tokens, email_verified: user.email_verified_at !== null };
}

export async function isVerified(scope: Scope, userId: string): Promise<boolean> {
  return Boolean((await store.findUser(scope, userId))?.email_verified_at);
}

export async function getSetUpState(ctx: Ctx): Promise<{ needs_set_up: boolean; can_set_up: boolean }> {
  return { needs_set_up: !(await store.hasUsers(ctx.db)), can_set_up: !(await store.hasOperator(ctx.db)) };
}

/** The link that the start prints, or undefined when there is an operator. Accounts of the command line do not close it. */
export async function issueSetUpCode(scope: Scope): Promise<string | undefined> {
  return (await store.hasOperator(scope.db))
    ? undefined
    : issueCode(scope, { kind: 'set_up', subject: 'installation', payload: null });
}

export async function setUp(
  ctx: Ctx,
  wish: { setup_code: string; email: string; password: string; first_name?: string | undefined },
  client: Client,
): Promise<SessionTokens> {
  const password_hash = await hashNewPassword(wish.password);
  return transaction(ctx, async (scope) => {
    await store.lockSetUp(scope);
    if (await store.hasOperator(scope.db)) {
      throw new AppError(409, 'already_set_up', 'This installation has its operator already. Sign in instead.');
    }
    await consumeCode(scope, 'set_up', wish.setup_code);
    const account = { email: wish.email, password_hash, first_name: wish.first_name || null, is_verified: true };
    const made = await createAccount(scope, account);
    if (!made)
      throw new AppError(409, 'email_taken', 'There is an account with this address already. Choose another one.');
    await grantOperator(scope, made.user_id);
    await audit(scope, 'set_up', {}, { ...made, ip: client.ip });
    return openSession(scope, made.user_id, client);
  });
}
