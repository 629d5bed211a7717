/** The audio of an item of any workspace, for operators. Whoever fetches it is recorded. */
import { historyItemNotFound } from '#contract/history/errors.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { ByteSource } from '../../../kernel/http/route.ts';
import { auditOnce } from '../../../platform/events/audit.ts';
import { toSource } from '../downloads.service.ts';
import { findAnyFile } from '../audio/stored-audio.store.ts';

/** A player asks for many ranges of one file. They are one event. */
const onceWithinMs = 600_000;

/** @throws AppError 404 history_item_not_found; 410 audio_missing when the bytes are read */
export async function getAnyAudio(ctx: Ctx, id: string): Promise<ByteSource> {
  const item = await findAnyFile(ctx, id);
  if (!item) throw AppError.from(historyItemNotFound, { id });
  const { created_by_user_id: user_id, workspace_id } = item;
  await auditOnce(ctx, 'history.audio_read', { history_item_id: id, user_id, workspace_id }, onceWithinMs);
  // Another person's audio must not stay on the operator's disk.
  return { ...toSource(ctx, item), cacheControl: 'private, no-store' };
}
