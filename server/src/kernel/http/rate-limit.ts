/** How often somebody may ask, counted in this process: for what must be cheap, and does no harm when a restart forgets it. */

export interface RateLimit {
  /** Counts one. False when it is one too many. */
  take(who: string, now: Date): boolean;
}

/** `most` in each window. Of very many callers the longest known are forgotten first. */
export function createRateLimit({ most, windowMs }: { most: number; windowMs: number }, mostKnown = 10_000): RateLimit {
  const known = new Map<string, { count: number; endsAt: number }>();
  return {
    take(who, now) {
      const time = now.getTime();
      const entry = known.get(who);
      if (entry && time < entry.endsAt) return ++entry.count <= most;
      known.delete(who);
      known.set(who, { count: 1, endsAt: time + windowMs });
      if (known.size > mostKnown) known.delete(known.keys().next().value ?? '');
      return true;
    },
  };
}
