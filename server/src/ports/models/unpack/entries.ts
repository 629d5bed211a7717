/** Which entries of an archive become files, and which make it dangerous. Pure. */
import { InvalidModel } from '../port.ts';

/** Deeper paths than these are no model's. */
const maxDepth = 12;
const maxPathLength = 300;

/** What macOS adds to archives. */
const isSuperfluous = (part: string) => part === '__MACOSX' || part === '.DS_Store' || part.startsWith('._');

/** What a file system takes for another name: a reserved device, or an ending that it drops. */
const isAmbiguous = (part: string) =>
  /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(part) || part.endsWith('.') || part.endsWith(' ');

/**
 * The path of an entry, relative and with `/`; undefined where the entry is left out.
 * @throws InvalidModel where the path leads out of its folder
 */
export function entryPath(name: string): string | undefined {
  const shown = JSON.stringify(name.slice(0, 80));
  if (name.length > maxPathLength) throw new InvalidModel(`the archive holds a path that is too long (${shown})`);
  if (/[\p{Cc}\\]/u.test(name) || name.startsWith('/') || /^[A-Za-z]:/.test(name)) {
    throw new InvalidModel(`the archive holds a path that leads elsewhere (${shown})`);
  }
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..') || parts.some(isAmbiguous)) {
    throw new InvalidModel(`the archive holds a path that leads elsewhere (${shown})`);
  }
  if (parts.length > maxDepth) throw new InvalidModel(`the archive holds too many nested folders (${shown})`);
  return parts.length === 0 || parts.some(isSuperfluous) ? undefined : parts.join('/');
}

export interface UnpackLimits {
  maxBytes: number;
  maxFiles: number;
}

/** Counts what is unpacked, and refuses what grows without end. */
export function createTally({ maxBytes, maxFiles }: UnpackLimits) {
  const paths = new Set<string>();
  let bytes = 0;
  return {
    addFile(path: string): void {
      // Some file systems take small and capital letters for the same.
      const same = path.normalize('NFC').toLowerCase();
      if (paths.has(same)) throw new InvalidModel(`the archive holds ${JSON.stringify(path)} twice`);
      paths.add(same);
      if (paths.size > maxFiles) throw new InvalidModel(`the archive holds more than ${maxFiles} files`);
    },
    addBytes(count: number): void {
      bytes += count;
      if (bytes > maxBytes) {
        throw new InvalidModel(`the archive holds more than ${Math.round(maxBytes / 1_000_000)} MB`);
      }
    },
  };
}
export type Tally = ReturnType<typeof createTally>;
