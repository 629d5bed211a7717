/** An operator in a user's account may not do what only the account's owner can decide. */
import { supportSession } from '#contract/kit/access-errors.ts';
import type { Actor } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';

/** Guards whatever shows a secret of the user or would outlive the support session. @throws AppError 403 support_session */
export function refuseSupportSession({ support }: Pick<Actor, 'support'>): void {
  if (support) throw AppError.from(supportSession);
}
