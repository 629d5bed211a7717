/**
 * Runs one generation from its reservation to its end, whatever the client does:
 * `reserved → running → done | partial | failed`, settled once.
 */
import { systemBusy, speechFailed, speechProviderFailed } from '#contract/speech/errors.ts';
import { storageFull } from '#contract/kit/common-errors.ts';
import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { isStorageFull } from '../../kernel/storage-full.ts';
import { createObjectQueue } from '../../kernel/streams.ts';
import { SpeechBusy, SpeechFailed, type Warning } from '../../ports/speech/port.ts';
import type { PendingFile } from '../../ports/storage/port.ts';
import { creditsFor } from '../models/models.rules.ts';
import type { SpeechRoute } from '../voices/routing/speech-routes.rules.ts';
import type { Concurrency } from '../usage/usage.rules.ts';
import { renewEveryMs } from '../usage/usage.service.ts';
import type { RedoPlan } from './redo/redo-plan.ts';
import { spliceSpeech } from './redo/splice.ts';
import { speakTurns } from './dialogue/speak-turns.ts';
import { creditsOf, enginesOf, linesOf, partialDialogue, type PlannedTurn } from './dialogue/plan-dialogue.ts';
import { speakByRoute } from './speech.fallback.ts';
import { createRecording, type Recording } from './speech.recording.ts';
import type { TimedAudioChunk } from './speech.rules.ts';
import { fail, partialResult, renew, settle, type OpenGeneration, type SpokenResult } from './speech.settlement.ts';
import type { PlannedSpeech } from './speech.terms.ts';

/** One text, reserved and ready to be spoken. */
export interface GenerationPlan extends OpenGeneration {
  speech: PlannedSpeech;
  cache_key: Buffer | null;
  /** `performance.now()` when the request came in. */
  startedAt: number;
  /** Which sentences keep the sound of an earlier item. Absent: all are spoken. */
  redo?: RedoPlan;
  /** The turns of a dialogue, whose terms are those of its first voice. Absent: one voice speaks. */
  turns?: PlannedTurn[];
}

/** What is made of a reservation, whatever it is made from. */
export interface SoundPlan extends OpenGeneration {
  /** It may grow until the first sound. */
  warnings: Warning[];
  startedAt: number;
  /** Credits of the whole. Final with the first sound. */
  price(): number;
  /** Makes the sound, and records it. */
  sound(recording: Recording): AsyncIterable<TimedAudioChunk>;
  /** What was made: the whole of it, or what there was when the listener had left. */
  result(recording: Recording, isWhole: boolean): SpokenResult;
  redo?: { kept: number[]; spoken: number[] };
  /** Who speaks in a dialogue. Absent: the terms' own voice. */
  routes?(): SpeechRoute[];
}

export interface Generation {
  /** Null where the caller wants nothing kept. */
  history_item_id: string | null;
  /** Credits that the whole text costs. Final with the first chunk, as `warnings` and `route` are. */
  readonly cost: number;
  /** True where the audio was made before, for a request like this one. */
  cacheHit: boolean;
  /** What the request asked for and the engine cannot honor. */
  warnings: Warning[];
  /** Who speaks. */
  readonly route: SpeechRoute;
  /** Who speaks in a dialogue. */
  readonly routes?: SpeechRoute[];
  /** The concurrency at the time when the request was admitted. */
  concurrency: Concurrency;
  /** Which sentences kept their sound and which were spoken, by their numbers from 0. */
  redo?: { kept: number[]; spoken: number[] };
  contentType: string;
  chunks: AsyncIterable<TimedAudioChunk>;
}

export const startGeneration = (ctx: Ctx, plan: GenerationPlan, concurrency: Concurrency): Generation =>
  startSound(ctx, soundPlanOf(ctx, plan), concurrency);

function soundPlanOf(ctx: Ctx, plan: GenerationPlan): SoundPlan {
  const { generation_id, audio_key, terms, take_of, startedAt, speech, redo, turns } = plan;
  return {
    ...{ generation_id, audio_key, terms, startedAt },
    ...(take_of === undefined ? {} : { take_of }),
    warnings: speech.warnings,
    price: () => priceOf(plan),
    sound: (recording) => soundOf(ctx, plan, recording),
    result(recording, isWhole) {
      if (!isWhole) {
        const part = turns ? partialDialogue(recording, turns) : partialResult(recording, plan, redo);
        // A part never costs more than the whole, which may be free.
        return { ...part, credits: Math.min(part.credits, priceOf(plan)) };
      }
      const { text, characters } = speech;
      // What a fallback has spoken is no answer to the next request, which may be spoken as it should.
      const cache_key = routesOf(plan).every(({ replaced }) => replaced === undefined) ? plan.cache_key : null;
      const dialogue = turns ? { dialogue: linesOf(turns), engines: enginesOf(routesOf(plan)) } : {};
      return { isWhole, text, characters, credits: priceOf(plan), cache_key, ...dialogue };
    },
    ...(redo ? { redo: numbersOf(redo) } : {}),
    ...(turns ? { routes: () => routesOf(plan) } : {}),
  };
}

export const routesOf = ({ terms, turns }: Pick<GenerationPlan, 'terms' | 'turns'>): SpeechRoute[] =>
  turns ? [...new Set(turns.map((turn) => turn.terms.route))] : [terms.route];

export function startSound(ctx: Ctx, plan: SoundPlan, concurrency: Concurrency): Generation {
  // Two audio chunks are kept ahead of the client; more would be spoken, and charged, without being heard.
  const out = createObjectQueue(2);
  const leave = () => void out.destroy();
  ctx.signal.addEventListener('abort', leave);
  if (ctx.signal.aborted) leave();
  ctx.reportCharge(runGeneration(ctx, plan, out).finally(() => ctx.signal.removeEventListener('abort', leave)));
  return {
    history_item_id: plan.terms.keepHistory ? plan.generation_id : null,
    get cost() {
      return plan.price();
    },
    cacheHit: false,
    warnings: plan.warnings,
    get route() {
      return plan.terms.route;
    },
    get routes() {
      return plan.routes?.() ?? [plan.terms.route];
    },
    concurrency,
    ...(plan.redo ? { redo: plan.redo } : {}),
    contentType: plan.terms.format.contentType,
    chunks: out,
  };
}

/** The price of the engine that speaks: a fallback may cost less than the one that was reserved for. */
const priceOf = ({ speech, terms, turns }: GenerationPlan): number =>
  Math.min(speech.credits, turns ? creditsOf(turns) : creditsFor(speech.characters, terms.model));

export function numbersOf({ steps }: Pick<RedoPlan, 'steps'>): { kept: number[]; spoken: number[] } {
  const numbers = steps.map((_, i) => i);
  return { kept: numbers.filter((i) => steps[i]?.kept), spoken: numbers.filter((i) => !steps[i]?.kept) };
}

/**
 * Never rejects: every way out is an end of the stream and an end of the generation.
 * @returns the credits that were charged
 */
async function runGeneration(ctx: Ctx, plan: SoundPlan, out: PassThrough): Promise<number> {
  const recording = createRecording(plan.warnings);
  const keepLease = setInterval(() => void renew(ctx, plan), renewEveryMs);
  // The file is opened while the engine begins, so that the first sound does not wait for it.
  const pendingFile = plan.terms.keepHistory ? ctx.parts.storage.create(plan.audio_key) : undefined;
  // A failure to open it is handled where it is awaited, which may be never.
  pendingFile?.catch(() => {});
  try {
    const isWhole = await streamSpeech(ctx, plan, out, recording, pendingFile);
    const spoken = plan.result(recording, isWhole);
    await settle(ctx, plan, recording, spoken, await pendingFile);
    out.end();
    return spoken.credits;
  } catch (error) {
    await pendingFile?.then((file) => file.abort()).catch(() => {});
    await fail(ctx, plan, recording);
    out.destroy(toAppError(error));
    return 0;
  } finally {
    clearInterval(keepLease);
  }
}

/**
 * Passes audio chunks on as they are made.
 * @returns false when the client left: the sentence under way was finished, and no other begun
 */
async function streamSpeech(
  ctx: Ctx,
  plan: SoundPlan,
  out: PassThrough,
  recording: Recording,
  pendingFile: Promise<PendingFile> | undefined,
): Promise<boolean> {
  for await (const spoken of plan.sound(recording)) {
    if (spoken.audio.length > 0 && recording.firstByteMs === null) {
      recording.firstByteMs = performance.now() - plan.startedAt;
      void renew(ctx, plan);
    }
    const hasRoom = out.destroyed || out.write(spoken);
    await (await pendingFile)?.write(spoken.audio);
    if (!hasRoom && !out.destroyed) await waitForDrain(out);
    if (out.destroyed && (spoken.isChunkEnd || recording.firstByteMs === null)) return false;
  }
  return true;
}

async function* soundOf(ctx: Ctx, plan: GenerationPlan, recording: Recording) {
  const { speech, redo, turns } = plan;
  const { input, prepared } = speech;
  if (redo) {
    recording.noteRules(prepared);
    for await (const sound of spliceSpeech(ctx, input, redo)) yield recording.add(sound);
    return;
  }
  const text = recording.begin(prepared);
  const chunks = turns ? speakTurns(ctx, turns, input) : speakByRoute(ctx, plan.terms, input);
  for await (const chunk of chunks) {
    if (chunk.warning) speech.warnings.push(chunk.warning);
    yield text.add(chunk);
  }
}

/** Waits until the client has room again, or is gone. */
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
    return AppError.from(systemBusy, {}, { cause: error });
  }
  if (isStorageFull(error)) return AppError.from(storageFull, {}, { cause: error });
  if (error instanceof SpeechFailed && error.provider !== undefined) {
    const { provider, message: reason } = error;
    return AppError.from(speechProviderFailed, { provider, reason }, { cause: error });
  }
  return AppError.from(speechFailed, {}, { cause: error });
}
