import type { HistoryItem } from '#contract/history/types.ts';
import { PlayButton } from '../../../ui/audio/PlayButton.tsx';
import { nameOf } from '../item-labels.ts';
import { playOrToggle, useItemStatus } from '../use-item-state.ts';

export function ItemPlayButton({ item }: { item: HistoryItem }) {
  const status = useItemStatus(item.history_item_id);
  return (
    <PlayButton
      size="sm"
      what={nameOf(item)}
      isPlaying={status === 'playing'}
      isLoading={status === 'loading'}
      onClick={() => playOrToggle(item)}
    />
  );
}
