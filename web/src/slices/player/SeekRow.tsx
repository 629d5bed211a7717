import { formatTime, speakTime } from '../../lib/format.ts';
import { seek } from '../../lib/player/controls.ts';
import { clockStore, playerStore } from '../../lib/player/state.ts';
import type { Loop } from '../../lib/player/loop.ts';
import { t } from './messages.ts';
import { useStore } from '../../lib/store.ts';
import { wordAt } from '../../lib/player/words.ts';
import { Waveform } from '../../ui/audio/Waveform.tsx';

const readTime = () => clockStore.get().time;

function readBand(): [number, number] | null {
  const { words, status } = playerStore.get();
  const word = words[wordAt(words, readTime())];
  return word && status !== 'ended' && readTime() <= word.end ? [word.start, word.end] : null;
}

const regionOf = (loop: Loop) => (loop.kind === 'from' || loop.kind === 'part' ? loop : null);

/** With `isTall`, the row has more height and shows its times even on a phone. */
export function SeekRow({ isTall = false }: { isTall?: boolean }) {
  const peaks = useStore(playerStore, (player) => player.peaks);
  const known = useStore(playerStore, (player) => player.duration);
  const expected = useStore(playerStore, (player) => player.expected);
  const duration = Math.max(known, expected);
  const loop = useStore(playerStore, (player) => player.loop);
  // Whole seconds let this row render once a second. The waveform follows the clock by itself.
  const second = useStore(clockStore, ({ time }) => Math.floor(time));
  return (
    <div dir="ltr" className="flex min-w-0 items-center gap-3 font-mono text-caption font-medium tabular-nums">
      <span className={isTall ? '' : 'max-md:hidden'} data-testid="player-time">
        {formatTime(second)}
      </span>
      <Waveform
        label={t('seek')}
        peaks={peaks}
        duration={duration}
        subscribe={clockStore.subscribe}
        readTime={readTime}
        readBand={readBand}
        region={regionOf(loop)}
        speakTime={speakTime}
        onSeek={seek}
        className={isTall ? 'h-16' : 'h-10'}
      />
      <span className={isTall ? 'text-muted' : 'text-muted max-md:hidden'}>
        {expected > known ? `≈ ${formatTime(duration)}` : formatTime(duration)}
      </span>
    </div>
  );
}
