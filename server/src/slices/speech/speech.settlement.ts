/** The end of a generation: file, ledger and history item together, or nothing of them. Whatever happens, once. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DialogueLine } from '#contract/dialogue/types.ts';
import type { Ctx } from '../../context.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import { actingAs } from '../../kernel/context.ts';
import type { Scope } from '../../kernel/context.ts';
import { isDatabaseUnavailable } from '../../kernel/db/db.ts';
import { removeLater } from '../../platform/files/file-removal.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import type { PendingFile } from '../../ports/storage/port.ts';
import { addItem, hasItem, prepareItem, type PreparedItem } from '../history/history.service.ts';
import { creditsFor } from '../models/models.rules.ts';
import type { Outcome } from '../usage/usage.rules.ts';
import { end, endStatement, renewLease } from '../usage/usage.service.ts';
import { countSpoken, type RedoPlan } from './redo/redo-plan.ts';
import type { Recording } from './speech.recording.ts';
import { countCharacters, isSameAlignment } from './speech.rules.ts';
import type { SpeechTerms } from './speech.terms.ts';

export interface OpenGeneration {
  generation_id: string;
  audio_key: string;
  terms: SpeechTerms;
  /** An item of the caller's that this is another take of. */
  take_of?: string;
  /** `STS`: made from speech. Absent: from a text. */
  source?: 'STS';
}

/** How much of the text was spoken, and its price. */
export interface SpokenResult {
  isWhole: boolean;
  /** The text as it was written. */
  text: string;
  characters: number;
  credits: number;
  cache_key: Buffer | null;
  /** The turns of a dialogue, and the engines that spoke them. */
  dialogue?: DialogueLine[];
  engines?: string;
}

/** Milliseconds that a settlement waits for a database that is away; within the lease, which nobody renews meanwhile. */
const maxWaitMs = 20_000;

/** When the listener left, what was spoken of the text up to the end of the last chunk is charged. */
export function partialResult(recording: Recording, { terms }: OpenGeneration, redo?: RedoPlan): SpokenResult {
  const read = recording.alignment.characters;
  const characters = redo ? countSpoken(redo, read.length) : read.length;
  const credits = creditsFor(characters, terms.model);
  return { isWhole: false, text: read.join(''), characters, credits, cache_key: null };
}

/**
 * The file first, then one statement for ledger and history: a crash between the two leaves a file that the sweep removes.
 * @throws where nothing was spoken, or the generation had been given up.
 */
export async function settle(
  ctx: Ctx,
  open: OpenGeneration,
  recording: Recording,
  spoken: SpokenResult,
  file: PendingFile | undefined,
): Promise<void> {
  if (spoken.text === '') throw new Error('the client left before anything was spoken');
  const committing = file?.commit();
  // What needs neither disk nor database is done while the disk writes.
  const prepared = file && itemOf(ctx, open, recording, spoken);
  const outcome: Outcome = {
    state: spoken.isWhole ? 'done' : 'partial',
    characters: spoken.characters,
    credits: spoken.credits,
    audio_seconds: recording.seconds,
    first_byte_ms: recording.firstByteMs,
    turns: spoken.dialogue?.map(({ voice_id, text }) => ({ voice_id, characters: countCharacters(text) })),
  };
  const stored = await committing;
  const item = stored && prepared && { ...prepared, audio_bytes: stored.size };
  const hasEnded = await retryWhileDatabaseUnavailable(() => write(currentScope(ctx), open, outcome, item));
  if (!hasEnded) throw new Error('the generation had been given up: its lease ran out');
}

async function write(
  scope: Scope,
  { generation_id: generationId, take_of }: OpenGeneration,
  outcome: Outcome,
  item: (PreparedItem & { audio_bytes: number }) | undefined,
): Promise<boolean> {
  if (!item) return endWithoutItem(scope, generationId, outcome);
  // False also after an attempt whose answer was lost: then the item is there.
  return (
    (await addItem(scope, item, take_of, endStatement(scope, generationId, outcome))) || hasItem(scope, generationId)
  );
}

/** The item is not kept, but its price is charged. */
function endWithoutItem(scope: Scope, generationId: string, outcome: Outcome): Promise<boolean> {
  return transaction(scope, async (within) => {
    const { ended } = await end(within, generationId, outcome);
    const { workspace_id: id } = scope.actor;
    if (ended && outcome.credits > 0)
      await recordChange(within, { collection: 'user', id, what: 'changed' }, 'workspace');
    return ended;
  });
}

/**
 * Charges nothing and removes the file. But a settlement whose confirmation was lost may have been written, so a
 * generation with an item keeps its audio. When even this fails (no database), the lease expires and the sweep releases
 * it.
 */
export async function fail(ctx: Ctx, open: OpenGeneration, recording: Recording): Promise<void> {
  const { storage, log } = ctx.parts;
  try {
    await transaction(currentScope(ctx), async (scope) => {
      await end(scope, open.generation_id, {
        state: 'failed',
        characters: 0,
        credits: 0,
        audio_seconds: recording.seconds,
        first_byte_ms: recording.firstByteMs,
      });
      if (!(await hasItem(scope, open.generation_id))) await removeLater(scope, open.audio_key, storage, log);
    });
  } catch (error) {
    log.warn({ generation_id: open.generation_id, error: (error as Error).message }, 'release is left to the sweep');
  }
}

export async function renew(ctx: Ctx, { generation_id }: OpenGeneration): Promise<void> {
  await renewLease(ctx.db, generation_id, ctx.parts.now()).catch((error: Error) => {
    ctx.log.warn({ generation_id, error: error.message }, 'a lease was not renewed');
  });
}

/** The request's scope at the present time: its own `now` is when it came in. */
export const currentScope = (ctx: Ctx): Scope =>
  actingAs({ db: ctx.db, queue: ctx.queue, afterCommit: ctx.afterCommit, now: ctx.parts.now() }, ctx.actor);

async function retryWhileDatabaseUnavailable<T>(attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + maxWaitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > until) throw error;
      await sleep(300);
    }
  }
}

function itemOf(
  ctx: Ctx,
  { generation_id, audio_key, terms, source }: OpenGeneration,
  recording: Recording,
  { isWhole, text, cache_key, dialogue, engines }: SpokenResult,
): PreparedItem {
  const { alignment, normalized_alignment } = recording;
  return prepareItem({
    history_item_id: generation_id,
    source: source ?? 'TTS',
    request_id: ctx.request_id,
    voice_id: terms.voice.voice_id,
    voice_name: terms.voice.name,
    voice_category: terms.voice.category,
    engine: engines ?? terms.route.voice.engine,
    model_id: terms.model.model_id,
    text,
    settings: terms.settings,
    output_format: terms.format.name,
    audio_key,
    audio_seconds: recording.seconds,
    alignment,
    peaks: recording.levels.peaks(recording.seconds),
    loudness_db: recording.levels.loudness(),
    normalized_alignment: isSameAlignment(alignment, normalized_alignment) ? null : normalized_alignment,
    cache_key,
    is_partial: !isWhole,
    warnings: recording.warnings,
    chunk_ends: recording.chunkEnds,
    language_code: terms.language ?? null,
    seed: terms.seed ?? null,
    dialogue: dialogue ?? null,
    rule_pronunciations: recording.rulePronunciations.length > 0 ? recording.rulePronunciations : null,
  });
}
