/** Files of forms: what a handler gets, and where the kernel stores them. */
import type { Scope } from '../../context.ts';

/** A received file: whole, durable, within its limits and of an accepted type. */
export interface Upload {
  /** Its key in the storage. */
  key: string;
  /** The client's name for it, without folders and control characters. Show it, but never use it as a path. */
  name: string;
  /** The media type by its bytes. */
  type: string;
  size: number;
  sha256: string;
  /** Call it in the transaction that writes the first reference to the key. A file that nobody keeps is removed. */
  keep(scope: Pick<Scope, 'db'>): Promise<void>;
}

export interface PendingUpload {
  key: string;
  write(chunk: Uint8Array): Promise<void>;
  /** The file is durable when this resolves. */
  commit(): Promise<void>;
  /** Leaves nothing behind. It is safe to call at any time, also after a failure. */
  abort(): Promise<void>;
}

export interface UploadStore {
  /** A crash at any later time leaves nothing behind permanently. */
  create(): Promise<PendingUpload>;
  keep(scope: Pick<Scope, 'db'>, key: string): Promise<void>;
  /** Removes the files that nobody has kept. It never rejects. */
  discard(keys: string[]): Promise<void>;
}
