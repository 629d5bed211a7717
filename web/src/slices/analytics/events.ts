/** What happens in the product, told to whoever listens in this page. Sending it away is analytics-sender.ts. */
import type { analyticsEvents, AnalyticsProperties } from '#contract/analytics/types.ts';

type Catalogue = typeof analyticsEvents;
/** The server records its own events, and refuses them from here. */
export type ClientEvent = {
  [N in keyof Catalogue]: Catalogue[N]['by'] extends 'client' ? N : never;
}[keyof Catalogue];

export interface Tracked {
  name: ClientEvent;
  properties: Record<string, unknown>;
  at_unix_ms: number;
}

/** More than anybody does before the sender is there. */
const most = 100;
let waiting: Tracked[] = [];
const listeners = new Set<(event: Tracked) => void>();

export function track<N extends ClientEvent>(
  name: N,
  ...[properties]: Record<string, never> extends AnalyticsProperties<N> ? [] : [AnalyticsProperties<N>]
): void {
  const event: Tracked = { name, properties: properties ?? {}, at_unix_ms: Date.now() };
  waiting = [...waiting, event].slice(-most);
  for (const listener of listeners) listener(event);
}

/** Hears every event, whatever was chosen about statistics: nothing leaves the page by it. */
export function onTrack(listener: (event: Tracked) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What has happened since the last time. */
export function takeTracked(): Tracked[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** What could not be sent is tried again, before what came after it. */
export function putBack(events: readonly Tracked[]): void {
  waiting = [...events, ...waiting].slice(-most);
}
