import { getHistoryAudio } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { send } from '../../lib/api.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { toastAudioFailure } from '../../lib/reuse/missing-audio.ts';
import { playerStore } from '../../lib/player/state.ts';
import { toastError } from '../../lib/toasts.ts';
import { itemInput, readHistoryItem } from './history-playback.ts';
import { t } from './messages.ts';

/** Says why the audio could not be played, and offers to generate it again where its file is missing. */
export async function explainFailure(generateAgain: (item: HistoryItem) => void): Promise<void> {
  const id = playerStore.get().item?.history_item_id;
  const refusal = id ? await readRefusal(id) : undefined;
  const item = id && refusal ? await readHistoryItem(id).catch(() => undefined) : undefined;
  if (item) toastAudioFailure(refusal, item, generateAgain);
  else toastError(t('cannot_play'));
}

/** Undefined when the server has the audio, so that the browser could not decode it, and when it cannot be reached. */
async function readRefusal(id: string): Promise<ApiError | undefined> {
  try {
    const response = await send(getHistoryAudio, itemInput(id));
    await response.body?.cancel();
    return undefined;
  } catch (error) {
    return error instanceof ApiError && error.status > 0 ? error : undefined;
  }
}
