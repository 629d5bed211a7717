/** Everything that is stored of a person, as one archive: a file of JSON a table, and their sound. */
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { zipOf, type ZipEntry } from '../../kernel/zip.ts';
import { jobHandler, type JobRun } from '../jobs/job-runs.service.ts';
import { createJob, listJobs } from '../jobs/jobs.service.ts';
import { personalTables, type PersonalTable } from './personal-data.rules.ts';
import * as store from './personal-data.store.ts';
import { refuseSupportSession } from '../../platform/identity/support-session.ts';

/** One at a time: asked again, it is the same. @throws AppError 403 support_session, 429 too_many_jobs */
export async function createArchive(ctx: Ctx): Promise<{ job_id: string }> {
  refuseSupportSession(ctx.actor);
  const open = (await listJobs(ctx, 100)).find(({ kind, can_cancel }) => kind === 'personal_data' && can_cancel);
  if (open) return { job_id: open.job_id };
  return transaction(ctx, async (scope) => {
    const total = personalTables.length + (await store.countSounds(scope));
    const { job_id } = await createJob(scope, { kind: 'personal_data', title: 'Your data', total, payload: {} });
    await audit(scope, 'personal_data.asked', { job_id });
    return { job_id };
  });
}

/** Begins again after a crash: the file appears whole or not at all. */
export const personalDataHandler = jobHandler<object>('personal_data', async (run) => {
  const day = run.created_at.toISOString().slice(0, 10);
  const file = { name: `Veery_${day}_your_data.zip`, type: 'application/zip' };
  return { file: await run.keep(file, zipOf(entriesOf(run))) };
});

async function* entriesOf(run: JobRun<object>): AsyncGenerator<ZipEntry> {
  let done = 0;
  for (const table of personalTables) {
    await run.progress(done++);
    const open = () => Promise.resolve(Readable.from(jsonOf(run, table), { objectMode: false }));
    yield { name: `${table.file}.json`, mtime: run.created_at, open };
  }
  for (let after = ''; ;) {
    const sounds = await store.readSounds(await run.enter(), after);
    for (const { history_item_id, audio_key, created_at } of sounds) {
      // Some may have been added since the job was asked for.
      await run.progress(Math.min(done++, run.total));
      const name = `audio/${history_item_id}${path.extname(audio_key)}`;
      yield { name, mtime: created_at, open: () => openSound(run, audio_key) };
      after = history_item_id;
    }
    if (sounds.length === 0) return;
  }
}

/** Undefined where it went since it was listed. */
async function openSound({ parts }: JobRun<object>, key: string): Promise<Readable | undefined> {
  return (await parts.storage.head(key)) && parts.storage.read(key);
}

async function* jsonOf(run: JobRun<object>, table: PersonalTable): AsyncGenerator<string> {
  let separator = '[';
  for await (const rows of store.readPages(() => run.enter(), table)) {
    for (const row of rows) {
      yield `${separator}\n${JSON.stringify(row)}`;
      separator = ',';
    }
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}
