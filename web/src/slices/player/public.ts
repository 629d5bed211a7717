/** What other slices may use of the player: stored items, the queue, samples of voices. */
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
export { dropFromQueue, enqueueItem, playQueue } from './queue.ts';
export { titleOf } from './title.ts';
