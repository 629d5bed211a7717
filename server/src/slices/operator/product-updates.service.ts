/** Product updates, mailed to the users who agreed to them. */
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { listProductUpdateReaders } from '../../platform/identity/accounts/users.ts';
import { issueCode } from '../../platform/identity/credentials/action-codes.ts';

/** Either everybody is mailed or nobody. @returns the number of recipients. */
export async function sendProductUpdate(
  ctx: Ctx,
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
): Promise<number> {
  return transaction(ctx, async (scope) => {
    const readers = await listProductUpdateReaders(scope);
    for (const { user_id, email } of readers) {
      const code = await issueCode(scope, { kind: 'opt_out_updates', subject: user_id, payload: { email } });
      await sendMail(scope, email, { kind: 'product_update', params: { code, subject, paragraphs } });
    }
    await audit(scope, 'product_update.sent', { subject, recipients: readers.length });
    return readers.length;
  });
}
