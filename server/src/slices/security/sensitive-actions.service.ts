/** Sensitive actions require proof that the session's user is still the owner of the account. */
import { invalidVerificationCode, verificationRequired } from '#contract/security/errors.ts';
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { lockUser } from '../../platform/identity/accounts/users.ts';
import { consumeCode, issueCode, wasIssuedSince } from '../../platform/identity/credentials/action-codes.ts';
import { countFailures } from '../../platform/identity/credentials/attempts.ts';
import { findProof, unlockSensitiveActions } from '../../platform/identity/sessions/session-rows.ts';
import { refuseSupportSession } from '../../platform/identity/sessions/support-session.ts';

/** The action as the audit log names it. */
export type SensitiveAction =
  | 'email_change'
  | 'password_change'
  | 'account_deletion'
  | 'api_key'
  | 'second_factor'
  | 'personal_data'
  | 'support_offer'
  | 'workspace_admin'
  | 'backup_download'
  | 'operator';

/** After a valid code, the session may perform sensitive actions for this long. */
const unlockMs = 15 * 60 * 1000;
const betweenMailsMs = 60 * 1000;

/**
 * Admits a session that gave its password or a mailed code a short while ago, and a request that brings a valid `code`
 * itself. Any other session is refused and mailed a code. API keys are admitted, because the endpoints that matter accept
 * none, and so are jobs, which have no session. The mail is sent although this throws: it has a transaction of its own.
 * @throws AppError 403 sensitive_action_verification_required, 403 support_session, 429 too_many_attempts
 */
export async function requireProof(ctx: Ctx, action: SensitiveAction, code?: string): Promise<void> {
  const { actor, now } = ctx;
  refuseSupportSession(actor);
  if (actor.session_id === undefined) return;
  const proof = await findProof(ctx);
  const givenAt = proof?.authenticated_at.getTime() ?? 0;
  if (now.getTime() - givenAt < ctx.parts.config.reauthenticateMs) return;
  if (proof?.sensitive_until && proof.sensitive_until > now) return;
  if (code !== undefined && (await isValidCode(ctx, code, `session ${actor.session_id}`))) return;
  const email = await mailCode(ctx);
  await audit(ctx, 'sensitive_action.refused', { action });
  throw AppError.from(verificationRequired, { email });
}

/**
 * Unlocks sensitive actions for this session for a while, without performing one.
 * @throws AppError 400 invalid_verification_code, 403 support_session, 429 too_many_attempts
 */
export async function verifyCode(ctx: Ctx, code: string, ip: string): Promise<void> {
  refuseSupportSession(ctx.actor);
  if (!(await isValidCode(ctx, code, ip)))
    throw AppError.from(invalidVerificationCode, {}, { param: 'verification_code' });
}

async function isValidCode(ctx: Ctx, code: string, ip: string): Promise<boolean> {
  const { user_id } = ctx.actor;
  try {
    await countFailures(ctx, 'code', { ip, account: user_id }, () =>
      transaction(ctx, async (scope) => {
        await consumeCode(scope, 'sensitive_action', code, user_id);
        await unlockSensitiveActions(scope, new Date(scope.now.getTime() + unlockMs));
        await audit(scope, 'sensitive_action.verified', {});
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 'invalidActionCode') return false;
    throw error;
  }
}

/** At most one mail a minute is sent; the code of the one before is still valid. @throws AppError 403 support_session */
export async function sendCode(ctx: Ctx): Promise<void> {
  refuseSupportSession(ctx.actor);
  await mailCode(ctx);
}

/** @returns the address that the code was sent to. */
async function mailCode(ctx: Ctx): Promise<string> {
  return transaction(ctx, async (scope) => {
    const { user_id: subject } = scope.actor;
    // The lock keeps two requests from mailing a code each.
    const email = (await lockUser(scope, subject))?.email ?? '';
    const since = new Date(scope.now.getTime() - betweenMailsMs);
    if (await wasIssuedSince(scope, 'sensitive_action', subject, since)) return email;
    const code = await issueCode(scope, { kind: 'sensitive_action', subject, payload: { email } });
    await sendMail(scope, email, { kind: 'verification_code', params: { code } });
    return email;
  });
}
