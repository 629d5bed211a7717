/** Downloads one file so that a break costs nothing: what has arrived stays, and the rest is asked for. */
import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OutgoingFailed, type Outgoing, type OutgoingAnswer } from '../../../kernel/outgoing/port.ts';
import { downloadHeaders, isWebPage, lengthOf, startOf, strongTagOf, wholeSizeOf } from './download.headers.rules.ts';

/** Attempts in a row without a byte, after which it is given up. */
const maxAttempts = 4;
const maxFileBytes = 32_000_000_000;
const maxRedirects = 5;

export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
  readonly host: string;
  constructor(host: string, reason: string) {
    super(reason);
    this.host = host;
  }
}

export interface DownloadProgress {
  bytes: number;
  /** Null where the host does not say. */
  total: number | null;
}

interface Downloading {
  outgoing: Outgoing;
  url: string;
  /** Absolute. What is there of an earlier attempt is gone on with. */
  file: string;
  signal: AbortSignal;
  /** Milliseconds before the second attempt; each later one waits twice as long. */
  pauseMs?: number;
  onProgress(progress: DownloadProgress): void;
  /** Called when the size is known. @throws when there is no room for it */
  requireSpace(bytesLeft: number): Promise<void>;
}

/** @throws DownloadFailed; OutgoingRefused; what `requireSpace` throws; an error of the disk */
export async function download({ pauseMs = 1000, ...options }: Downloading): Promise<void> {
  const { file, signal } = options;
  for (let attempt = 1; ; attempt++) {
    const before = await sizeOf(file);
    try {
      if (await continueDownload(options, before)) return;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof OutgoingFailed)) throw error;
      // Whoever made progress may try again as often as it takes.
      if ((await sizeOf(file)) > before) attempt = 0;
      if (attempt >= maxAttempts) throw new DownloadFailed(new URL(options.url).host, reasonOf(error));
    }
    await sleep(pauseMs * 2 ** Math.max(0, attempt - 1), undefined, { signal });
  }
}

/** @returns false where it must be begun again */
async function continueDownload(
  { outgoing, url, file, signal, onProgress, requireSpace }: Omit<Downloading, 'pauseMs'>,
  from: number,
): Promise<boolean> {
  const tagFile = `${file}.etag`;
  const tag = await readFile(tagFile, 'utf8').catch(() => '');
  const answer = await outgoing(url, {
    headers: downloadHeaders(from, tag),
    maxBytes: maxFileBytes,
    maxRedirects,
    bodyMs: 6 * 60 * 60 * 1000,
    signal,
  });
  try {
    const { host } = new URL(url);
    if (answer.status === 416) {
      // All of it is there, or the file has another length now.
      if (wholeSizeOf(answer) === from) return true;
      await rm(file, { force: true });
      return false;
    }
    if (isPassing(answer.status)) throw new OutgoingFailed('broken_off', `${host} answered with ${answer.status}.`);
    if (answer.status !== 200 && answer.status !== 206)
      throw new DownloadFailed(host, `it answered with ${answer.status}`);
    if (isWebPage(answer)) {
      throw new DownloadFailed(host, 'it answered with a web page instead of a file');
    }
    const start = answer.status === 206 ? startOf(answer) : 0;
    // A host that sends another part than the one that was asked for is asked for all of it.
    if (start !== 0 && start !== from) {
      await rm(tagFile, { force: true });
      return false;
    }
    const length = lengthOf(answer);
    const total = length === null ? null : start + length;
    if (total !== null) await requireSpace(total - start);
    await writeFile(tagFile, strongTagOf(answer));
    const written = await writeBody(answer, file, start, (bytes) => onProgress({ bytes, total }));
    if (total !== null && written < total) throw new OutgoingFailed('broken_off', `${host} broke off the connection.`);
    return true;
  } finally {
    answer.discard();
  }
}

async function writeBody(
  { body }: OutgoingAnswer,
  file: string,
  start: number,
  onProgress: (bytes: number) => void,
): Promise<number> {
  const handle = await open(file, start > 0 ? 'r+' : 'w', 0o644);
  let size = start;
  try {
    onProgress(size);
    for await (const chunk of body) {
      // A short write is possible on a nearly full disk.
      for (let offset = 0; offset < chunk.length;) {
        offset += (await handle.write(chunk, offset, chunk.length - offset, size + offset)).bytesWritten;
      }
      size += chunk.length;
      onProgress(size);
    }
    await handle.datasync();
    return size;
  } finally {
    await handle.close();
  }
}

const isPassing = (status: number) => status === 429 || status >= 500;
const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;

/** As a part of a sentence. */
function reasonOf(error: OutgoingFailed): string {
  const sentence = error.message.replace(/\.$/, '');
  return error.reason === 'unknown_host' || error.reason === 'no_connection'
    ? `${sentence}; this machine may have no network`
    : sentence;
}

/** The checksum of a file in a list of lines with a name and a SHA-256, in either order. */
export function findChecksum(list: string, name: string): string | undefined {
  for (const line of list.split('\n')) {
    const words = line.trim().split(/\s+/);
    if (!words.some((word) => word.replace(/^\*/, '') === name)) continue;
    const hash = words.find((word) => /^[0-9a-f]{64}$/i.test(word));
    if (hash) return hash.toLowerCase();
  }
  return undefined;
}

export const partPath = (folder: string, index: number): string => path.join(folder, `part-${index}`);
