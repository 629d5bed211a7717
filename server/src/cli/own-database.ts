/** Opens the database as it is, for commands that must not migrate it. */
import path from 'node:path';
import type { Config } from '../kernel/boot/config.ts';
import { openDataFolder, readOwner } from '../kernel/boot/data-folder.ts';
import { startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { createLog } from '../kernel/boot/log.ts';
import { exitingOnSignals } from './interruptible.ts';

/** Uses the database of a running server, or starts it for this command. */
export async function withDatabaseAsIs<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const running = config.databaseUrl ?? (await readOwner(config.dataDir))?.databaseUrl;
  return running ? work(running) : withOwnDatabase(config, work);
}

/**
 * Holds the data folder and its database for one command.
 * @throws BootError while a server or another command holds the folder
 */
export async function withOwnDatabase<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const folder = await openDataFolder(config.dataDir);
  try {
    if (config.databaseUrl) return await work(config.databaseUrl);
    return await exitingOnSignals(async () => {
      const postgres = await startEmbeddedPostgres(path.join(config.dataDir, 'postgres'), createLog('silent'));
      try {
        return await work(postgres.url);
      } finally {
        await postgres.stop();
      }
    });
  } finally {
    await folder.release();
  }
}
