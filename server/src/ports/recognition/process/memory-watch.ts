/** Keeps the processes of recognisers within the memory that they may have: what was used longest ago ends first. */
import type { MemoryShare } from '../../../kernel/processes/memory-budget.ts';
import { readResidentMemory } from '../../../kernel/processes/resident-memory.ts';
import type { ProcessPool } from './process-pool.ts';

export interface MemoryWatchOptions {
  /** What all may hold together. */
  maxBytes: number;
  /** Others have a part in it. */
  share?: MemoryShare | undefined;
  intervalMs?: number;
  read?: (pids: readonly number[]) => Promise<Map<number, number>>;
}

/** @returns a function that ends it */
export function watchMemory(pools: () => Iterable<ProcessPool>, options: MemoryWatchOptions): () => void {
  const { maxBytes, share, intervalMs = 2000, read = readResidentMemory } = options;
  let isReading = false;
  async function measure(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      const all = [...pools()].flatMap((pool) => pool.processes.map((process) => ({ pool, process })));
      const bytes = await read(all.flatMap(({ process }) => process.pid ?? []));
      let sum = 0;
      for (const { pool, process } of all) {
        const held = bytes.get(process.pid ?? -1);
        process.residentBytes = held;
        sum += held ?? 0;
        if (held !== undefined && held > pool.options.maxBytes)
          process.lose(`it took ${Math.round(held / 2 ** 20)} MB of memory, more than it may`);
      }
      share?.hold(sum);
      if (sum > Math.min(maxBytes, share?.bytesLeft() ?? maxBytes)) endOldest();
    } finally {
      isReading = false;
    }
  }

  function endOldest(): void {
    const idle = [...pools()].flatMap((pool) =>
      pool.processes.filter(({ streams }) => streams === 0).map((process) => ({ pool, process })),
    );
    const oldest = idle.toSorted((a, b) => a.process.lastUsedAt - b.process.lastUsedAt)[0];
    oldest?.pool.endLeastUsed();
  }

  const timer = setInterval(() => void measure().catch(() => undefined), intervalMs).unref();
  return () => clearInterval(timer);
}
