/** Starts one PostgreSQL for the whole test run, with a migrated database that every test file copies. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../kernel/db/embedded-postgres.ts';
import { openDatabase } from '../kernel/db/db.ts';
import { createJobQueue } from '../kernel/jobs/queue.ts';
import { createLog } from '../kernel/boot/log.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { handlersFor } from '../work-handlers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a database from which others can be created. */
    databaseUrl: string;
  }
}

const silent = { info: () => undefined, error: console.error };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-test-'));
  const database = await startEmbeddedPostgres(path.join(folder, 'postgres'), silent, { fsync: false });
  const stop = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query('CREATE DATABASE veery_template');
    await admin.end();
    await prepare(database.url.replace(/\/veery$/, '/veery_template'));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('databaseUrl', database.url);
  return stop;
}

/** Creates the schema and the queue's schema, which takes longer than most tests. */
async function prepare(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
  const log = createLog('silent');
  const connections = openDatabase(databaseUrl, log, 2);
  const kinds = handlersFor({ mail: 'any' }).map(({ kind }) => kind);
  await (await createJobQueue({ databaseUrl, database: connections, log, kinds })).close();
  await connections.close();
}
