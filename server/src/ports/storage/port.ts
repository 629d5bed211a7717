/** Stores audio and other files. Keys look like `speech/<id>.mp3`: letters, digits, `-`, `_`, `.` and `/`. */
import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  size: number;
}

/** The file that a key names is not there. */
export class FileMissing extends Error {
  override name = 'FileMissing';
  constructor(key: string, options?: ErrorOptions) {
    super(`the file ${key} is missing`, options);
  }
}

/** A file that appears as a whole at `commit`, or never. */
export interface PendingFile {
  write(chunk: Uint8Array): Promise<void>;
  /** The file is durable when the promise resolves. */
  commit(): Promise<StoredFile>;
  /** Safe to call at any time, also after a failure. */
  abort(): Promise<void>;
}

export interface Storage {
  create(key: string): Promise<PendingFile>;
  /** Returns the size, or undefined when there is no such file. */
  head(key: string): Promise<StoredFile | undefined>;
  /** `end` is inclusive. @throws FileMissing */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /**
   * Reads a small range at once, which is cheaper than a stream. `end` is inclusive. The bytes must not be changed, because
   * others are given the same.
   * @throws FileMissing; another error when the file is shorter
   */
  readPart(key: string, range: { start: number; end: number }): Promise<Uint8Array>;
  /**
   * The path of the file on this machine, for a program that reads it. It is not to be written to.
   * @throws FileMissing
   */
  localPath(key: string): Promise<string>;
  /** Removing a file that does not exist is no error. */
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredFile>;
  /** How much may still be written. */
  freeBytes(): Promise<number>;
  /** Closes the files that are kept open for reading. */
  close(): void;
}
