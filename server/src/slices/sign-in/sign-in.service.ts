/** Sign-in by password. Answers never reveal whether an address has an account. */
import { invalidCredentials, memberLocked } from '#contract/sign-in/errors.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { hasOperator } from '../../platform/identity/accounts/operators.ts';
import { findContactOfLocked } from '../../platform/identity/accounts/members.ts';
import { findUser, findUserByEmail, hasUsers } from '../../platform/identity/accounts/users.ts';
import { countAttempt, refundSignInAttempt } from '../../platform/identity/credentials/attempts.ts';
import { checkPassword } from '../../platform/identity/credentials/passwords.ts';
import { announceSession } from '../../platform/identity/sessions/session-rows.ts';
import { openSession, type SessionClient, type SessionTokens } from '../../platform/identity/sessions/sessions.ts';
import { passSecondFactor, type SecondFactorAnswer } from '../security/second-factor.service.ts';
import { consumeInternalCode } from './internal-codes.service.ts';

interface SignInInput extends SecondFactorAnswer {
  email: string;
  password: string;
  internal_code?: string | null | undefined;
  accepts_locked_session?: boolean | undefined;
}

/** @throws AppError 401 invalid_credentials, mfa_required, invalid_mfa_code, 403 account_disabled, 429 too_many_attempts */
export async function signIn(
  ctx: Ctx,
  { email, password, internal_code, accepts_locked_session, ...codes }: SignInInput,
  client: SessionClient,
): Promise<{ tokens: SessionTokens; email_verified: boolean }> {
  const hasReadMail = internal_code ? await consumeInternalCode(ctx, email, internal_code) : false;
  await countAttempt(ctx, 'sign_in', { ip: client.ip, ...(hasReadMail ? {} : { account: email }) });
  const user = await findUserByEmail(ctx, email);
  if (!(await checkPassword(user?.password_hash, password)) || !user) {
    // The failure is recorded for an unknown address too, because a write takes time that would reveal the difference.
    await audit(ctx, 'sign_in.failed', {}, { user_id: user?.user_id ?? null, ip: client.ip });
    throw AppError.from(invalidCredentials);
  }
  // This comes before the second factor, whose code would be used up.
  const contact = accepts_locked_session ? undefined : await findContactOfLocked(ctx, user.user_id);
  if (contact !== undefined) {
    throw AppError.from(memberLocked, { contact: contact ?? 'the operator of this installation' });
  }
  const tokens = await transaction(ctx, async (scope) => {
    const second_factor = await passSecondFactor(scope, ctx.parts, user, codes);
    await refundSignInAttempt(scope, email, client.ip);
    const tokens = await openSession(scope, user.user_id, client);
    const workspace_id = await announceSession(scope, user.user_id, tokens.session_id);
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

export async function isEmailVerified(scope: Scope, userId: string): Promise<boolean> {
  return Boolean((await findUser(scope, userId))?.email_verified_at);
}

/** What a visitor's page needs to know before anybody has signed in. */
export async function getInstance({ db, parts }: Ctx) {
  return {
    needs_set_up: !(await hasUsers(db)),
    can_set_up: !(await hasOperator(db)),
    sign_up: parts.config.signUp,
    sign_up_domains: parts.config.signUpDomains,
    name: parts.config.installationName,
    version: parts.version,
    privacy_url: parts.config.privacyUrl ?? null,
    terms_url: parts.config.termsUrl ?? null,
    billing: parts.config.billing,
    is_isolated: parts.config.isIsolated,
    has_analytics: parts.config.hasAnalytics,
  };
}
