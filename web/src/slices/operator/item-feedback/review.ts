/** Sets the review status of ratings, with a way back. */
import { countVoiceFeedback, listItemFeedback, reviewItemFeedback } from '#contract/history/feedback/api.ts';
import type { ReviewStatus } from '#contract/history/types.ts';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/queries.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { t } from './messages.ts';

export async function review(id: string, status: ReviewStatus): Promise<void> {
  try {
    await call(reviewItemFeedback, { params: { history_item_id: id }, body: { review_status: status } });
    const isReviewed = status === 'reviewed';
    toastSuccess(t(isReviewed ? 'marked' : 'reopened'), {
      action: { label: t('undo'), run: () => void review(id, isReviewed ? 'not_reviewed' : 'reviewed') },
    });
  } catch (error) {
    toastError(error);
  }
  // An item that was deleted meanwhile leaves the list too.
  invalidate(listItemFeedback, countVoiceFeedback);
}
