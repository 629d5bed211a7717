/** Runs one generation at a time, and holds its state and its error. */
import type { streamWithTimestamps } from '#contract/speech/api.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { createCodeLoader, loadWhenIdle } from '../../lib/code/code-loader.ts';
import { networkError } from '../../lib/failures/errors.ts';
import { pause } from '../../lib/player/controls.ts';
import { isString, readLocal } from '../../lib/browser/storage.ts';
import { onSignOut } from '../../lib/session.ts';
import { createStore } from '../../lib/store.ts';
import { t } from './messages.ts';
import type { Outcome } from './outcome.ts';
import type { Wait } from './wait-label.ts';

export type SpeechInput = CallInput<typeof streamWithTimestamps>;

export interface SpeechJob {
  input: SpeechInput;
  voice_name: string;
  /** A hash that is equal for equal inputs. A random seed does not count as input. */
  fingerprint: string;
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

const nothing: Generation = {
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

export const generationStore = createStore<Generation>({ ...nothing, fingerprint: made, isWhole: made !== '' });
let controller: AbortController | undefined;

const runner = createCodeLoader(() => import('./run-generation.ts'));
loadWhenIdle(runner.load);

export async function generate(job: SpeechJob): Promise<void> {
  if (generationStore.get().isRunning) return;
  const { signal } = (controller = new AbortController());
  const { fingerprint } = job;
  generationStore.set({ ...nothing, isRunning: true, fingerprint, news: t('news_generating') });
  await runner.load();
  const { loaded, error } = runner.store.get();
  if (loaded && !signal.aborted) await loaded.code.runGeneration(job, signal);
  else if (signal.aborted) generationStore.set({ isRunning: false, news: t('news_stopped') });
  // Without a connection the code could not be fetched.
  else generationStore.set({ isRunning: false, error: networkError(error), news: '' });
}

export function stopGenerating(): void {
  controller?.abort();
  pause();
}

onSignOut(() => {
  controller?.abort();
  generationStore.set({ error: null, outcome: null, fingerprint: '', isWhole: false, news: '' });
});
