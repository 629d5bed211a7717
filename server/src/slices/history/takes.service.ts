/** Takes of a text: names, the final one, and what a redo takes from an item. */
import { audioMissing, historyItemNotFound } from '#contract/history/errors.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { ResolvedVoiceSettings } from '#contract/voices/types.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { recordChanges } from '../../kernel/live/changes.ts';
import type { Pronunciation } from '../../ports/speech/port.ts';
import { getItem } from './history.service.ts';
import * as store from './takes.store.ts';

/** @throws AppError 404 history_item_not_found */
export async function updateTake(scope: Scope, id: string, change: store.TakeChange): Promise<HistoryItem> {
  await transaction(scope, async (within) => {
    const ids = await store.updateTake(within, id, change);
    if (ids.length === 0) throw AppError.from(historyItemNotFound, { id });
    const changes = ids.map((one) => ({ collection: 'history', id: one, what: 'changed' }) as const);
    await recordChanges(within, changes, scope.actor);
  });
  return getItem(scope, id);
}

/** The key of the audio of an item of the caller's own; undefined where there is no such item. */
export const findSoundOf = async (scope: Scope, id: string): Promise<string | undefined> =>
  (await store.findSound(scope, id))?.audio_key;

export interface RedoSource {
  history_item_id: string;
  /** Several voices speak it, so no sentence of it is kept for one. */
  is_dialogue: boolean;
  voice_id: string;
  model_id: string;
  text: string;
  settings: ResolvedVoiceSettings;
  output_format: OutputFormat;
  /** The language that was asked for; null where it was detected. */
  language_code: string | null;
  /** The engine that spoke it; null for items from before it was kept. */
  engine: string | null;
  audio_key: string;
  audio_seconds: number;
  alignment: CharacterAlignment;
  normalized_alignment: CharacterAlignment;
  /** Code points spoken so far, and seconds, at the end of each chunk. Empty for items from before these were kept. */
  chunk_ends: [number, number][];
  /** The sounds that rules gave to words, in code points of the text as it was spoken. */
  rule_pronunciations: Pronunciation[];
}

/**
 * An item of the caller's own, of whose sound parts are used again.
 * @throws AppError 404 history_item_not_found; 410 audio_missing when its file is gone
 */
export async function requireRedoSource(ctx: Ctx, id: string): Promise<RedoSource> {
  const row = await store.findRedoSource(ctx, id);
  if (!row) throw AppError.from(historyItemNotFound, { id });
  if (!(await ctx.parts.storage.head(row.audio_key))) throw AppError.from(audioMissing, { id }, { param: 'redo_of' });
  const alignment = row.alignment as CharacterAlignment;
  return {
    ...row,
    settings: row.settings as ResolvedVoiceSettings,
    output_format: row.output_format as OutputFormat,
    alignment,
    normalized_alignment: (row.normalized_alignment ?? alignment) as CharacterAlignment,
    chunk_ends: (row.chunk_ends ?? []) as [number, number][],
    rule_pronunciations: (row.rule_pronunciations ?? []) as unknown as Pronunciation[],
  };
}
