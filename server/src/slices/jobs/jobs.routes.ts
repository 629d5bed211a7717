import * as api from '#contract/jobs/api.ts';
import { on } from '../../context.ts';
import { getFileUsage } from './file-quota.service.ts';
import * as jobs from './jobs.service.ts';

export const jobsRoutes = [
  on(api.listJobs, async (ctx, { query }) => ({
    jobs: await jobs.listJobs(ctx, query.page_size),
    file_usage: await getFileUsage(ctx, ctx.parts.config),
  })),
  on(api.getJob, (ctx, { params }) => jobs.getJob(ctx, params.job_id)),
  on(api.cancelJob, (ctx, { params }) => jobs.cancelJob(ctx, params.job_id)),
  on(api.retryJob, (ctx, { params }) => jobs.retryJob(ctx, params.job_id)),
  on(api.dismissJob, async (ctx, { params }) => {
    await jobs.dismissJob(ctx, params.job_id);
    return { status: 'ok' as const };
  }),
  on(api.getJobFile, (ctx, { params }) => jobs.getFile(ctx, params.job_id)),
];
