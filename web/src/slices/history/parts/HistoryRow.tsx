import { clsx } from 'clsx';
import { Download, Trash2 } from 'lucide-react';
import { textOf } from '../../../lib/player/item-text.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { NoteList } from '../../../ui/feedback/NoteList.tsx';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { ItemPlayButton } from '../item/ItemPlayButton.tsx';
import { openDownloads } from '../../downloads/public.ts';
import { deleteWithUndo } from '../deletion.ts';
import { nameOf, seedOf, voiceOf } from '../item-labels.ts';
import { t } from '../messages.ts';
import { TaggedText } from '../item/TaggedText.tsx';
import { useItemStatus } from '../use-item-state.ts';

const icon = { size: 16, strokeWidth: 1.75 };

/** Shows an item beside the editor, with its most common actions. */
export function HistoryRow({ item }: { item: HistoryItem }) {
  const status = useItemStatus(item.history_item_id);
  const name = nameOf(item);

  return (
    <li
      className={clsx(
        'flex gap-3 border-b border-line py-3 ps-5 pe-3 hover:bg-hover',
        status !== null && 'bg-selected',
      )}
    >
      <ItemPlayButton item={item} />
      <div className="min-w-0 flex-1">
        <TaggedText text={textOf(item)} />
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
          <span className="flex min-w-0 items-center gap-1.5">
            <Orb seed={seedOf(item)} size={16} />
            <span className="truncate">{voiceOf(item)}</span>
          </span>
          <span>{formatDate(item.date_unix)}</span>
          {item.duration_seconds !== null && <span className="tabular-nums">{formatTime(item.duration_seconds)}</span>}
          {item.is_partial && <Badge>{t('stopped_early')}</Badge>}
          {item.state === 'processing' && <Badge>{t('being_stored')}</Badge>}
        </p>
        {item.warnings.length > 0 && (
          <div className="mt-1">
            <NoteList notes={item.warnings} />
          </div>
        )}
      </div>
      <div className="flex flex-none flex-col max-md:flex-row">
        <IconButton
          label={t('download_item', { name })}
          size="sm"
          aria-haspopup="dialog"
          onClick={(event) => openDownloads({ id: item.history_item_id, title: name }, event.currentTarget)}
        >
          <Download {...icon} />
        </IconButton>
        <IconButton label={t('delete_item', { name })} size="sm" onClick={() => deleteWithUndo([item.history_item_id])}>
          <Trash2 {...icon} />
        </IconButton>
      </div>
    </li>
  );
}
