/**
 * Leaves a provider alone for a while after it failed again and again, so that nobody waits for what will fail. Then one
 * request tries it: the pause ends when it succeeds and is doubled when it does not.
 */

/**
 * How a provider did lately. `paused`: it failed again and again, and nobody is sent to it for a while. `failing`: its
 * last answer was no good.
 */
export interface RemoteHealth {
  state: 'untested' | 'ready' | 'failing' | 'paused';
  failure?: { message: string; at: Date };
  pausedUntil?: Date;
  /** Median of the last ones. */
  firstByteMs?: number;
}

export interface BreakerOptions {
  /** Failures in a row that begin a pause; 4 by default. */
  maxFailures: number;
  /** The first pause in milliseconds, and the longest; 15 s and 5 minutes by default. */
  pauseMs: number;
  maxPauseMs: number;
  now: () => number;
}

export interface Breaker {
  /** Whether a request may go out now. One that may must be followed by `succeeded`, `failed` or `gaveUp`. */
  allows(): boolean;
  succeeded(firstByteMs: number): void;
  failed(message: string): void;
  /** Nobody waits for the request any more, so nothing is known of it. */
  gaveUp(): void;
  health(): RemoteHealth;
}

const remembered = 21;

export function createBreaker(options: Partial<BreakerOptions> = {}): Breaker {
  const { maxFailures = 4, pauseMs = 15_000, maxPauseMs = 300_000, now = Date.now } = options;
  let failures = 0;
  let pausedUntil = 0;
  let isTrying = false;
  let failure: { message: string; at: Date } | undefined;
  let hasSpoken = false;
  const firstBytes: number[] = [];
  const isPaused = () => failures >= maxFailures;

  return {
    allows() {
      if (!isPaused()) return true;
      if (isTrying || now() < pausedUntil) return false;
      isTrying = true;
      return true;
    },
    succeeded(firstByteMs) {
      failures = 0;
      isTrying = false;
      hasSpoken = true;
      failure = undefined;
      firstBytes.push(firstByteMs);
      if (firstBytes.length > remembered) firstBytes.shift();
    },
    failed(message) {
      failures += 1;
      isTrying = false;
      failure = { message, at: new Date(now()) };
      if (isPaused()) pausedUntil = now() + Math.min(maxPauseMs, pauseMs * 2 ** (failures - maxFailures));
    },
    gaveUp: () => void (isTrying = false),
    health() {
      const firstByteMs = firstBytes.toSorted((a, b) => a - b)[firstBytes.length >> 1];
      // After its pause the next request tries it.
      const isLeftAlone = isPaused() && now() < pausedUntil;
      return {
        state: isLeftAlone ? 'paused' : failure ? 'failing' : hasSpoken ? 'ready' : 'untested',
        ...(failure ? { failure } : {}),
        ...(isLeftAlone ? { pausedUntil: new Date(pausedUntil) } : {}),
        ...(firstByteMs === undefined ? {} : { firstByteMs }),
      };
    },
  };
}
