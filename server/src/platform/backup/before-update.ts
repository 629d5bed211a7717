/** Backs up before the migrations of a new version change the data: there is no way back from them but a backup. */
import { BootError } from '../../kernel/boot/boot-error.ts';
import type { Config } from '../../kernel/boot/config.ts';
import { writeOwnBackup } from './backup-folder.ts';

const maxKept = 3;

interface Update {
  config: Config;
  databaseUrl: string;
  /** Told to whoever waits for the start. */
  report: (sentence: string) => void;
  signal?: AbortSignal;
}

/** Returns what `migrate` calls when migrations are pending on a database that has been used. */
export const backupBeforeUpdate =
  ({ config, databaseUrl, report, signal = new AbortController().signal }: Update) =>
  async (pending: string[]): Promise<void> => {
    const { beforeUpdate } = config.backup;
    if (beforeUpdate === 'off') return;
    const changes = pending.length === 1 ? '1 migration' : `${pending.length} migrations`;
    report(`This version changes the database (${changes}). A backup is made first.`);
    try {
      const input = { config, databaseUrl, kind: 'before-update', keep: maxKept, now: new Date(), signal } as const;
      const { file, bytes } = await writeOwnBackup(input);
      report(`The backup is ${file} (${Math.ceil(bytes / 1_000_000)} MB). The database is changed now.`);
    } catch (error) {
      if (signal.aborted) throw error;
      const reason = (error as Error).message;
      if (beforeUpdate === 'required') {
        throw new BootError(
          `The backup before the update failed, so the database was not changed: ${reason}\nCorrect that or, if you have a backup of your own, start with BACKUP_BEFORE_UPDATE=off.`,
          { cause: error },
        );
      }
      report(`The backup before the update failed: ${reason} The database is changed all the same.`);
    }
  };
