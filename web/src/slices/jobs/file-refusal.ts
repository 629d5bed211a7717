import { listJobs } from '#contract/jobs/api.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { openPanel } from '../../lib/panels.ts';
import { invalidate } from '../../lib/queries.ts';

/** Opens the list of kept files when the error is that they leave no room, because there the user removes some. */
export function showFilesIfFull(error: unknown): void {
  if (!(error instanceof ApiError) || error.type !== 'file_quota_exceeded') return;
  invalidate(listJobs);
  openPanel('jobs');
}
