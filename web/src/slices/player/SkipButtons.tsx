import { RotateCcw, RotateCw, SkipBack, SkipForward } from 'lucide-react';
import { skip, toggle } from '../../lib/player/controls.ts';
import { playerStore, skipSeconds } from '../../lib/player/state.ts';
import { t } from './messages.ts';
import { playNextInQueue, playPreviousInQueue, queueStore } from './queue/queue.ts';
import { useStore } from '../../lib/store.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { PlayButton } from '../../ui/audio/PlayButton.tsx';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Draws the play and skip buttons. Previous and next appear while there is a queue. */
export function SkipButtons() {
  const status = useStore(playerStore, (player) => player.status);
  const at = useStore(queueStore, (queue) => queue.at);
  const count = useStore(queueStore, ({ items }) => items.length);
  const hasQueue = count > 1;
  return (
    <div className="flex items-center gap-1">
      {hasQueue && (
        <IconButton label={t('previous')} disabled={at <= 0} onClick={playPreviousInQueue}>
          <SkipBack {...icon} className="rtl:-scale-x-100" />
        </IconButton>
      )}
      <IconButton label={t('back_10')} onClick={() => skip(-skipSeconds)}>
        <RotateCcw {...icon} />
      </IconButton>
      <PlayButton isPlaying={status === 'playing'} isLoading={status === 'loading'} onClick={toggle} />
      <IconButton label={t('forward_10')} onClick={() => skip(skipSeconds)}>
        <RotateCw {...icon} />
      </IconButton>
      {hasQueue && (
        <IconButton label={t('next')} disabled={at + 1 >= count} onClick={() => void playNextInQueue()}>
          <SkipForward {...icon} className="rtl:-scale-x-100" />
        </IconButton>
      )}
    </div>
  );
}
