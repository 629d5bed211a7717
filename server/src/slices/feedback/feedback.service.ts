/** Feedback of users about the product, for the operators of the installation. */
import { tooMuchFeedback } from '#contract/feedback/errors.ts';
import type { z } from 'zod';
import type { ProductFeedback } from '#contract/feedback/types.ts';
import type { sendFeedback as endpoint } from '#contract/feedback/api.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { readEmails } from '../../platform/identity/accounts/users.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { notifyOperators } from '../../platform/notify/notify-operators.ts';
import * as store from './feedback.store.ts';

const hourMs = 3_600_000;
const maxPerHour = 20;

/** Stores the feedback and notifies the operators. @throws AppError 429 too_many_requests */
export async function sendFeedback(
  ctx: Ctx,
  { message, kind, page, rating }: z.output<typeof endpoint.body>,
): Promise<void> {
  await transaction(ctx, async (scope) => {
    if ((await store.countSince(scope, new Date(scope.now.getTime() - hourMs))) >= maxPerHour) {
      throw AppError.from(tooMuchFeedback);
    }
    await store.insertFeedback(scope, {
      feedback_id: newId(),
      kind,
      message: message.toWellFormed(),
      page: page?.toWellFormed() ?? null,
      rating: rating ?? null,
    });
    await recordEvent(scope, ctx.parts.config, 'feedback_sent', { kind }, scope.actor);
    const excerpt = [...message.toWellFormed()].slice(0, 300).join('');
    const { user_id: author_user_id } = scope.actor;
    await notifyOperators(
      scope,
      { kind: 'feedback_received', params: { feedback_kind: kind, excerpt } },
      { author_user_id },
    );
  });
}

export async function listFeedback(
  scope: Scope,
  { page_size, cursor }: { page_size: number; cursor?: string | undefined },
): Promise<{ feedback: ProductFeedback[]; next_cursor: string | null }> {
  const rows = await store.listFeedback(scope, page_size + 1, cursor);
  const emails = await readEmails(
    scope,
    rows.map(({ user_id }) => user_id),
  );
  const feedback = rows.slice(0, page_size).map(({ created_at, kind, user_id, ...row }) => ({
    ...row,
    email: emails.get(user_id) ?? '',
    kind: kind as ProductFeedback['kind'],
    created_at_unix: toUnix(created_at),
  }));
  return { feedback, next_cursor: rows.length > page_size ? (feedback.at(-1)?.feedback_id ?? null) : null };
}
