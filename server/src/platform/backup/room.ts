/** Checks before a backup that its disk has room for it. */
import * as fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Config } from '../../kernel/boot/config.ts';
import { BackupError } from './backup-error.ts';

interface Place {
  config: Pick<Config, 'dataDir' | 'minFreeBytes'>;
  file: string;
  /** A key a line. */
  listOfFiles: string;
  filesRoot: string;
}

/**
 * Counts every byte as if nothing could be compressed. On the disk of the data folder as much must stay free as the
 * server needs to go on.
 * @throws BackupError
 */
export async function requireRoom(client: pg.Client, { config, file, listOfFiles, filesRoot }: Place): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  const needed = Number(rows[0]?.bytes) + (await sizeOfFiles(listOfFiles, filesRoot));
  const folder = path.dirname(file);
  const [disk, { dev }, data] = await Promise.all([fs.statfs(folder), fs.stat(folder), fs.stat(config.dataDir)]);
  const reserve = dev === data.dev ? config.minFreeBytes : 0;
  const free = Math.max(disk.bavail * disk.bsize - reserve, 0);
  if (needed <= free) return;
  const [neededMb, freeMb] = [needed, free].map((bytes) => Math.ceil(bytes / 1_000_000));
  throw new BackupError(
    'storage_full',
    `The backup may need ${neededMb} MB and ${folder} has ${freeMb} MB to spare; free some space, or give another place.`,
  );
}

async function sizeOfFiles(listOfFiles: string, root: string): Promise<number> {
  const list = await fs.open(listOfFiles);
  let bytes = 0;
  // A file that is gone meanwhile needs no room.
  for await (const key of list.readLines())
    bytes += (await fs.stat(path.join(root, key)).catch(() => undefined))?.size ?? 0;
  return bytes;
}
