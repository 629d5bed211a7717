/** Runs a generation from the request to the last word. The first screen shows none, so this code follows it. */
import { getUser } from '#contract/profile/api.ts';
import { listHistory } from '#contract/history/api.ts';
import { priceSpeech, streamWithTimestamps } from '#contract/speech/api.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { spendCredits } from '../../../lib/account.ts';
import { track } from '../../analytics/public.ts';
import { send } from '../../../lib/api.ts';
import { ApiError, networkError } from '../../../lib/failures/errors.ts';
import { formatCredits } from '../../../lib/format.ts';
import { playStream, type StreamPlayback } from '../../../lib/player/playback.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { invalidate } from '../../../lib/queries.ts';
import { writeLocal } from '../../../lib/browser/storage.ts';
import { followNewItem, readHistoryItem, streamItem } from '../../player/public.ts';
import { chooseInput } from '../redo/redo-price.ts';
import { clearRedone } from '../redo/redone-sentences.ts';
import { generationStore, madeKey, type SpeechInput, type SpeechJob } from './generation-state.ts';
import { readSpeech, StreamError } from './speech-stream.ts';
import { t as speech } from '../messages.ts';
import { t } from './outcome-messages.ts';
import { readOutcome, type Outcome } from './outcome.ts';
import { addCopy, addTake, findTake } from '../takes/takes.ts';
import { retryWhenBusy } from './retry-when-busy.ts';
import { waitLabel, type Wait } from './wait-label.ts';
import { rememberVoice } from '../voices/recent-voices.ts';

/** Replaces the TypeError that browsers raise when a response breaks off, because its message is not for users. */
const asError = (error: unknown) => (error instanceof TypeError ? networkError(error) : error);

/** Updates the wait. It is announced once, although its text changes with the numbers. */
function showWait(wait: Wait | null): void {
  const isNew = wait && wait.for !== generationStore.get().wait?.for;
  generationStore.set({ wait, ...(isNew ? { news: waitLabel(wait) } : {}) });
}

/** The take that a generation names may have been deleted meanwhile. The text is then spoken as the first of its kind. */
const isTakeGone = (error: unknown) => error instanceof ApiError && error.type === 'history_item_not_found';

/** An answer from the history is a take that may be in the list already. */
async function addHeard(id: string, text: string, isCached: boolean, load: number | undefined): Promise<void> {
  const item = isCached ? await readHistoryItem(id).catch(() => undefined) : undefined;
  const same = item && findTake(text, item.take.number);
  if (same) addCopy(id, same.id, load);
  else addTake(id, text, load);
}

export async function runGeneration(job: SpeechJob, signal: AbortSignal): Promise<void> {
  const { input, voice_name, fingerprint } = job;
  track('speech_synthesis_started', { task: 'text-to-speech' });
  rememberVoice(input.params.voice_id);
  const { text } = input.body;
  const { voice_id } = input.params;
  let playback: StreamPlayback | undefined;
  let itemId: string | null = null;

  async function speak(): Promise<Outcome> {
    const ask = (wanted: SpeechInput) =>
      retryWhenBusy(() => send(streamWithTimestamps, wanted, { signal }), signal, showWait);
    const wanted = await chooseInput(job);
    const response = await ask(wanted).catch((error: unknown) => {
      if (wanted.body.take_of && isTakeGone(error)) return ask(input);
      throw error;
    });
    itemId = response.headers.get('history-item-id');
    const outcome = readOutcome(response.headers);
    generationStore.set({ outcome: { ...outcome, cost: null } });
    // The response is lines of JSON, so its own content type does not name the audio format.
    const { contentType } = describeFormat(input.query?.output_format ?? 'mp3_44100_128');
    for await (const { audio, alignment } of readSpeech(response)) {
      // The playback starts with the first audio, so that a broken response leaves the player as it was.
      const id = itemId ?? '';
      playback ??= playStream(streamItem({ id, type: 'text-to-speech', text, voice_id, voice_name }), contentType);
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
    clearRedone();
    if (itemId)
      await addHeard(itemId, text, outcome.isCached, playback?.isCurrent() ? playerStore.get().load : undefined);
  } catch (error) {
    if (!signal.aborted) generationStore.set({ error: asError(error), isHeard: playback !== undefined, news: '' });
    else generationStore.set({ news: playback ? t('news_stopped_heard') : speech('news_stopped') });
  } finally {
    // What has arrived stays playable, however the stream ended.
    void playback?.finish(!signal.aborted);
    generationStore.set({ isRunning: false, wait: null });
    invalidate(getUser, listHistory, priceSpeech);
  }
  if (!playback || !itemId) return;
  await followNewItem(itemId, playback.isCurrent, () => invalidate(listHistory, getUser));
}
