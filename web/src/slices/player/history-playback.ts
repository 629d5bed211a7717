/** Plays stored items, and follows an item that was just made until it is stored. */
import { getHistoryAudio, getHistoryItem, getHistoryWaveform } from '#contract/history/api.ts';
import type { HistoryItem, Waveform } from '#contract/history/types.ts';
import { buildRequest } from '#contract/kit/client.ts';
import { call, send } from '../../lib/api.ts';
import { downloadHistoryItem, saveBlob } from '../../lib/download.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { extensionOf, speechFileName } from '#contract/history/file-names.ts';
import { decodePeaks, fromWaveform } from '../../lib/player/peaks.ts';
import { bufferedAudio, playUrl } from '../../lib/player/playback.ts';
import {
  playerStore,
  setAlignment,
  setPeaks,
  updateItem,
  type PlayerItem,
  type PlayOptions,
} from '../../lib/player/state.ts';
import { t } from './messages.ts';
import { queryClient, readKey } from '../../lib/queries.ts';

const polls = 10;
const firstPoll = 1000;
const nextPoll = 5000;
/** Seconds. Decoding takes memory, so a longer recording gets a plain bar. */
const maxPeaksSeconds = 15 * 60;
/** Enough points for a waveform as wide as the window. */
const wavePoints = 600;

export const itemInput = (id: string) => ({ params: { history_item_id: id } });
export const waveInput = (id: string) => ({ ...itemInput(id), query: { points: wavePoints } });
const fileName = (item: HistoryItem) => speechFileName(item, extensionOf(item.content_type));

/** Reads an item once, because a stored item never changes. */
export function readHistoryItem(id: string): Promise<HistoryItem> {
  const input = itemInput(id);
  return queryClient.fetchQuery({
    queryKey: readKey(getHistoryItem, input),
    queryFn: () => call(getHistoryItem, input),
    staleTime: Infinity,
  });
}

/** Reads the peaks and the loudness that the server computed. */
export function readWaveform(id: string): Promise<Waveform> {
  const input = waveInput(id);
  return queryClient.fetchQuery({
    queryKey: readKey(getHistoryWaveform, input),
    queryFn: () => call(getHistoryWaveform, input),
    staleTime: Infinity,
  });
}

/** The fields of an item that the player needs. */
export type PlayableItem = Pick<HistoryItem, 'history_item_id' | 'text' | 'voice_id' | 'voice_name'>;

const playerItem = (item: PlayableItem): PlayerItem => ({
  kind: 'history',
  text: item.text ?? '',
  voice_id: item.voice_id,
  voice_name: item.voice_name ?? t('unknown_voice'),
  history_item_id: item.history_item_id,
});

export function playHistoryItem(item: PlayableItem, options: PlayOptions = {}): void {
  const id = item.history_item_id;
  const isCurrent = playUrl(playerItem(item), buildRequest(getHistoryAudio, itemInput(id)).url, options);
  // Without the words and the waveform the item still plays.
  void readHistoryItem(id)
    .then((stored) => {
      if (!isCurrent()) return;
      updateItem({}, fileName(stored));
      if (stored.alignments) setAlignment(stored.alignments.alignment);
    })
    .catch(() => undefined);
  void showPeaks(id, isCurrent, async () => (await send(getHistoryAudio, itemInput(id))).arrayBuffer());
}

/** Shows the server's peaks. Items older than peaks have none, so they are decoded from the audio here. */
async function showPeaks(id: string, isCurrent: () => boolean, readSound: () => Promise<ArrayBuffer>): Promise<void> {
  const known = await readWaveform(id).catch(() => undefined);
  if (!isCurrent()) return;
  if (known && known.visual_waveform.length > 0) return setPeaks(fromWaveform(known.visual_waveform));
  if ((known?.duration_seconds ?? 0) > maxPeaksSeconds) return;
  const decoded = await readSound()
    .then(decodePeaks)
    .catch(() => null);
  if (decoded && isCurrent()) setPeaks(decoded.peaks);
}

async function showReceivedPeaks(isCurrent: () => boolean): Promise<void> {
  const decoded = await bufferedAudio()?.arrayBuffer().then(decodePeaks);
  if (decoded && isCurrent()) setPeaks(decoded.peaks);
}

const awaited = new Map<string, () => void>();
const listeners = new Set<(id: string) => void>();

/** Calls the listener when a new item is stored, even without a live connection. */
export function onItemStored(listener: (id: string) => void): void {
  listeners.add(listener);
}

/** Ends the wait for an item that the server has reported as stored. */
export const reportStored = (id: string): void => awaited.get(id)?.();

async function waitFor(id: string, milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  awaited.set(id, resolve);
  const timer = setTimeout(resolve, milliseconds);
  await promise;
  clearTimeout(timer);
  awaited.delete(id);
}

/**
 * Waits until a new item is stored, which happens shortly after its audio ended. It stops when something else is
 * played.
 */
export async function followNewItem(id: string, isCurrent: () => boolean, onStored: () => void): Promise<void> {
  for (let poll = 0; poll < polls; poll++) {
    await waitFor(id, poll === 0 ? firstPoll : nextPoll);
    if (!isCurrent()) return notifyStored(id, onStored);
    try {
      const item = await call(getHistoryItem, itemInput(id));
      if (item.state !== 'created') continue;
      queryClient.setQueryData(readKey(getHistoryItem, itemInput(id)), item);
      if (isCurrent()) {
        updateItem({ history_item_id: id }, fileName(item));
        void showPeaks(id, isCurrent, async () => (await bufferedAudio()?.arrayBuffer()) ?? new ArrayBuffer(0));
      }
      return notifyStored(id, onStored);
    } catch (error) {
      if (poll === 0) void showReceivedPeaks(isCurrent);
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 400)) return;
    }
  }
}

function notifyStored(id: string, onStored: () => void): void {
  for (const listener of listeners) listener(id);
  onStored();
}

/** Downloads what the player holds. If the server no longer has it, it saves what this browser received. */
export async function downloadPlayed(): Promise<void> {
  const { item, file_name } = playerStore.get();
  if (!item) return;
  let stored: HistoryItem | undefined;
  try {
    if (item.history_item_id) stored = await call(getHistoryItem, itemInput(item.history_item_id));
  } catch (error) {
    if (!bufferedAudio()) throw error;
  }
  if (stored) return downloadHistoryItem(stored);
  const audio = bufferedAudio();
  if (!audio) throw new Error(t('nothing_to_download'));
  const now = Math.floor(Date.now() / 1000);
  const unknown = { date_unix: now, voice_name: item.voice_name, voice_category: null, settings: null, model_id: null };
  saveBlob(audio, file_name ?? speechFileName(unknown, extensionOf(audio.type)));
}
