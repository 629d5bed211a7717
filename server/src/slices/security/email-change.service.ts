/** Another address for an account: proven by a code mailed to it, taken back by a code mailed to the former one. */
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { findByEmail } from '../../platform/identity/users.store.ts';
import * as codes from '../../platform/identity/action-codes.ts';
import { countFailures, countTry } from '../../platform/identity/attempts.ts';
import * as store from './email-change.store.ts';
import { ownEmail, requireProof } from './sensitive-actions.service.ts';
import { closeSessions } from '../../platform/identity/sessions.ts';

interface Change {
  /** The new address. */
  email: string;
  former_email: string;
  /** Asked for it, and stays signed in. */
  session_id: string | null;
}

interface Revert {
  /** The former address. */
  email: string;
}

/** What a mailbox that is no longer the account's must not be good for. */
const mailedCodes = ['reset_password', 'change_email', 'sensitive_action', 'sign_in_request'] as const;

/**
 * A sensitive action. Whoever has the address already is told instead; the answer is the same, and so is the work.
 * @throws AppError 400 email_unchanged, 403, 429 too_many_attempts
 */
export async function askForChange(ctx: Ctx, email: string, ip: string, proof: string | undefined): Promise<void> {
  await requireProof(ctx, 'email_change', proof);
  const { user_id, session_id = null } = ctx.actor;
  await countTry(ctx, 'verification_mail', { ip, account: user_id });
  await transaction(ctx, async (scope) => {
    const former_email = await ownEmail(scope);
    if (former_email === email) {
      throw new AppError(400, 'email_unchanged', 'This is the address of your account already.', {
        param: 'new_email',
      });
    }
    const isTaken = (await findByEmail(scope, email)) !== undefined;
    const payload: Change = { email, former_email, session_id };
    const code = await codes.issueCode(scope, { kind: 'change_email', subject: user_id, payload });
    const mail = { kind: 'confirm_new_email', params: { code } } as const;
    await sendMail(scope, email, isTaken ? { kind: 'email_taken', params: {} } : mail);
    await audit(scope, 'email.change_asked', {});
  });
}

/** @returns the address. @throws AppError 400 invalid_verification_code, 429 too_many_attempts */
export function changeEmail(ctx: Ctx, code: string, ip: string): Promise<string> {
  return withCode(ctx, ip, async (scope) => {
    const { subject: user_id, payload } = await codes.consumeCode(scope, 'change_email', code);
    const { email, former_email, session_id } = payload as Change;
    if (!(await store.changeAddress(scope, { user_id, from: former_email, to: email }))) throw codes.invalidCode();
    await codes.revokeCodes(scope, user_id, mailedCodes);
    await closeSessions(scope, user_id, session_id ?? undefined);
    const revert: Revert = { email: former_email };
    const back = await codes.issueCode(scope, { kind: 'revert_email', subject: user_id, payload: revert });
    await sendMail(scope, former_email, { kind: 'email_changed', params: { new_email: email, code: back } });
    await recordAddressChange(ctx, scope, user_id, 'email.changed');
    return email;
  });
}

/**
 * For whoever finds that another has changed it: every session ends, and every code that was mailed since is void.
 * @returns the address. @throws AppError 400 invalid_verification_code, 429 too_many_attempts
 */
export function revertChange(ctx: Ctx, code: string, ip: string): Promise<string> {
  return withCode(ctx, ip, async (scope) => {
    const { subject: user_id, payload } = await codes.consumeCode(scope, 'revert_email', code);
    const { email } = payload as Revert;
    if (!(await store.restoreAddress(scope, user_id, email))) throw codes.invalidCode();
    await codes.revokeCodes(scope, user_id, mailedCodes);
    await closeSessions(scope, user_id);
    await sendMail(scope, email, { kind: 'email_reverted', params: {} });
    await recordAddressChange(ctx, scope, user_id, 'email.reverted');
    return email;
  });
}

async function recordAddressChange(ctx: Ctx, scope: Scope, user_id: string, action: string): Promise<void> {
  const workspace_id = (await store.findWorkspace(scope, user_id))?.workspace_id ?? '';
  await recordEvent(scope, ctx.parts.config, 'email_changed', {}, { user_id, workspace_id });
  await audit(scope, action, {}, { user_id, workspace_id });
  await recordChangeFor(scope, { collection: 'user', id: user_id, what: 'changed' }, { user_id, workspace_id });
}

/** Every way in which a code can be wrong is one; also that its address was taken at the same moment. */
async function withCode(ctx: Ctx, ip: string, work: (scope: Scope) => Promise<string>): Promise<string> {
  try {
    return await countFailures(ctx, 'code', { ip }, () => transaction(ctx, work));
  } catch (error) {
    const isTaken = (error as { code?: unknown }).code === '23505';
    if (isTaken || (error instanceof AppError && error.status === 'invalidActionCode')) {
      throw codes.invalidVerificationCode('verification_code');
    }
    throw error;
  }
}
