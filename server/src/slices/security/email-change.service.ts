/** Changes the address of an account. A code mailed to the new address confirms it; one mailed to the former address reverts it. */
import { invalidActionCode, invalidVerificationCode, emailUnchanged } from '#contract/security/errors.ts';
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { findWorkspaceOf } from '../../platform/identity/accounts/members.ts';
import { findUserByEmail, getOwnEmail, lockUser, updateUser } from '../../platform/identity/accounts/users.ts';
import * as codes from '../../platform/identity/credentials/action-codes.ts';
import { countFailures, countAttempt } from '../../platform/identity/credentials/attempts.ts';
import { requireProof } from './sensitive-actions.service.ts';
import { closeSessions } from '../../platform/identity/sessions/sessions.ts';

interface Change {
  /** The new address. */
  email: string;
  former_email: string;
  /** The session that requested the change stays signed in. */
  session_id: string | null;
}

interface Revert {
  /** The former address. */
  email: string;
}

/** Codes in a mailbox that no longer belongs to the account must not work any more. */
const revokedByChange = ['reset_password', 'change_email', 'sensitive_action', 'sign_in_request'] as const;

/**
 * A sensitive action. When another account has the address, its owner is told instead; the answer is the same, and so is
 * the work.
 * @throws AppError 400 email_unchanged, 403, 429 too_many_attempts
 */
export async function requestEmailChange(
  ctx: Ctx,
  email: string,
  ip: string,
  proof: string | undefined,
): Promise<void> {
  await requireProof(ctx, 'email_change', proof);
  const { user_id, session_id = null } = ctx.actor;
  await countAttempt(ctx, 'verification_mail', { ip, account: user_id });
  await transaction(ctx, async (scope) => {
    const former_email = await getOwnEmail(scope);
    if (former_email === email) {
      throw AppError.from(emailUnchanged);
    }
    const isTaken = (await findUserByEmail(scope, email)) !== undefined;
    const payload: Change = { email, former_email, session_id };
    const code = await codes.issueCode(scope, { kind: 'change_email', subject: user_id, payload });
    const mail = { kind: 'confirm_new_email', params: { code } } as const;
    await sendMail(scope, email, isTaken ? { kind: 'email_taken', params: {} } : mail, user_id);
    await audit(scope, 'email.change_asked', {});
  });
}

/** @returns the address. @throws AppError 400 invalid_verification_code, 429 too_many_attempts */
export function changeEmail(ctx: Ctx, code: string, ip: string): Promise<string> {
  return withCode(ctx, ip, async (scope) => {
    const { subject: user_id, payload } = await codes.consumeCode(scope, 'change_email', code);
    const { email, former_email, session_id } = payload as Change;
    // The code is worthless once the account has yet another address.
    if ((await lockUser(scope, user_id))?.email !== former_email) throw AppError.from(invalidActionCode);
    await setEmail(scope, user_id, email);
    await codes.revokeCodes(scope, user_id, revokedByChange);
    await closeSessions(scope, user_id, session_id ?? undefined);
    const revert: Revert = { email: former_email };
    const back = await codes.issueCode(scope, { kind: 'revert_email', subject: user_id, payload: revert });
    await sendMail(scope, former_email, { kind: 'email_changed', params: { new_email: email, code: back } }, user_id);
    await recordEmailChange(ctx, scope, user_id, 'email.changed');
    return email;
  });
}

/**
 * For a user who finds that somebody else changed the address: every session ends, and every code mailed since is revoked.
 * @returns the address. @throws AppError 400 invalid_verification_code, 429 too_many_attempts
 */
export function revertEmailChange(ctx: Ctx, code: string, ip: string): Promise<string> {
  return withCode(ctx, ip, async (scope) => {
    const { subject: user_id, payload } = await codes.consumeCode(scope, 'revert_email', code);
    const { email } = payload as Revert;
    await setEmail(scope, user_id, email);
    await codes.revokeCodes(scope, user_id, revokedByChange);
    await closeSessions(scope, user_id);
    await sendMail(scope, email, { kind: 'email_reverted', params: {} });
    await recordEmailChange(ctx, scope, user_id, 'email.reverted');
    return email;
  });
}

/** The mailed code proves that its user reads the mails of the address. The database refuses the address of another account. */
async function setEmail(scope: Scope, user_id: string, email: string): Promise<void> {
  await updateUser(scope, user_id, { email, email_verified_at: scope.now });
}

async function recordEmailChange(ctx: Ctx, scope: Scope, user_id: string, action: string): Promise<void> {
  const workspace_id = (await findWorkspaceOf(scope, user_id)) ?? '';
  await recordEvent(scope, ctx.parts.config, 'email_changed', {}, { user_id, workspace_id });
  await audit(scope, action, {}, { user_id, workspace_id });
  await recordChangeFor(scope, { collection: 'user', id: user_id, what: 'changed' }, { user_id, workspace_id });
}

/** All reasons why a code is invalid look alike, also that its address has been taken since. */
async function withCode(ctx: Ctx, ip: string, work: (scope: Scope) => Promise<string>): Promise<string> {
  try {
    return await countFailures(ctx, 'code', { ip }, () => transaction(ctx, work));
  } catch (error) {
    const isTaken = (error as { code?: unknown }).code === '23505';
    if (isTaken || (error instanceof AppError && error.status === 'invalidActionCode')) {
      throw AppError.from(invalidVerificationCode, {}, { param: 'verification_code' });
    }
    throw error;
  }
}
