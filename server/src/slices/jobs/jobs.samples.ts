import { newId } from '../../kernel/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { runBatch } from '../../testing/speech-batch.ts';
import { defineSamples } from '../../testing/samples.ts';

export const jobsSamples = defineSamples({
  async addToTenant(app, { user }) {
    const job_id = await runBatch(app, user, `A row of ${user.user_id}.`);
    return {
      /** A job that ended with a file. */
      job_id,
      cancelled_job_id: await copyJob(app, job_id),
      /** One to be dismissed. */
      useless_job_id: await copyJob(app, job_id),
    };
  },
  endpoints: {
    'POST /v1/jobs/{job_id}/cancel': (tenant) => ({ params: { job_id: tenant.cancelled_job_id } }),
    'POST /v1/jobs/{job_id}/retry': (tenant) => ({ params: { job_id: tenant.cancelled_job_id } }),
    'DELETE /v1/jobs/{job_id}': (tenant) => ({ params: { job_id: tenant.useless_job_id } }),
  },
  ids: { job_id: { owner: 'private', kind: 'job', of: (tenant) => tenant.job_id } },
});

async function copyJob({ db }: Pick<TestApp, 'db'>, jobId: string): Promise<string> {
  const job = await db.selectFrom('job').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();
  const copy = { ...job, job_id: newId(), state: 'cancelled', file_key: null, error_params: null };
  const [params, payload] = [JSON.stringify(job.params), JSON.stringify(job.payload)];
  await db
    .insertInto('job')
    .values({ ...copy, params, payload })
    .execute();
  return copy.job_id;
}
