import { defineSlice } from '../../manifest.ts';
import { speechBatchHandler } from './speech-batches.jobs.ts';
import { speechBatchesRoutes } from './speech-batches.routes.ts';

export const slice = defineSlice({
  name: 'speech-batches',
  purpose: 'Speaks many texts in one job, and packs the results.',
  routes: speechBatchesRoutes,
  jobs: [speechBatchHandler],
  tables: ['speech_batch_row'],
  personalData: {
    archive: [
      {
        file: 'job-rows',
        table: 'speech_batch_row',
        key: 'row_index',
        of: { through: 'job_id', table: 'job', column: 'user_id' },
      },
    ],
  },
});
