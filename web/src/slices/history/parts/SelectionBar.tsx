import { Download, ListMusic, Trash2 } from 'lucide-react';
import type { HistoryItem } from '#contract/history/types.ts';
import { playQueue } from '../../player/public.ts';
import { BulkBar, bulkAction } from '../../../ui/layout/Table.tsx';
import { deleteWithUndo } from '../deletion.ts';
import { openDownloads, openZipDownload } from '../../downloads/public.ts';
import { nameOf } from '../item-labels.ts';
import { t } from '../messages.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Shows the actions for the selected items. Items stay selected unless they were deleted. */
export function SelectionBar({ items, onClear }: { items: readonly HistoryItem[]; onClear(): void }) {
  function download(button: HTMLElement) {
    const [first] = items;
    const ids = items.map(({ history_item_id }) => history_item_id);
    if (first && items.length === 1) openDownloads({ id: first.history_item_id, title: nameOf(first) }, button);
    else openZipDownload(ids, button);
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
            aria-haspopup="dialog"
            className={bulkAction}
            onClick={(event) => download(event.currentTarget)}
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
