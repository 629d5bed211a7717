/** Retries a generation while the server or the plan has no free slot. */
import { ApiError } from '../../../lib/failures/errors.ts';
import type { Wait } from './wait-label.ts';

/**
 * A server that stays busy for this long is reported as a failure. A slot of the plan becomes free again, so that
 * wait is not limited.
 */
const maxServerWait = 2 * 60_000;
const maxPause = 5000;
const growth = 1.5;

const numberIn = (headers: Headers | undefined, name: string): number | null => {
  const text = headers?.get(name);
  return text && /^\d+$/.test(text) ? Number(text) : null;
};

export function readWait(error: unknown): Wait | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const isSlot = error.status === 429 && error.type === 'too_many_concurrent_requests';
  const isServer = (error.status === 503 || error.status === 429) && error.type === 'system_busy';
  if (!isSlot && !isServer) return undefined;
  return {
    for: isSlot ? 'slot' : 'server',
    running: numberIn(error.headers, 'current-concurrent-requests'),
    slots: numberIn(error.headers, 'maximum-concurrent-requests'),
  };
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Asks again while the answer is that there is no room now, as late as Retry-After says and a little later each time.
 * @throws what `ask` throws otherwise, and when `signal` aborts.
 */
export async function retryWhenBusy<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  onWait: (wait: Wait | null) => void,
): Promise<T> {
  let busyFor = 0;
  for (let round = 0; ; round++) {
    try {
      const answer = await ask();
      if (round > 0) onWait(null);
      return answer;
    } catch (error) {
      const wait = readWait(error);
      if (!wait) throw error;
      const asked = numberIn((error as ApiError).headers, 'retry-after') ?? 1;
      // A random share keeps clients that were refused together from coming back together.
      const pause = Math.min(maxPause, asked * 1000 * growth ** round) * (1 + Math.random() * 0.2);
      busyFor = wait.for === 'server' ? busyFor + pause : 0;
      if (busyFor > maxServerWait) throw error;
      onWait(wait);
      await sleep(Math.max(pause, asked * 1000), signal);
    }
  }
}
