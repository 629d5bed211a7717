/** What a recognition that is interrupted must remember beside the second it came to. Pure. */
import type { Checkpoint } from '../port.ts';
import type { JoinedBefore } from './join-words.ts';

export interface TranscriptState {
  language: string | undefined;
  last: JoinedBefore | undefined;
  speakers: unknown;
}

export const writeState = (state: TranscriptState): string => JSON.stringify(state);

/** Begins anew where the state cannot be read. */
export function readState(checkpoint: Checkpoint | undefined): TranscriptState {
  const none = { language: undefined, last: undefined, speakers: undefined };
  if (!checkpoint) return none;
  try {
    return { ...none, ...(JSON.parse(checkpoint.state) as Partial<TranscriptState>) };
  } catch {
    return none;
  }
}
