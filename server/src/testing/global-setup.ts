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
import { describeDatabase } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a database from which others can be created. */
    databaseUrl: string;
    /** What a copy of the template is before a test has used it. */
    databaseTemplate: {
      schema: string;
      bytes: number;
      /** Its rows, as JSON: those of migrations and of the queue. */
      rows: { table: string; rows: string }[];
    };
  }
}

/** Each of three threads may have several applications with a pool of twenty. */
const maxConnections = 250;

const silent = { info: () => undefined, error: console.error };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-test-'));
  const database = await startEmbeddedPostgres(path.join(folder, 'postgres'), silent, {
    fsync: false,
    maxConnections,
  });
  const stop = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await hashPasswordCheaply(admin, database.url);
    await admin.query('CREATE DATABASE veery_template');
    await admin.end();
    const templateUrl = database.url.replace(/\/veery$/, '/veery_template');
    await prepare(templateUrl);
    project.provide('databaseTemplate', await readTemplate(templateUrl));
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

/** Tests open thousands of connections, each of which proves that it knows the password. */
async function hashPasswordCheaply(admin: pg.Client, databaseUrl: string): Promise<void> {
  const { username, password } = new URL(databaseUrl);
  await admin.query('SET scram_iterations = 1');
  await admin.query(`ALTER ROLE ${pg.escapeIdentifier(username)} PASSWORD ${pg.escapeLiteral(password)}`);
}

async function readTemplate(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace::regnamespace::text IN ('public', 'pgboss') ORDER BY oid`);
  const rows: { table: string; rows: string }[] = [];
  for (const { name } of tables) {
    const { rows: found } = await client.query<{ all: string | null }>(
      `SELECT jsonb_agg(to_jsonb(t))::text AS all FROM ${name} t`,
    );
    if (found[0]?.all) rows.push({ table: name, rows: found[0].all });
  }
  const described = await describeDatabase(client);
  await client.end();
  return { ...described, rows };
}
