/** One PostgreSQL for the whole test run, with a migrated database to copy for every test file. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../kernel/embedded-postgres.ts';
import { migrate } from '../kernel/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a database that may create others. */
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
    await migrate(database.url.replace(/\/veery$/, '/veery_template'));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('databaseUrl', database.url);
  return stop;
}
