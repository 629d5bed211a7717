/** Decides whose turn it is. Workers go round the groups, so that a hundred speeches of one do not delay another's only one. */

export interface QueuedSpeech<T> {
  readonly group: string;
  /** Chunks that workers speak at the moment. */
  readonly running: number;
  /** Within a group. */
  isBefore(other: T): boolean;
}

interface Group<T> {
  /** When the group came, or last began or ended a chunk: it then takes the last place of the round. */
  turn: number;
  speeches: Set<T>;
}

export class FairQueue<T extends QueuedSpeech<T>> {
  readonly #groups = new Map<string, Group<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @param turn rises with each call of `add` and `moveToEnd`. */
  add(speech: T, turn: number): void {
    const group = this.#groups.get(speech.group) ?? { turn, speeches: new Set() };
    this.#groups.set(speech.group, group);
    group.speeches.add(speech);
    this.#size += 1;
  }

  remove(speech: T): void {
    const group = this.#groups.get(speech.group);
    if (!group?.speeches.delete(speech)) return;
    this.#size -= 1;
    if (group.speeches.size === 0) this.#groups.delete(speech.group);
  }

  /** A chunk of the speech begins or ends: the groups that wait come first. */
  moveToEnd({ group: name }: T, turn: number): void {
    const group = this.#groups.get(name);
    if (group) group.turn = turn;
  }

  /** Of the groups with the fewest chunks under way, the one that has waited longest; of its speeches the first. */
  next(canBegin: (speech: T) => boolean): T | undefined {
    let chosen: { speech: T; running: number; turn: number } | undefined;
    for (const { turn, speeches } of this.#groups.values()) {
      let running = 0;
      let first: T | undefined;
      for (const speech of speeches) {
        running += speech.running;
        if (canBegin(speech) && (!first || speech.isBefore(first))) first = speech;
      }
      if (!first) continue;
      const isEarlier = !chosen || (running === chosen.running ? turn < chosen.turn : running < chosen.running);
      if (isEarlier) chosen = { speech: first, running, turn };
    }
    return chosen?.speech;
  }

  /**
   * Whether a group may add a speech. A queue that is full still takes speeches of groups that have less than an equal
   * share of it, so that one group cannot keep the others out.
   */
  hasRoom(group: string, max: number): boolean {
    if (this.#size < max) return true;
    const own = this.#groups.get(group)?.speeches.size ?? 0;
    const groups = this.#groups.size + (own === 0 ? 1 : 0);
    return own < Math.floor(max / groups) && this.#size < 2 * max;
  }
}
