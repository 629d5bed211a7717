/**
 * Stores files in one folder of the data folder. A file is written beside its place and renamed, so that it is whole or
 * absent.
 */
import { mkdir, open, opendir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { openFileReader } from '../../kernel/streams.ts';
import { createFileParts } from './file-parts.ts';
import { FileMissing, type PendingFile, type Storage } from './port.ts';

const pendingFolder = '.pending';
/** The number of bytes between two flushes. */
const flushEvery = 128 * 1024;

const mode = { recursive: true, mode: 0o700 };

/** @param root created when absent; unfinished files of an earlier process are removed from it */
export async function createDiskStorage(root: string): Promise<Storage> {
  const pending = path.join(root, pendingFolder);
  await mkdir(pending, mode);
  for (const name of await readdir(pending)) await rm(path.join(pending, name), { force: true });
  const fileParts = createFileParts();
  const folders = new Set<string>();
  let counter = 0;

  /** Made while the file is written, so that its commit does not wait for it. A commit that finds none makes it again. */
  function makeFolder(folder: string): void {
    if (folders.has(folder)) return;
    folders.add(folder);
    mkdir(folder, mode).catch(() => void folders.delete(folder));
  }

  function locate(key: string): string {
    if (!/^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/.test(key))
      throw new Error(`bad storage key: ${key}`);
    // A key that passes is a relative path already, and `path.join` costs as much as a small read.
    return `${root}${path.sep}${key}`;
  }

  return {
    async create(key) {
      const place = locate(key);
      const file = openPending(path.join(pending, `${process.pid}-${counter++}`), place, key);
      makeFolder(path.dirname(place));
      return file;
    },
    async head(key) {
      const found = await stat(locate(key)).catch(ignoreMissing);
      return found ? { key, size: found.size } : undefined;
    },
    async read(key, range) {
      return openFileReader(locate(key), { ...range, highWaterMark: 256 * 1024 }).catch(refuseMissing(key));
    },
    async readPart(key, { start, end }) {
      const part = await fileParts.read(locate(key), start, end).catch(refuseMissing(key));
      if (part.length <= end - start) throw new Error(`${key} ends before ${end}`);
      return part;
    },
    async localPath(key) {
      const file = locate(key);
      await stat(file).catch(refuseMissing(key));
      return path.resolve(file);
    },
    async remove(key) {
      fileParts.forget(locate(key));
      await rm(locate(key), { force: true });
    },
    async freeBytes() {
      const disk = await statfs(root);
      return disk.bavail * disk.bsize;
    },
    async *list(prefix) {
      const folder = locate(prefix);
      const entries = await opendir(folder, { recursive: true }).catch(ignoreMissing);
      if (!entries) return;
      for await (const entry of entries) {
        if (!entry.isFile()) continue;
        const file = path.join(entry.parentPath, entry.name);
        yield { key: path.relative(root, file), size: (await stat(file)).size };
      }
    },
    close: fileParts.close,
  };
}

async function openPending(temporary: string, place: string, key: string): Promise<PendingFile> {
  const handle = await open(temporary, 'wx', 0o600);
  let size = 0;
  let isOpen = true;
  // Long files are flushed to the disk while they grow, so that the commit only waits for the rest.
  let flushed = 0;
  let flushing: Promise<void> | undefined;
  let failure: Error | undefined;
  function flushAhead() {
    if (flushing || size - flushed < flushEvery) return;
    flushed = size;
    flushing = handle
      .datasync()
      // Linux reports a failed write once, so the error must not be lost here.
      .catch((error: Error) => void (failure ??= error))
      .finally(() => (flushing = undefined));
  }
  async function close() {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
  }
  return {
    async write(chunk) {
      // A short write is possible on a nearly full disk.
      for (let offset = 0; offset < chunk.length;) {
        offset += (await handle.write(chunk, offset, chunk.length - offset, size + offset)).bytesWritten;
      }
      size += chunk.length;
      flushAhead();
    },
    async commit() {
      await Promise.all([flushing, handle.datasync()]);
      if (failure) throw failure;
      await rename(temporary, place).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(path.dirname(place), mode);
        await rename(temporary, place);
      });
      // The file is on disk under its name, so nobody waits for the handle to close.
      void close().catch(() => {});
      return { key, size };
    },
    async abort() {
      await flushing;
      await close();
      await rm(temporary, { force: true });
    },
  };
}

const refuseMissing =
  (key: string) =>
  (error: NodeJS.ErrnoException): never => {
    throw error.code === 'ENOENT' ? new FileMissing(key, { cause: error }) : error;
  };

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
