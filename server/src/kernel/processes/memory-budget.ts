/** The memory that several groups of processes may take together. Each says what it holds, and sees what is left to it. */
export interface MemoryBudget {
  readonly maxBytes: number;
  /** A group that counts against the budget. */
  join(): MemoryShare;
}

export interface MemoryShare {
  /** Says what the group holds now. */
  hold(bytes: number): void;
  /** What the group may hold: the budget without what the others hold. */
  bytesLeft(): number;
}

export function createMemoryBudget(maxBytes: number): MemoryBudget {
  const held = new Map<object, number>();
  return {
    maxBytes,
    join() {
      const group = {};
      return {
        hold: (bytes) => void held.set(group, bytes),
        bytesLeft() {
          const others = [...held].reduce((sum, [of, bytes]) => (of === group ? sum : sum + bytes), 0);
          return Math.max(0, maxBytes - others);
        },
      };
    },
  };
}
