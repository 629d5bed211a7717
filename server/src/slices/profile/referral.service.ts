/** The link by which a user brings others. */
import { pageAddress } from '#contract/pages.ts';
import type { Ctx } from '../../context.ts';
import { newId } from '../../kernel/ids.ts';
import * as store from './profile.store.ts';

/** The same each time, also for many who ask at the same moment. */
export async function getReferralLink(ctx: Ctx): Promise<string> {
  const code = await store.ensureReferralCode(ctx, newId().slice(0, 12));
  return ctx.parts.config.publicUrl + pageAddress('signUp', { ref: code });
}
