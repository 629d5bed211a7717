/** Which events of a batch may be stored. Pure. */

interface SentEvent {
  name: string;
  properties: unknown;
  at_unix_ms: number;
}

/**
 * Drops events that happened before the visitor last agreed to statistics, wherever they stand in the batch. Times of
 * one batch are of one clock.
 * @param optedInAt When the user withdrew an opt-out, if they ever did.
 */
export function sinceConsent<E extends SentEvent>(events: E[], optedInAt: Date | undefined): E[] {
  const agreements = events.filter(isAgreement).map(({ at_unix_ms }) => at_unix_ms);
  const since = Math.max(optedInAt?.getTime() ?? -Infinity, ...agreements);
  return events.filter(({ at_unix_ms }) => at_unix_ms >= since);
}

const isAgreement = ({ name, properties }: SentEvent): boolean =>
  name === 'consent_chosen' && (properties as { statistics?: unknown }).statistics === true;
