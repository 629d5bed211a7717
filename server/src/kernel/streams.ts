/**
 * The only place that makes Node streams. An `error` event without a listener ends the process, and a stream may fail
 * before its reader attaches one, so each stream gets a listener when it is made. Its reader still meets the error.
 */
import { createWriteStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { PassThrough, Readable, type Stream } from 'node:stream';

interface ReadOptions {
  start?: number;
  /** Inclusive. */
  end?: number;
  highWaterMark?: number;
  autoClose?: boolean;
}

/** @throws when the file cannot be opened, so that a missing file is known before anything is answered */
export async function openFileReader(file: string, options: ReadOptions = {}): Promise<Readable> {
  return readHandle(await open(file, 'r'), options);
}

export const readHandle = (handle: FileHandle, options: ReadOptions = {}): Readable =>
  withErrorListener(handle.createReadStream(options));

export const createFileWriter = (file: string, options: { mode?: number; flags?: string; flush?: boolean } = {}) =>
  withErrorListener(createWriteStream(file, options));

/** A stream of bytes over what is iterated. */
export const readIterable = (chunks: Iterable<unknown> | AsyncIterable<unknown>, highWaterMark?: number): Readable =>
  withErrorListener(
    Readable.from(chunks, { objectMode: false, ...(highWaterMark === undefined ? {} : { highWaterMark }) }),
  );

/** A queue of objects between one writer and one reader. */
export const createObjectQueue = (highWaterMark: number): PassThrough =>
  withErrorListener(new PassThrough({ objectMode: true, highWaterMark }));

/** A pipe of bytes between one writer and one reader. */
export const createBytePipe = (): PassThrough => withErrorListener(new PassThrough());

function withErrorListener<S extends Stream>(stream: S): S {
  return stream.on('error', () => undefined);
}
