/** Names a take or marks it final, on the server, where every browser sees it. */
import { getHistoryItem, listHistory, updateTake } from '#contract/history/api.ts';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/queries.ts';

export async function changeTake(id: string, body: { name?: string | null; is_final?: boolean }): Promise<void> {
  await call(updateTake, { params: { history_item_id: id }, body });
  // Another take may have been the final one.
  invalidate(getHistoryItem, listHistory);
}
