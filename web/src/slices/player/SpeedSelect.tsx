import { formatNumber } from '../../lib/format.ts';
import { setSpeed } from '../../lib/player/controls.ts';
import { playerStore, speeds } from '../../lib/player/state.ts';
import { t } from './messages.ts';
import { useStore } from '../../lib/store.ts';

/** What screen readers say instead of the short sign. */
const wordsOf = (speed: number) => (speed === 1 ? t('speed_normal') : t('speed_times', { speed: formatNumber(speed) }));

/** Uses the browser's own list, because five options need no menu of ours. */
export function SpeedSelect() {
  const speed = useStore(playerStore, (player) => player.speed);
  return (
    <select
      aria-label={t('speed')}
      value={speed}
      onChange={(event) => setSpeed(Number(event.target.value))}
      className="h-9 cursor-pointer max-md:h-11 appearance-none rounded-md bg-transparent px-2.5 text-center text-table font-medium tabular-nums hover:bg-hover [&>option]:bg-raised [&>option]:text-ink"
    >
      {speeds.map((one) => (
        <option key={one} value={one} aria-label={wordsOf(one)}>
          {one}×
        </option>
      ))}
    </select>
  );
}
