/** The state of the dialogue that this tab generates. */
import type { streamDialogueWithTimestamps } from '#contract/dialogue/api.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { onSignOut } from '../../../lib/session.ts';
import { createStore } from '../../../lib/store.ts';
import type { SpeechOutcome, SpeechWait } from '../../speech/public.ts';
import type { Turn } from '../model/turns.ts';

export type DialogueInput = CallInput<typeof streamDialogueWithTimestamps>;

export interface DialogueJob {
  input: DialogueInput;
  /** The turns that are spoken, as the screen names them. */
  turns: readonly Turn[];
  /** What the player calls the speakers. */
  speakers: string;
  /** Equal for equal inputs. A random seed does not count. */
  fingerprint: string;
}

interface Generation {
  isRunning: boolean;
  wait: SpeechWait | null;
  error: unknown;
  /** Some audio of the failed generation arrived. */
  isHeard: boolean;
  outcome: SpeechOutcome | null;
  /** The fingerprint of the latest generation, and whether it finished. */
  fingerprint: string;
  isWhole: boolean;
  /** Its item in the history. */
  itemId: string | null;
  /** The playback that speaks these turns. */
  load: number;
  turns: readonly Turn[];
  /** The text of the live region. */
  news: string;
}

export const nothingGenerated: Generation = {
  isRunning: false,
  wait: null,
  error: null,
  isHeard: false,
  outcome: null,
  fingerprint: '',
  isWhole: false,
  itemId: null,
  load: 0,
  turns: [],
  news: '',
};

export const dialogueStore = createStore<Generation>(nothingGenerated);

onSignOut(() => dialogueStore.set(nothingGenerated));
