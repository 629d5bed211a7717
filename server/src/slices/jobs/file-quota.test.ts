/** No order of creating, writing, cancelling, retrying and dismissing takes more than the quotas, also all at once. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actingAs } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { PendingFile } from '../../ports/storage/port.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { extendReservation, getFileUsage } from './file-quota.service.ts';
import { jobHandler } from './job-runs.service.ts';
import { cancelJob, createJob, dismissJob, retryJob } from './jobs.service.ts';

const mb = 1_000_000;
const quota = { user: 7 * mb, workspace: 10 * mb };

let t: TestApp;
/** Two members of one workspace. */
let users: [TestUser, TestUser];
/** Bytes of files that were written without room for them. */
let unreserved: string[] = [];

beforeAll(async () => {
  t = await testApp({
    env: { FILE_QUOTA_USER_MB: '7', FILE_QUOTA_WORKSPACE_MB: '10' },
    parts: ({ storage }) => ({
      storage: { ...storage, create: async (key) => countingFile(key), remove: async () => undefined },
      // The test itself runs the jobs.
      queue: { add: async () => undefined, takes: () => true, pending: async () => [] },
    }),
  });
  const [ida, ben] = [await t.user(), await t.user()];
  users = [ida, { ...ben, actor: { ...ben.actor, workspace_id: ida.workspace_id } }];
});
afterAll(() => t.close());

/** Keeps no bytes, and compares their number with what the job has reserved. */
function countingFile(key: string): PendingFile {
  let size = 0;
  const job_id = key.replace(/^exports\/|\.zip$/g, '');
  return {
    async write(chunk) {
      size += chunk.length;
      const job = await t.db.selectFrom('job').selectAll().where('job_id', '=', job_id).executeTakeFirstOrThrow();
      if (job.state === 'running' && size > job.reserved_file_bytes)
        unreserved.push(`${size} of ${job.reserved_file_bytes}`);
    },
    commit: async () => ({ key, size }),
    abort: async () => undefined,
  };
}

const ctxOf = (n: number) => {
  const user = users[n]!;
  const ctx = user.ctx();
  return { ...ctx, ...actingAs(ctx, user.actor) };
};

const refusals = ['file_quota_exceeded', 'too_many_jobs', 'job_is_unfinished', 'job_not_found'];
async function unlessRefused<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect([...refusals, ...['queued', 'running', 'done', 'failed'].map((state) => `job_is_${state}`)]).toContain(
      error.status,
    );
    return undefined;
  }
}

const create = (n: number, fileBytes: number) =>
  createJob(ctxOf(n), t.parts.config, { kind: 'history_zip', params: { items: 1 }, total: 1, payload: {}, fileBytes });

/** Runs the job as the queue would. */
const run = (job_id: string, fileBytes: number) =>
  jobHandler('history_zip', async (job) => ({
    file: await job.keep({ name: 'a.zip', type: 'application/zip' }, chunksOf(fileBytes)),
  })).run(t.parts, { job_id }, { signal: new AbortController().signal, isLastTry: true });

async function* chunksOf(bytes: number) {
  const chunk = Buffer.alloc(mb);
  for (let left = bytes; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
}

async function expectWithinQuotas() {
  const usages = await Promise.all([0, 1].map((n) => getFileUsage(ctxOf(n), t.parts.config)));
  for (const { user, workspace } of usages) {
    expect(user.used_bytes).toBeLessThanOrEqual(quota.user);
    expect(workspace.used_bytes).toBeLessThanOrEqual(quota.workspace);
  }
  const { bytes } = await t.db
    .selectFrom('job')
    .select((q) => q.fn.sum<string | null>('file_bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  expect(Number(bytes ?? 0)).toBeLessThanOrEqual(quota.workspace);
  expect(unreserved).toEqual([]);
}

const bytes = fc.integer({ min: 0, max: 8 }).map((halves) => (halves * mb) / 2);
const who = fc.integer({ min: 0, max: 1 });
const step = fc.oneof(
  fc.record({ what: fc.constant('create' as const), who, estimate: bytes, real: bytes }),
  fc.record({ what: fc.constantFrom('cancel', 'retry', 'dismiss'), who, which: fc.nat(), real: bytes }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

test('no interleaving exceeds a quota', async () => {
  let refused = 0;
  const anySteps = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(anySteps, async (rounds) => {
      unreserved = [];
      const jobs: [string[], string[]] = [[], []];
      const act = async (one: Step) => {
        const own = jobs[one.who]!;
        if (one.what === 'create') {
          const job = await unlessRefused(create(one.who, one.estimate));
          if (!job) return void refused++;
          own.push(job.job_id);
          await run(job.job_id, one.real);
        } else if ('which' in one && own.length > 0) {
          const id = own[one.which % own.length]!;
          const ctx = ctxOf(one.who);
          if (one.what === 'dismiss') await unlessRefused(dismissJob(ctx, id));
          else if (one.what === 'cancel') await unlessRefused(cancelJob(ctx, id));
          else if (await unlessRefused(retryJob(ctx, id))) await run(id, one.real);
        }
      };
      for (const round of rounds) {
        await Promise.all([...round.map(act), expectWithinQuotas()]);
        await expectWithinQuotas();
      }
      await t.db.deleteFrom('job').execute();
    }),
    { numRuns: 10 },
  );
  expect(refused).toBeGreaterThan(0);
});

test('twenty at once get what there is room for', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, (_, i) => unlessRefused(create(i % 2, 2 * mb))));
  expect(made.filter(Boolean)).toHaveLength(5);
  await expectWithinQuotas();
  await t.db.deleteFrom('job').execute();
});

test('a file that grows beyond its estimate and the quota ends its job, and frees what it had reserved', async () => {
  const kept = await create(0, 5 * mb);
  await run(kept.job_id, 5 * mb);
  const { job_id } = await create(0, mb);
  await run(job_id, 3 * mb);
  const row = () => t.db.selectFrom('job').selectAll().where('job_id', '=', job_id).executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({
    state: 'failed',
    error_status: 'file_quota_exceeded',
    error_params: { of: 'user', limit_mb: 7 },
    file_key: null,
  });
  expect((await getFileUsage(ctxOf(0), t.parts.config)).user.used_bytes).toBe(5 * mb);
  await dismissJob(ctxOf(0), kept.job_id);
  await retryJob(ctxOf(0), job_id);
  await run(job_id, 3 * mb);
  expect(await row()).toMatchObject({ state: 'done', file_bytes: 3 * mb });
  // A run that has lost its job writes no more.
  expect(await extendReservation(ctxOf(0), t.parts.config, { ...(await row()), attempt: 99 }, 4 * mb)).toBeUndefined();
  await t.db.deleteFrom('job').execute();
});
