import { Download } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { openDownloads } from '../../downloads/public.ts';
import { downloadPlayed } from './download-played.ts';
import { readHistoryItem } from '../history-playback.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { t } from '../messages.ts';
import { titleOf } from '../title.ts';
import { useStore } from '../../../lib/store.ts';
import { toastAudioFailure } from '../../../lib/reuse/missing-audio.ts';
import { toastError } from '../../../lib/toasts.ts';
import { useReuse } from '../../../lib/reuse/use-reuse.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';

export function DownloadButton() {
  const isReceiving = useStore(playerStore, (player) => player.isReceiving);
  const reuse = useReuse();
  const [isBusy, setIsBusy] = useState(false);
  async function download() {
    setIsBusy(true);
    try {
      await downloadPlayed();
    } catch (error) {
      const id = playerStore.get().item?.history_item_id;
      const item = id ? await readHistoryItem(id).catch(() => undefined) : undefined;
      if (item) toastAudioFailure(error, item, reuse);
      else toastError(error);
    } finally {
      setIsBusy(false);
    }
  }
  /** What is stored has a menu. What is not stored yet is saved as it was heard. */
  function open({ currentTarget }: MouseEvent<HTMLElement>) {
    const { item, note } = playerStore.get();
    if (!item?.history_item_id) return void download();
    const title = note ? `${note}, ${titleOf(item.text, 6)}` : item.player.title;
    openDownloads({ id: item.history_item_id, title }, currentTarget);
  }
  return (
    <IconButton label={t('download')} aria-haspopup="dialog" disabled={isReceiving || isBusy} onClick={open}>
      {isBusy ? <Spinner /> : <Download size={17} strokeWidth={1.75} />}
    </IconButton>
  );
}
