/** What the screens know of an upload. `uploads.ts` beside this file carries it out. */
import type { MediaFacts, UploadPurpose } from '#contract/uploads/types.ts';

/**
 * `retrying` waits for the connection or for its next attempt. `interrupted` began before the page was reloaded, so that
 * its file has to be chosen again. `checking` waits for the server to read what has arrived.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'retrying'
  | 'interrupted'
  | 'checking'
  | 'sent'
  | 'failed';

export interface Upload {
  /** The id in this browser. */
  id: string;
  purpose: UploadPurpose;
  /** The server's id, which calls that work on the file take; null until the server knows the upload. */
  uploadId: string | null;
  name: string;
  size: number;
  /** Bytes that the server has, and those on their way. */
  sent: number;
  state: UploadState;
  /** Seconds; null where the browser could not tell the length, and the server has not yet. */
  seconds: number | null;
  /** What the server found in the file; null until it is `sent`. */
  media: MediaFacts | null;
  /** Why it failed, in words. */
  problem: string | null;
  /** A refusal would be repeated, so that only another file helps. */
  canRetry: boolean;
}

export const percentOf = ({ sent, size }: Pick<Upload, 'sent' | 'size'>): number =>
  size === 0 ? 100 : Math.floor((Math.min(sent, size) / size) * 100);

/** Bytes still have to be sent. */
export const isOpen = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'waiting' || state === 'sending' || state === 'paused' || state === 'retrying' || state === 'checking';
