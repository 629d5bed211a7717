/**
 * The models in one folder of a disk, which several servers may share. A model is staged beside the others and renamed, so
 * that it is whole or absent; a removed one is renamed away, so that it is gone at once.
 */
import { randomUUID } from 'node:crypto';
import { watch as watchFolder, type FSWatcher } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import {
  InvalidModel,
  ModelExists,
  ModelMissing,
  type BrokenModel,
  type InstalledModel,
  type ModelStore,
} from './port.ts';
import { hashFile, manifestFile, readModel } from './read-model.ts';
import { publish, stageModel } from './stage-model.ts';

/** Folders that begin with a dot hold no models. */
const stagingFolder = '.staging';
const downloadsFolder = '.downloads';
const trashFolder = '.trash';

/** Engines of other servers see a removal a little later, and may read until then. */
const keepRemovedMs = 5 * 60_000;
/** What is staged for longer was left by a process that died. */
const keepStagedMs = 24 * 60 * 60_000;

interface StoreOptions {
  folder: string;
  /** How often the folder is looked at, since network file systems tell of no changes; 5,000 by default. */
  lookEveryMs?: number;
  onError?(error: Error): void;
}

type Found = { model: InstalledModel } | { broken: BrokenModel };

export async function createModelStore({
  folder,
  lookEveryMs = 5000,
  onError = () => undefined,
}: StoreOptions): Promise<ModelStore> {
  const inFolder = (...parts: string[]) => path.join(folder, ...parts);
  for (const name of [stagingFolder, downloadsFolder, trashFolder]) {
    await mkdir(inFolder(name), { recursive: true, mode: 0o755 });
  }
  const known = new Map<string, { stamp: string; found: Found }>();
  const listeners = new Set<() => void>();
  let former: string | undefined;

  /** Reads a folder again when its manifest or the folder itself was replaced. */
  async function look(id: string): Promise<Found | undefined> {
    const place = inFolder(id);
    const [about, manifest] = await Promise.all([
      stat(place).catch(() => undefined),
      stat(path.join(place, manifestFile)).catch(() => undefined),
    ]);
    if (!about?.isDirectory()) return undefined;
    const stamp = [about.ino, about.mtimeMs, manifest?.ino, manifest?.mtimeMs, manifest?.size].join();
    const last = known.get(id);
    if (last?.stamp === stamp) return last.found;
    const found = await readModel(place).then(
      (model): Found => ({ model }),
      (error: Error): Found => ({ broken: { id, folder: place, reason: reasonOf(error) } }),
    );
    known.set(id, { stamp, found });
    return found;
  }

  async function readFolder(): ReturnType<ModelStore['list']> {
    const names = (await readdir(folder, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort();
    for (const id of known.keys()) if (!names.includes(id)) known.delete(id);
    const models: InstalledModel[] = [];
    const broken: BrokenModel[] = [];
    for (const id of names) {
      const found = await look(id);
      if (found && 'model' in found) models.push(found.model);
      else if (found) broken.push(found.broken);
    }
    return { models, broken };
  }

  /** What the last look found. Every request for speech asks for it, so none of them looks itself. */
  let last: ReturnType<ModelStore['list']> | undefined;

  function lookNow(): ReturnType<ModelStore['list']> {
    const found = readFolder();
    last = found;
    found.catch(() => (last = undefined));
    return found;
  }

  const list: ModelStore['list'] = () => last ?? lookNow();

  async function notifyChanges(): Promise<void> {
    try {
      const { models, broken } = await lookNow();
      const now = JSON.stringify([models.map(({ folder, digest }) => [folder, digest]), broken]);
      if (now === former) return;
      const isFirst = former === undefined;
      former = now;
      if (!isFirst) for (const changed of listeners) changed();
    } catch (error) {
      onError(error as Error);
    }
  }

  await purge(inFolder(trashFolder), keepRemovedMs, onError);
  await purge(inFolder(stagingFolder), keepStagedMs, onError);
  await notifyChanges();
  let looking = Promise.resolve();
  const lookSoon = () => (looking = looking.then(notifyChanges));
  const timer = setInterval(() => void lookSoon(), lookEveryMs).unref();
  const cleaning = setInterval(() => void purge(inFolder(trashFolder), keepRemovedMs, onError), keepRemovedMs).unref();
  const watcher = tryToWatch(folder, () => void lookSoon());

  const downloadPlace = (name: string) => {
    if (!/^[A-Za-z0-9_-]{1,100}$/.test(name)) throw new Error(`bad name of a download: ${name}`);
    return inFolder(downloadsFolder, name);
  };

  return {
    folder,
    list,
    watch(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    async install(source, signal) {
      const stage = inFolder(stagingFolder, randomUUID());
      await mkdir(stage);
      try {
        const { manifest, root } = await stageModel(stage, source, signal);
        signal.throwIfAborted();
        const place = inFolder(manifest.id);
        if (!(await publish(root, place))) throw new ModelExists(manifest.name);
        await lookSoon();
        return await readModel(place);
      } finally {
        await rm(stage, { recursive: true, force: true });
      }
    },
    async check(id, signal) {
      const found = await lookNow();
      const broken = found.broken.find((one) => one.id === id);
      if (broken) return [`The folder holds no model that can be loaded: ${broken.reason}.`];
      const model = found.models.find(({ manifest }) => manifest.id === id);
      if (!model) throw new ModelMissing(id);
      return findDifferences(model, signal);
    },
    async remove(id) {
      if (!/^[^./\\][^/\\]*$/.test(id)) throw new ModelMissing(id);
      try {
        await rename(inFolder(id), inFolder(trashFolder, `${Date.now()}-${randomUUID()}`));
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new ModelMissing(id) : error;
      }
      await lookSoon();
    },
    async downloadFolder(name) {
      const place = downloadPlace(name);
      await mkdir(place, { recursive: true, mode: 0o755 });
      return place;
    },
    discardDownload: (name) => rm(downloadPlace(name), { recursive: true, force: true }),
    async freeBytes() {
      const disk = await statfs(folder);
      return disk.bavail * disk.bsize;
    },
    async close() {
      clearInterval(timer);
      clearInterval(cleaning);
      watcher?.close();
      await looking;
    },
  };
}

/** @returns sentences */
async function findDifferences({ folder, manifest }: InstalledModel, signal: AbortSignal): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, checksum] of Object.entries(manifest.checksums)) {
    signal.throwIfAborted();
    const hash = await hashFile(path.join(folder, name), signal).catch((error: NodeJS.ErrnoException) => {
      if (signal.aborted) throw error;
      return error.code === 'ENOENT' ? undefined : `unreadable: ${error.code ?? error.message}`;
    });
    if (hash === undefined) problems.push(`The file ${name} is missing.`);
    else if (hash.startsWith('unreadable')) problems.push(`The file ${name} cannot be read.`);
    else if (hash !== checksum) problems.push(`The file ${name} differs from its checksum.`);
  }
  return problems;
}

const reasonOf = (error: Error) =>
  error instanceof InvalidModel
    ? error.message
    : `it cannot be read (${(error as NodeJS.ErrnoException).code ?? error.message})`;

/** Where the system cannot watch a folder, it is only looked at now and then. */
function tryToWatch(folder: string, changed: () => void): FSWatcher | undefined {
  try {
    const watcher = watchFolder(folder, { persistent: false }, changed);
    return watcher.on('error', () => watcher.close());
  } catch {
    return undefined;
  }
}

/** Removes what has been in a folder for long. Its age is that of its move, which the change time tells. */
async function purge(folder: string, keepMs: number, onError: (error: Error) => void): Promise<void> {
  try {
    for (const name of await readdir(folder)) {
      const place = path.join(folder, name);
      const about = await stat(place).catch(() => undefined);
      if (about && Date.now() - about.ctimeMs > keepMs) await rm(place, { recursive: true, force: true });
    }
  } catch (error) {
    onError(error as Error);
  }
}
