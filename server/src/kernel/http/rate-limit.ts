/** Counts requests in this process. It suits limits that must be cheap and that a restart may reset. */

export interface RateLimit {
  /**
   * Counts one request.
   * @returns false when it exceeds the limit
   */
  take(client: string, now: Date): boolean;
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
