import { historyItemNotFound } from '#contract/history/errors.ts';
import type { Readable } from 'node:stream';
import type { RawBuilder } from 'kysely';
import type { DialogueLine } from '#contract/dialogue/types.ts';
import type { HistoryItem, Waveform } from '#contract/history/types.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { ResolvedVoiceSettings } from '#contract/voices/types.ts';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Pronunciation } from '../../ports/speech/port.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import type { QuotaRequest } from '../usage/usage.rules.ts';
import { reuseStatement, type endStatement } from '../usage/usage.service.ts';
import { drawPeaks } from './history.rules.ts';
import * as store from './history.store.ts';
import * as list from './list.store.ts';

export interface NewHistoryItem {
  history_item_id: string;
  source: 'TTS' | 'STS';
  request_id: string;
  voice_id: string;
  voice_name: string;
  voice_category: string;
  model_id: string;
  text: string;
  settings: ResolvedVoiceSettings;
  output_format: OutputFormat;
  audio_key: string;
  audio_seconds: number;
  alignment: CharacterAlignment;
  /** Null where the text is spoken as written. */
  normalized_alignment: CharacterAlignment | null;
  /** `keptPeaks` a second; 255 is full scale. */
  peaks: Buffer;
  loudness_db: number | null;
  cache_key: Buffer | null;
  is_partial: boolean;
  warnings: { code: string; message: string; language?: string }[];
  /** The ends of its chunks: code points spoken so far, and seconds. */
  chunk_ends: [number, number][];
  /** The language that was asked for; null where it was detected. */
  language_code: string | null;
  /** The seed that was asked for; null where there was none. */
  seed: number | null;
  /** The engine that spoke. */
  engine: string;
  /** The sounds that rules of dictionaries gave to words, in code points of the text as it was spoken; null where there were none. */
  rule_pronunciations: readonly Pronunciation[] | null;
  /** The turns of a dialogue; its voice is then that of the first one. */
  dialogue: DialogueLine[] | null;
}

export type PreparedItem = ReturnType<typeof prepareItem>;

/** Writes out what a row holds of an item. It needs no database, so it can be done while the file is written. */
export const prepareItem = (item: NewHistoryItem) => ({
  ...item,
  content_type: describeFormat(item.output_format).contentType,
  settings: JSON.stringify(item.settings),
  alignment: JSON.stringify(item.alignment),
  normalized_alignment: item.normalized_alignment && JSON.stringify(item.normalized_alignment),
  warnings: JSON.stringify(item.warnings),
  chunk_ends: JSON.stringify(item.chunk_ends),
  rule_pronunciations: item.rule_pronunciations && JSON.stringify(item.rule_pronunciations),
  dialogue: item.dialogue && JSON.stringify(item.dialogue),
});

/** Ends the generation and keeps its item, in one statement. False when it had ended already: nothing is written. */
export async function addItem(
  scope: Scope,
  item: PreparedItem & { audio_bytes: number },
  takeOf: string | undefined,
  end: ReturnType<typeof endStatement>,
): Promise<boolean> {
  const row = {
    ...item,
    workspace_id: scope.actor.workspace_id,
    created_by_user_id: scope.actor.user_id,
    created_at: scope.now,
  };
  return store.insertItem(scope, row, takeOf, end);
}

export interface CachedAudio {
  audio_bytes: number;
  audio_seconds: number;
  alignment: CharacterAlignment;
  normalized_alignment: CharacterAlignment;
  open(): Promise<Readable>;
}

/** Whether the audio of an item can be used again. Where its file is missing, no later request finds it in the cache. */
async function hasCachedAudio(ctx: Ctx, sourceId: string): Promise<boolean> {
  const source = await store.findAudioKey(ctx, sourceId);
  if (!source) return false;
  if (await ctx.parts.storage.head(source.audio_key)) return true;
  ctx.log.warn(
    { history_item_id: sourceId, key: source.audio_key },
    'cached audio is missing: the text is spoken anew',
  );
  await store.clearCacheKeys(ctx, source.audio_key);
  return false;
}

/**
 * A new item over the audio of `sourceId`, and its ledger entry over nothing, in one statement. Undefined when the source
 * or its file is gone. `retime` tells the times of this text from those of what is spoken, where the source was written otherwise.
 */
export async function addCachedItem(
  ctx: Ctx,
  item: Pick<NewHistoryItem, 'request_id' | 'text' | 'warnings' | 'dialogue'> & { take_of?: string | undefined },
  request: QuotaRequest,
  sourceId: string,
  retime: (spoken: CharacterAlignment) => CharacterAlignment,
  firstByteMs: number,
): Promise<CachedAudio | undefined> {
  if (!(await hasCachedAudio(ctx, sourceId))) return undefined;
  const row = {
    history_item_id: request.generation_id,
    request_id: item.request_id,
    text: item.text,
    warnings: JSON.stringify(item.warnings),
    dialogue: item.dialogue && JSON.stringify(item.dialogue),
    take_of: item.take_of,
    entry: (audioSeconds: RawBuilder<unknown>) => reuseStatement(ctx, request, audioSeconds, firstByteMs),
  };
  const insert = (alignment: string | null) => store.insertCachedItem(ctx, { ...row, alignment }, sourceId);
  let made = await insert(null);
  if (!made) {
    const source = await store.findSpoken(ctx, sourceId);
    if (!source) return undefined;
    const spoken = (source.normalized_alignment ?? source.alignment) as CharacterAlignment;
    made = await insert(JSON.stringify(retime(spoken)));
  }
  if (!made) return undefined;
  const { audio_key, audio_bytes, audio_seconds } = made;
  const alignment = made.alignment as CharacterAlignment;
  const normalized_alignment = (made.normalized_alignment ?? alignment) as CharacterAlignment;
  return { audio_bytes, audio_seconds, alignment, normalized_alignment, open: () => ctx.parts.storage.read(audio_key) };
}

/** What was spoken for a request of the caller's own; undefined where nothing was kept of it. */
export async function findTextOfRequest(scope: Scope, requestId: string): Promise<string | undefined> {
  return (await store.findTextOfRequest(scope, requestId))?.text;
}

/** Whether an item of the workspace, whose audio may be used again, was made from exactly this text. */
export async function hasItemWithText(scope: Scope, text: string): Promise<boolean> {
  return (await store.findReusableWithText(scope, text)) !== undefined;
}

export async function hasItem(scope: Scope, id: string): Promise<boolean> {
  return (await store.findMark(scope, id)) !== undefined;
}

export async function listItems(scope: Scope, page: list.Page) {
  const after = page.start_after_history_item_id;
  if (after && !(await hasItem(scope, after))) throw AppError.from(historyItemNotFound, { id: after });
  const { rows, hasMore, last } = await list.listItems(scope, page);
  return {
    history: rows.map((row) => present(row, null)),
    has_more: hasMore,
    last_history_item_id: last?.history_item_id ?? null,
    scanned_until: last ? toUnix(last.created_at) : null,
  };
}

export async function getItem(scope: Scope, id: string): Promise<HistoryItem> {
  const item = await store.findItem(scope, id);
  if (!item) throw AppError.from(historyItemNotFound, { id });
  const alignment = item.alignment as CharacterAlignment;
  const normalized_alignment = (item.normalized_alignment ?? alignment) as CharacterAlignment;
  return present(item, { alignment, normalized_alignment });
}

export async function getWaveform(scope: Scope, id: string, points: number): Promise<Waveform> {
  const item = await store.findPeaks(scope, id);
  if (!item) throw AppError.from(historyItemNotFound, { id });
  return {
    history_item_id: id,
    visual_waveform: drawPeaks(item.peaks ?? new Uint8Array(0), points),
    duration_seconds: item.audio_seconds,
    loudness_db: item.loudness_db,
  };
}

/** An item whose audio answers a request with this cache key; undefined where there is none, or its file is missing. */
export async function findCachedItem(ctx: Ctx, cacheKey: Buffer): Promise<string | undefined> {
  const id = await store.findByCacheKey(ctx, cacheKey);
  return id !== undefined && (await hasCachedAudio(ctx, id)) ? id : undefined;
}

function present(
  row: Omit<list.ListedItem, 'group_items'> & { group_items?: string[] | null },
  alignments: HistoryItem['alignments'],
): HistoryItem {
  const dialogue = row.dialogue as DialogueLine[] | null;
  return {
    history_item_id: row.history_item_id,
    request_id: row.request_id,
    // What the public API leaves empty for a dialogue.
    voice_id: dialogue ? null : row.voice_id,
    voice_name: dialogue ? null : row.voice_name,
    voice_category: dialogue ? null : row.voice_category,
    model_id: row.model_id,
    text: dialogue ? null : row.text,
    date_unix: toUnix(row.created_at),
    character_count_change_from: row.credits_before,
    character_count_change_to: row.credits_after,
    content_type: row.content_type,
    state: 'created',
    settings: row.settings as ResolvedVoiceSettings,
    feedback: row.feedback,
    share_link_id: row.share_link_id,
    source: row.source as 'TTS' | 'STS',
    output_format: row.output_format,
    dialogue,
    alignments,
    is_partial: row.is_partial,
    duration_seconds: row.audio_seconds,
    size_bytes: row.audio_bytes,
    language_code: row.language_code,
    seed: row.seed,
    engine: row.engine,
    take: {
      group_id: row.take_group_id,
      number: row.take_number,
      count: row.takes,
      name: row.take_name,
      is_final: row.is_final,
      ...(row.group_items ? { history_item_ids: row.group_items } : {}),
    },
    warnings: row.warnings as HistoryItem['warnings'],
  };
}
