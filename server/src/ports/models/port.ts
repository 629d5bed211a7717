/**
 * The models of engines on a disk: a folder for each, with its manifest (`model.json`). Several servers may share the
 * folder, so it is the only truth about what is installed, and a model appears in it whole or not at all.
 */
import type { ModelManifest } from '#contract/engine-models/manifest.ts';

export interface InstalledModel {
  manifest: ModelManifest;
  /** The absolute path of its folder. */
  folder: string;
  bytes: number;
  installedAt: Date;
  /** SHA-256 of its manifest: it changes when the model would sound otherwise. */
  digest: string;
}

/** A folder that is no model, and why. Nothing of it is loaded. */
export interface BrokenModel {
  id: string;
  folder: string;
  reason: string;
}

/** What was unpacked, before it becomes a model. */
export interface UnpackedModel {
  /** The absolute path of the folder that holds the files. */
  root: string;
  /** What that folder was called in the archive, where everything was in one. */
  name: string | undefined;
  /** The paths of its files, relative to it, with `/`. */
  files: string[];
  /** Its own `model.json`, where it has one. */
  manifest: ModelManifest | undefined;
}

export interface ModelSource {
  /** Archives (tar, tar.gz, tar.bz2 or zip) or folders, whose files are put together. */
  from: readonly string[];
  /** Single files, each with its path in the model. */
  files?: readonly { from: string; to: string }[];
  /** Says what the files are. @throws InvalidModel where they are no model */
  describe(unpacked: UnpackedModel): Promise<ModelManifest>;
  /** The number of bytes that the disk keeps free. */
  minFreeBytes?: number;
  /** Called now and then with the share that is done, 0 to 1. */
  onProgress?(share: number): void;
}

/** The files are no model that can be loaded. The message completes `This is no model that can be installed: …`. */
export class InvalidModel extends Error {
  override name = 'InvalidModel';
}

/** A file differs from the checksum that its manifest has. */
export class ChecksumMismatch extends Error {
  override name = 'ChecksumMismatch';
  readonly file: string;
  constructor(file: string) {
    super(`${file} differs from its checksum`);
    this.file = file;
  }
}

export class ModelExists extends Error {
  override name = 'ModelExists';
  readonly title: string;
  constructor(title: string) {
    super(`${title} is installed already`);
    this.title = title;
  }
}

export class ModelMissing extends Error {
  override name = 'ModelMissing';
  constructor(id: string) {
    super(`no model ${id} is installed`);
  }
}

export interface ModelStore {
  /** The folder of all models. */
  readonly folder: string;
  /**
   * Unpacks, checks and installs a model, which then appears as a whole.
   * @throws InvalidModel; ChecksumMismatch; ModelExists; an error with the code ENOSPC when the disk is full
   */
  install(source: ModelSource, signal: AbortSignal): Promise<InstalledModel>;
  /** A folder for what is downloaded under this name; made when it is absent. Its files stay until they are discarded. */
  downloadFolder(name: string): Promise<string>;
  discardDownload(name: string): Promise<void>;
  /** How much may still be written. */
  freeBytes(): Promise<number>;
  /** Returns what is installed. What another server installed or removed may be missing from it for some seconds. */
  list(): Promise<{ models: InstalledModel[]; broken: BrokenModel[] }>;
  /** Calls back after something was installed or removed, by this server or another one that shares the folder. */
  watch(changed: () => void): () => void;
  /**
   * Compares every file with its checksum.
   * @throws ModelMissing
   * @returns what is wrong, in sentences; nothing when all is well
   */
  check(id: string, signal: AbortSignal): Promise<string[]>;
  /** Removes a model, at once for whoever lists it; its files go a while later. @throws ModelMissing */
  remove(id: string): Promise<void>;
  close(): Promise<void>;
}
