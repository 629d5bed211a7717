/** Where audio and other files are kept. Keys look like `speech/<id>.mp3`: letters, digits, `-`, `_`, `.` and `/`. */
import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  size: number;
}

/** A file that appears whole at `commit`, or never. */
export interface PendingFile {
  write(chunk: Uint8Array): Promise<void>;
  /** Durable when it resolves. */
  commit(): Promise<StoredFile>;
  /** Safe to call at any time, also after a failure. */
  abort(): Promise<void>;
}

export interface Storage {
  create(key: string): Promise<PendingFile>;
  /** The size, or undefined where there is none. */
  head(key: string): Promise<StoredFile | undefined>;
  /** `end` is inclusive. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** A small part at once: a stream costs more than it. `end` is inclusive. @throws where the file is shorter. */
  readPart(key: string, range: { start: number; end: number }): Promise<Uint8Array>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredFile>;
}
