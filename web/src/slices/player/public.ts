/** The part of the player that other slices may use: stored items, the queue and voice previews. */
export {
  followNewItem,
  itemInput,
  reportStored,
  onItemStored,
  playHistoryItem,
  readHistoryItem,
  readWaveform,
  waveInput,
} from './history-playback.ts';
export type { PlayableItem } from './stored-item.ts';
export { streamItem } from './stream-item.ts';
export { previewStore } from './preview/preview-store.ts';
export { stopPreview, togglePreview } from './preview/preview.ts';
export { dropFromQueue, enqueueItem, playQueue } from './queue/queue.ts';
export { titleOf } from './title.ts';
