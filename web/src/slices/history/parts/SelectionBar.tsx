import { Download, ListMusic, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { HistoryItem } from '#contract/history/types.ts';
import { playQueue } from '../../player/public.ts';
import { toastError } from '../../../lib/toasts.ts';
import { BulkBar, bulkAction } from '../../../ui/layout/Table.tsx';
import { deleteWithUndo } from '../deletion.ts';
import { downloadItems } from '../downloads.ts';
import { t } from '../messages.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Shows the actions for the selected items. Items stay selected unless they were deleted. */
export function SelectionBar({ items, onClear }: { items: readonly HistoryItem[]; onClear(): void }) {
  const [isBusy, setIsBusy] = useState(false);
  async function download() {
    setIsBusy(true);
    await downloadItems(items).catch(toastError);
    setIsBusy(false);
  }
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-4 z-5 px-4">
      <div className="pointer-events-auto mx-auto w-fit max-w-full">
        <BulkBar count={items.length} onClear={onClear}>
          <button type="button" className={bulkAction} onClick={() => playQueue(items)}>
            <ListMusic {...icon} />
            {t('play')}
          </button>
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            className={bulkAction}
            onClick={() => !isBusy && void download()}
          >
            <Download {...icon} />
            {t('download')}
          </button>
          <button
            type="button"
            className={bulkAction}
            onClick={() => {
              deleteWithUndo(items.map(({ history_item_id }) => history_item_id));
              onClear();
            }}
          >
            <Trash2 {...icon} />
            {t('delete')}
          </button>
        </BulkBar>
      </div>
    </div>
  );
}
