/**
 * The folder that holds everything Veery keeps, and the proof that only one process uses it: whoever holds the lock of
 * `owner.lock` owns the folder, may start and stop the embedded database, and says in `owner.json` who it is and where it
 * listens. Everybody else connects to what the owner runs, or leaves.
 */
import { closeSync, writeFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BootError } from './boot-error.ts';
import { isLocked, lockFile } from './file-lock.ts';

export interface Owner {
  /** As the owner sees itself: in another container it may be another process. */
  pid: number;
  /** The name of its machine or container. */
  host: string;
  /** Set once the server answers. */
  port?: number;
  databaseUrl?: string;
}

export interface DataFolder {
  /** Absolute. */
  path: string;
  /** Tells others where the server listens and which database it uses. */
  setAddress(port: number, databaseUrl: string): Promise<void>;
  release(): Promise<void>;
}

/** With less free space PostgreSQL may stop in the middle of a write, because its log alone grows in steps of 16 MB. */
const MIN_FREE_BYTES = 48 * 1024 * 1024;

export async function openDataFolder(dir: string): Promise<DataFolder> {
  const folder = path.resolve(dir);
  const file = ownerFile(folder);
  const owner: Owner = { pid: process.pid, host: os.hostname() };
  await explained(folder, () => fs.mkdir(folder, { recursive: true, mode: 0o700 }));
  await refuseFullDisk(folder);
  const lock = await explained(folder, () => takeOwnership(folder, owner));
  return {
    path: folder,
    async setAddress(port, databaseUrl) {
      const draft = `${file}.new`;
      await fs.writeFile(draft, JSON.stringify({ ...owner, port, databaseUrl }), { mode: 0o600 });
      await fs.rename(draft, file);
    },
    async release() {
      await fs.rm(file, { force: true });
      // The file of the lock stays, because two processes could lock two files of that name.
      closeSync(lock);
    },
  };
}

/** The living process that owns the folder, for the command line; undefined when nobody does. */
export async function readOwner(dir: string): Promise<Owner | undefined> {
  if (!isLocked(lockOf(path.resolve(dir)))) return undefined;
  try {
    return JSON.parse(await fs.readFile(ownerFile(dir), 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

const ownerFile = (dir: string) => path.join(path.resolve(dir), 'owner.json');
const lockOf = (folder: string) => path.join(folder, 'owner.lock');

/** The descriptor that holds the lock. It is tried some times, because the command line locks for a moment to look. */
async function takeOwnership(folder: string, owner: Owner): Promise<number> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const lock = lockFile(lockOf(folder));
    if (lock !== undefined) {
      // In the same turn, because what a killed owner left there would pass for ours.
      writeOwner(folder, lock, owner);
      return lock;
    }
    await sleep(30);
  }
  throw alreadyRunning(await readOwner(folder));
}

function writeOwner(folder: string, lock: number, owner: Owner): void {
  try {
    writeFileSync(ownerFile(folder), JSON.stringify(owner), { mode: 0o600 });
  } catch (error) {
    closeSync(lock);
    throw error;
  }
}

function alreadyRunning(owner: Owner | undefined): BootError {
  const start = 'Veery is already running on this data folder';
  if (!owner) return new BootError(`${start}; wait until it has finished or stop it.`);
  const process = `process ${owner.pid}${owner.host === os.hostname() ? '' : ` on ${owner.host}`}`;
  return new BootError(
    owner.port
      ? `${start} (${process}, http://localhost:${owner.port}).`
      : `${start} (${process}); wait until it has finished or stop it.`,
  );
}

async function refuseFullDisk(folder: string) {
  const disk = await fs.statfs(folder);
  if (disk.bavail * disk.bsize >= MIN_FREE_BYTES) return;
  throw new BootError(`The disk that holds ${folder} is full; free some space and start again.`);
}

const SENTENCES: Record<string, (folder: string) => string> = {
  EACCES: (folder) => `Veery may not write to ${folder}; give this user the folder or set DATA_DIR to another one.`,
  EPERM: (folder) => `Veery may not write to ${folder}; give this user the folder or set DATA_DIR to another one.`,
  EROFS: (folder) => `The disk that holds ${folder} is read-only; set DATA_DIR to a folder that can be written.`,
  // Node reports this for a recursive mkdir on a read-only disk.
  ENOENT: (folder) =>
    `${folder} cannot be made: its disk is read-only or gone; set DATA_DIR to a folder that can be written.`,
  ENOSPC: (folder) => `The disk that holds ${folder} is full; free some space and start again.`,
  EDQUOT: (folder) => `The disk quota for ${folder} is used up; free some space and start again.`,
  ENOTDIR: (folder) => `${folder} is not a folder; remove the file or set DATA_DIR to another place.`,
  EEXIST: (folder) => `${folder} is not a folder; remove the file or set DATA_DIR to another place.`,
};

async function explained<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = SENTENCES[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence ? new BootError(sentence(folder), { cause: error }) : error;
  }
}
