/** A forgotten password is replaced through a mailed link. */
import { invalidActionCode } from '#contract/security/errors.ts';
import { AppError } from '../../kernel/errors.ts';
import { createContext, type Ctx, type Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueue, handles, workKind } from '../../kernel/jobs/jobs.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { findWorkspaceOf } from '../../platform/identity/accounts/members.ts';
import { findUserByEmail, lockUser, updateUser } from '../../platform/identity/accounts/users.ts';
import * as codes from '../../platform/identity/credentials/action-codes.ts';
import { countAttempt, countFailures } from '../../platform/identity/credentials/attempts.ts';
import { hashNewPassword } from '../../platform/identity/credentials/passwords.ts';
import { deleteKeysOfUser } from '../../platform/identity/keys/api-keys.ts';
import { closeSessions } from '../../platform/identity/sessions/sessions.ts';
import { readContinueUrl } from '../../platform/notify/mail/continue-url.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';

interface ResetMail {
  email: string;
  continue_path?: string | undefined;
  /** The languages of the request, for an account that has chosen none. */
  languages?: string | undefined;
}

const resetMail = workKind<ResetMail>('password_reset_mail', 2);

/** A new password revokes these codes, because an intruder may have requested them. */
const revokedByReset = ['reset_password', 'change_email', 'sensitive_action', 'sign_in_request'] as const;

/**
 * The answer is the same for every address. A job finds out whether there is an account, so that neither the answer nor
 * its timing reveals it.
 * @throws AppError 400 invalid_continue_url, 429 too_many_attempts
 */
export async function sendPasswordReset(
  ctx: Ctx,
  { email, continue_url }: { email: string; continue_url?: string | null | undefined },
  ip: string,
): Promise<void> {
  const continue_path = readContinueUrl(ctx, continue_url);
  await countAttempt(ctx, 'reset_mail', { ip, account: email });
  await enqueue(ctx, resetMail, { email, continue_path, languages: ctx.languages });
}

export const passwordResetHandler = handles(resetMail, async (parts: Parts, mail, { signal }) => {
  const { email, continue_path, languages } = mail;
  const ctx = createContext(parts, { actor: undefined, request_id: newId(), signal, languages });
  await transaction(ctx, async (scope) => {
    const user = await findUserByEmail(scope, email);
    if (user) await mailPasswordLink(scope, user, continue_path);
  });
});

/** Mails a link with which the user chooses a new password. It also proves the address. */
export async function mailPasswordLink(
  scope: Scope,
  { user_id, email }: { user_id: string; email: string },
  continue_path?: string,
): Promise<void> {
  const code = await codes.issueCode(scope, { kind: 'reset_password', subject: user_id, payload: { email } });
  await sendMail(scope, email, { kind: 'reset_password', params: { code, continue_path } });
}

/**
 * Every session ends, and so do the API keys that `revoke_keys` names: whoever had the account may have made one. A second factor stays and is asked for at the next sign-in. The address of an account that was not
 * verified yet becomes verified, because the link proves that its mailbox was read.
 * @throws AppError 400 invalidActionCode, weak_password, 429 too_many_attempts
 */
export async function resetPassword(
  ctx: Ctx,
  {
    action_code,
    new_password,
    revoke_keys,
  }: { action_code: string; new_password: string; revoke_keys: 'all' | string[] },
  ip: string,
): Promise<void> {
  const password_hash = await hashNewPassword(new_password, 'new_password');
  await countFailures(ctx, 'code', { ip }, () =>
    transaction(ctx, async (scope) => {
      const { subject: user_id } = await codes.consumeCode(scope, 'reset_password', action_code);
      const user = await lockUser(scope, user_id);
      if (!user) throw AppError.from(invalidActionCode);
      await updateUser(scope, user_id, { password_hash, email_verified_at: user.email_verified_at ?? scope.now });
      const workspace_id = await findWorkspaceOf(scope, user_id);
      await closeSessions(scope, user_id);
      for (const { key_id, workspace_id } of await deleteKeysOfUser(scope, user_id, revoke_keys)) {
        await audit(scope, 'api_key.deleted', { key_id }, { user_id, workspace_id, ip });
      }
      await codes.revokeCodes(scope, user_id, revokedByReset);
      await audit(scope, 'password.reset', {}, { user_id, ...(workspace_id ? { workspace_id } : {}), ip });
      const who = { user_id, workspace_id: workspace_id ?? null };
      await recordEvent(scope, ctx.parts.config, 'password_reset', {}, who);
      if (!user.email_verified_at) await recordEvent(scope, ctx.parts.config, 'email_verified', {}, who);
      await sendMail(scope, user.email, { kind: 'password_reset', params: {} });
    }),
  );
}
