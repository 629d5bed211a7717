/** Actions that need proof that the mailbox is still the user's. */
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError, forbidden } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { findUser } from '../../platform/identity/users.store.ts';
import {
  consumeCode,
  invalidVerificationCode,
  issueCode,
  wasIssuedSince,
} from '../../platform/identity/action-codes.ts';
import { countFailures } from '../../platform/identity/attempts.ts';
import * as store from './sensitive-actions.store.ts';
import { refuseSupportSession } from '../../platform/identity/support-session.ts';

/** What is about to be done, as the audit log says it. */
export type SensitiveAction = 'email_change' | 'password_change' | 'account_deletion' | 'api_key' | 'second_factor';

/** How long a code opens sensitive actions to its session. */
const openMs = 15 * 60 * 1000;
const betweenMailsMs = 60 * 1000;

/**
 * Lets through a session that gave its password, or a mailed code, a short while ago; also a request that brings a good
 * code (`code`, which opens the session as if it had been given before). Else mails one. API keys are let through: they
 * never gave a password, and the endpoints that matter take none; so is the product's own work, which has no session.
 * The mail stays, although this throws: it has a transaction of its own, and a Ctx is never inside of another.
 * @throws AppError 403 sensitive_action_verification_required, 403 support_session, 429 too_many_attempts
 */
export async function requireProof(ctx: Ctx, action: SensitiveAction, code?: string): Promise<void> {
  const { actor, now } = ctx;
  refuseSupportSession(actor);
  if (actor.session_id === undefined) return;
  const proof = await store.findProof(ctx);
  const givenAt = proof?.authenticated_at.getTime() ?? 0;
  if (now.getTime() - givenAt < ctx.parts.config.reauthenticateMs) return;
  if (proof?.sensitive_until && proof.sensitive_until > now) return;
  if (code !== undefined && (await isGood(ctx, code, `session ${actor.session_id}`))) return;
  const email = await mailCode(ctx);
  await audit(ctx, 'sensitive_action.refused', { action });
  throw forbidden(
    'sensitive_action_verification_required',
    `We have sent a code to ${email}. Enter it to show that this is you, then try the action again.`,
  );
}

/**
 * Opens sensitive actions to this session for a while. Performs none.
 * @throws AppError 400 invalid_verification_code, 403 support_session, 429 too_many_attempts
 */
export async function verifyCode(ctx: Ctx, code: string, ip: string): Promise<void> {
  refuseSupportSession(ctx.actor);
  if (!(await isGood(ctx, code, ip))) throw invalidVerificationCode('verification_code');
}

async function isGood(ctx: Ctx, code: string, ip: string): Promise<boolean> {
  const { user_id } = ctx.actor;
  try {
    await countFailures(ctx, 'code', { ip, account: user_id }, () =>
      transaction(ctx, async (scope) => {
        await consumeCode(scope, 'sensitive_action', code, user_id);
        await store.unlock(scope, new Date(scope.now.getTime() + openMs));
        await audit(scope, 'sensitive_action.verified', {});
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 'invalidActionCode') return false;
    throw error;
  }
}

/** At most one a minute; the one that is on its way is good. @throws AppError 403 support_session */
export async function sendCode(ctx: Ctx): Promise<void> {
  refuseSupportSession(ctx.actor);
  await mailCode(ctx);
}

/** @returns the address that has it. */
async function mailCode(ctx: Ctx): Promise<string> {
  return transaction(ctx, async (scope) => {
    const { user_id: subject } = scope.actor;
    const email = (await store.lockUser(scope))?.email ?? '';
    const since = new Date(scope.now.getTime() - betweenMailsMs);
    if (await wasIssuedSince(scope, 'sensitive_action', subject, since)) return email;
    const code = await issueCode(scope, { kind: 'sensitive_action', subject, payload: { email } });
    await sendMail(scope, email, { kind: 'verification_code', params: { code } });
    return email;
  });
}

/** The address of the caller's account, for mails about it. */
export async function ownEmail(scope: Scope): Promise<string> {
  return (await findUser(scope, scope.actor.user_id))?.email ?? '';
}
