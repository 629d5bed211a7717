/** Changes the password of a user who knows the current one. */
import { wrongPassword } from '#contract/security/errors.ts';
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { findUser, lockUser, updateUser } from '../../platform/identity/accounts/users.ts';
import { revokeCodes } from '../../platform/identity/credentials/action-codes.ts';
import { countSignInAttempt, refundSignInAttempt } from '../../platform/identity/credentials/attempts.ts';
import { checkPassword, hashNewPassword } from '../../platform/identity/credentials/passwords.ts';
import { requireProof } from './sensitive-actions.service.ts';
import { closeSessions } from '../../platform/identity/sessions/sessions.ts';

/**
 * A sensitive action that ends every other session. A wrong current password counts as a failed sign-in.
 * @throws AppError 400 wrong_password, weak_password, 403, 429 too_many_attempts
 */
export async function changePassword(
  ctx: Ctx,
  { current_password, new_password }: { current_password: string; new_password: string },
  ip: string,
  proof: string | undefined,
): Promise<void> {
  await requireProof(ctx, 'password_change', proof);
  const { user_id, session_id } = ctx.actor;
  const user = await findUser(ctx, user_id);
  await countSignInAttempt(ctx, user?.email ?? '', ip);
  if (!user || !(await checkPassword(user.password_hash, current_password))) throw AppError.from(wrongPassword);
  await refundSignInAttempt(ctx, user.email, ip);
  const password_hash = await hashNewPassword(new_password, 'new_password');
  await transaction(ctx, async (scope) => {
    // Of two changes at the same moment the second no longer knows the current password.
    if ((await lockUser(scope, user_id))?.password_hash !== user.password_hash) throw AppError.from(wrongPassword);
    await updateUser(scope, user_id, { password_hash });
    await closeSessions(scope, user_id, session_id);
    await revokeCodes(scope, user_id, ['reset_password', 'sensitive_action']);
    await audit(scope, 'password.changed', {});
    await sendMail(scope, user.email, { kind: 'password_changed', params: {} });
  });
}
