/** What the operators of the installation see and do. */
import type { OutboxMessage } from '#contract/operator/types.ts';
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { getOwnEmail } from '../../platform/identity/accounts/users.ts';
import { maskMail } from '../../platform/notify/mail/mask.ts';
import { listOutbox as readOutbox, renderMail, sendMail } from '../../platform/notify/mail/mail.ts';
import { toUnix } from '../../kernel/unix-time.ts';

interface Outbox {
  messages: OutboxMessage[];
  is_exposed: boolean;
  has_mail_server: boolean;
  mail_server_problem: string | null;
}

/**
 * An operator is not the people whose mail they see: codes are readable only where nobody else could pass them on, or where
 * they are the reader's own.
 */
export async function listOutbox(ctx: Ctx): Promise<Outbox> {
  const { config, mail } = ctx.parts;
  const rows = await readOutbox(ctx);
  const own = await getOwnEmail(ctx);
  // Mails hold codes and private words.
  await audit(ctx, 'outbox.read', { mails: rows.length });
  return {
    messages: rows.map((row) => {
      const isReadable = mail === undefined && (config.isLoopback || row.recipient === own);
      const { subject, text, html } = renderForOutbox(isReadable ? row : maskMail(row), config);
      return {
        is_masked: !isReadable,
        message_id: row.message_id,
        to: row.recipient,
        subject,
        text,
        html,
        state: row.state as OutboxMessage['state'],
        last_error: row.last_error,
        created_at_unix: toUnix(row.created_at),
      };
    }),
    is_exposed: !config.isLoopback,
    has_mail_server: mail !== undefined,
    mail_server_problem: mail?.problem() ?? null,
  };
}

/** A mail of another version, which this one cannot render, must not hide the other mails. */
function renderForOutbox(row: Parameters<typeof renderMail>[0], config: Parameters<typeof renderMail>[1]) {
  try {
    return renderMail(row, config);
  } catch {
    return { subject: row.kind, text: '', html: '' };
  }
}

/** The mail goes to the caller. */
export async function sendTestMail(ctx: Ctx): Promise<void> {
  await sendMail(ctx, await getOwnEmail(ctx), { kind: 'test', params: {} });
}
