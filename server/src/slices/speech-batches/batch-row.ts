/**
 * One row of a bulk job, spoken and paid once however often it is begun. The id of the generation is written before it is
 * tried: what it became is known after any crash, and the database refuses it a second time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { JobRun } from '../jobs/job-runs.service.ts';
import { synthesizeInBackground } from '../speech/background-speech.service.ts';
import { findOutcome } from '../usage/usage.service.ts';
import { failureOf, speechRequestOf, type RowRequest } from './speech-batches.rules.ts';
import * as store from './speech-batches.store.ts';

export interface RowRun {
  job: JobRun<unknown>;
  /** @throws where the job is to stop. */
  reportProgress(): Promise<void>;
  /** The other rows under way are the last. */
  stop(): void;
}

/** Attempts at a row at which the engine fails. */
const maxAttempts = 3;
const firstPauseMs = 200;
const maxPauseMs = 2000;
/** Milliseconds that a row under way may take when the process stops; where it takes longer, it is begun again later. */
const graceMs = 2000;

/** Resolves when the row is done or failed. @throws what ends the job, or this run of it. */
export async function speakRow(run: RowRun, rowIndex: number): Promise<void> {
  const { job } = run;
  const { request, history_item_id } = await store.readRow(await job.enter(), job.job_id, rowIndex);
  const row = request as RowRequest;
  let id = history_item_id ?? newId();
  let attempts = 0;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const ctx = await job.enter();
    const write = (change: store.RowChange) => store.updateRow(ctx, job.job_id, rowIndex, change);
    const earlier = await outcomeOf(run, ctx, id);
    if (earlier && earlier.state !== 'failed')
      return write({ state: 'done', history_item_id: id, credits: earlier.credits });
    if (earlier) id = newId();
    await write({ state: 'running', history_item_id: id });
    try {
      await run.reportProgress();
      const { credits } = await untilStopped(speak(ctx, row, id), job.signal);
      return await write({ state: 'done', history_item_id: id, credits });
    } catch (error) {
      const scope = classifyFailure(error, ++attempts);
      if (scope === 'later') {
        // A refusal for lack of room does not count as an attempt.
        if (isRefusal(error)) attempts--;
        await write({ state: 'waiting' });
        await sleep(pauseMs, undefined, { signal: job.signal });
        continue;
      }
      if (scope === 'row') return write({ state: 'failed', error: failureOf(error as AppError) });
      run.stop();
      // When the process stops, the row may be spoken by the next run.
      if (!job.signal.aborted) await write({ state: 'waiting' });
      throw error;
    }
  }
}

function speak(ctx: Ctx, row: RowRequest, id: string): Promise<{ credits: number }> {
  const { query, body } = speechRequestOf(row);
  return synthesizeInBackground(ctx, row.voice_id, query, body, id);
}

/** Tells what became of an earlier attempt, and waits for one that is still under way in another process. */
async function outcomeOf(run: RowRun, ctx: Ctx, id: string) {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const outcome = await findOutcome(ctx, id);
    if (outcome?.state !== 'open') return outcome;
    await run.reportProgress();
    await sleep(pauseMs, undefined, { signal: run.job.signal });
  }
}

/** Stops waiting for the speech some time after the signal; the speech itself goes on to its end. */
async function untilStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const stop = () => void (timer = setTimeout(() => stopped.reject(signal.reason as Error), graceMs));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, stopped.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
    clearTimeout(timer);
  }
}

const isRefusal = (error: unknown) => error instanceof AppError && (error.http === 429 || error.http === 503);

/** Is the row at fault, is it only the moment, or is it nothing that another row would meet otherwise? */
function classifyFailure(error: unknown, attempts: number): 'row' | 'later' | 'job' {
  // Another run of the job had this id first, so its outcome is looked up.
  if ((error as { code?: unknown }).code === '23505') return 'later';
  if (isRefusal(error)) return 'later';
  if (!(error instanceof AppError) || error.http === 401 || error.http === 403) return 'job';
  // Every other row would meet the same full disk. The job can be retried when there is room.
  if (error.http === 507) return 'job';
  if (error.http >= 500) return attempts < maxAttempts ? 'later' : 'row';
  return 'row';
}
