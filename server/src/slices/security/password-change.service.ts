/** Another password, by whoever knows the present one. */
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { findUser } from '../../platform/identity/users.store.ts';
import { revokeCodes } from '../../platform/identity/action-codes.ts';
import { countAttempt, forgiveAttempt } from '../../platform/identity/attempts.ts';
import { setPassword } from './email-change.store.ts';
import { checkPassword, hashNewPassword } from '../../platform/identity/passwords.ts';
import { requireProof } from './sensitive-actions.service.ts';
import { closeSessions } from '../../platform/identity/sessions.ts';

/**
 * A sensitive action. Every other session ends. The present password is counted as at the sign-in.
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
  await countAttempt(ctx, user?.email ?? '', ip);
  if (!user || !(await checkPassword(user.password_hash, current_password))) throw wrongPassword();
  await forgiveAttempt(ctx, user.email, ip);
  const to = await hashNewPassword(new_password, 'new_password');
  await transaction(ctx, async (scope) => {
    // Of two changes at the same moment the second no longer knows the present one.
    if (!(await setPassword(scope, { user_id, from: user.password_hash, to }))) throw wrongPassword();
    await closeSessions(scope, user_id, session_id);
    await revokeCodes(scope, user_id, ['reset_password', 'sensitive_action']);
    await audit(scope, 'password.changed', {});
    await sendMail(scope, user.email, { kind: 'password_changed', params: {} });
  });
}

const wrongPassword = () =>
  new AppError(400, 'wrong_password', 'Your current password is not right.', { param: 'current_password' });
