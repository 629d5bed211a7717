/** Sends votes on items, and says which vote the dialog asks about. */
import { getHistoryItem, sendItemFeedback } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { queryClient, readKey } from '../../lib/queries.ts';
import { createStore } from '../../lib/store.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { draftOf, isReviewed, opensDialog, type Draft, type Vote } from './feedback-rules.ts';
import { t } from './messages.ts';

interface Open {
  item: HistoryItem;
  vote: Vote;
}

/** The dialog belongs to the item of the vote, whatever is played meanwhile. */
export const openVoteStore = createStore<{ open: Open | null }>({ open: null });
export const closeVote = (): void => openVoteStore.set({ open: null });

const itemInput = (id: string) => ({ params: { history_item_id: id } });

/** Opens the dialog, or sends the vote at once where it needs no words. */
export async function vote(item: HistoryItem, direction: Vote): Promise<void> {
  if (isReviewed(item)) return toastError(t('reviewed'));
  if (opensDialog(direction, item)) return openVoteStore.set({ open: { item, vote: direction } });
  try {
    await send(item, draftOf(direction, item));
  } catch (error) {
    if (isLocked(error)) toastError(t('reviewed'));
    else toastError(error, { onRetry: () => void vote(item, direction) });
  }
}

/** The item was reviewed after this page had read it. */
export const isLocked = (error: unknown): boolean =>
  error instanceof ApiError && error.type === 'feedback_already_reviewed';

/** @throws ApiError when nothing was stored */
export async function send({ history_item_id: id }: HistoryItem, draft: Draft): Promise<void> {
  const key = readKey(getHistoryItem, itemInput(id));
  try {
    await call(sendItemFeedback, { ...itemInput(id), body: draft });
  } catch (error) {
    if (isLocked(error)) void queryClient.invalidateQueries({ queryKey: key });
    throw error;
  }
  // A read that began before the vote would bring back what was there before.
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<HistoryItem>(
    key,
    (known) => known && { ...known, feedback: { ...draft, review_status: 'not_reviewed' } },
  );
  toastSuccess(t('sent'));
}
