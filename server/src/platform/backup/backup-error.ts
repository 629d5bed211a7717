/** Why a backup could not be made: a sentence for the console and the log, and a kind for the notification. */
import type { BackupFailure } from '#contract/messages/notices.ts';
import { BootError } from '../../kernel/boot/boot-error.ts';

export class BackupError extends BootError {
  override name = 'BackupError';
  readonly reason: BackupFailure;

  constructor(reason: BackupFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Makes a sentence of what a file system refuses. */
export function explainFileError(error: unknown, folder: string): Error {
  const known: Record<string, [BackupFailure, string]> = {
    ENOENT: ['folder_unusable', `There is no folder ${folder}; make it, or give another place.`],
    EEXIST: ['folder_unusable', `${folder} is not a folder; give another place.`],
    ENOTDIR: ['folder_unusable', `${folder} is not a folder; give another place.`],
    EACCES: ['folder_unusable', `${folder} may not be written to; give another place.`],
    EROFS: ['folder_unusable', `${folder} may not be written to; give another place.`],
    ENOSPC: ['storage_full', `The disk that holds ${folder} is full; free some space, or give another place.`],
    EDQUOT: ['storage_full', `The disk quota for ${folder} is used up; free some space, or give another place.`],
  };
  const found = known[(error as NodeJS.ErrnoException).code ?? ''];
  return found ? new BackupError(...found, { cause: error }) : (error as Error);
}
