/**
 * The folder that holds everything Veery keeps, and the proof that only one process uses it.
 * Whoever holds `owner.json` may start and stop the embedded database; everybody else connects or leaves.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { BootError } from './boot-error.ts';

export interface Owner {
  pid: number;
  /** Distinguishes this process from a later one with the same pid. */
  started: string;
  /** Set once the server answers. */
  port?: number;
  databaseUrl?: string;
}

export interface DataFolder {
  /** An absolute path. */
  path: string;
  /** Publishes where the server listens and which database it uses. */
  setAddress(port: number, databaseUrl: string): Promise<void>;
  release(): Promise<void>;
}

/** With less free space PostgreSQL may stop in the middle of a write, because its log alone grows in steps of 16 MB. */
const MIN_FREE_BYTES = 48 * 1024 * 1024;

export async function openDataFolder(dir: string): Promise<DataFolder> {
  const folder = path.resolve(dir);
  const file = ownerFile(folder);
  const owner: Owner = { pid: process.pid, started: processStart(process.pid) ?? 'unknown' };
  await explained(folder, () => fs.mkdir(folder, { recursive: true, mode: 0o700 }));
  await refuseFullDisk(folder);
  await explained(folder, () => takeOwnership(file, owner));

  const isOwnedByUs = async () => sameOwner(await readJson(file), owner);
  return {
    path: folder,
    async setAddress(port, databaseUrl) {
      if (!(await isOwnedByUs())) throw new BootError(`Another process took over ${folder}; start Veery again.`);
      const draft = await writeDraft(file, { ...owner, port, databaseUrl });
      await fs.rename(draft, file);
    },
    async release() {
      if (await isOwnedByUs()) await fs.rm(file, { force: true });
    },
  };
}

/** The living process that owns the folder, for the command line; undefined when nobody does. */
export async function readOwner(dir: string): Promise<Owner | undefined> {
  const owner = await readJson(ownerFile(dir));
  return owner && isAlive(owner) ? owner : undefined;
}

const ownerFile = (dir: string) => path.join(path.resolve(dir), 'owner.json');

/** A hard link is the atomic step: it fails when the name exists, and the file is complete when it appears. */
async function takeOwnership(file: string, owner: Owner) {
  const draft = await writeDraft(file, owner);
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        return await fs.link(draft, file);
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
        await removeIfStale(file);
      }
    }
    throw new BootError(`Could not take ${file}; check that no other Veery is being started and try again.`);
  } finally {
    await fs.rm(draft, { force: true });
  }
}

/** Moves the file away before looking at it again, since another process may have replaced it since the first look. */
async function removeIfStale(file: string) {
  refuseIfAlive(await readJson(file));
  const aside = `${file}.${process.pid}.stale`;
  try {
    await fs.rename(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readJson(aside);
  if (moved && isAlive(moved)) await fs.link(aside, file).catch(() => undefined);
  await fs.rm(aside, { force: true });
  refuseIfAlive(moved);
}

function refuseIfAlive(owner: Owner | undefined) {
  if (!owner || !isAlive(owner)) return;
  throw new BootError(
    owner.port
      ? `Veery is already running on this data folder (process ${owner.pid}, http://localhost:${owner.port}).`
      : `Veery is already running on this data folder (process ${owner.pid}); wait until it has finished or stop it.`,
  );
}

async function writeDraft(file: string, owner: Owner): Promise<string> {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await fs.writeFile(draft, JSON.stringify(owner), { mode: 0o600, flag: 'wx' });
  return draft;
}

/** A file that cannot be read as an owner counts as stale: complete files only ever appear under that name. */
async function readJson(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

const sameOwner = (a: Owner | undefined, b: Owner) => a?.pid === b.pid && a.started === b.started;
const isAlive = (owner: Owner) => processStart(owner.pid) === owner.started;

/** When a process began, in a form that only serves comparison; undefined when there is no such living process. */
function processStart(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
    }
    // The second field is the program's name in brackets and may hold spaces, so count from after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = fields[0];
    if (state === 'Z' || state === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
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

function hasCode(error: unknown, code: string) {
  return (error as NodeJS.ErrnoException).code === code;
}
