/** What the screens know of an upload. The client that carries it out is in `uploads.ts` beside this file. */

/** `retrying` waits for the connection or for its next attempt; the others say what they are. */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'retrying' | 'sent' | 'failed';

export interface Upload {
  /** The id in this browser. */
  id: string;
  /** The server's id, which calls that work on the file take; null until the server knows the upload. */
  uploadId: string | null;
  name: string;
  size: number;
  /** Bytes that the server has. */
  sent: number;
  state: UploadState;
  /** Seconds; null where the browser could not tell the length. */
  seconds: number | null;
  /** Why it failed, in words. */
  problem: string | null;
  /** A refusal would be repeated, so that only another file helps. */
  canRetry: boolean;
}

export const percentOf = ({ sent, size }: Pick<Upload, 'sent' | 'size'>): number =>
  size === 0 ? 100 : Math.floor((sent / size) * 100);
