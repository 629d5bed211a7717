/**
 * Completes a checklist item when its event occurs. This works without consent to statistics, because events stay in
 * this page.
 */
import type { ChecklistItem } from '#contract/onboarding/types.ts';
import { updateChecklist } from '#contract/onboarding/api.ts';
import { fetchUser, patchAccount } from '../../../lib/account.ts';
import { track, type TrackedEvent } from '../../analytics/public.ts';
import { call } from '../../../lib/api.ts';
import { sessionStore } from '../../../lib/session.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { itemOf, itemsOf } from './checklist.ts';
import { t } from '../messages.ts';

const pending = new Set<ChecklistItem>();

async function complete(item: ChecklistItem): Promise<void> {
  const user = await fetchUser();
  const checklist = user.onboarding_checklist;
  // What an operator does in a support session does not count for the user.
  if (!checklist || user.is_onboarding_checklist_completed || user.support_session) return;
  if (itemsOf(checklist).find((one) => one.item === item)?.isDone) return;
  const updated = await call(updateChecklist, { body: { item_id: item } });
  patchAccount({ onboarding_checklist: updated });
  track('onboarding_checklist_item_completed', { item_id: item });
  if (!checklist.hidden) toastSuccess(t('congratulations'));
}

/** Completes an item once, however often its event comes while the call runs. */
export async function completeItem(event: TrackedEvent): Promise<void> {
  const item = itemOf(event);
  if (!item || pending.has(item) || sessionStore.get().status !== 'in') return;
  pending.add(item);
  try {
    await complete(item);
  } catch {
    // A failure is ignored: the item is completed the next time its event comes.
  } finally {
    pending.delete(item);
  }
}
