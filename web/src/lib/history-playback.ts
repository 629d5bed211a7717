/** The player and the stored items: playing one, and learning about the one just made. */
import { getHistoryItem, type HistoryItem } from '#contract/history.ts';
import { call, send } from './api.ts';
import { getHistoryAudio } from '#contract/history.ts';
import { buildRequest } from '#contract/kit/client.ts';
import { downloadHistoryItem, saveBlob } from './download.ts';
import { ApiError } from './errors.ts';
import { extensionOf, speechFileName } from './file-names.ts';
import { decodePeaks } from './peaks.ts';
import { bufferedAudio, playerStore, playUrl, setAlignment, setPeaks, updateItem } from './player.ts';

const polls = 10;
const firstPoll = 1000;
const nextPoll = 5000;
/** Decoding a whole recording takes memory; a longer one gets a plain bar. */
const longestPeaks = 15 * 60;

const audioInput = (id: string) => ({ params: { history_item_id: id } });
const fileName = (item: HistoryItem) => speechFileName(item, extensionOf(item.content_type));

export function playHistoryItem(item: HistoryItem): void {
  const isCurrent = playUrl(
    {
      kind: 'history',
      text: item.text ?? '',
      voice_id: item.voice_id,
      voice_name: item.voice_name ?? 'Unknown voice',
      history_item_id: item.history_item_id,
    },
    buildRequest(getHistoryAudio, audioInput(item.history_item_id)).url,
  );
  updateItem({}, fileName(item));
  // Words and waveform are extras: without them the item still plays.
  void call(getHistoryItem, audioInput(item.history_item_id))
    .then(({ alignments }) => {
      if (alignments && isCurrent()) setAlignment(alignments.alignment);
    })
    .catch(() => undefined);
  if ((item.duration_seconds ?? 0) > longestPeaks) return;
  void send(getHistoryAudio, audioInput(item.history_item_id))
    .then(async (response) => {
      const decoded = await decodePeaks(await response.arrayBuffer());
      if (isCurrent() && decoded) setPeaks(decoded.peaks);
    })
    .catch(() => undefined);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A new item is stored a little after its audio ended; asks until it is there, while it is the one being played. */
export async function followNewItem(id: string, isCurrent: () => boolean, onStored: () => void): Promise<void> {
  for (let poll = 0; poll < polls; poll++) {
    await wait(poll === 0 ? firstPoll : nextPoll);
    if (!isCurrent()) return;
    try {
      const item = await call(getHistoryItem, audioInput(id));
      if (item.state !== 'created') continue;
      if (isCurrent()) updateItem({ history_item_id: id }, fileName(item));
      return onStored();
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 400)) return;
    }
  }
}

/** Downloads what the player holds; when the server no longer knows it, what this browser received. */
export async function downloadPlayed(): Promise<void> {
  const { item, file_name } = playerStore.get();
  if (!item) return;
  let stored: HistoryItem | undefined;
  try {
    if (item.history_item_id) stored = await call(getHistoryItem, audioInput(item.history_item_id));
  } catch (error) {
    if (!bufferedAudio()) throw error;
  }
  if (stored) return downloadHistoryItem(stored);
  const audio = bufferedAudio();
  if (!audio) throw new Error('There is no audio to download yet.');
  const now = Math.floor(Date.now() / 1000);
  const unknown = { date_unix: now, voice_name: item.voice_name, voice_category: null, settings: null, model_id: null };
  saveBlob(audio, file_name ?? speechFileName(unknown, extensionOf(audio.type)));
}
