import * as api from '#contract/speech-batches/api.ts';
import { on } from '../../context.ts';
import * as batches from './speech-batches.service.ts';

export const speechBatchesRoutes = [
  on(api.checkSpeechBatch, (ctx, { body }) => batches.checkBatch(ctx, body)),
  on(api.createSpeechBatch, (ctx, { body }) => batches.createBatch(ctx, body)),
  on(api.listSpeechBatchRows, async (ctx, { params }) => ({ rows: await batches.listRows(ctx, params.job_id) })),
];
