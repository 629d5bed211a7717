/** When a backup is due, and when the next one is. Pure. */

/** A time of the day, in the server's own time zone. */
export interface TimeOfDay {
  hours: number;
  minutes: number;
}

export interface LastRun {
  started_at: Date;
  state: 'running' | 'done' | 'failed';
}

/** A failed backup is tried again after this time. */
const retryAfterMs = 60 * 60 * 1000;

export const isBackupDue = (now: Date, at: TimeOfDay, last: LastRun | undefined): boolean =>
  nextBackupAt(now, at, last) <= now;

/** In the past when a backup is due: none was ever made, or the server was down at the time. */
export function nextBackupAt(now: Date, at: TimeOfDay, last: LastRun | undefined): Date {
  const latest = occurrence(now, at, 0) <= now ? occurrence(now, at, 0) : occurrence(now, at, -1);
  if (!last || last.started_at < latest) return latest;
  const next = occurrence(latest, at, 1);
  if (last.state !== 'failed') return next;
  const again = new Date(last.started_at.getTime() + retryAfterMs);
  return again < next ? again : next;
}

/** By the calendar and not by hours, because a day may have 23 or 25 of them. */
const occurrence = (day: Date, { hours, minutes }: TimeOfDay, plusDays: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + plusDays, hours, minutes);
