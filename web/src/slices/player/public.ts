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
  type PlayableItem,
} from './history-playback.ts';
export { previewStore, stopPreview, togglePreview } from './preview.ts';
export { dropFromQueue, enqueueItem, playQueue } from './queue/queue.ts';
export { titleOf } from './title.ts';
