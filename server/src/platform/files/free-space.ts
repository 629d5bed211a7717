/** Refuses what would fill the disk while there is still room for the database to go on, and tells the operators. */
import { storageFull } from '#contract/kit/common-errors.ts';
import type { Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { wasNoticed } from '../notify/messages.ts';
import { notifyOperators } from '../notify/notify-operators.ts';

type SpaceParts = Pick<Parts, 'storage'> & { config: Pick<Parts['config'], 'minFreeBytes'> };

/** A full disk is noticed once in this time, however often it is looked at. */
const noticeEveryMs = 24 * 60 * 60 * 1000;
const megabyte = 1_000_000;

/** True when less than MIN_FREE_SPACE_MB would be left after so many bytes more. */
export const isSpaceLow = async ({ storage, config }: SpaceParts, bytes = 0): Promise<boolean> =>
  (await storage.freeBytes()) - bytes < config.minFreeBytes;

/**
 * To be called before something begins that writes a file.
 * @param bytes of the file, where they are known
 * @throws AppError 507 storage_full
 */
export async function requireSpace(parts: SpaceParts, bytes = 0): Promise<void> {
  if (await isSpaceLow(parts, bytes)) throw AppError.from(storageFull);
}

/** Notifies the operators. A disk that has no room for the notice itself must not stop the rest of the upkeep. */
export async function watchFreeSpace(scope: Scope, { storage, config, log }: Parts): Promise<void> {
  try {
    const free = await storage.freeBytes();
    if (free >= config.minFreeBytes) return;
    const since = new Date(scope.now.getTime() - noticeEveryMs);
    if (await wasNoticed(scope, 'storage_full', since)) return;
    log.error({ free_bytes: free, min_free_bytes: config.minFreeBytes }, 'the storage is nearly full');
    const params = { free_mb: Math.floor(free / megabyte), min_free_mb: Math.ceil(config.minFreeBytes / megabyte) };
    await notifyOperators(scope, { kind: 'storage_full', params }, { byMail: true });
  } catch (error) {
    log.error({ err: error }, 'the operators could not be told that the storage is nearly full');
  }
}
