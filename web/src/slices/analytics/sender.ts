/** Sends the recorded events to this installation's server, in batches, as long as the visitor agrees. */
import { ingest } from '#contract/analytics/api.ts';
import { send } from '../../lib/api.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { onTrack, requeueEvents, drainEvents } from './events.ts';

/** Milliseconds. */
const interval = 5000;
const batchSize = 20;

/** Sends the waiting events, or drops them where the visitor did not agree. */
async function flush(isAllowed: () => boolean, isLeaving = false): Promise<void> {
  const events = drainEvents();
  if (events.length === 0 || !isAllowed()) return;
  try {
    await send(ingest, { body: { events } }, { keepalive: isLeaving });
  } catch (error) {
    // A refusal would be repeated, so only events that got no answer are sent again.
    if (error instanceof ApiError && error.status === 0) requeueEvents(events);
  }
}

/** Starts the sender. @param isAllowed is called before each batch, because the visitor's choice can change */
export function startSender(isAllowed: () => boolean): void {
  let count = 0;
  const flushAll = (isLeaving = false) => {
    count = 0;
    void flush(isAllowed, isLeaving);
  };
  // What happens without consent is forgotten at once, because the visitor may agree before the next batch.
  const forgetUnlessAllowed = () => {
    if (!isAllowed()) drainEvents();
  };
  forgetUnlessAllowed();
  onTrack(() => {
    forgetUnlessAllowed();
    count += 1;
    if (count >= batchSize) flushAll();
  });
  setInterval(() => flushAll(), interval);
  addEventListener('pagehide', () => flushAll(true));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flushAll(true);
  });
}
