/**
 * One generation from its reservation to its end, whatever the client does:
 * `reserved → running → done | partial | failed`, settled once.
 */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Model } from '#contract/models.ts';
import type { AudioFormat } from '#contract/output-formats.ts';
import type { CharacterAlignment } from '#contract/speech.ts';
import type { ResolvedVoiceSettings } from '#contract/voices.ts';
import type { Ctx } from '../../context.ts';
import { actingAs } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { removeLater } from '../../kernel/file-removal.ts';
import { transaction } from '../../kernel/transaction.ts';
import { SpeechBusy, type SpeechPiece } from '../../ports/speech/port.ts';
import type { PendingFile } from '../../ports/storage/port.ts';
import { addItem, hasItem, type NewHistoryItem } from '../history/history.service.ts';
import { creditsFor } from '../models/models.rules.ts';
import type { Outcome } from '../usage/usage.rules.ts';
import { end, endStatement, renewEveryMs, renewLease, type Reservation } from '../usage/usage.service.ts';
import type { PremadeVoice } from '../voices/voices.rules.ts';
import { append, emptyAlignment, toWire } from './speech.rules.ts';

export interface Plan {
  generation_id: string;
  text: string;
  characters: number;
  credits: number;
  audio_key: string;
  keepHistory: boolean;
  voice: PremadeVoice;
  model: Model;
  settings: ResolvedVoiceSettings;
  format: AudioFormat;
  /** `performance.now()` when the request came in. */
  startedAt: number;
}

/** A piece as it goes to the client. */
export interface SpokenPiece {
  audio: Uint8Array;
  alignment?: CharacterAlignment;
}

export interface Generation {
  headers: Record<string, string>;
  contentType: string;
  pieces: AsyncIterable<SpokenPiece>;
}

/** What has been made so far. */
interface Recording {
  alignment: CharacterAlignment;
  seconds: number;
  firstByteMs: number | null;
  warnings: { code: string; message: string }[];
}

export function startGeneration(ctx: Ctx, plan: Plan, reservation: Reservation): Generation {
  // Two pieces are kept ahead of the client; more would be spoken, and charged, without being heard.
  const out = new PassThrough({ objectMode: true, highWaterMark: 2 });
  const leave = () => void out.destroy();
  ctx.signal.addEventListener('abort', leave);
  if (ctx.signal.aborted) leave();
  // A client that leaves destroys the stream; that is no error to report.
  out.on('error', () => {});
  void carryOut(ctx, plan, out).finally(() => ctx.signal.removeEventListener('abort', leave));
  return {
    headers: {
      ...(plan.keepHistory ? { 'history-item-id': plan.generation_id } : {}),
      'character-cost': String(plan.credits),
      'current-concurrent-requests': String(reservation.running),
      'maximum-concurrent-requests': String(reservation.concurrency_limit),
    },
    contentType: plan.format.contentType,
    pieces: out,
  };
}

/** Never rejects: every way out is an end of the stream and an end of the generation. */
async function carryOut(ctx: Ctx, plan: Plan, out: PassThrough): Promise<void> {
  const record: Recording = { alignment: emptyAlignment(), seconds: 0, firstByteMs: null, warnings: [] };
  const keepLease = setInterval(() => void renew(ctx, plan), renewEveryMs);
  // Opened while the engine begins: the first sound does not wait for a file.
  const opening = plan.keepHistory ? ctx.parts.storage.create(plan.audio_key) : undefined;
  // Its failure is met where it is awaited, which may be never.
  opening?.catch(() => {});
  try {
    const isWhole = await speakInto(ctx, plan, out, record, opening);
    await settle(ctx, plan, record, isWhole, await opening);
    out.end();
  } catch (error) {
    await opening?.then((file) => file.abort()).catch(() => {});
    await fail(ctx, plan, record);
    out.destroy(toAppError(error));
  } finally {
    clearInterval(keepLease);
  }
}

/** Passes pieces on as they are made. False when the client left: the sentence under way is finished, no other begun. */
async function speakInto(
  ctx: Ctx,
  plan: Plan,
  out: PassThrough,
  record: Recording,
  opening: Promise<PendingFile> | undefined,
): Promise<boolean> {
  const { voice, settings, format, text } = plan;
  const order = { text, voice: voice.engine, speed: settings.speed, stability: settings.stability, format };
  // Ours, not the client's: a client that leaves must not cut the sentence that it is charged for.
  for await (const piece of ctx.parts.speech.speak(order, new AbortController().signal)) {
    const spoken = keep(record, piece);
    if (spoken.audio.length > 0 && record.firstByteMs === null) {
      record.firstByteMs = performance.now() - plan.startedAt;
      void renew(ctx, plan);
    }
    const hasRoom = out.destroyed || out.write(spoken);
    await (await opening)?.write(spoken.audio);
    if (!hasRoom && !out.destroyed) await drained(out);
    if (out.destroyed && (piece.alignment || record.firstByteMs === null)) return false;
  }
  return true;
}

function keep(record: Recording, piece: SpeechPiece): SpokenPiece {
  record.seconds = piece.seconds;
  if (piece.warning) record.warnings.push(piece.warning);
  if (!piece.alignment) return { audio: piece.audio };
  const alignment = toWire(piece.alignment);
  append(record.alignment, alignment);
  return { audio: piece.audio, alignment };
}

/** Until the client has room again, or is gone. */
async function drained(out: PassThrough): Promise<void> {
  const over = new AbortController();
  const events = [once(out, 'drain', { signal: over.signal }), once(out, 'close', { signal: over.signal })];
  await Promise.race(events).catch(() => {});
  over.abort();
  await Promise.allSettled(events);
}

/** The file first, then one statement for ledger and history: a crash between the two leaves a file that the sweep removes. */
async function settle(ctx: Ctx, plan: Plan, record: Recording, isWhole: boolean, file: PendingFile | undefined) {
  const characters = record.alignment.characters.length;
  if (!isWhole && characters === 0) throw new Error('the client left before anything was spoken');
  const stored = await file?.commit();
  const scope = actingAs({ ...scopeOf(ctx), now: ctx.parts.now() }, ctx.actor);
  const outcome: Outcome = {
    state: isWhole ? 'done' : 'partial',
    characters: isWhole ? plan.characters : characters,
    credits: isWhole ? plan.credits : creditsFor(characters, plan.model),
    audio_seconds: record.seconds,
    first_byte_ms: record.firstByteMs,
  };
  const hasEnded = stored
    ? await addItem(
        scope,
        itemOf(ctx, plan, record, isWhole, stored.size),
        endStatement(scope, plan.generation_id, outcome),
      )
    : (await end(scope, plan.generation_id, outcome)).ended;
  if (!hasEnded) throw new Error('the generation had been given up: its lease ran out');
}

function itemOf(ctx: Ctx, plan: Plan, record: Recording, isWhole: boolean, bytes: number): NewHistoryItem {
  return {
    history_item_id: plan.generation_id,
    request_id: ctx.request_id,
    voice_id: plan.voice.voice_id,
    voice_name: plan.voice.name,
    voice_category: 'premade',
    model_id: plan.model.model_id,
    text: isWhole ? plan.text : record.alignment.characters.join(''),
    settings: plan.settings,
    output_format: plan.format.name,
    audio_key: plan.audio_key,
    audio_bytes: bytes,
    audio_seconds: record.seconds,
    alignment: record.alignment,
    is_partial: !isWhole,
    warnings: record.warnings,
  };
}

/**
 * Nothing is charged and no file stays. But a settlement whose answer was lost may have been written: what has an item
 * keeps its sound. Where even this fails (no database), the lease runs out and the sweep does it.
 */
async function fail(ctx: Ctx, plan: Plan, record: Recording): Promise<void> {
  const { storage, log } = ctx.parts;
  try {
    await transaction(actingAs({ ...scopeOf(ctx), now: ctx.parts.now() }, ctx.actor), async (scope) => {
      await end(scope, plan.generation_id, {
        state: 'failed',
        characters: 0,
        credits: 0,
        audio_seconds: record.seconds,
        first_byte_ms: record.firstByteMs,
      });
      if (!(await hasItem(scope, plan.generation_id))) await removeLater(scope, plan.audio_key, storage, log);
    });
  } catch (error) {
    log.warn({ generation_id: plan.generation_id, error: (error as Error).message }, 'release is left to the sweep');
  }
}

async function renew(ctx: Ctx, plan: Plan): Promise<void> {
  await renewLease(ctx.db, plan.generation_id, ctx.parts.now()).catch((error: Error) => {
    ctx.log.warn({ generation_id: plan.generation_id, error: error.message }, 'a lease was not renewed');
  });
}

const scopeOf = ({ db, afterCommit }: Ctx) => ({ db, afterCommit });

function toAppError(error: unknown): Error {
  if (error instanceof AppError) return error;
  if (error instanceof SpeechBusy) {
    return new AppError(
      503,
      'system_busy',
      'The speech engine has no room for another request. Try again in a moment.',
      {
        type: 'rate_limit_error',
        code: 'rate_limit_exceeded',
        headers: { 'retry-after': '1' },
        cause: error,
      },
    );
  }
  return new AppError(500, 'speech_failed', 'The speech could not be made. Nothing was charged.', { cause: error });
}
