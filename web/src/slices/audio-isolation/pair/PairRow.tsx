import { formatTime, speakTime } from '../../../lib/format.ts';
import { useStore } from '../../../lib/store.ts';
import { PlayButton } from '../../../ui/audio/PlayButton.tsx';
import { WaveEditor } from '../../../ui/audio/WaveEditor.tsx';
import { t } from '../messages.ts';
import type { Side } from './mix-rules.ts';
import { hear, pairClock, pairStore, pausePair, playPair, seekPair } from './pair-player.ts';

interface PairRowProps {
  side: Side;
  note: string;
  peaks: Float32Array | null;
  duration: number;
}

const readTime = () => pairClock.get().time;

/** One of the two sounds. Its button plays it from where the other one is. */
export function PairRow({ side, note, peaks, duration }: PairRowProps) {
  const isHeard = useStore(pairStore, (pair) => pair.side === side);
  const status = useStore(pairStore, (pair) => pair.status);
  const isPlaying = isHeard && status === 'playing';

  function onPlay(): void {
    if (isPlaying) return pausePair();
    hear(side);
    void playPair();
  }

  return (
    <div className="grid grid-cols-[152px_minmax(0,1fr)_56px] items-center gap-4 p-5 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-2.5 max-md:p-4">
      <div className="flex min-w-0 items-center gap-2">
        <PlayButton
          size="sm"
          isPlaying={isPlaying}
          isLoading={isHeard && status === 'loading'}
          what={t(side === 'original' ? 'the_original' : 'the_isolated')}
          onClick={onPlay}
        />
        <span className="flex min-w-0 flex-col">
          <span className={isHeard ? 'text-table font-medium' : 'text-table font-medium text-muted'}>{t(side)}</span>
          <span className="truncate text-caption text-muted">{note}</span>
        </span>
      </div>
      <div className="min-w-0 max-md:col-span-2 max-md:row-start-2">
        <WaveEditor
          label={t(side === 'original' ? 'seek_original' : 'seek_isolated')}
          peaks={peaks}
          duration={duration}
          subscribe={pairClock.subscribe}
          readTime={readTime}
          speakTime={speakTime}
          onSeek={seekPair}
          isMuted={!isHeard}
          barStep={4}
          className="h-[72px]"
        />
      </div>
      <span className="text-end font-mono text-caption text-muted tabular-nums">{formatTime(duration)}</span>
    </div>
  );
}
