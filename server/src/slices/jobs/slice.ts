import { defineSlice, resource } from '../../manifest.ts';
import { purgeExpiredJobs, removePersonalData, requeueLost } from './job-upkeep.service.ts';
import { jobsRoutes } from './jobs.routes.ts';

export const slice = defineSlice({
  name: 'jobs',
  purpose: 'Shows people the work that outlives its request, and lets them cancel and retry it.',
  routes: jobsRoutes,
  upkeep: {
    // Where another server may run on the same database, a job is missed only after a while.
    atStart: async (scope, _parts, isAlone) => (isAlone ? requeueLost(scope, true) : undefined),
    everyMinute: async (scope, parts) => {
      await purgeExpiredJobs(scope, parts);
      await requeueLost(scope, false);
    },
  },
  tables: ['job'],
  personalData: {
    archive: [{ file: 'jobs', table: 'job', key: 'job_id', of: { column: 'user_id' }, hide: ['file_key'] }],
    removePersonalData,
  },
  resources: [resource({ kind: 'job', table: 'job', id: 'job_id', workspace: 'workspace_id', user: 'user_id' })],
});
