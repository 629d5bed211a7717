/** Records events for the listeners in this page; sender.ts sends them. */
import type { analyticsEvents, AnalyticsProperties } from '#contract/analytics/types.ts';

type Catalogue = typeof analyticsEvents;
/** The events that a browser may send; the server records its own. */
export type ClientEvent = {
  [N in keyof Catalogue]: Catalogue[N]['by'] extends 'client' ? N : never;
}[keyof Catalogue];

export interface TrackedEvent {
  name: ClientEvent;
  properties: Record<string, unknown>;
  at_unix_ms: number;
}

/** The queue holds more events than a user can cause before the sender is loaded. */
const maxWaiting = 100;
let waiting: TrackedEvent[] = [];
const listeners = new Set<(event: TrackedEvent) => void>();

export function track<N extends ClientEvent>(
  name: N,
  ...[properties]: Record<string, never> extends AnalyticsProperties<N> ? [] : [AnalyticsProperties<N>]
): void {
  const event: TrackedEvent = { name, properties: properties ?? {}, at_unix_ms: Date.now() };
  waiting = [...waiting, event].slice(-maxWaiting);
  for (const listener of listeners) listener(event);
}

/** Calls the listener for every event, whatever the user chose about statistics: nothing leaves the page. */
export function onTrack(listener: (event: TrackedEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the events since the last call, and forgets them. */
export function drainEvents(): TrackedEvent[] {
  const drained = waiting;
  waiting = [];
  return drained;
}

/** Events that could not be sent go back to the front of the queue. */
export function requeueEvents(events: readonly TrackedEvent[]): void {
  waiting = [...events, ...waiting].slice(-maxWaiting);
}
