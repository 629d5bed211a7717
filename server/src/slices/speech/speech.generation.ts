/**
 * One generation from its reservation to its end, whatever the client does:
 * `reserved → running → done | partial | failed`, settled once.
 */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { SpeechBusy } from '../../ports/speech/port.ts';
import type { PendingFile } from '../../ports/storage/port.ts';
import { renewEveryMs, type Reservation } from '../usage/usage.service.ts';
import { createRecording, type Recording, type TimedAudioChunk } from './speech.recording.ts';
import { warningsHeader } from './speech.rules.ts';
import { fail, partialResult, renew, settle, type OpenGeneration } from './speech.settlement.ts';
import type { PlannedSpeech } from './speech.terms.ts';

/** One text, reserved and ready to be spoken. */
export interface GenerationPlan extends OpenGeneration {
  speech: PlannedSpeech;
  cache_key: Buffer | null;
  /** `performance.now()` when the request came in. */
  startedAt: number;
}

export interface Generation {
  headers: Record<string, string>;
  contentType: string;
  chunks: AsyncIterable<TimedAudioChunk>;
}

export function startGeneration(ctx: Ctx, plan: GenerationPlan, reservation: Reservation): Generation {
  // Two pieces are kept ahead of the client; more would be spoken, and charged, without being heard.
  const out = new PassThrough({ objectMode: true, highWaterMark: 2 });
  const leave = () => void out.destroy();
  ctx.signal.addEventListener('abort', leave);
  if (ctx.signal.aborted) leave();
  // A client that leaves destroys the stream; that is no error to report.
  out.on('error', () => {});
  void runGeneration(ctx, plan, out).finally(() => ctx.signal.removeEventListener('abort', leave));
  return {
    headers: {
      ...(plan.terms.keepHistory ? { 'history-item-id': plan.generation_id } : {}),
      'character-cost': String(plan.speech.credits),
      'x-veery-cache': 'miss',
      ...warningsHeader(plan.speech.warnings),
      'current-concurrent-requests': String(reservation.running),
      'maximum-concurrent-requests': String(reservation.concurrency_limit),
    },
    contentType: plan.terms.format.contentType,
    chunks: out,
  };
}

/** Never rejects: every way out is an end of the stream and an end of the generation. */
async function runGeneration(ctx: Ctx, plan: GenerationPlan, out: PassThrough): Promise<void> {
  const { text, characters, credits, warnings } = plan.speech;
  const recording = createRecording(warnings);
  const keepLease = setInterval(() => void renew(ctx, plan), renewEveryMs);
  // Opened while the engine begins: the first sound does not wait for a file.
  const opening = plan.terms.keepHistory ? ctx.parts.storage.create(plan.audio_key) : undefined;
  // Its failure is met where it is awaited, which may be never.
  opening?.catch(() => {});
  try {
    const isWhole = await streamSpeech(ctx, plan, out, recording, opening);
    const whole = { isWhole, text, characters, credits, cache_key: plan.cache_key };
    await settle(ctx, plan, recording, isWhole ? whole : partialResult(recording, plan), await opening);
    out.end();
  } catch (error) {
    await opening?.then((file) => file.abort()).catch(() => {});
    await fail(ctx, plan, recording);
    out.destroy(toAppError(error));
  } finally {
    clearInterval(keepLease);
  }
}

/** Passes pieces on as they are made. False when the client left: the sentence under way is finished, no other begun. */
async function streamSpeech(
  ctx: Ctx,
  plan: GenerationPlan,
  out: PassThrough,
  recording: Recording,
  opening: Promise<PendingFile> | undefined,
): Promise<boolean> {
  const { input, prepared } = plan.speech;
  const text = recording.begin(prepared);
  // Ours, not the client's: a client that leaves must not cut the sentence that it is charged for.
  for await (const chunk of ctx.parts.speech.speak(input, new AbortController().signal)) {
    const spoken = text.add(chunk);
    if (spoken.audio.length > 0 && recording.firstByteMs === null) {
      recording.firstByteMs = performance.now() - plan.startedAt;
      void renew(ctx, plan);
    }
    const hasRoom = out.destroyed || out.write(spoken);
    await (await opening)?.write(spoken.audio);
    if (!hasRoom && !out.destroyed) await waitForDrain(out);
    if (out.destroyed && (spoken.alignment || recording.firstByteMs === null)) return false;
  }
  return true;
}

/** Until the client has room again, or is gone. */
async function waitForDrain(out: PassThrough): Promise<void> {
  const over = new AbortController();
  const events = [once(out, 'drain', { signal: over.signal }), once(out, 'close', { signal: over.signal })];
  await Promise.race(events).catch(() => {});
  over.abort();
  await Promise.allSettled(events);
}

export function toAppError(error: unknown): Error {
  if (error instanceof AppError) return error;
  if (error instanceof SpeechBusy) {
    const message = 'The speech engine has no room for another request. Try again in a moment.';
    return new AppError(503, 'system_busy', message, {
      type: 'rate_limit_error',
      code: 'rate_limit_exceeded',
      headers: { 'retry-after': '1' },
      cause: error,
    });
  }
  return new AppError(500, 'speech_failed', 'The speech could not be made. Nothing was charged.', { cause: error });
}
