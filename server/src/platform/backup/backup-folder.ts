/** The folder in which the server keeps the archives that it makes by itself. */
import * as fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../kernel/boot/config.ts';
import { abandonedDrafts, archiveName, superfluousArchives, type ArchiveKind } from './archive-names.ts';
import { explainFileError } from './backup-error.ts';
import { readPassphrase } from './sealed-stream.ts';
import { writeBackup, type BackupResult } from './write-archive.ts';

export interface OwnBackup {
  config: Config;
  databaseUrl: string;
  kind: ArchiveKind;
  keep: number;
  now: Date;
  signal: AbortSignal;
}

/** Without BACKUP_DIR only the backups before updates are made, beside the data. */
export const backupFolder = ({ backup, dataDir }: Config): string => backup.dir ?? path.join(dataDir, 'backups');

/** Makes an archive, and then removes what is older than the newest few, and what dead processes left. @throws BackupError */
export async function writeOwnBackup({ kind, keep, now, ...input }: OwnBackup): Promise<BackupResult> {
  const { config } = input;
  const folder = backupFolder(config);
  const { passphraseFile } = config.backup;
  await fs.mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw explainFileError(error, folder);
  });
  await removeAll(folder, abandonedDrafts(await fs.readdir(folder), kind));
  const passphrase = passphraseFile === undefined ? undefined : await readPassphrase(passphraseFile);
  const file = path.join(folder, archiveName(kind, now, passphrase !== undefined));
  const result = await writeBackup({ ...input, file, passphrase });
  await removeAll(folder, superfluousArchives(await fs.readdir(folder), kind, keep));
  return result;
}

async function removeAll(folder: string, names: string[]): Promise<void> {
  for (const name of names) await fs.rm(path.join(folder, name), { recursive: true, force: true });
}
