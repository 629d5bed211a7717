/**
 * Reads parts of files. A player asks for one after another, so a file stays open for some seconds, and the blocks that were
 * read last stay in memory: a part of them is not copied.
 */
import { close, fstatSync, open, read } from 'node:fs';
import { promisify } from 'node:util';

/** Plain descriptors, because the promises of file handles cost more than a small read. */
const openFile = promisify(open);

export interface FileParts {
  /**
   * Returns these bytes, or fewer where the file ends. They are shared with others and must not be changed.
   * @param end inclusive
   * @throws ENOENT when there is no such file, also when there was one a moment ago
   */
  read(name: string, start: number, end: number): Promise<Uint8Array>;
  /** To be called before the file is removed, so that the disk gets its space back. */
  forget(name: string): void;
  close(): void;
}

interface OpenFile {
  fd: number;
  blocks: Map<number, Block>;
  readers: number;
  /** Nobody else reads from it. The last reader closes it. */
  isForgotten: boolean;
  wasUsed: boolean;
}

interface Block {
  file: OpenFile;
  index: number;
  bytes: Promise<Buffer>;
}

const blockBytes = 256 * 1024;
/** Blocks overlap, so that a part of up to 64 KiB lies within one, wherever it begins. */
const strideBytes = 192 * 1024;

export function createFileParts({ maxFiles = 64, maxBlocks = 64, idleMs = 5000 } = {}): FileParts {
  const files = new Map<string, Promise<OpenFile>>();
  /** The blocks of all files. The one that was used last is at the end. */
  const blocks = new Set<Block>();
  let sweep: NodeJS.Timeout | undefined;

  function closeUnread(file: OpenFile): void {
    if (file.isForgotten && file.readers === 0) close(file.fd, () => undefined);
  }

  function drop(block: Block): void {
    blocks.delete(block);
    if (block.file.blocks.get(block.index) === block) block.file.blocks.delete(block.index);
  }

  function forgetFile(file: OpenFile): void {
    file.isForgotten = true;
    for (const block of file.blocks.values()) drop(block);
    closeUnread(file);
  }

  function forget(name: string): void {
    const opened = files.get(name);
    files.delete(name);
    opened?.then(forgetFile, () => undefined);
  }

  function keepOpen(name: string): Promise<OpenFile> {
    const opened = openFile(name, 'r').then((fd): OpenFile => ({
      fd,
      blocks: new Map(),
      readers: 0,
      isForgotten: false,
      wasUsed: true,
    }));
    files.set(name, opened);
    opened.catch(() => files.get(name) === opened && files.delete(name));
    if (files.size > maxFiles) forget(files.keys().next().value ?? '');
    sweep ??= setInterval(forgetUnused, idleMs).unref();
    return opened;
  }

  async function forgetUnused(): Promise<void> {
    for (const [name, opened] of files) {
      const file = await opened.catch(() => undefined);
      if (file?.wasUsed === false && files.get(name) === opened) forget(name);
      else if (file) file.wasUsed = false;
    }
    if (files.size > 0) return;
    clearInterval(sweep);
    sweep = undefined;
  }

  /** Counts as a reader in the same step as the file is found open, so that nobody closes it in between. */
  async function acquire(name: string): Promise<OpenFile> {
    const opened = files.get(name) ?? keepOpen(name);
    const file = await opened;
    if (!file.isForgotten && isThere(file)) {
      file.readers += 1;
      file.wasUsed = true;
      return file;
    }
    if (files.get(name) === opened) forget(name);
    return acquire(name);
  }

  function blockOf(file: OpenFile, index: number): Promise<Buffer> {
    const known = file.blocks.get(index);
    const block = known ?? { file, index, bytes: readBlock(file.fd, index * strideBytes) };
    // A file that was forgotten meanwhile must keep nothing.
    if (file.isForgotten) return block.bytes;
    if (!known) {
      file.blocks.set(index, block);
      block.bytes.catch(() => drop(block));
    }
    blocks.delete(block);
    blocks.add(block);
    for (const oldest of blocks) {
      if (blocks.size <= maxBlocks) break;
      drop(oldest);
    }
    return block.bytes;
  }

  return {
    async read(name, start, end) {
      const file = await acquire(name);
      try {
        const found: Buffer[] = [];
        for (let at = start; at <= end;) {
          const index = Math.floor(at / strideBytes);
          const from = index * strideBytes;
          const part = (await blockOf(file, index)).subarray(at - from, end + 1 - from);
          if (part.length === 0) break;
          found.push(part);
          at += part.length;
        }
        const [only] = found;
        return only && found.length === 1 ? only : Buffer.concat(found);
      } finally {
        file.readers -= 1;
        closeUnread(file);
      }
    },
    forget,
    close() {
      clearInterval(sweep);
      sweep = undefined;
      for (const name of files.keys()) forget(name);
    },
  };
}

/** Another program may have removed or replaced the file. The inode of an open file is in memory, so nothing waits here. */
const isThere = ({ fd }: OpenFile): boolean => fstatSync(fd).nlink > 0;

async function readBlock(fd: number, position: number): Promise<Buffer> {
  const size = Math.min(fstatSync(fd).size - position, blockBytes);
  const block = Buffer.allocUnsafeSlow(Math.max(size, 0));
  let filled = 0;
  while (filled < block.length) {
    const count = await readOnce(fd, block, filled, position + filled);
    if (count === 0) break;
    filled += count;
  }
  return block.subarray(0, filled);
}

const readOnce = (fd: number, target: Buffer, offset: number, position: number): Promise<number> =>
  new Promise((resolve, reject) => {
    read(fd, target, offset, target.length - offset, position, (error, count) =>
      error ? reject(error) : resolve(count),
    );
  });
