/** Fetches what a row of the download menu offers, and saves it. */
import {
  downloadHistory,
  getHistoryAudio,
  getHistorySubtitles,
  getHistoryWords,
  zipHistory,
} from '#contract/history/api.ts';
import { extensionOf, speechFileName } from '#contract/history/file-names.ts';
import type { LoudnessChoice, SubtitleFormat, TimedTextFormat } from '#contract/history/files.ts';
import { maxHistoryIds, type HistoryItem } from '#contract/history/types.ts';
import { call, send } from '../../lib/api.ts';
import { readDownload, saveBlob, type OnProgress } from '../../lib/download.ts';
import { track } from '../analytics/public.ts';
import { showFilesIfFull, showJob } from '../jobs/public.ts';

export interface AudioChoice {
  output_format: 'default' | 'wav';
  loudness: LoudnessChoice;
}

/** Audio as it was made is a stored file; any other is made while it is sent. */
export async function saveAudio(item: HistoryItem, choice: AudioChoice, onProgress: OnProgress): Promise<void> {
  const { history_item_id } = item;
  const isStored = choice.output_format === 'default' && choice.loudness === 'as_made';
  const response = isStored
    ? await send(getHistoryAudio, { params: { history_item_id } })
    : await send(downloadHistory, { body: { history_item_ids: [history_item_id], ...choice } });
  const blob = await readDownload(response, onProgress);
  saveBlob(blob, speechFileName(item, extensionOf(blob.type)));
  track('item_downloaded', { kind: 'audio' });
}

export async function saveSubtitles(item: HistoryItem, format: SubtitleFormat): Promise<void> {
  const { history_item_id } = item;
  const response = await send(getHistorySubtitles, { params: { history_item_id }, query: { format } });
  saveBlob(await response.blob(), speechFileName(item, format));
  track('item_downloaded', { kind: 'subtitles' });
}

export async function saveWords(item: HistoryItem): Promise<void> {
  const words = await call(getHistoryWords, { params: { history_item_id: item.history_item_id } });
  saveBlob(new Blob([JSON.stringify(words, null, 1)], { type: 'application/json' }), speechFileName(item, 'json'));
  track('item_downloaded', { kind: 'words' });
}

/** Asks for ZIP files, which jobs make in the background: one for as many items as one call takes. */
export async function startZip(
  ids: readonly string[],
  choice: AudioChoice & { subtitles: readonly TimedTextFormat[] },
): Promise<void> {
  track('item_downloaded', { kind: 'zip' });
  for (let at = 0; at < ids.length; at += maxHistoryIds) {
    const history_item_ids = ids.slice(at, at + maxHistoryIds);
    try {
      showJob(await call(zipHistory, { body: { ...choice, history_item_ids, subtitles: [...choice.subtitles] } }));
    } catch (error) {
      showFilesIfFull(error);
      throw error;
    }
  }
}
