/** Makes a model of archives, folders and files, in a folder that nobody lists yet. */
import { copyFile, lstat, mkdir, readdir, readFile, rename, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModelManifest } from '#contract/engine-models/manifest.ts';
import { ChecksumMismatch, InvalidModel, type ModelSource } from './port.ts';
import { hashFile, listFiles, manifestFile, parseManifest, requireFiles } from './read-model.ts';
import { createTally, entryPath } from './unpack/entries.ts';
import { unpack } from './unpack/unpack.ts';

const maxFiles = 20_000;
const maxBytes = 32_000_000_000;
/** Weights hardly shrink when they are packed, so an archive that grows this much holds something else. */
const maxGrowth = 20;
const freeGrowthBytes = 200_000_000;

/** Unpacking is the first part of the work; the rest is reading for the checksums. */
const unpackingShare = 0.8;

/**
 * @param stage an empty folder
 * @returns the manifest, and the folder of the model in `stage`
 * @throws InvalidModel; ChecksumMismatch
 */
export async function stageModel(
  stage: string,
  { from, files = [], describe, minFreeBytes = 0, onProgress }: ModelSource,
  signal: AbortSignal,
): Promise<{ manifest: ModelManifest; root: string }> {
  const folder = path.join(stage, 'files');
  await mkdir(folder);
  for (const [index, source] of from.entries()) {
    const report = (share: number) => onProgress?.(((index + share) / from.length) * unpackingShare);
    await addSource(source, folder, minFreeBytes, signal, report);
  }
  const { root, name } = await findRoot(folder);
  for (const file of files) {
    const place = entryPath(file.to);
    if (place === undefined) throw new InvalidModel(`${file.to} is no path of a file`);
    await mkdir(path.dirname(path.join(root, place)), { recursive: true });
    await copyFile(file.from, path.join(root, place));
  }
  const names = await listFiles(root);
  const own = names.includes(manifestFile)
    ? parseManifest(await readFile(path.join(root, manifestFile), 'utf8'))
    : undefined;
  const described = await describe({ root, name, files: names, manifest: own });
  await requireFiles(root, described);
  const checksums = await hashAll(root, names, described, signal, (share) =>
    onProgress?.(unpackingShare + share * (1 - unpackingShare)),
  );
  const manifest = { ...described, checksums };
  await writeFile(path.join(root, manifestFile), `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true });
  return { manifest, root };
}

async function addSource(
  source: string,
  folder: string,
  minFreeBytes: number,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  const about = await stat(source).catch(() => undefined);
  if (!about) throw new InvalidModel('the file is no longer there');
  const disk = await statfs(folder);
  const free = Math.max(0, disk.bavail * disk.bsize - minFreeBytes);
  if (about.isDirectory()) return copyFolder(source, folder, Math.min(maxBytes, free), signal);
  const limits = { maxFiles, maxBytes: Math.min(maxBytes, free, about.size * maxGrowth + freeGrowthBytes) };
  await unpack({ archive: source, folder, limits }, signal, onProgress);
}

async function copyFolder(source: string, folder: string, limit: number, signal: AbortSignal): Promise<void> {
  const tally = createTally({ maxBytes: limit, maxFiles });
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    signal.throwIfAborted();
    const file = path.join(entry.parentPath, entry.name);
    const place = entryPath(path.relative(source, file).split(path.sep).join('/'));
    if (place === undefined || entry.isDirectory()) continue;
    if (!entry.isFile()) throw new InvalidModel(`the folder holds a link or a device (${place})`);
    tally.addFile(place);
    tally.addBytes((await lstat(file)).size);
    await mkdir(path.dirname(path.join(folder, place)), { recursive: true });
    await copyFile(file, path.join(folder, place));
  }
}

/** Most archives hold one folder with everything in it. */
async function findRoot(folder: string): Promise<{ root: string; name: string | undefined }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const [only] = entries;
  if (entries.length === 1 && only?.isDirectory()) return { root: path.join(folder, only.name), name: only.name };
  return { root: folder, name: undefined };
}

/** @throws ChecksumMismatch where a manifest that was given says otherwise */
async function hashAll(
  root: string,
  names: readonly string[],
  { checksums: given }: ModelManifest,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const files = names.filter((name) => name !== manifestFile);
  for (const [index, name] of files.entries()) {
    const hash = await hashFile(path.join(root, name), signal);
    if (given[name] !== undefined && given[name] !== hash) throw new ChecksumMismatch(name);
    found[name] = hash;
    onProgress((index + 1) / files.length);
  }
  return found;
}

/** Moves what was staged to its place, where it appears as a whole. @returns false if there is a model already */
export async function publish(root: string, place: string): Promise<boolean> {
  try {
    await rename(root, place);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(String((error as NodeJS.ErrnoException).code))) return false;
    throw error;
  }
}
