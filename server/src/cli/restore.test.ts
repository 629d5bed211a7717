/** A restore into a database of another PostgreSQL, and what remains after a failure in the middle. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { knownMigrations } from '../kernel/db/migrate.ts';
import { createTenant } from '../contract-suite/samples.suite.ts';
import { testApp } from '../testing/app.ts';
import { steadyRecognition } from '../testing/steady-recognition.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import type { Table } from '../platform/backup/archive.ts';
import { manifest, runHere, writeArchive } from '../testing/cli.ts';

let folder: string;
let database: TestDatabase;
let dataDir: string;
const file = () => path.join(folder, 'archive.tar.gz');
const env = () => ({ DATA_DIR: dataDir, DATABASE_URL: database.url, SECRET_KEY: 's'.repeat(40) });

beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'veery-restore-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createTestDatabase('template0');
  dataDir = await mkdtemp(path.join(folder, 'data-'));
});
afterEach(() => database.drop());

const users: Table = {
  name: 'user_account',
  columns: ['user_id', 'public_user_id', 'email', 'password_hash', 'created_at'],
  rows: 1,
};
const workspaces: Table = {
  name: 'workspace',
  columns: ['workspace_id', 'name', 'owner_user_id', 'created_at'],
  rows: 1,
};
const user = 'u1\tp1\ta@example.test\tx\t2026-01-01 00:00:00+00\n';
const workspace = 'w1\tMine\tu1\t2026-01-01 00:00:00+00\n';

async function query(sql: string, connectionString = database.url) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a backup of a newer Veery is refused', async () => {
  const newer = { migrations: [...knownMigrations(), '99990101-0000-later'], veery: '9.9.9' };
  const run = await runHere(env(), 'restore', await writeArchive(file(), manifest([], newer)));
  expect(run).toMatchObject({
    code: 2,
    err: expect.stringContaining('was made by a newer Veery (9.9.9); update this'),
  });
  expect(await readdir(dataDir)).toEqual([]);
});

test('an archive is restored once into an empty database of another PostgreSQL', async () => {
  const stranger: Table = { name: 'stranger', columns: ['x'], rows: 1 };
  await writeArchive(
    file(),
    manifest([stranger, users, workspaces]),
    ['tables/stranger.copy', '1\n'],
    ['tables/user_account.copy', user],
    ['tables/workspace.copy', workspace],
    ['files/speech/aa/one.mp3', 'sound'],
    ['files/speech/aa/none.mp3', ''],
  );
  const run = await runHere(env(), 'restore', file());
  expect(run).toMatchObject({ code: 0, err: 'The table "stranger" is not one of Veery; it was left out.' });
  expect(await query('SELECT email FROM user_account')).toEqual([{ email: 'a@example.test' }]);
  expect(await readdir(path.join(dataDir, 'files/speech/aa'))).toEqual(['none.mp3', 'one.mp3']);
  const again = await runHere(env(), 'restore', file());
  expect(again).toMatchObject({ code: 2, err: expect.stringContaining('is not empty: it holds tables') });
  // The database belongs to this data folder from now on: a backup from another one would lack the files.
  const elsewhere = await runHere({ ...env(), DATA_DIR: `${dataDir}-2` }, 'backup', `${file()}.2`);
  expect(elsewhere).toMatchObject({ code: 2, err: expect.stringMatching(/^The database .* in another data folder/) });
});

/** How many rows each table has, except for those that belong to one server. */
const countRows = `SELECT tablename, xpath('/row/count/text()', query_to_xml(format(
  'SELECT count(*) FROM %I', tablename), false, true, ''))::text AS rows
  FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('change', 'storage_claim') ORDER BY tablename`;

test('what there is of every slice is there again after a backup and a restore', async () => {
  const app = await testApp({ parts: () => ({ recognition: steadyRecognition() }) });
  try {
    await createTenant(app);
    // It writes down the requests of its keys a moment after they were answered, at the latest when it ends.
    await app.app.close();
    const copy = path.join(folder, 'whole.tar.gz');
    const counts = await query(countRows, app.databaseUrl);
    const source = { ...env(), DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl };
    const backup = await runHere(source, 'backup', copy);
    expect(backup).toMatchObject({ code: 0, err: '' });
    const restored = await runHere(env(), 'restore', copy);
    expect(restored).toMatchObject({ code: 0, err: '' });
    const { tables, rows, files } = backup.lines()[0]!;
    expect(restored.lines()).toMatchObject([{ tables, rows, files }]);
    expect(await query(countRows)).toEqual(counts);
  } finally {
    await app.close();
  }
});

test('a failure in the middle leaves nothing behind', async () => {
  const broken: [string, string][][] = [
    // The faults are a row that refers to nobody, a wrong row count, and a wrong key, which is noticed after the files.
    [manifest([workspaces]), ['tables/workspace.copy', workspace]],
    [manifest([{ ...users, rows: 2 }]), ['tables/user_account.copy', user]],
    [
      manifest([{ name: 'secret', columns: ['name', 'sealed', 'updated_at'], rows: 1 }]),
      ['tables/secret.copy', `secret-key-check\t\\\\x${'00'.repeat(44)}\t2026-01-01 00:00:00+00\n`],
      ['legal/terms.md', 'Be kind.'],
      ['files/speech/one.mp3', 'sound'],
    ],
  ];
  const sentences = [/violates foreign key constraint/, /has 1 rows instead of 2/, /^SECRET_KEY is not the key/];
  for (const [i, entries] of broken.entries()) {
    const run = await runHere(env(), 'restore', await writeArchive(file(), ...entries));
    expect.soft(run).toMatchObject({ code: 2, out: '', err: expect.stringMatching(sentences[i]!) });
    expect(await query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
    const files = await readdir(dataDir, { recursive: true });
    expect(files.filter((name) => /\.(mp3|md)$/.test(name) || name.endsWith('owner.json'))).toEqual([]);
  }
});
