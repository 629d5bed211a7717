import { listJobs } from '#contract/jobs/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = { job: [listJobs] };
