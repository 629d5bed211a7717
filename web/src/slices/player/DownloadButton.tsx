import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadPlayed } from './history-playback.ts';
import { playerStore } from '../../lib/player/state.ts';
import { t } from './messages.ts';
import { useStore } from '../../lib/store.ts';
import { toastError } from '../../lib/toasts.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

export function DownloadButton() {
  const isReceiving = useStore(playerStore, (player) => player.isReceiving);
  const [isBusy, setIsBusy] = useState(false);
  async function download() {
    setIsBusy(true);
    try {
      await downloadPlayed();
    } catch (error) {
      toastError(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <IconButton label={t('download')} disabled={isReceiving || isBusy} onClick={() => void download()}>
      {isBusy ? <Spinner /> : <Download size={17} strokeWidth={1.75} />}
    </IconButton>
  );
}
