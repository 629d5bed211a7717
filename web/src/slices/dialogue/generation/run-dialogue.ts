/** Runs the generation of a dialogue from the request to the last word. */
import { priceDialogue, streamDialogueWithTimestamps } from '#contract/dialogue/api.ts';
import { listHistory } from '#contract/history/api.ts';
import { getUser } from '#contract/profile/api.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { spendCredits } from '../../../lib/account.ts';
import { send } from '../../../lib/api.ts';
import { networkError } from '../../../lib/failures/errors.ts';
import { formatCredits } from '../../../lib/format.ts';
import { pause } from '../../../lib/player/controls.ts';
import { joinTurns } from '../../../lib/player/item-text.ts';
import { playStream, type StreamPlayback } from '../../../lib/player/playback.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { invalidate } from '../../../lib/queries.ts';
import { onSignOut } from '../../../lib/session.ts';
import { track } from '../../analytics/public.ts';
import { followNewItem, streamItem } from '../../player/public.ts';
import {
  readOutcome,
  readSpeech,
  rememberVoice,
  retryWhenBusy,
  StreamError,
  type SpeechOutcome,
} from '../../speech/public.ts';
import { t } from '../messages.ts';
import { dialogueStore, nothingGenerated, type DialogueJob } from './dialogue-state.ts';

let controller: AbortController | undefined;

export function stopDialogue(): void {
  controller?.abort();
  pause();
}

onSignOut(() => controller?.abort());

export async function runDialogue(job: DialogueJob): Promise<void> {
  if (dialogueStore.get().isRunning) return;
  const { signal } = (controller = new AbortController());
  const { input, turns, speakers, fingerprint } = job;
  dialogueStore.set({ ...nothingGenerated, isRunning: true, fingerprint, turns, news: t('news_generating') });
  track('speech_synthesis_started', { task: 'text-to-speech' });
  for (const { voice_id } of turns.toReversed()) rememberVoice(voice_id);
  const text = joinTurns(input.body.inputs);
  const voice_id = turns[0]?.voice_id ?? '';
  let playback: StreamPlayback | undefined;
  let itemId: string | null = null;

  async function speak(): Promise<SpeechOutcome> {
    const ask = () => send(streamDialogueWithTimestamps, input, { signal });
    const response = await retryWhenBusy(ask, signal, (wait) => dialogueStore.set({ wait }));
    itemId = response.headers.get('history-item-id');
    const outcome = readOutcome(response.headers);
    dialogueStore.set({ itemId, outcome: { ...outcome, cost: null } });
    const { contentType } = describeFormat(input.query?.output_format ?? 'mp3_44100_128');
    for await (const { audio, alignment } of readSpeech(response)) {
      if (!playback) {
        const item = streamItem({ id: itemId ?? '', type: 'text-to-speech', text, voice_id, voice_name: speakers });
        playback = playStream(item, contentType);
        dialogueStore.set({ load: playerStore.get().load });
      }
      playback.push(audio, alignment);
    }
    return outcome;
  }

  try {
    const outcome = await speak().catch((error: unknown) => {
      // An answer that could not be read at all is asked for once more. It is stored, so that costs nothing.
      if (error instanceof StreamError && !playback && !signal.aborted) return speak();
      throw error;
    });
    const cost = outcome.cost ?? 0;
    spendCredits(cost);
    dialogueStore.set({ outcome, isWhole: true, news: t('news_ready', { cost: formatCredits(cost) }) });
  } catch (error) {
    const shown = error instanceof TypeError ? networkError(error) : error;
    if (signal.aborted) dialogueStore.set({ news: t(playback ? 'news_stopped_heard' : 'news_stopped') });
    else dialogueStore.set({ error: shown, isHeard: playback !== undefined, news: '' });
  } finally {
    // What has arrived stays playable, however the stream ended.
    void playback?.finish(!signal.aborted);
    dialogueStore.set({ isRunning: false, wait: null });
    invalidate(getUser, listHistory, priceDialogue);
  }
  if (playback && itemId) await followNewItem(itemId, playback.isCurrent, () => invalidate(listHistory, getUser));
}
