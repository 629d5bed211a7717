import type { UnpackLimits } from './entries.ts';

export interface UnpackTask {
  archive: string;
  /** An empty folder. */
  folder: string;
  limits: UnpackLimits;
}

export type UnpackAnswer =
  | { share: number }
  | { done: true }
  /** The archive is to blame. */
  | { invalid: string }
  /** The machine is. */
  | { failed: string; code: string | undefined };
