/** Everything that is stored of a person, as one archive: a file of JSON a table, and their sound. */
import type { Readable } from 'node:stream';
import type { Ctx } from '../../context.ts';
import type { ArchivedFile, ArchivedTable, Manifest, PersonalData } from '../../manifest.ts';
import { audit } from '../../platform/events/audit.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { readIterable } from '../../kernel/streams.ts';
import { zipOf, type ZipEntry } from '../../kernel/zip.ts';
import { jobHandler, type JobRun } from '../jobs/job-runs.service.ts';
import { createSingleJob } from '../jobs/jobs.service.ts';
import { archivedTablesOf } from './personal-data.rules.ts';
import * as store from './personal-data.store.ts';
import { requireProof } from '../security/sensitive-actions.service.ts';

/**
 * One at a time: asked again, it is the same. Its file replaces that of the former one.
 * @throws AppError 403 sensitive_action_verification_required, support_session, 429 too_many_jobs
 */
export async function createArchive(ctx: Ctx, owners: Manifest[], proof?: string): Promise<{ job_id: string }> {
  await requireProof(ctx, 'personal_data', proof);
  return transaction(ctx, async (scope) => {
    let total = archivedTablesOf(owners).length;
    for (const { personalData } of owners) total += (await personalData.files?.count(scope)) ?? 0;
    const input = { kind: 'personal_data' as const, params: {}, total, payload: {}, fileBytes: 0 };
    const { job, isNew } = await createSingleJob(scope, ctx.parts.config, input);
    if (isNew) await audit(scope, 'personal_data.asked', { job_id: job.job_id });
    return { job_id: job.job_id };
  });
}

/** Begins again after a crash: the file appears whole or not at all. */
export const personalDataHandler = (owners: Manifest[]) =>
  jobHandler<object>('personal_data', async (run) => {
    const day = run.created_at.toISOString().slice(0, 10);
    const file = { name: `Veery_${day}_your_data.zip`, type: 'application/zip' };
    return { file: await run.keep(file, zipOf(entriesOf(run, owners))) };
  });

async function* entriesOf(run: JobRun<object>, owners: Manifest[]): AsyncGenerator<ZipEntry> {
  let done = 0;
  for (const table of archivedTablesOf(owners)) {
    await run.progress(done++);
    const open = () => Promise.resolve(readIterable(jsonOf(run, table)));
    yield { name: `${table.file}.json`, mtime: run.created_at, open };
  }
  const missing: string[] = [];
  for (const { personalData } of owners) {
    if (!personalData.files) continue;
    for await (const { name, storage_key, created_at: mtime } of filesOf(run, personalData.files)) {
      // Some may have been added since the job was asked for.
      await run.progress(Math.min(done++, run.total));
      yield { name, mtime, open: async () => (await openFile(run, storage_key)) ?? void missing.push(name) };
    }
  }
  if (missing.length === 0) return;
  const head = 'These files were deleted while the archive was made, or are missing on the server.';
  const text = Buffer.from(`${head}\n\n${missing.join('\n')}\n`);
  yield { name: 'missing-files.txt', mtime: run.created_at, open: async () => readIterable([text]) };
}

async function* filesOf(run: JobRun<object>, files: NonNullable<PersonalData['files']>): AsyncGenerator<ArchivedFile> {
  for (let after = ''; ;) {
    const page = await files.list(await run.enter(), after);
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Undefined where it went since it was listed. */
async function openFile({ parts }: JobRun<object>, key: string): Promise<Readable | undefined> {
  return (await parts.storage.head(key)) && parts.storage.read(key);
}

async function* jsonOf(run: JobRun<object>, table: ArchivedTable): AsyncGenerator<string> {
  let separator = '[';
  for await (const rows of store.readPages(() => run.enter(), table)) {
    for (const row of rows) {
      yield `${separator}\n${JSON.stringify(row)}`;
      separator = ',';
    }
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}
