/** Counts requests in this process. It suits limits that must be cheap and that a restart may reset. */

export interface RateLimit {
  /**
   * Counts one request.
   * @returns false when it exceeds the limit
   */
  take(client: string, now: Date): boolean;
}

/** Lets a client make a steady number of requests, and a quarter of a minute's at once. */
export interface SteadyLimit {
  /** Counts one request. @returns the seconds after which the next one is allowed; 0 when this one is. */
  take(client: string, now: Date): number;
  /** Counts more requests after one that was let in. The client waits for them before its next one. */
  charge(client: string, now: Date, requests: number): void;
}

/** When too many clients are known, the one whose last request is longest ago is dropped. */
export function createSteadyLimit(perMinute: number, maxClients = 10_000): SteadyLimit {
  const everyMs = 60_000 / perMinute;
  const burstMs = Math.max(15_000, everyMs);
  /** When all that a client has taken is paid off: each request moves it on, and it may lie one burst ahead. */
  const paidAt = new Map<string, number>();
  function set(client: string, time: number): void {
    paidAt.delete(client);
    paidAt.set(client, time);
    if (paidAt.size > maxClients) paidAt.delete(paidAt.keys().next().value ?? '');
  }
  return {
    take(client, now) {
      const time = now.getTime();
      const from = Math.max(paidAt.get(client) ?? 0, time);
      const waitMs = from + everyMs - (time + burstMs);
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      set(client, from + everyMs);
      return 0;
    },
    charge(client, now, requests) {
      set(client, Math.max(paidAt.get(client) ?? 0, now.getTime()) + everyMs * requests);
    },
  };
}

/** Allows `max` requests in each window. When too many clients are known, the one known longest is dropped. */
export function createRateLimit({ max, windowMs }: { max: number; windowMs: number }, maxClients = 10_000): RateLimit {
  const known = new Map<string, { count: number; endsAt: number }>();
  return {
    take(client, now) {
      const time = now.getTime();
      const entry = known.get(client);
      if (entry && time < entry.endsAt) return ++entry.count <= max;
      known.delete(client);
      known.set(client, { count: 1, endsAt: time + windowMs });
      if (known.size > maxClients) known.delete(known.keys().next().value ?? '');
      return true;
    },
  };
}
