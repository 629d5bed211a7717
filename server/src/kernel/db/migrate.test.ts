import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { BootError } from '../boot/boot-error.ts';
import { migrate } from './migrate.ts';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-migrate-'));
  database = await createTestDatabase('template0');
  await write(
    '20260101-0900-first',
    'CREATE TABLE first (id int); INSERT INTO first VALUES (1); SELECT pg_sleep(0.1);',
  );
  await write('20260102-0900-second', 'ALTER TABLE first ADD note text;');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, sql: string) => writeFile(path.join(folder, `${name}.sql`), sql);

async function names() {
  return (await query('SELECT name FROM schema_migration ORDER BY name')).map((row) => row.name);
}

async function query(sql: string) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

test('servers that start at once apply every migration once, in order', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, folder)));
  expect(await names()).toEqual(['20260101-0900-first', '20260102-0900-second']);
  expect(await query('SELECT id, note FROM first')).toEqual([{ id: 1, note: null }]);
});

test('only new migrations are applied', async () => {
  await migrate(database.url, folder);
  await write('20260103-0900-third', 'DROP TABLE first;');
  await migrate(database.url, folder);
  expect(await names()).toHaveLength(3);
});

test('a failing migration leaves nothing behind, and the ones before it stay', async () => {
  await write('20260103-0900-bad', 'CREATE TABLE half (id int); SELECT 1/0;');
  await expect(migrate(database.url, folder)).rejects.toThrow(
    'Migration 20260103-0900-bad failed and was undone: division by zero.',
  );
  expect(await names()).toHaveLength(2);
  expect(await query(`SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
});

test('data of a newer Veery is refused', async () => {
  await migrate(database.url, folder);
  await rm(path.join(folder, '20260102-0900-second.sql'));
  await expect(migrate(database.url, folder)).rejects.toThrow(
    new BootError(
      'The data was written by a newer Veery (migration 20260102-0900-second). Update this installation, or restore a backup.',
    ),
  );
});

test('an unreachable database is named without its password', async () => {
  const failure = migrate('postgres://ada:secret@127.0.0.1:1/veery', folder);
  await expect(failure).rejects.toThrow(
    /^The database 127\.0\.0\.1:1\/veery cannot be reached \(.*\); check DATABASE_URL\.$/,
  );
});
