/** An operator in a user's account may not do what only the account's owner can decide. */
import type { Actor } from '../../../kernel/context.ts';
import { forbidden } from '../../../kernel/errors.ts';

export const supportSessionRefused = () =>
  forbidden('support_session', 'This is not possible in a support session: only the owner of the account can do it.');

/** Guards whatever shows a secret of the user or would outlive the support session. @throws AppError 403 support_session */
export function refuseSupportSession({ support }: Pick<Actor, 'support'>): void {
  if (support) throw supportSessionRefused();
}
