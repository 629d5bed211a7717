import type { readAnalytics } from '#contract/analytics/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';

type Count = Answer<typeof readAnalytics>['counts'][number];

/** Sums the counts over the days, the most frequent first. Users count for the best day, because days share users. */
export function totalsOf(counts: readonly Count[]): { name: string; count: number; users: number }[] {
  const totals = new Map<string, { name: string; count: number; users: number }>();
  for (const { name, count, users } of counts) {
    const known = totals.get(name) ?? { name, count: 0, users: 0 };
    totals.set(name, { name, count: known.count + count, users: Math.max(known.users, users) });
  }
  return [...totals.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

const dayMs = 86_400_000;

/** How often an event happened on each of the last days (UTC), the oldest first; of all events if none is named. */
export function eventsByDay(counts: readonly Count[], name: string, days: number, now = new Date()) {
  const sums = new Map<string, number>();
  for (const one of counts) {
    if (name === '' || one.name === name) sums.set(one.day, (sums.get(one.day) ?? 0) + one.count);
  }
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(now.getTime() - (days - 1 - at) * dayMs).toISOString().slice(0, 10);
    return { day, value: sums.get(day) ?? 0 };
  });
}
