/** Opens the database as it is, for commands that must not migrate it. */
import path from 'node:path';
import pg from 'pg';
import { BootError } from '../kernel/boot/boot-error.ts';
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

/** @throws BootError that names the database without its password */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
    // Without a listener, losing the server would kill the process. The running query fails by itself.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (cause) {
    await client?.end().catch(() => undefined);
    const reason = (cause as Error).message || (cause as NodeJS.ErrnoException).code;
    throw new BootError(`The database ${withoutPassword(databaseUrl)} cannot be reached (${reason}).`);
  }
}

export function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}
