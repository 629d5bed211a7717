/** A queue of items that play one after the other. It ends when the user plays something else. */
import { playHistoryItem } from '../history-playback.ts';
import type { PlayableItem } from '../stored-item.ts';
import { onEnded } from '../../../lib/player/controls.ts';
import { playerStore, type PlayerItem } from '../../../lib/player/state.ts';
import { createStore } from '../../../lib/store.ts';
import { insertNext, removeItem, type Queue } from './queue-order.ts';

const none: Queue = { items: [], at: 0 };

export const queueStore = createStore<Queue>(none);
/** Reads the items after the last one, where the list continues. */
let readMore: ((last: PlayableItem) => Promise<PlayableItem[]>) | undefined;

export const clearQueue = (): void => {
  readMore = undefined;
  queueStore.set(none);
};

function playAt(at: number): void {
  const item = queueStore.get().items[at];
  if (!item) return;
  // The position is set first, because the loaded item is compared with it.
  queueStore.set({ at });
  playHistoryItem(item);
}

interface QueueOptions {
  at?: number;
  /** Reads the items that follow the last one when it is reached. An empty list ends the queue. */
  more?: (last: PlayableItem) => Promise<PlayableItem[]>;
}

export function playQueue(items: readonly PlayableItem[], { at = 0, more }: QueueOptions = {}): void {
  readMore = more;
  queueStore.set({ items: [...items], at });
  playAt(at);
}

export async function playNextInQueue(): Promise<void> {
  const { items, at } = queueStore.get();
  if (at + 1 >= items.length) await extend();
  if (queueStore.get().at === at) playAt(at + 1);
}

export const playPreviousInQueue = (): void => playAt(Math.max(0, queueStore.get().at - 1));

async function extend(): Promise<void> {
  const { items } = queueStore.get();
  const last = items.at(-1);
  const read = readMore;
  if (!last || !read) return;
  // An item that cannot be loaded ends the queue, and the playing item goes on.
  const next = await read(last).catch(() => []);
  if (read !== readMore) return;
  if (next.length === 0) readMore = undefined;
  else queueStore.set({ items: [...queueStore.get().items, ...next] });
}

const asPlayable = (item: PlayerItem): PlayableItem | undefined =>
  item.history_item_id === null
    ? undefined
    : { ...item.player, text: item.text, history_item_id: item.history_item_id };

/** Plays an item after the current one, or at once if nothing plays. */
export function enqueueItem(item: PlayableItem): void {
  const { item: playing } = playerStore.get();
  if (!playing) return playQueue([item]);
  const { items, at } = queueStore.get();
  const current = asPlayable(playing);
  if (items.length > 0) queueStore.set(insertNext({ items, at }, item));
  else queueStore.set({ items: current ? [current, item] : [item], at: current ? 0 : -1 });
}

/** Removes a deleted item from the queue. */
export const dropFromQueue = (id: string): void => queueStore.set(removeItem(queueStore.get(), id));

/** A sample of a voice interrupts the queue, and does not end it. */
const isPreview = () => playerStore.get().item?.type === 'voicePreview';

onEnded(() => {
  if (!isPreview()) void playNextInQueue();
});

let load = playerStore.get().load;
playerStore.subscribe(() => {
  const player = playerStore.get();
  if (player.load === load || isPreview()) return;
  load = player.load;
  const { items, at } = queueStore.get();
  const isOfQueue = player.item?.history_item_id === items[at]?.history_item_id && items.length > 0;
  if (items.length > 0 && !isOfQueue) clearQueue();
});
