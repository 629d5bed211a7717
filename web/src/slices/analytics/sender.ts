/** Events on their way to this installation's server, in bunches; only where the visitor agreed. */
import { ingest } from '#contract/analytics/api.ts';
import { onTrack, putBack, takeTracked } from './events.ts';
import { send } from '../../lib/api.ts';
import { consentStore } from '../privacy/consent.ts';
import { ApiError } from '../../lib/errors.ts';
import { hasPrivacySignal, privacyStore } from '../privacy/privacy-opt-out.ts';

const interval = 5000;
const fullBunch = 20;
let count = 0;

export const maySend = (): boolean =>
  consentStore.get().consent === 'granted' && !privacyStore.get().isOptedOut && !hasPrivacySignal();

/** Sends what has gathered, or forgets it. */
export async function flushEvents(isLeaving = false): Promise<void> {
  count = 0;
  const events = takeTracked();
  if (events.length === 0 || !maySend()) return;
  try {
    await send(ingest, { body: { events } }, { keepalive: isLeaving });
  } catch (error) {
    // A refusal will not change; a server that is away comes back.
    if (error instanceof ApiError && error.status === 0) putBack(events);
  }
}

export function startSender(): void {
  onTrack(() => {
    count += 1;
    if (count >= fullBunch) void flushEvents();
  });
  setInterval(() => void flushEvents(), interval);
  addEventListener('pagehide', () => void flushEvents(true));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void flushEvents(true);
  });
}
