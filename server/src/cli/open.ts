/** Opens the data for the command line: beside a running server, or with a database that is started for one command. */
import { flagNames } from '#contract/workspace/flags.ts';
import { root } from '../installation.ts';
import { processEnv, readConfig, type Config } from '../kernel/boot/config.ts';
import type { Scope } from '../kernel/context.ts';
import { openDatabase } from '../kernel/db/db.ts';
import { createLog } from '../kernel/boot/log.ts';
import { backupBeforeUpdate } from '../platform/backup/before-update.ts';
import { migrate, migrationsFolder } from '../kernel/db/migrate.ts';
import { noQueue } from '../kernel/jobs/jobs.ts';
import { systemScope } from '../context.ts';
import { withDatabaseAsIs } from './own-database.ts';

export const readCliConfig = (): Config => readConfig(processEnv(), root, flagNames);

/** Gives `work` a scope without an actor, on a database with this checkout's schema. */
export function withDatabase<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
  const config = readCliConfig();
  return withDatabaseAsIs(config, async (databaseUrl) => {
    const report = (sentence: string) => console.error(sentence);
    await migrate(databaseUrl, migrationsFolder, backupBeforeUpdate({ config, databaseUrl, report }));
    // Standard output is reserved for the answer.
    const { db, close } = openDatabase(databaseUrl, createLog('silent'), 2);
    try {
      return await work(systemScope({ db, now: () => new Date(), queue: noQueue }));
    } finally {
      await close();
    }
  });
}
