import { listEngineModels } from '#contract/engine-models/api.ts';
import { listAllJobs, readChecks } from '#contract/instance/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

/** The repairs and installations that the operator has started are jobs of theirs. */
export const liveUpdates: LiveUpdates = { job: [listAllJobs, readChecks, listEngineModels] };
