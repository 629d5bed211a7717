/** What an operator may not do in a user's account. */
import type { Actor } from '../../kernel/context.ts';
import { supportSession } from '../../kernel/errors.ts';

/** Before anything that shows a secret of the user, or keeps the door open. @throws AppError 403 support_session */
export function refuseSupportSession({ support }: Pick<Actor, 'support'>): void {
  if (support) throw supportSession();
}
