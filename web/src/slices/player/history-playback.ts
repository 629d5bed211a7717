/** Plays stored items, and follows an item that was just made until it is stored. */
import { getHistoryAudio, getHistoryItem, getHistoryWaveform } from '#contract/history/api.ts';
import type { HistoryItem, Waveform } from '#contract/history/types.ts';
import { buildRequest } from '#contract/kit/client.ts';
import { call, send } from '../../lib/api.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { extensionOf, speechFileName } from '#contract/history/file-names.ts';
import { decodePeaks, fromWaveform } from '../../lib/player/peaks.ts';
import { bufferedAudio, playUrl } from '../../lib/player/playback.ts';
import { setAlignment, setPeaks, updateItem, type PlayOptions } from '../../lib/player/state.ts';
import { storedItem, type PlayableItem } from './stored-item.ts';
import { liveStore } from '../../lib/live/live.ts';
import { queryClient, readKey } from '../../lib/queries.ts';

const maxPolls = 10;
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

export function playHistoryItem(item: PlayableItem, options: PlayOptions = {}): void {
  const id = item.history_item_id;
  const isCurrent = playUrl(storedItem(item), buildRequest(getHistoryAudio, itemInput(id)).url, options);
  // Without the words and the waveform the item still plays.
  void readHistoryItem(id)
    .then((stored) => {
      if (!isCurrent()) return;
      updateItem({ fileName: fileName(stored) });
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
 * Follows a new item for its file name, which it gets when it is stored shortly after its audio ended, and for its
 * feedback. The live connection brings both; without it the item is asked for. It stops when something else is played.
 */
export async function followNewItem(id: string, isCurrent: () => boolean, onStored: () => void): Promise<void> {
  let isStored = false;
  for (let poll = 0; poll < maxPolls; poll++) {
    await waitFor(id, poll === 0 ? firstPoll : nextPoll);
    if (!isCurrent()) return isStored ? undefined : notifyStored(id, onStored);
    // The live connection is back, and brings what else happens to the item.
    if (isStored && liveStore.get().isConnected) return;
    try {
      const item = await call(getHistoryItem, itemInput(id));
      if (item.state !== 'created') continue;
      queryClient.setQueryData(readKey(getHistoryItem, itemInput(id)), item);
      if (!isStored && isCurrent()) {
        updateItem({ history_item_id: id, fileName: fileName(item) });
        void showPeaks(id, isCurrent, async () => (await bufferedAudio()?.arrayBuffer()) ?? new ArrayBuffer(0));
      }
      if (!isStored) notifyStored(id, onStored);
      isStored = true;
      if (item.feedback !== null || liveStore.get().isConnected) return;
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
