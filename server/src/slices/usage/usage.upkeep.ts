/** Generations that a process left open when it died. */
import type { UpkeepTask } from '../../manifest.ts';
import { removeLater } from '../../platform/files/file-removal.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { releaseAbandoned } from './usage.service.ts';

/** Gives back the credits and the place of each, and removes its audio. */
export const recoverAbandonedGenerations: UpkeepTask = async (scope, { storage, log }, isAlone) => {
  await transaction(scope, async (scope) => {
    const { audio_keys } = await releaseAbandoned(scope, isAlone);
    await removeLater(scope, audio_keys, storage, log);
    if (audio_keys.length > 0) log.warn({ released: audio_keys.length }, 'released what a dead process left');
  });
};
