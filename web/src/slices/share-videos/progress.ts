/** How far a video is: estimated from its text, until the job says how far it really is. Pure. */
import type { Job } from '#contract/jobs/types.ts';

/** Milliseconds that a character takes, as far as anybody knows before the work begins. */
const msPerCharacter = 130;
/** Milliseconds between two looks at the estimate. */
export const estimateEveryMs = 100;

/** From 0 to 1. */
export function estimateProgress(elapsedMs: number, characters: number): number {
  return Math.min(1, elapsedMs / (msPerCharacter * Math.max(1, characters)));
}

/** What the job itself knows; null while it waits or has only begun. */
export function realProgress(job: Pick<Job, 'state' | 'done' | 'total'> | undefined): number | null {
  if (!job || job.state !== 'running' || job.done === 0) return null;
  return Math.min(1, job.done / Math.max(1, job.total));
}
