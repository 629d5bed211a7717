/** The state of the generation of this tab. */
import type { streamWithTimestamps } from '#contract/speech/api.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { isString, readLocal } from '../../../lib/browser/storage.ts';
import { createStore } from '../../../lib/store.ts';
import type { Outcome } from './outcome.ts';
import type { Wait } from './wait-label.ts';

export type SpeechInput = CallInput<typeof streamWithTimestamps>;

export interface SpeechJob {
  input: SpeechInput;
  voice_name: string;
  /** A hash that is equal for equal inputs. A random seed does not count as input. */
  fingerprint: string;
  /** The take whose sentences are kept where they did not change. Absent: there is none. */
  base?: string;
  /** Sentences that are spoken again although they did not change. */
  redone?: readonly number[];
  /** Nothing is kept of the take: it is only another take of the same text. */
  isWhole?: boolean;
}

interface Generation {
  isRunning: boolean;
  /** Set while the generation waits for a free slot. */
  wait: Wait | null;
  error: unknown;
  /** Some audio of the failed generation arrived. */
  isHeard: boolean;
  /** The outcome of the latest generation, as far as it is known. */
  outcome: Outcome | null;
  /** The fingerprint of the latest generation, and whether it finished. */
  fingerprint: string;
  isWhole: boolean;
  /** The text of the live region: it announces the start and the end, but no words in between. */
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
  news: '',
};

export const madeKey = 'tts-made';
/** The fingerprint of the latest finished generation is stored, so that a reload keeps the button and the price. */
const made = readLocal(madeKey, isString, '');

export const generationStore = createStore<Generation>({
  ...nothingGenerated,
  fingerprint: made,
  isWhole: made !== '',
});
