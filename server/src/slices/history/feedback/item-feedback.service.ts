/** What users say of the items of their history. */
import { feedbackAlreadyReviewed, feedbackTooShort, historyItemNotFound } from '#contract/history/errors.ts';
import { minFeedbackText } from '#contract/history/types.ts';
import type { Scope } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { AppError } from '../../../kernel/errors.ts';
import { recordChange } from '../../../kernel/live/changes.ts';
import * as store from './item-feedback.store.ts';

/** @throws AppError 400 feedback_too_short; 404 history_item_not_found; 409 feedback_already_reviewed */
export async function sendItemFeedback(scope: Scope, id: string, input: store.FeedbackInput): Promise<void> {
  const feedback = input.feedback.toWellFormed();
  const isTooShort = feedback !== '' && [...feedback].length < minFeedbackText;
  if (input.thumbs_up && isTooShort) throw AppError.from(feedbackTooShort);
  await transaction(scope, async (within) => {
    const outcome = await store.saveFeedback(within, id, { ...input, feedback });
    if (outcome === 'missing') throw AppError.from(historyItemNotFound, { id });
    if (outcome === 'reviewed') throw AppError.from(feedbackAlreadyReviewed);
    await recordChange(within, { collection: 'history', id, what: 'changed' });
  });
}
