/** News of the product, to those who agreed to them. */
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { listUpdateReaders } from '../../platform/identity/users.store.ts';
import { issueCode } from '../../platform/identity/action-codes.ts';

/** All or nobody: a failure on the way mails no one. @returns how many are mailed. */
export async function sendProductUpdate(
  ctx: Ctx,
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
): Promise<number> {
  return transaction(ctx, async (scope) => {
    const readers = await listUpdateReaders(scope);
    for (const { user_id, email } of readers) {
      const code = await issueCode(scope, { kind: 'opt_out_updates', subject: user_id, payload: { email } });
      await sendMail(scope, email, { kind: 'product_update', params: { code, subject, paragraphs } });
    }
    await audit(scope, 'product_update.sent', { subject, recipients: readers.length });
    return readers.length;
  });
}
