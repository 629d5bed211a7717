/** Decides whose turn it is. Workers go round the groups, so that a hundred items of one do not delay the only item of another. */

export interface QueuedItem<T> {
  readonly group: string;
  /** Parts of it that are being worked on. */
  readonly running: number;
  /** Within a group. */
  isBefore(other: T): boolean;
}

interface Group<T> {
  /** When the group came, or last began or ended something: it then takes the last place of the round. */
  turn: number;
  items: Set<T>;
}

export class FairQueue<T extends QueuedItem<T>> {
  readonly #groups = new Map<string, Group<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @param turn rises with each call of `add` and `moveToEnd`. */
  add(item: T, turn: number): void {
    const group = this.#groups.get(item.group) ?? { turn, items: new Set() };
    this.#groups.set(item.group, group);
    group.items.add(item);
    this.#size += 1;
  }

  remove(item: T): void {
    const group = this.#groups.get(item.group);
    if (!group?.items.delete(item)) return;
    this.#size -= 1;
    if (group.items.size === 0) this.#groups.delete(item.group);
  }

  /** Work on the item begins or ends: the groups that wait come first. */
  moveToEnd({ group: name }: T, turn: number): void {
    const group = this.#groups.get(name);
    if (group) group.turn = turn;
  }

  /** Of the groups with the least under way, the one that has waited longest; of its items the first. */
  next(canBegin: (item: T) => boolean): T | undefined {
    let chosen: { item: T; running: number; turn: number } | undefined;
    for (const { turn, items } of this.#groups.values()) {
      let running = 0;
      let first: T | undefined;
      for (const item of items) {
        running += item.running;
        if (canBegin(item) && (!first || item.isBefore(first))) first = item;
      }
      if (!first) continue;
      const isEarlier = !chosen || (running === chosen.running ? turn < chosen.turn : running < chosen.running);
      if (isEarlier) chosen = { item: first, running, turn };
    }
    return chosen?.item;
  }

  /**
   * Whether a group may add an item. A queue that is full still takes items of groups that have less than an equal
   * share of it, so that one group cannot keep the others out.
   */
  hasRoom(group: string, max: number): boolean {
    if (this.#size < max) return true;
    const own = this.#groups.get(group)?.items.size ?? 0;
    const groups = this.#groups.size + (own === 0 ? 1 : 0);
    return own < Math.floor(max / groups) && this.#size < 2 * max;
  }
}
