import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { claimStorage, findOtherStorage } from './storage-claim.ts';

let database: TestDatabase;
let client: pg.Client;
let temp: string;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  temp = await mkdtemp(path.join(os.tmpdir(), 'veery-claim-'));
});
beforeEach(() => client.query('DELETE FROM storage_claim'));
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(temp, { recursive: true, force: true });
});

const query = (text: string, values: unknown[]) => client.query(text, values);
const claim = (folder: string) => claimStorage(query, folder);

async function makeFolder(name: string): Promise<string> {
  const folder = path.join(temp, name);
  await mkdir(folder);
  return folder;
}

test('the first server claims the database for its folder, and one with another folder is refused', async () => {
  const [first, second] = [await makeFolder('first'), await makeFolder('second')];
  expect(await findOtherStorage(query, second)).toBeUndefined();
  await claim(first);
  await claim(first);
  const id = (await readFile(path.join(first, 'storage.id'), 'utf8')).trim();
  const sentence = `The database of DATABASE_URL belongs to the files in another data folder (${first} on ${os.hostname()}): set DATA_DIR to that folder or, if its files have been moved here, write ${id} to ${second}/storage.id.`;
  await expect(claim(second)).rejects.toThrow(sentence);
  expect(await findOtherStorage(query, second)).toBe(sentence);
  // The sentence says what to do, and that works.
  await writeFile(path.join(second, 'storage.id'), id);
  await claim(second);
});

test('a folder that is moved or copied keeps its claim, and one folder may serve several databases', async () => {
  const folder = await makeFolder('moved');
  await claim(folder);
  await cp(folder, path.join(temp, 'copied'), { recursive: true });
  await rename(folder, path.join(temp, 'elsewhere'));
  await claim(path.join(temp, 'elsewhere'));
  await claim(path.join(temp, 'copied'));
  await client.query('DELETE FROM storage_claim');
  await claim(path.join(temp, 'elsewhere'));
});

test('of two servers that claim at once one is refused', async () => {
  const folders = [await makeFolder('left'), await makeFolder('right')];
  const results = await Promise.allSettled(folders.map(claim));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
