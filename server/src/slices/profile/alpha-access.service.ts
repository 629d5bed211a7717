/** Access to unfinished features. Users ask for it, and operators grant it. */
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { notifyOperators } from '../../platform/notify/notify-operators.ts';
import { findUser, lockUser, updateUser } from '../../platform/identity/accounts/users.ts';

export async function getAlphaAccess(scope: Scope): Promise<{ has_alpha_access: boolean; requested: boolean }> {
  const user = await findUser(scope, scope.actor.user_id);
  return { has_alpha_access: user?.has_alpha_access ?? false, requested: Boolean(user?.alpha_requested_at) };
}

/** The first request notifies the operators in the product and by mail. Another one changes nothing. */
export async function requestAlphaAccess(ctx: Ctx, reason: string | undefined): Promise<void> {
  const { user_id } = ctx.actor;
  await transaction(ctx, async (scope) => {
    const user = await lockUser(scope, user_id);
    if (!user || user.has_alpha_access || user.alpha_requested_at) return;
    await updateUser(scope, user_id, { alpha_requested_at: scope.now });
    const { email } = user;
    await audit(scope, 'alpha_access.requested', {});
    await recordEvent(scope, ctx.parts.config, 'alpha_access_requested', {}, scope.actor);
    await recordChangeFor(scope, { collection: 'user', id: user_id, what: 'changed' }, scope.actor);
    // The wording shows the command without the address, because nobody should copy into a shell what a stranger chose.
    const params = { email, reason: reason?.toWellFormed() || null };
    await notifyOperators(scope, { kind: 'alpha_access_requested', params }, { byMail: true, author_user_id: user_id });
  });
}

/** An access that is withdrawn can be asked for again. */
export async function setAlphaAccess(
  scope: Scope,
  user: { user_id: string; workspace_id: string },
  hasAccess: boolean,
): Promise<void> {
  const change = hasAccess ? {} : { alpha_requested_at: null };
  await updateUser(scope, user.user_id, { has_alpha_access: hasAccess, ...change });
  await recordChangeFor(scope, { collection: 'user', id: user.user_id, what: 'changed' }, user);
}
