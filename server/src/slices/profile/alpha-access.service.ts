/** Access to what is not finished yet: asked for by users, given by the operator's command line. */
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { notifyOperators } from '../../platform/notify/notify-operators.ts';
import { findUser } from '../../platform/identity/users.store.ts';
import * as store from './profile.store.ts';

export async function getAlphaAccess(scope: Scope): Promise<{ has_alpha_access: boolean; requested: boolean }> {
  const user = await findUser(scope, scope.actor.user_id);
  return { has_alpha_access: user?.has_alpha_access ?? false, requested: Boolean(user?.alpha_requested_at) };
}

/** The operators are notified of the first request, in the product and by mail; another one changes nothing. */
export async function requestAlphaAccess(ctx: Ctx, reason: string | undefined): Promise<void> {
  const { user_id } = ctx.actor;
  await transaction(ctx, async (scope) => {
    if (!(await store.requestAlpha(scope))) return;
    const email = (await findUser(scope, user_id))?.email ?? '';
    await audit(scope, 'alpha_access.requested', {});
    await recordEvent(scope, ctx.parts.config, 'alpha_access_requested', {}, scope.actor);
    await recordChangeFor(scope, { collection: 'user', id: user_id, what: 'changed' }, scope.actor);
    // The wording shows the command without the address: nobody should copy into a shell what a stranger chose.
    const params = { email, reason: reason?.toWellFormed() || null };
    await notifyOperators(scope, { kind: 'alpha_access_requested', params }, { byMail: true });
  });
}

export async function grantAlphaAccess(scope: Scope, user: { user_id: string; workspace_id: string }): Promise<void> {
  await store.grantAlpha(scope, user.user_id);
  await recordChangeFor(scope, { collection: 'user', id: user.user_id, what: 'changed' }, user);
}
