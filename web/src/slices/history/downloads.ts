import { maxHistoryIds, type HistoryItem } from '#contract/history/types.ts';
import { zipHistory } from '#contract/history/api.ts';
import { call } from '../../lib/api.ts';
import { downloadHistoryItem } from '../../lib/download.ts';
import { track } from '../analytics/public.ts';
import { showFilesIfFull, showJob } from '../jobs/public.ts';
import { toBatches } from './batches.ts';

/** Downloads one item directly, and several as a ZIP file that a background job makes. */
export async function downloadItems(items: readonly HistoryItem[]): Promise<void> {
  const [first] = items;
  if (!first) return;
  track('item_downloaded', { kind: items.length === 1 ? 'audio' : 'zip' });
  if (items.length === 1) return downloadHistoryItem(first);
  const ids = items.map(({ history_item_id }) => history_item_id);
  for (const history_item_ids of toBatches(ids, maxHistoryIds)) {
    try {
      showJob(await call(zipHistory, { body: { history_item_ids, output_format: null } }));
    } catch (error) {
      showFilesIfFull(error);
      throw error;
    }
  }
}
