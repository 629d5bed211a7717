/** Runs the upkeep of every slice and folder of the platform: at the start, every ten seconds and every minute. */
import { systemScope, type Parts } from './context.ts';
import type { Upkeep } from './manifest.ts';
import { platform, slices } from './slices.ts';

const everyMs = 10_000;
const roundsPerMinute = 6;

/** @param isAlone true at the start of a server that owns its database: whatever is open belongs to a dead process. */
export const recoverAbandoned = (parts: Parts, isAlone: boolean): Promise<void> => run('atStart', parts, isAlone);

async function run(when: keyof Upkeep, parts: Parts, isAlone = false): Promise<void> {
  for (const { upkeep } of [...slices, ...platform]) await upkeep[when]?.(systemScope(parts), parts, isAlone);
}

/** @returns a function that stops it. */
export function startMaintenance(parts: Parts): () => void {
  let isRunning = false;
  let round = 0;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    run('everyTenSeconds', parts)
      .then(() => (round++ % roundsPerMinute === 0 ? run('everyMinute', parts) : undefined))
      .catch((error: Error) => parts.log.warn({ error: error.message }, 'maintenance failed; it is tried again'))
      .finally(() => (isRunning = false));
  }, everyMs);
  return () => clearInterval(timer);
}
