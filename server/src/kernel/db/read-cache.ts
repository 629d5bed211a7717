/**
 * Keeps what was read of the database for milliseconds. What a statement of this process may have changed is read again at
 * once; a change by another process is seen when the time is over.
 */
import type { Database } from './db-types.gen.ts';

export type TableName = keyof Database;

export interface ReadCache {
  /**
   * Returns what `load` found a moment ago, or calls it. Requests that ask meanwhile wait for the same call. A failure and
   * `undefined` are not kept.
   * @param tables all tables that `load` reads, and those whose rows take rows of them along when they are deleted
   */
  read<T>(key: string, tables: readonly TableName[], now: Date, load: () => Promise<T>): Promise<T>;
}

interface Entry {
  value: Promise<unknown>;
  readAt: number;
  /** The number of writes before `value` began to be read. */
  writesBefore: number;
  tables: readonly TableName[];
}

export function createReadCache({ maxAgeMs = 100, maxEntries = 1000 } = {}) {
  let writes = 0;
  const lastWrites = new Map<string, number>();
  const entries = new Map<string, Entry>();

  function isCurrent({ readAt, writesBefore, tables }: Entry, now: number): boolean {
    // A clock that was set back says nothing about the age.
    if (now < readAt || now - readAt >= maxAgeMs) return false;
    return writes === writesBefore || tables.every((table) => (lastWrites.get(table) ?? 0) <= writesBefore);
  }

  const cache: ReadCache = {
    read(key, tables, now, load) {
      const known = entries.get(key);
      if (known && isCurrent(known, now.getTime())) return known.value as ReturnType<typeof load>;
      const writesBefore = writes;
      const value = load();
      const entry = { value, readAt: now.getTime(), writesBefore, tables };
      // The entry moves to the end of the map, so that the first one is always the oldest.
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '');
      // A key may hold the secret of a caller, so it stays in memory no longer than it is of use.
      for (const [oldest, { readAt }] of entries) {
        if (Math.abs(now.getTime() - readAt) < maxAgeMs) break;
        entries.delete(oldest);
      }
      const drop = () => void (entries.get(key) === entry && entries.delete(key));
      value.then((found) => found === undefined && drop(), drop);
      return value;
    },
  };
  return {
    ...cache,
    /** To be called after a statement on these tables, and again after the commit of its transaction. */
    noteWrite(tables: Iterable<string>): void {
      writes += 1;
      for (const table of tables) lastWrites.set(table, writes);
    },
  };
}

const written = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?(\w+)"?/gi;

/** The tables that a statement writes to. It may name more, such as the `OF` of `FOR UPDATE OF`, which is no table. */
export const writtenTables = (statement: string): string[] =>
  Array.from(statement.matchAll(written), ([, table = '']) => table.toLowerCase());
