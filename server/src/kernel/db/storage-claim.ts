/**
 * A row in the database names the data folder that holds its files, so that two servers with two folders never share one
 * database: each would miss the other's files. The folder says which one it is in `storage.id`, and may be moved with it.
 */
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { BootError } from '../boot/boot-error.ts';

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * The first server on a database claims it for its data folder.
 * @throws BootError when the database belongs to another folder.
 */
export async function claimStorage(query: Query, dataDir: string): Promise<void> {
  if (!(await readClaim(query))) {
    const id = (await readStorageId(dataDir)) ?? (await createStorageId(dataDir));
    // Of two that start at once one inserts, and the other finds its row below.
    await query(
      'INSERT INTO storage_claim (storage_id, data_dir, host) VALUES ($1, $2, $3) ON CONFLICT (is_only_row) DO NOTHING',
      [id, dataDir, os.hostname()],
    );
  }
  const refusal = await findOtherStorage(query, dataDir);
  if (refusal) throw new BootError(refusal);
}

/** A sentence when the database belongs to the files of another data folder; undefined also before the first claim. */
export async function findOtherStorage(query: Query, dataDir: string): Promise<string | undefined> {
  const claim = await readClaim(query);
  if (!claim || claim.storage_id === (await readStorageId(dataDir))) return undefined;
  const file = fileOf(dataDir);
  return `The database of DATABASE_URL belongs to the files in another data folder (${claim.data_dir} on ${claim.host}): set DATA_DIR to that folder or, if its files have been moved here, write ${claim.storage_id} to ${file}.`;
}

async function readClaim(query: Query) {
  const { rows } = await query('SELECT storage_id, data_dir, host FROM storage_claim', []);
  return rows[0] as { storage_id: string; data_dir: string; host: string } | undefined;
}

const fileOf = (dataDir: string) => path.join(dataDir, 'storage.id');

async function readStorageId(dataDir: string): Promise<string | undefined> {
  const text = await fs.readFile(fileOf(dataDir), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

async function createStorageId(dataDir: string): Promise<string> {
  const id = randomUUID();
  await fs.writeFile(fileOf(dataDir), `${id}\n`, { mode: 0o600, flush: true });
  return id;
}
