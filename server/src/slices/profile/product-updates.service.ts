/** The link in every product update that ends them. */
import { invalidOptOutKey } from '#contract/profile/errors.ts';
import type { Ctx } from '../../context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { evidenceOf, recordConsent, type ConsentClient } from '../../platform/events/consent.ts';
import { lockUser, updateUser } from '../../platform/identity/accounts/users.ts';
import * as codes from '../../platform/identity/credentials/action-codes.ts';
import { countFailures } from '../../platform/identity/credentials/attempts.ts';

/** The link of an old mail works as well, and more than once. @throws AppError 400 invalid_key, 429 too_many_attempts */
export async function optOutOfUpdates(ctx: Ctx, key: string, client: ConsentClient): Promise<void> {
  const evidence = evidenceOf(ctx, client);
  await codes.renameInvalidCode(AppError.from(invalidOptOutKey), () =>
    countFailures(ctx, 'code', { ip: client.ip }, () =>
      transaction(ctx, async (scope) => {
        const { subject: user_id } = await codes.consumeCode(scope, 'opt_out_updates', key);
        const user = await lockUser(scope, user_id);
        if (!user?.agrees_to_product_updates) return;
        await updateUser(scope, user_id, { agrees_to_product_updates: false });
        await recordConsent(scope, { user_id, kind: 'product_updates', is_given: false, evidence });
      }),
    ),
  );
}
