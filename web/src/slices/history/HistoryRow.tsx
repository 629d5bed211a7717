import { clsx } from 'clsx';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { HistoryItem } from '#contract/history.ts';
import { downloadHistoryItem } from '../../lib/download.ts';
import { formatDate, formatTime, textDirection } from '../../lib/format.ts';
import { playHistoryItem } from '../../lib/history-playback.ts';
import { playerStore, toggle } from '../../lib/player.ts';
import { useStore } from '../../lib/store.ts';
import { toastError } from '../../lib/toasts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NoteList } from '../../ui/NoteList.tsx';
import { Orb } from '../../ui/Orb.tsx';
import { PlayButton } from '../../ui/PlayButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { deleteWithUndo } from './deletion.ts';

const icon = { size: 16, strokeWidth: 1.75 };

export function HistoryRow({ item }: { item: HistoryItem }) {
  const isLoaded = useStore(playerStore, (player) => player.item?.history_item_id === item.history_item_id);
  const isPlaying = useStore(playerStore, ({ status }) => status === 'playing') && isLoaded;
  const isLoading = useStore(playerStore, ({ status }) => status === 'loading') && isLoaded;
  const [isBusy, setIsBusy] = useState(false);
  const text = item.text ?? '';
  const name = text.split(/\s+/).slice(0, 6).join(' ');

  async function download() {
    setIsBusy(true);
    try {
      await downloadHistoryItem(item);
    } catch (error) {
      toastError(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <li className={clsx('flex gap-3 border-b border-line py-3 ps-5 pe-3 hover:bg-hover', isLoaded && 'bg-selected')}>
      <PlayButton
        size="sm"
        what={name}
        isPlaying={isPlaying}
        isLoading={isLoading}
        onClick={() => (isLoaded ? toggle() : playHistoryItem(item))}
      />
      <div className="min-w-0 flex-1">
        <p dir={textDirection(text)} className="line-clamp-2 text-table break-words">
          {text}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
          <span className="flex min-w-0 items-center gap-1.5">
            <Orb seed={item.voice_id ?? item.voice_name ?? ''} size={16} />
            <span className="truncate">{item.voice_name ?? 'Unknown voice'}</span>
          </span>
          <span>{formatDate(item.date_unix)}</span>
          {item.duration_seconds !== null && <span className="tabular-nums">{formatTime(item.duration_seconds)}</span>}
          {item.is_partial && <Badge>Stopped early</Badge>}
          {item.state === 'processing' && <Badge>Being stored</Badge>}
        </p>
        {item.warnings.length > 0 && (
          <div className="mt-1">
            <NoteList notes={item.warnings} />
          </div>
        )}
      </div>
      <div className="flex flex-none flex-col max-md:flex-row">
        <IconButton label={`Download ${name}`} size="sm" disabled={isBusy} onClick={() => void download()}>
          {isBusy ? <Spinner /> : <Download {...icon} />}
        </IconButton>
        <IconButton label={`Delete ${name}`} size="sm" onClick={() => deleteWithUndo(item.history_item_id)}>
          <Trash2 {...icon} />
        </IconButton>
      </div>
    </li>
  );
}
