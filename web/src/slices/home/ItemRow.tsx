import { Link } from '@tanstack/react-router';
import { getHistoryWaveform } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { pages } from '#contract/pages.ts';
import { formatRelative, formatTime, textDirection } from '../../lib/format.ts';
import { playHistoryItem } from '../player/public.ts';
import { textOf, voiceIdOf, voiceNameOf } from '../../lib/player/item-text.ts';
import { fromWaveform } from '../../lib/player/peaks.ts';
import { toggle } from '../../lib/player/controls.ts';
import { playerStore } from '../../lib/player/state.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { PlayOrb } from '../../ui/audio/PlayOrb.tsx';
import { StaticWave } from '../../ui/audio/StaticWave.tsx';
import { cardRow } from './Card.tsx';
import { t } from './messages.ts';

const bars = 40;

/** Shows a recent item that plays in place. Its text links to its details. */
export function ItemRow({ item }: { item: HistoryItem }) {
  const { history_item_id, duration_seconds, date_unix } = item;
  const isLoaded = useStore(playerStore, (player) => player.item?.history_item_id === history_item_id);
  const isPlaying = useStore(playerStore, ({ status }) => status === 'playing') && isLoaded;
  const wave = useRead(
    getHistoryWaveform,
    { params: { history_item_id }, query: { points: bars } },
    { staleTime: Infinity },
  );
  const text = textOf(item);
  const name = text.trim().split(/\s+/).slice(0, 14).join(' ');
  const voice = voiceNameOf(item) ?? t('unknown_voice');
  const heights = wave.data?.visual_waveform ?? [];
  return (
    <li className={cardRow}>
      <PlayOrb
        seed={voiceIdOf(item) ?? voice}
        what={name}
        isPlaying={isPlaying}
        onClick={() => (isLoaded ? toggle() : playHistoryItem(item))}
      />
      <Link to={pages.history} search={{ item: history_item_id }} className="min-w-0 flex-1 rounded-xs">
        <span dir={textDirection(text)} className="block truncate font-medium rtl:text-right">
          {name}
        </span>
        <span className="block truncate text-caption text-muted">
          {t('speech_item', { voice, when: formatRelative(date_unix) })}
        </span>
      </Link>
      <span className="w-[120px] flex-none max-md:hidden">
        {heights.length > 0 && <StaticWave peaks={fromWaveform(heights)} bars={bars} className="h-6" />}
      </span>
      <span className="w-9 flex-none text-end font-mono text-caption text-muted tabular-nums">
        {duration_seconds !== null && formatTime(duration_seconds)}
      </span>
    </li>
  );
}
