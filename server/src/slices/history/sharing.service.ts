/** What other slices need of an item that has a public link. */
import { historyItemNotFound } from '#contract/history/errors.ts';
import type { Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { DialogueLine } from '#contract/dialogue/types.ts';
import { speakersOf } from './subtitles/turns.rules.ts';
import { timeText } from './subtitles/subtitles.service.ts';
import type { TimedTextInput } from './subtitles/timed-text.compute.ts';
import type { Word } from './subtitles/words.rules.ts';
import * as store from './sharing.store.ts';

/**
 * The link of one of the caller's items, whose row stays locked until the transaction ends.
 * @throws AppError 404 history_item_not_found
 */
export async function lockShareState(scope: Scope, id: string): Promise<{ share_link_id: string | null }> {
  const item = await store.lockShareState(scope, id);
  if (!item) throw AppError.from(historyItemNotFound, { id });
  return item;
}

/** Inside a transaction. The other browsers of the owner see it at once. */
export async function setShareLink(scope: Scope, id: string, shareLinkId: string | null): Promise<void> {
  await store.updateShareLink(scope, id, shareLinkId);
  await recordChange(scope, { collection: 'history', id, what: 'changed' });
}

/** What the public page of an item shows; undefined where the item has another link by now, or none. */
export async function findSharedItem(scope: Pick<Scope, 'db'>, id: string, shareLinkId: string) {
  const found = await store.findShared(scope, id, shareLinkId);
  if (!found) return undefined;
  const { dialogue, ...item } = found;
  const lines = dialogue as DialogueLine[] | null;
  return { ...item, dialogue: lines, voice_name: lines ? speakersOf(lines) : item.voice_name };
}

export type SharedWord = Pick<Word, 'text' | 'gap' | 'start' | 'end' | 'turn'>;

/** @throws AppError 503 system_busy when the workspace has too many texts waiting */
export const timeWords = async (
  parts: Pick<Parts, 'compute'>,
  item: TimedTextInput,
  workspaceId: string,
): Promise<SharedWord[]> => (await timeText(parts, item, workspaceId)).words;
