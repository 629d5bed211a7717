/** Items that go: their rows now, their audio after the commit, and again at each sweep until it is gone. */
import { historyItemNotFound } from '#contract/history/errors.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { removeLater } from '../../platform/files/file-removal.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import type { AccountRemoval } from '../../manifest.ts';
import { removeJobsAboutItems } from '../jobs/jobs.service.ts';
import { deleteItems, deleteItemsOf } from './removals.store.ts';

/** @throws AppError 404 history_item_not_found */
export async function removeItem(ctx: Ctx, id: string): Promise<void> {
  if ((await removeItems(ctx, [id])) === 0) throw AppError.from(historyItemNotFound, { id });
}

/**
 * Deletes the items that exist, all of them or none.
 * @returns how many there were
 */
export async function removeItems(ctx: Ctx, ids: string[]): Promise<number> {
  const { storage, log } = ctx.parts;
  return transaction(ctx, async (scope) => {
    const { history_item_ids, last_audio_keys } = await deleteItems(scope, ids);
    await removeLater(scope, last_audio_keys, storage, log);
    await removeJobsAboutItems(scope, ctx.parts, 'share_video', history_item_ids);
    return history_item_ids.length;
  });
}

/** All that the person made, and all in their own workspaces. @returns the audio that no item is left of */
export const removePersonalData = (scope: Scope, removal: AccountRemoval): Promise<string[]> =>
  deleteItemsOf(scope, removal);
