/** Actions that need proof that the mailbox is still the user's. */
import type { Ctx } from '../../context.ts';

/** What is about to be done, as the mail with the code says it. */
export type SensitiveAction = 'email_change' | 'password_change' | 'account_deletion' | 'api_key' | 'second_factor';

/**
 * Lets through a session that gave its password, or a mailed code, a short while ago; also a request that brings a good
 * code (`code`, which is then used). Else mails one. API keys are let through: they never gave a password, and the
 * endpoints that matter take none.
 * @throws AppError 403 sensitive_action_verification_required, 403 support_session
 */
export async function requireProof(_ctx: Ctx, _action: SensitiveAction, _code?: string): Promise<void> {
  // Written with the sessions.
}
