/**
 * Keeps the processes of models within the memory that they may have together: the one that was used longest ago is
 * unloaded first. A process that alone takes more than it may is ended.
 */
import type { MemoryShare } from '../../../kernel/processes/memory-budget.ts';
import type { EngineWorkers } from './engine-workers.ts';
import { readResidentMemory } from '../../../kernel/processes/resident-memory.ts';
import type { WorkerSlot } from './worker-slot.ts';

const defaultIntervalMs = 2000;
/** Milliseconds that an engine waits for memory before one that still has work makes room for it. */
const patienceMs = 3000;
/** Milliseconds that a loaded engine may keep its place against those that wait. */
const minStayMs = 5000;

export interface MemoryLimitOptions {
  /** What all limited engines may hold together. */
  maxBytes: number;
  /** Others have a part in it. */
  share?: MemoryShare | undefined;
  /** Milliseconds between two readings; 2,000 by default. */
  intervalMs?: number;
  read?: (pids: readonly number[]) => Promise<Map<number, number>>;
}

interface Hooks {
  engines(): Iterable<EngineWorkers>;
  /** Memory was read, and some may be free now. */
  measured(): void;
}

export class MemoryLimit {
  readonly #maxBytes: number;
  readonly #share: MemoryShare | undefined;
  readonly #read: (pids: readonly number[]) => Promise<Map<number, number>>;
  readonly #hooks: Hooks;
  readonly #timer: NodeJS.Timeout;
  /** When engines began to wait for memory, by `performance.now()`. */
  readonly #waitingSince = new Map<EngineWorkers, number>();
  #isReading = false;

  constructor(
    { maxBytes, share, intervalMs = defaultIntervalMs, read = readResidentMemory }: MemoryLimitOptions,
    hooks: Hooks,
  ) {
    this.#maxBytes = maxBytes;
    this.#share = share;
    this.#read = read;
    this.#hooks = hooks;
    this.#timer = setInterval(() => void this.#measure(), intervalMs).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Whether a worker more of the engine may be loaded now; others that have no work are unloaded for it. */
  makeRoom(engine: EngineWorkers): boolean {
    if (!engine.memory) return true;
    const need = engine.expectedBytes;
    const candidates = this.#limited()
      .filter((one) => one.engine !== engine && one.slot.isFree && mayUnload(one))
      .toSorted(byLastUse);
    let used = this.#usedBytes();
    const mayHold = this.#mayHold();
    const unloaded: Limited[] = [];
    for (const one of candidates) {
      if (used + need <= mayHold) break;
      used -= bytesOf(one);
      unloaded.push(one);
    }
    if (used > 0 && used + need > mayHold) {
      const isLoaded = engine.slots.some((slot) => slot.isStarted);
      if (!isLoaded && !this.#waitingSince.has(engine)) this.#waitingSince.set(engine, performance.now());
      return false;
    }
    for (const { slot } of unloaded) slot.unload();
    this.#waitingSince.delete(engine);
    return true;
  }

  /** Why the engine can never be loaded. */
  refusalOf(engine: EngineWorkers): string | undefined {
    const need = engine.expectedBytes;
    if (!engine.memory || need <= this.#maxBytes) return undefined;
    return `it needs about ${megabytes(need)} of memory, and all models together may take ${megabytes(this.#maxBytes)}`;
  }

  /** Whether a free worker is to be left without work, because another engine has waited long for its memory. */
  mustYield(engine: EngineWorkers, slot: WorkerSlot): boolean {
    if (this.#waitingSince.size === 0 || !engine.memory || !mayUnload({ engine, slot })) return false;
    const now = performance.now();
    return [...this.#waitingSince].some(([other, since]) => other !== engine && now - since > patienceMs);
  }

  /** Nobody asks for the engine any more. */
  stopWaiting(engine: EngineWorkers): void {
    this.#waitingSince.delete(engine);
  }

  #limited(): Limited[] {
    return [...this.#hooks.engines()].flatMap((engine) =>
      engine.memory ? engine.slots.map((slot) => ({ engine, slot })) : [],
    );
  }

  /** What models that listen hold is not left to those that speak. */
  #mayHold(): number {
    return Math.min(this.#maxBytes, this.#share?.bytesLeft() ?? this.#maxBytes);
  }

  #usedBytes(): number {
    return this.#limited().reduce((sum, one) => sum + bytesOf(one), 0);
  }

  async #measure(): Promise<void> {
    const slots = [...this.#hooks.engines()].flatMap((engine) => engine.slots).filter((slot) => slot.pid !== undefined);
    if (slots.length === 0) this.#share?.hold(0);
    if (this.#isReading || slots.length === 0) return;
    this.#isReading = true;
    const before = slots.map(({ pid }) => pid);
    const found = await this.#read(before.flatMap((pid) => pid ?? []));
    this.#isReading = false;
    for (const [i, slot] of slots.entries()) {
      const bytes = found.get(before[i] ?? 0);
      if (bytes !== undefined && slot.pid === before[i]) slot.residentBytes = bytes;
    }
    this.#endThoseOverTheirOwn();
    this.#unloadWhatIsTooMuch();
    this.#hooks.measured();
  }

  #endThoseOverTheirOwn(): void {
    for (const engine of this.#hooks.engines()) {
      const max = engine.memory && Math.min(engine.memory.maxBytes, this.#maxBytes);
      if (max === undefined) continue;
      for (const slot of engine.slots) {
        const bytes = slot.residentBytes ?? 0;
        if (bytes > max) slot.end(`took ${megabytes(bytes)} of memory, more than its limit of ${megabytes(max)}`);
        else engine.measured(bytes);
      }
    }
  }

  #unloadWhatIsTooMuch(): void {
    let used = this.#usedBytes();
    this.#share?.hold(used);
    for (const one of this.#limited().toSorted(byLastUse)) {
      if (used <= this.#mayHold()) return;
      if (!one.slot.isFree) continue;
      used -= bytesOf(one);
      one.slot.unload();
    }
  }
}

interface Limited {
  engine: EngineWorkers;
  slot: WorkerSlot;
}

const byLastUse = (a: Limited, b: Limited) => a.slot.lastUsedAt - b.slot.lastUsedAt;

/** One for which chunks wait keeps its place for a while, so that two engines do not unload each other all the time. */
const mayUnload = ({ engine, slot }: Limited) => !engine.isAwaited || performance.now() - slot.readySince > minStayMs;

/** One that loads will soon hold what its engine is expected to. */
const bytesOf = ({ engine, slot }: Limited): number =>
  slot.isStarted ? Math.max(slot.residentBytes ?? 0, slot.isReady ? 0 : engine.expectedBytes) : 0;

const megabytes = (bytes: number) => `${Math.round(bytes / (1 << 20))} MB`;
