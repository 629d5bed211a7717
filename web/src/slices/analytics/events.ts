/** What happens in the product, told to whoever listens in this page. Sending it away is analytics-sender.ts. */
import type { analyticsEvents, AnalyticsProperties } from '#contract/analytics/types.ts';

type Catalogue = typeof analyticsEvents;
/** The server records its own events, and refuses them from here. */
export type ClientEvent = {
  [N in keyof Catalogue]: Catalogue[N]['by'] extends 'client' ? N : never;
}[keyof Catalogue];

export interface TrackedEvent {
  name: ClientEvent;
  properties: Record<string, unknown>;
  at_unix_ms: number;
}

/** More than anybody does before the sender is there. */
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

/** Hears every event, whatever was chosen about statistics: nothing leaves the page by it. */
export function onTrack(listener: (event: TrackedEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What has happened since the last time. */
export function drainEvents(): TrackedEvent[] {
  const drained = waiting;
  waiting = [];
  return drained;
}

/** What could not be sent is tried again, before what came after it. */
export function requeueEvents(events: readonly TrackedEvent[]): void {
  waiting = [...events, ...waiting].slice(-maxWaiting);
}
