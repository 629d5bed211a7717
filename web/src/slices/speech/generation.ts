/** Runs one generation at a time, from the request to the last word, and holds its state and its error. */
import { getUser } from '#contract/profile/api.ts';
import { listHistory } from '#contract/history/api.ts';
import { streamWithTimestamps } from '#contract/speech/api.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { spendCredits } from '../../lib/account.ts';
import { track } from '../analytics/public.ts';
import { send } from '../../lib/api.ts';
import { importEventually } from '../../lib/code/code-loader.ts';
import { networkError } from '../../lib/failures/errors.ts';
import { formatCredits } from '../../lib/format.ts';
import { pause } from '../../lib/player/controls.ts';
import { playStream, stopPlayer, type StreamPlayback } from '../../lib/player/playback.ts';
import { playerStore } from '../../lib/player/state.ts';
import { invalidate } from '../../lib/queries.ts';
import { isString, readLocal, writeLocal } from '../../lib/browser/storage.ts';
import { onSignOut } from '../../lib/session.ts';
import { readSpeech, StreamError } from './speech-stream.ts';
import { createStore } from '../../lib/store.ts';
import { t } from './messages.ts';
import { readOutcome, type Outcome } from './outcome.ts';
import { addTake } from './takes/takes.ts';
import { retryWhenBusy, waitLabel, type Wait } from './retry-when-busy.ts';
import { rememberVoice } from './voices/recent-voices.ts';

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

const madeKey = 'tts-made';
/** The fingerprint of the latest finished generation is stored, so that a reload keeps the button and the price. */
const made = readLocal(madeKey, isString, '');

export const generationStore = createStore<Generation>({ ...nothing, fingerprint: made, isWhole: made !== '' });
let controller: AbortController | undefined;

/** Replaces the TypeError that browsers raise when a response breaks off, because its message is not for users. */
const asError = (error: unknown) => (error instanceof TypeError ? networkError(error) : error);

/** Updates the wait. It is announced once, although its text changes with the numbers. */
function showWait(wait: Wait | null): void {
  const isNew = wait && wait.for !== generationStore.get().wait?.for;
  generationStore.set({ wait, ...(isNew ? { news: waitLabel(wait) } : {}) });
}

export async function generate({ input, voice_name, fingerprint }: SpeechJob): Promise<void> {
  if (generationStore.get().isRunning) return;
  const { signal } = (controller = new AbortController());
  generationStore.set({ ...nothing, isRunning: true, fingerprint, news: t('news_generating') });
  track('speech_synthesis_started', { task: 'text-to-speech' });
  rememberVoice(input.params.voice_id);
  const { text } = input.body;
  const { voice_id } = input.params;
  let playback: StreamPlayback | undefined;
  let itemId: string | null = null;

  async function speak(): Promise<Outcome> {
    const response = await retryWhenBusy(() => send(streamWithTimestamps, input, { signal }), signal, showWait);
    itemId = response.headers.get('history-item-id');
    const outcome = readOutcome(response.headers);
    generationStore.set({ outcome: { ...outcome, cost: null } });
    // The response is lines of JSON, so its own content type does not name the audio format.
    const { contentType } = describeFormat(input.query?.output_format ?? 'mp3_44100_128');
    for await (const { audio, alignment } of readSpeech(response)) {
      // The playback starts with the first audio, so that a broken response leaves the player as it was.
      playback ??= playStream({ kind: 'stream', text, voice_id, voice_name, history_item_id: null }, contentType);
      playback.push(audio, alignment);
    }
    return outcome;
  }

  try {
    // A response that could not be read at all is requested once more, which costs nothing because the result is
    // stored.
    const outcome = await speak().catch((error: unknown) => {
      if (error instanceof StreamError && !playback && !signal.aborted) return speak();
      throw error;
    });
    const cost = outcome.cost ?? 0;
    spendCredits(cost);
    writeLocal(madeKey, fingerprint);
    generationStore.set({ outcome, isWhole: true, news: t('news_ready', { cost: formatCredits(cost) }) });
    if (itemId) addTake(itemId, text, playback?.isCurrent() ? playerStore.get().load : undefined);
  } catch (error) {
    if (!signal.aborted) generationStore.set({ error: asError(error), isHeard: playback !== undefined, news: '' });
    else generationStore.set({ news: t(playback ? 'news_stopped_heard' : 'news_stopped') });
  } finally {
    // What has arrived stays playable, however the stream ended.
    void playback?.finish(!signal.aborted);
    generationStore.set({ isRunning: false, wait: null });
    invalidate(getUser, listHistory);
  }
  if (!playback || !itemId) return;
  // This code is not part of the first load, because nothing is stored before something was generated.
  const { followNewItem } = await importEventually(() => import('../player/public.ts'));
  await followNewItem(itemId, playback.isCurrent, () => invalidate(listHistory, getUser));
}

export function stopGenerating(): void {
  controller?.abort();
  pause();
}

onSignOut(() => {
  controller?.abort();
  stopPlayer();
  generationStore.set({ error: null, outcome: null, fingerprint: '', isWhole: false, news: '' });
});
