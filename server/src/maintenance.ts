/** What is put right at the start and every few seconds: dead generations released, useless files removed. */
import type { Parts } from './context.ts';
import type { Scope } from './kernel/context.ts';
import { forgetOldChanges } from './kernel/live/change-log.ts';
import { transaction } from './kernel/db/transaction.ts';
import { removeLater, sweepRemovals } from './platform/files/file-removal.ts';
import { ageAnalytics } from './platform/events/events.ts';
import { ageSessions } from './slices/security/sessions.service.ts';
import { forgetUnusable } from './slices/sign-up/sign-up-upkeep.service.ts';
import { ageJobs, requeueLost } from './slices/jobs/job-upkeep.service.ts';
import { ageOutbox, retryDue } from './platform/notify/mail/mail.ts';
import { releaseDead } from './slices/usage/usage.service.ts';

const everyMs = 10_000;
/** Of those rounds one a minute is enough for what nobody waits for. */
const roundsAMinute = 6;

/** A scope for work that no user asked for. Reading its actor is a mistake and fails. */
export function systemScope(parts: Pick<Parts, 'db' | 'now' | 'queue'>): Scope {
  return {
    db: parts.db,
    now: parts.now(),
    queue: parts.queue,
    afterCommit: (run) => run(parts.db),
    get actor(): never {
      throw new Error('the system has no actor');
    },
  };
}

/** @param isAlone as at the start of a server that owns its database: whatever is open belongs to a dead process. */
export async function putRight(parts: Parts, isAlone: boolean): Promise<void> {
  await releaseAndRemove(parts, isAlone);
  await retryDue(systemScope(parts));
  if (isAlone) await requeueLost(systemScope(parts), isAlone);
}

async function releaseAndRemove(parts: Parts, isAlone: boolean): Promise<void> {
  await transaction(systemScope(parts), async (scope) => {
    const { audio_keys } = await releaseDead(scope, isAlone);
    for (const key of audio_keys) await removeLater(scope, key, parts.storage, parts.log);
    if (audio_keys.length > 0) parts.log.warn({ released: audio_keys.length }, 'released what a dead process left');
  });
  await sweepRemovals(parts.db, parts.storage, parts.log);
}

/** @returns a function that stops it. */
export function startMaintenance(parts: Parts): () => void {
  let isRunning = false;
  let round = 0;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    putRight(parts, false)
      .then(() => (round++ % roundsAMinute === 0 ? everyMinute(parts) : undefined))
      .catch((error: Error) => parts.log.warn({ error: error.message }, 'maintenance failed; it is tried again'))
      .finally(() => (isRunning = false));
  }, everyMs);
  return () => clearInterval(timer);
}

async function everyMinute(parts: Parts): Promise<void> {
  const scope = systemScope(parts);
  await forgetOldChanges(parts.db);
  await ageJobs(scope, parts);
  await ageSessions(scope);
  await forgetUnusable(scope);
  await requeueLost(scope, false);
  await ageOutbox(scope);
  await ageAnalytics(scope);
}
