/** The archives that the server has made and kept, to be listed and downloaded. */
import * as fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../kernel/boot/config.ts';
import { archiveKindOf, isEncryptedArchive, type ArchiveKind } from './archive-names.ts';
import { backupFolder } from './backup-folder.ts';

export interface BackupFile {
  name: string;
  path: string;
  kind: ArchiveKind;
  is_encrypted: boolean;
  bytes: number;
  changed_at: Date;
}

/** Lists them newest first. Before the first backup there is no folder, and so there are none. */
export async function listBackupFiles(config: Config): Promise<BackupFile[]> {
  const names = await fs.readdir(backupFolder(config)).catch(() => []);
  const found = await Promise.all(names.map((name) => findBackupFile(config, name)));
  return found
    .filter((file) => file !== undefined)
    .toSorted((a, b) => b.changed_at.getTime() - a.changed_at.getTime() || (a.name < b.name ? 1 : -1));
}

/** Only names that the server gives are looked for, so no name leads out of the folder. */
export async function findBackupFile(config: Config, name: string): Promise<BackupFile | undefined> {
  const kind = archiveKindOf(name);
  if (!kind) return undefined;
  const file = path.join(backupFolder(config), name);
  const stat = await fs.lstat(file).catch(() => undefined);
  if (!stat?.isFile()) return undefined;
  return { name, path: file, kind, is_encrypted: isEncryptedArchive(name), bytes: stat.size, changed_at: stat.mtime };
}
