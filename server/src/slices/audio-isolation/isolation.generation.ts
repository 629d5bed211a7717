/**
 * One isolation from its reservation to its end, whatever the client does: decoded, cleaned and encoded as a stream, and
 * settled once for what was made of it.
 */
import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { isolationFailed } from '#contract/audio-isolation/errors.ts';
import { isolationCredits, type IsolationWarning } from '#contract/audio-isolation/types.ts';
import { storageFull } from '#contract/kit/common-errors.ts';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { mediaTooLong } from '#contract/uploads/errors.ts';
import type { Ctx } from '../../context.ts';
import { actingAs, type Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import type { PendingUpload } from '../../kernel/http/forms/upload.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import { isStorageFull } from '../../kernel/storage-full.ts';
import { createObjectQueue } from '../../kernel/streams.ts';
import { createUploads } from '../../platform/files/uploads.ts';
import { isolationEngine, isolationRate, type IsolationMeasures } from '../../ports/audio/port.ts';
import { readSound, type SoundSource } from '../uploads/sound-source.service.ts';
import { end, extend, renewEveryMs, renewLease } from '../usage/usage.service.ts';
import type { Concurrency } from '../usage/usage.rules.ts';
import { warningsOfResult, warningsOfSource } from './audio-isolation.rules.ts';
import { insertIsolation } from './audio-isolation.store.ts';

export interface IsolationPlan {
  generation_id: string;
  source: SoundSource;
  output: AudioFormat;
  keepsHistory: boolean;
  preview_b64: string | null;
  /** The credits that are reserved. */
  credits: number;
  maxSeconds: number;
  concurrency: Concurrency;
  /** `performance.now()` when the request came in. */
  startedAt: number;
  files: IsolationFiles;
}

/** Where the sound goes; each is removed unless the settlement keeps it. */
export interface IsolationFiles {
  audio: PendingUpload | undefined;
  original: PendingUpload | undefined;
}

export interface Isolation {
  history_item_id: string | null;
  /** What it costs; final when `ended` has resolved. */
  cost: number;
  warnings: IsolationWarning[];
  concurrency: Concurrency;
  contentType: string;
  chunks: AsyncIterable<Uint8Array>;
  /** Resolves when all of it is made and settled. @throws AppError when it has failed */
  ended: Promise<void>;
}

interface Progress {
  seconds: number;
  firstByteMs: number | null;
  audioBytes: number;
  originalBytes: number;
  measures: IsolationMeasures | undefined;
}

/** Credits are reserved for so much more at a time where a file is longer than its packets said. */
const extendBySeconds = 60;

/** @param isRead false where nobody reads the chunks: the audio is in its file at the end */
export function startIsolation(ctx: Ctx, plan: IsolationPlan, isRead: boolean): Isolation {
  const out = createObjectQueue(4);
  const isolation: Isolation = {
    history_item_id: plan.keepsHistory ? plan.generation_id : null,
    cost: plan.credits,
    warnings: warningsOfSource(plan.source.media),
    concurrency: plan.concurrency,
    contentType: plan.output.contentType,
    chunks: out,
    ended: Promise.resolve(),
  };
  const leave = () => void out.destroy();
  ctx.signal.addEventListener('abort', leave, { once: true });
  if (ctx.signal.aborted) leave();
  if (!isRead) out.resume();
  const run = runIsolation(ctx, plan, isolation, out).finally(() => ctx.signal.removeEventListener('abort', leave));
  isolation.ended = run;
  // Whoever reads the stream meets the error there.
  run.catch(() => undefined);
  ctx.reportCharge(
    run.then(
      () => isolation.cost,
      () => 0,
    ),
  );
  return isolation;
}

async function runIsolation(ctx: Ctx, plan: IsolationPlan, isolation: Isolation, out: PassThrough): Promise<void> {
  const { generation_id, source } = plan;
  const made: Progress = { seconds: 0, firstByteMs: null, audioBytes: 0, originalBytes: 0, measures: undefined };
  const renew = () =>
    renewLease(ctx.db, generation_id, ctx.parts.now()).catch((error: Error) => {
      ctx.log.warn({ generation_id, error: error.message }, 'a lease was not renewed');
    });
  const keepLease = setInterval(() => void renew(), renewEveryMs);
  try {
    const isWhole = await makeAudio(ctx, plan, made, out);
    isolation.cost = isolationCredits(made.seconds);
    if (made.measures) {
      const expected = isWhole ? source.media.seconds : made.seconds;
      isolation.warnings.push(...warningsOfResult(made.measures, { seconds: made.seconds, expected }));
    }
    await settle(ctx, plan, isolation, made, isWhole);
    out.end();
  } catch (error) {
    await fail(ctx, plan, made);
    const told = toAppError(error);
    out.destroy(told);
    throw told;
  } finally {
    clearInterval(keepLease);
    await source.discard();
  }
}

/** @returns false when the client left before the end: what was made until then is a whole file all the same */
async function makeAudio(ctx: Ctx, plan: IsolationPlan, made: Progress, out: PassThrough): Promise<boolean> {
  const { source, output, files } = plan;
  const stopped = new AbortController();
  let hasLeft = false;
  async function* samples() {
    const options = { sampleRate: isolationRate, channels: 'mix' } as const;
    for await (const chunk of readSound(ctx, source, options, stopped.signal)) {
      // The file ends where its reader left, with everything that belongs to the end of a file.
      if (out.destroyed) {
        hasLeft = true;
        return;
      }
      yield chunk;
    }
  }
  const keepOriginal = files.original !== undefined;
  try {
    for await (const chunk of ctx.parts.audio.isolate(samples(), output, { keepOriginal })) {
      made.seconds = chunk.seconds;
      made.measures = chunk.measures ?? made.measures;
      await requireCredits(ctx, plan, chunk.seconds);
      await files.audio?.write(chunk.audio);
      await files.original?.write(chunk.original);
      made.audioBytes += chunk.audio.length;
      made.originalBytes += chunk.original.length;
      if (chunk.audio.length === 0) continue;
      made.firstByteMs ??= performance.now() - plan.startedAt;
      if (!out.destroyed && !out.write(chunk.audio)) await waitForDrain(out);
    }
  } finally {
    stopped.abort(new Error('the isolation has ended'));
  }
  return !hasLeft;
}

/** A file may hold more sound than its packets said. @throws AppError 400 media_too_long; 401 quota_exceeded */
async function requireCredits(ctx: Ctx, plan: IsolationPlan, seconds: number): Promise<void> {
  if (isolationCredits(seconds) <= plan.credits) return;
  if (seconds > plan.maxSeconds + 1)
    throw AppError.from(mediaTooLong, { seconds: Math.ceil(seconds), limit: plan.maxSeconds });
  const more = isolationCredits(seconds + extendBySeconds) - plan.credits;
  await extend(currentScope(ctx), plan.generation_id, { characters: 0, credits: more });
  plan.credits += more;
}

async function waitForDrain(out: PassThrough): Promise<void> {
  const over = new AbortController();
  const events = [once(out, 'drain', { signal: over.signal }), once(out, 'close', { signal: over.signal })];
  await Promise.race(events).catch(() => undefined);
  over.abort();
  await Promise.allSettled(events);
}

/** The request's scope at the present time: its own `now` is when it came in. */
const currentScope = (ctx: Ctx): Scope =>
  actingAs({ db: ctx.db, queue: ctx.queue, afterCommit: ctx.afterCommit, now: ctx.parts.now() }, ctx.actor);

/** The files first, then ledger and entry together. @throws where nothing was made, or the lease ran out */
async function settle(
  ctx: Ctx,
  plan: IsolationPlan,
  { cost: credits, warnings }: Isolation,
  made: Progress,
  isWhole: boolean,
): Promise<void> {
  const { generation_id, files, source, keepsHistory } = plan;
  if (made.seconds === 0) throw new Error('nothing was made');
  await files.audio?.commit();
  await files.original?.commit();
  const uploads = createUploads(ctx.parts);
  await transaction(currentScope(ctx), async (scope) => {
    const { user_id, workspace_id } = scope.actor;
    const { ended } = await end(scope, generation_id, {
      state: isWhole ? 'done' : 'partial',
      characters: 0,
      credits,
      audio_seconds: made.seconds,
      first_byte_ms: made.firstByteMs,
    });
    if (!ended) throw new Error('the generation had been given up: its lease ran out');
    await recordChange(scope, { collection: 'user', id: workspace_id, what: 'changed' }, 'workspace');
    if (!keepsHistory || !files.audio || !files.original || !made.measures) return;
    await insertIsolation(scope, {
      ...{ history_item_id: generation_id, workspace_id, user_id, title: source.name, engine: isolationEngine },
      ...{ output_format: plan.output.name, audio_key: files.audio.key, audio_bytes: made.audioBytes },
      ...{ original_key: files.original.key, original_bytes: made.originalBytes, audio_seconds: made.seconds },
      ...{ credits, is_partial: !isWhole, source_type: source.media.type, source_channels: source.media.channels },
      original_peaks: Buffer.from(made.measures.originalPeaks),
      isolated_peaks: Buffer.from(made.measures.isolatedPeaks),
      ...{ warnings: JSON.stringify(warnings), preview_b64: plan.preview_b64, created_at: scope.now },
    });
    await uploads.keep(scope, files.audio.key);
    await uploads.keep(scope, files.original.key);
  });
}

/** Charges nothing and keeps no file. Without a database the lease expires, and the upkeep does it. */
async function fail(ctx: Ctx, { generation_id, files }: IsolationPlan, made: Progress): Promise<void> {
  await files.audio?.abort();
  await files.original?.abort();
  try {
    await end(currentScope(ctx), generation_id, {
      ...{ state: 'failed', characters: 0, credits: 0 },
      ...{ audio_seconds: made.seconds, first_byte_ms: made.firstByteMs },
    });
  } catch (error) {
    ctx.log.warn({ generation_id, error: (error as Error).message }, 'release is left to the sweep');
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isStorageFull(error)) return AppError.from(storageFull, {}, { cause: error });
  return AppError.from(isolationFailed, {}, { cause: error });
}
