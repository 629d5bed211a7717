/** Describes an item of the history for the player. */
import type { HistoryItem } from '#contract/history/types.ts';
import { textOf, voiceIdOf, voiceNameOf } from '../../lib/player/item-text.ts';
import type { PlayerItem } from '../../lib/player/state.ts';
import { t } from './messages.ts';
import { titleOf } from './title.ts';

/** The fields of an item that the player needs. */
export type PlayableItem = Pick<HistoryItem, 'history_item_id' | 'text' | 'voice_id' | 'voice_name'> &
  Partial<Pick<HistoryItem, 'duration_seconds' | 'dialogue'>>;

export const starts = { autoStart: true, autoStartDelaySeconds: 0, loaded: false } as const;

export function storedItem(item: PlayableItem): PlayerItem {
  const text = textOf(item);
  const voice_name = voiceNameOf(item) ?? t('unknown_voice');
  return {
    ...starts,
    id: item.history_item_id,
    type: 'speechHistoryItem',
    fileName: null,
    text,
    history_item_id: item.history_item_id,
    player: {
      title: titleOf(text),
      description: voice_name,
      voice_id: voiceIdOf(item),
      voice_name,
      duration: item.duration_seconds ?? null,
      languagePreviewUrls: [],
    },
  };
}
