/** The command line's way to the data: beside a running server, or with the database started for the one command. */
import path from 'node:path';
import { flagNames } from '#contract/flags.ts';
import { root } from '../installation.ts';
import { processEnv, readConfig, type Config } from '../kernel/config.ts';
import type { Scope } from '../kernel/context.ts';
import { openDataFolder, readOwner } from '../kernel/data-folder.ts';
import { openDatabase, type Db } from '../kernel/db.ts';
import { startEmbeddedPostgres } from '../kernel/embedded-postgres.ts';
import { createLog, type Log } from '../kernel/log.ts';
import { migrate } from '../kernel/migrate.ts';
import { systemScope } from '../maintenance.ts';

export interface Session {
  config: Config;
  db: Db;
  databaseUrl: string;
  log: Log;
  /** True when a server runs on the same data folder. */
  isServerRunning: boolean;
  scope(): Scope;
}

export const readCliConfig = (): Config => readConfig(processEnv(), root, flagNames);

export async function withDatabase<T>(work: (session: Session) => Promise<T>): Promise<T> {
  const config = readCliConfig();
  // Standard output is for the answer alone.
  const log = createLog('silent');
  const owner = await readOwner(config.dataDir);
  const running = config.databaseUrl ?? owner?.databaseUrl;
  if (running) return withUrl(config, running, owner !== undefined, log, work);
  const folder = await openDataFolder(config.dataDir);
  try {
    const postgres = await startEmbeddedPostgres(path.join(config.dataDir, 'postgres'), log);
    try {
      return await withUrl(config, postgres.url, false, log, work);
    } finally {
      await postgres.stop();
    }
  } finally {
    await folder.release();
  }
}

async function withUrl<T>(
  config: Config,
  databaseUrl: string,
  isServerRunning: boolean,
  log: Log,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  await migrate(databaseUrl);
  const { db, close } = openDatabase(databaseUrl, log, 2);
  try {
    const scope = () => systemScope({ db, now: () => new Date() });
    return await work({ config, db, databaseUrl, log, isServerRunning, scope });
  } finally {
    await close();
  }
}
