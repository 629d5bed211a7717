import type { OutboxMessage } from '#contract/operator.ts';
import type { Ctx } from '../../context.ts';
import { listOutbox as readOutbox } from './operator.store.ts';

export async function listOutbox(ctx: Ctx): Promise<{ messages: OutboxMessage[]; is_exposed: boolean }> {
  const rows = await readOutbox(ctx);
  return {
    messages: rows.map((row) => ({
      message_id: row.message_id,
      to: row.recipient,
      subject: row.subject,
      text: row.body_text,
      created_at_unix: Math.floor(row.created_at.getTime() / 1000),
    })),
    is_exposed: !ctx.parts.config.isLoopback,
  };
}
