/** Files of forms: what a handler gets of one, and where the kernel puts them. */
import type { Scope } from '../../context.ts';

/** A file that has been received: whole, durable, within its limits and of an accepted type. */
export interface Upload {
  /** Where the storage holds it. */
  key: string;
  /** As the client calls it, without folders and control characters: to be shown, never to be used as a path. */
  name: string;
  /** The media type by its bytes. */
  type: string;
  size: number;
  sha256: string;
  /** Call it in the transaction that writes the first reference to the key: a file that nobody keeps is removed. */
  keep(scope: Pick<Scope, 'db'>): Promise<void>;
}

export interface PendingUpload {
  key: string;
  write(chunk: Uint8Array): Promise<void>;
  /** The file is durable when this resolves. */
  commit(): Promise<void>;
  /** Leaves nothing behind. Safe to call at any time, also after a failure. */
  abort(): Promise<void>;
}

export interface UploadStore {
  /** A crash at any later time leaves nothing behind for good. */
  create(): Promise<PendingUpload>;
  keep(scope: Pick<Scope, 'db'>, key: string): Promise<void>;
  /** Removes those of the files that nobody has kept. Never rejects. */
  discard(keys: string[]): Promise<void>;
}
