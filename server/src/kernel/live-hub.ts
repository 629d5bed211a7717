/** Passes committed changes on to whoever listens, in order, once, and from where they left off. */
import type { Change } from '#contract/live.ts';

export interface LiveEvent {
  /** What `Last-Event-ID` gives back. */
  id: string;
  /** Absent: `reset`, because what was asked for is no longer known. */
  change?: Change;
}

export interface LiveHub {
  /** @param after the id of the last event that was received. @returns a function that ends it. */
  subscribe(
    who: { workspace_id: string; user_id: string },
    after: string | undefined,
    send: (event: LiveEvent) => void,
  ): () => void;
  close(): Promise<void>;
}

/** For programs in which nobody listens. */
export const silentHub: LiveHub = { subscribe: () => () => undefined, close: () => Promise.resolve() };
