/** Calls `write` at once, or once more when its turn has come: no more often than every `everyMs`, and the last always. */
export interface Throttle {
  call(): Promise<void>;
  /** Stops writing. */
  end(): void;
}

export function throttle(everyMs: number, write: () => Promise<void>, onLateError: (error: Error) => void): Throttle {
  let next = 0;
  let timer: NodeJS.Timeout | undefined;
  async function run() {
    timer = undefined;
    next = Date.now() + everyMs;
    await write();
  }
  return {
    async call() {
      if (timer) return;
      const waitMs = next - Date.now();
      if (waitMs <= 0) return run();
      timer = setTimeout(() => void run().catch(onLateError), waitMs);
    },
    end() {
      clearTimeout(timer);
    },
  };
}
