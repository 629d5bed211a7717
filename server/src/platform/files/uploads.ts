/** Files of forms in the storage: each is scheduled for removal before its first byte is written, until it is kept. */
import { uploadExpired } from '#contract/kit/form-errors.ts';
import type { Config } from '../../kernel/boot/config.ts';
import type { Log } from '../../kernel/boot/log.ts';
import type { Db } from '../../kernel/db/db.ts';
import { AppError } from '../../kernel/errors.ts';
import type { UploadStore } from '../../kernel/http/forms/upload.ts';
import { newId } from '../../kernel/ids.ts';
import type { Storage } from '../../ports/storage/port.ts';
import { requireSpace } from './free-space.ts';
import { removeScheduled } from './file-removal.ts';

/** Longer than any request takes. A server that owns its database removes what a crash left when it starts. */
const retentionMs = 24 * 60 * 60 * 1000;

interface UploadParts {
  db: Db;
  storage: Storage;
  config: Pick<Config, 'minFreeBytes'>;
  log: Log;
  now: () => Date;
}

export function createUploads({ db, storage, config, log, now }: UploadParts): UploadStore {
  const discard = async (keys: string[]) => {
    await removeScheduled(db, keys, storage, log).catch((error: Error) =>
      log.warn({ keys, error: error.message }, 'uploads could not be removed; a sweep will do it'),
    );
  };
  return {
    async create() {
      await requireSpace({ storage, config });
      const key = `uploads/${newId()}`;
      const created_at = now();
      const due_at = new Date(created_at.getTime() + retentionMs);
      await db.insertInto('file_removal').values({ key, created_at, due_at }).execute();
      const file = await storage.create(key).catch(async (error: Error) => {
        await discard([key]);
        throw error;
      });
      return {
        key,
        write: (chunk) => file.write(chunk),
        commit: async () => void (await file.commit()),
        async abort() {
          await file.abort().catch((error: Error) => log.warn({ key, error: error.message }, 'an upload stays open'));
          await discard([key]);
        },
      };
    },
    async keep(scope, key) {
      const { numDeletedRows } = await scope.db.deleteFrom('file_removal').where('key', '=', key).executeTakeFirst();
      if (numDeletedRows === 0n) throw AppError.from(uploadExpired);
    },
    discard,
  };
}
