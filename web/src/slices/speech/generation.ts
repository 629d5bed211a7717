/** One generation at a time: from the request to the last word, and what went wrong. */
import { getUser } from '#contract/account.ts';
import { listHistory } from '#contract/history.ts';
import { streamWithTimestamps } from '#contract/speech.ts';
import { spendCredits } from '../../lib/account.ts';
import { send } from '../../lib/api.ts';
import { networkError } from '../../lib/errors.ts';
import { followNewItem } from '../../lib/history-playback.ts';
import { pause, playStream, stopPlayer, type StreamPlayback } from '../../lib/player.ts';
import { invalidate } from '../../lib/queries.ts';
import { onSignOut } from '../../lib/session.ts';
import { readSpeech } from '../../lib/speech-stream.ts';
import { createStore } from '../../lib/store.ts';

export interface SpeechJob {
  text: string;
  voice_id: string;
  voice_name: string;
  model_id: string;
  speed: number | null;
  stability: number | null;
}

interface Generation {
  isRunning: boolean;
  error: unknown;
  /** Something of the failed one could be heard. */
  isHeard: boolean;
  /** Spoken by the live region: the start and the end, never each word. */
  news: string;
}

export const generationStore = createStore<Generation>({ isRunning: false, error: null, isHeard: false, news: '' });
let stopper: AbortController | undefined;

/** A body that breaks off raises a TypeError with the browser's own words. */
const asError = (error: unknown) => (error instanceof TypeError ? networkError(error) : error);

export async function generate(job: SpeechJob): Promise<void> {
  if (generationStore.get().isRunning) return;
  const { signal } = (stopper = new AbortController());
  generationStore.set({ isRunning: true, error: null, news: 'Generating speech' });
  let playback: StreamPlayback | undefined;
  let itemId: string | null = null;
  try {
    const { text, voice_id, model_id, speed, stability } = job;
    const response = await send(
      streamWithTimestamps,
      {
        params: { voice_id },
        query: { output_format: 'mp3_44100_128' },
        body: { text, model_id, voice_settings: { speed, stability } },
      },
      { signal },
    );
    itemId = response.headers.get('history-item-id');
    for await (const { audio, alignment } of readSpeech(response)) {
      // Not before there is something to hear: a broken answer leaves the player as it was.
      playback ??= playStream({ kind: 'stream', text, voice_id, voice_name: job.voice_name, history_item_id: null });
      playback.push(audio, alignment);
    }
    const cost = Number(response.headers.get('character-cost') ?? 0);
    spendCredits(cost);
    generationStore.set({ news: `Speech is ready. ${cost} credits used.` });
  } catch (error) {
    if (signal.aborted) generationStore.set({ news: 'Stopped. What was heard is kept.' });
    else generationStore.set({ error: asError(error), isHeard: playback !== undefined, news: '' });
  } finally {
    // What has arrived stays playable, however the stream ended.
    void playback?.finish();
    generationStore.set({ isRunning: false });
    invalidate(getUser, listHistory);
  }
  if (playback && itemId) await followNewItem(itemId, playback.isCurrent, () => invalidate(listHistory, getUser));
}

export function stopGenerating(): void {
  stopper?.abort();
  pause();
}

onSignOut(() => {
  stopper?.abort();
  stopPlayer();
  generationStore.set({ error: null, news: '' });
});
