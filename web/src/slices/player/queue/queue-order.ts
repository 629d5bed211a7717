import type { PlayableItem } from '../stored-item.ts';

export interface Queue {
  items: PlayableItem[];
  /** The index of the playing item, or -1 while something outside the queue plays. */
  at: number;
}

export function insertNext({ items, at }: Queue, item: PlayableItem): Queue {
  return { items: items.toSpliced(at + 1, 0, item), at };
}

/** Removes an item and keeps the playing one in place. If the playing one is removed, the item after it is next. */
export function removeItem({ items, at }: Queue, id: string): Queue {
  const gone = items.findIndex(({ history_item_id }) => history_item_id === id);
  if (gone === -1) return { items, at };
  return { items: items.toSpliced(gone, 1), at: gone <= at ? at - 1 : at };
}
