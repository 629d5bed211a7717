/** The link by which a user brings others. */
import { pageAddress } from '#contract/pages.ts';
import type { Ctx } from '../../context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { newId } from '../../kernel/ids.ts';
import { lockUser, updateUser } from '../../platform/identity/accounts/users.ts';

/** Every call answers the same link, also of many at the same moment. */
export async function getReferralLink(ctx: Ctx): Promise<string> {
  const code = await transaction(ctx, async (scope) => {
    const { user_id } = scope.actor;
    const user = await lockUser(scope, user_id);
    if (user?.referral_link_code) return user.referral_link_code;
    const referral_link_code = newId().slice(0, 12);
    await updateUser(scope, user_id, { referral_link_code });
    return referral_link_code;
  });
  return ctx.parts.config.publicUrl + pageAddress('signUp', { ref: code });
}
