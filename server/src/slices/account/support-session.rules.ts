/** What an operator may not do in a user's account. */
import { forbidden } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/context.ts';

export const supportSession = () =>
  forbidden('support_session', 'This is not possible in a support session: only the owner of the account can do it.');

/** Before anything that shows a secret of the user, or keeps the door open. @throws AppError 403 support_session */
export function refuseSupportSession({ support }: Pick<Actor, 'support'>): void {
  if (support) throw supportSession();
}
