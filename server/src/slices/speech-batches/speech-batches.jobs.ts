/** The job of bulk speech: every row spoken once, in order, and a zip of what was made. */
import type { Readable } from 'node:stream';
import { noRowSpoken } from '#contract/speech-batches/errors.ts';
import { safeNamePart, withExtension, withoutExtension } from '#contract/history/file-names.ts';
import type { JobSubject } from '#contract/jobs/subject.ts';
import { AppError } from '../../kernel/errors.ts';
import { readIterable } from '../../kernel/streams.ts';
import { zipOf, type ZipEntry } from '../../kernel/zip.ts';
import type { Ctx } from '../../context.ts';
import { openSavedAudio } from '../history/downloads.service.ts';
import { writeTimedText } from '../history/subtitles/subtitles.service.ts';
import { jobHandler, type JobRun } from '../jobs/job-runs.service.ts';
import { getBalance } from '../usage/usage.service.ts';
import { speakRow, type RowRun } from './batch-row.ts';
import { errorOf, reportName, reportOf, type BatchPayload } from './speech-batches.rules.ts';
import * as store from './speech-batches.store.ts';

/** Rows of one job that are spoken at a time. */
const maxConcurrentRows = 2;

export const speechBatchHandler = jobHandler<BatchPayload>('speech_batch', async (job) => {
  await speakRows(job);
  const ctx = await job.enter();
  const rows = await store.listOutcomes(ctx, job.job_id);
  const done = rows.filter(({ state }) => state === 'done').length;
  if (done === 0) {
    const failed = rows.find((row) => row.error_message);
    const { status: reason_status = '', message: reason = '', params: own = {} } = (failed && errorOf(failed)) ?? {};
    throw AppError.from(noRowSpoken, { ...own, reason_status, reason });
  }
  const time = job.created_at.toISOString().slice(0, 19).replaceAll(':', '_');
  const name = withExtension(`Veery_${time}_${safeNamePart(nameOf(job.subject))}`, 'zip');
  const file = await job.keep({ name, type: 'application/zip' }, zipOf(entriesOf(ctx, job, rows)));
  return { file, done };
});

type Outcome = Awaited<ReturnType<typeof store.listOutcomes>>[number];

async function speakRows(job: JobRun<unknown>): Promise<void> {
  const ctx = await job.enter();
  const rows = await store.listOutcomes(ctx, job.job_id);
  const ended = { count: rows.filter(({ state }) => state === 'done').length, isBroken: false };
  const waiting = rows.filter(({ state }) => state !== 'done').map(({ row_index }) => row_index);
  const run: RowRun = {
    job,
    reportProgress: () => job.progress(ended.count),
    stop: () => (ended.isBroken = true),
  };
  async function runWorker(): Promise<void> {
    for (let row = waiting.shift(); row !== undefined && !ended.isBroken; row = waiting.shift()) {
      await speakRow(run, row);
      ended.count++;
      await run.reportProgress();
    }
  }
  await job.progress(ended.count);
  // One place is left to whoever works meanwhile, where there is more than one.
  const { concurrency_limit } = await getBalance(ctx);
  const workers = Array.from({ length: Math.max(1, Math.min(maxConcurrentRows, concurrency_limit - 1)) }, () =>
    runWorker().catch((error: unknown) => {
      run.stop();
      throw error;
    }),
  );
  // Each ends its row before the job ends, whatever became of the other.
  const [failure] = (await Promise.allSettled(workers)).filter((one) => one.status === 'rejected');
  if (failure) throw failure.reason;
}

async function* entriesOf(ctx: Ctx, job: JobRun<BatchPayload>, rows: Outcome[]): AsyncGenerator<ZipEntry> {
  const report: Outcome[] = [];
  for (const row of rows) {
    const id = row.state === 'done' ? row.history_item_id : null;
    const { audio, error_message = row.error_message } = id ? await openAudio(ctx, id) : {};
    report.push({ ...row, error_message });
    if (audio) yield { name: row.file_name, mtime: job.created_at, open: async () => audio };
    if (id) yield* timedTextEntries(ctx, job, id, row.file_name);
  }
  const csv = Buffer.from(reportOf(report));
  yield { name: reportName, mtime: job.created_at, open: () => Promise.resolve(readIterable([csv])) };
}

/** The files with the text of a row. There are none where the item was deleted meanwhile. */
async function* timedTextEntries(
  ctx: Ctx,
  { payload, created_at }: JobRun<BatchPayload>,
  id: string,
  fileName: string,
): AsyncGenerator<ZipEntry> {
  for (const format of payload.subtitles ?? []) {
    const text = await writeTimedText(ctx, id, format).catch((error: unknown) => {
      if (error instanceof AppError && error.http === 404) return undefined;
      throw error;
    });
    if (!text) return;
    const name = `${withoutExtension(fileName)}.${format}`;
    yield { name, mtime: created_at, open: () => Promise.resolve(readIterable([text])) };
  }
}

/** The audio, or why there is none: its owner may have deleted it meanwhile, and its file may be missing. */
async function openAudio(ctx: Ctx, id: string): Promise<{ audio?: Readable; error_message?: string }> {
  try {
    return { audio: await openSavedAudio(ctx, id) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.http === 404) return { error_message: 'Deleted from the history before the zip was made.' };
    if (error.http === 410) return { error_message: 'The audio file is missing. Generate the text again.' };
    throw error;
  }
}

const nameOf = (subject: JobSubject) => (subject.kind === 'speech_batch' ? subject.params.name : '');
