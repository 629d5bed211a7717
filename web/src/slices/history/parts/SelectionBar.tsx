import { Download, ListMusic, Trash2 } from 'lucide-react';
import type { HistoryItem } from '#contract/history/types.ts';
import { toastError } from '../../../lib/toasts.ts';
import { playQueue, readHistoryItem } from '../../player/public.ts';
import { BulkBar, bulkAction } from '../../../ui/layout/Table.tsx';
import { deleteWithUndo } from '../deletion.ts';
import { openDownloads, openZipDownload } from '../../downloads/public.ts';
import { nameOf } from '../item-labels.ts';
import { t } from '../messages.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface SelectionBarProps {
  ids: readonly string[];
  /** The items that the list has read. Takes of closed groups may not be among them. */
  known: ReadonlyMap<string, HistoryItem>;
  onClear(): void;
}

/** Shows the actions for the selected items. Items stay selected unless they were deleted. */
export function SelectionBar({ ids, known, onClear }: SelectionBarProps) {
  function download(button: HTMLElement) {
    const [id] = ids;
    const first = known.get(id ?? '');
    if (first && ids.length === 1) openDownloads({ id: first.history_item_id, title: nameOf(first) }, button);
    else openZipDownload(ids, button);
  }
  async function play(): Promise<void> {
    playQueue(await Promise.all(ids.map((id) => known.get(id) ?? readHistoryItem(id))));
  }
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-4 z-5 px-4">
      <div className="pointer-events-auto mx-auto w-fit max-w-full">
        <BulkBar count={ids.length} onClear={onClear}>
          <button
            type="button"
            className={bulkAction}
            onClick={() => void play().catch((error: unknown) => toastError(error))}
          >
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
              deleteWithUndo(ids);
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
