import { Repeat } from 'lucide-react';
import { formatTime } from '../../lib/format.ts';
import { toggleLoop } from '../../lib/player/controls.ts';
import { playerStore } from '../../lib/player/state.ts';
import type { Loop } from '../../lib/player/loop.ts';
import { t } from './messages.ts';
import { useStore } from '../../lib/store.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';

/** The message that says what the next press does. */
const nextLabel = { off: 'loop', whole: 'loop_set_start', from: 'loop_set_end', part: 'loop_stop' } as const;
const marks = { off: '', whole: '', from: 'A', part: 'AB' } as const;

function announcementOf(loop: Loop): string {
  if (loop.kind === 'whole') return t('loop_whole_news');
  if (loop.kind === 'from') return t('loop_from_news', { time: formatTime(loop.start) });
  if (loop.kind === 'part') return t('loop_part_news', { start: formatTime(loop.start), end: formatTime(loop.end) });
  return '';
}

/** One button that cycles through the loop modes: everything, from here, to here, off. */
export function LoopButton() {
  const loop = useStore(playerStore, (player) => player.loop);
  const isOn = loop.kind !== 'off';
  return (
    <>
      <IconButton
        label={t(nextLabel[loop.kind])}
        aria-pressed={isOn}
        onClick={toggleLoop}
        className={isOn ? 'relative text-accent' : 'relative'}
      >
        <Repeat size={17} strokeWidth={1.75} aria-hidden="true" />
        {marks[loop.kind] && (
          <span aria-hidden="true" className="absolute inset-e-0.5 bottom-0.5 font-mono text-[9px] leading-[10px]">
            {marks[loop.kind]}
          </span>
        )}
      </IconButton>
      <span role="status" className="sr-only">
        {announcementOf(loop)}
      </span>
    </>
  );
}
