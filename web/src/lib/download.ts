import { getHistoryAudio } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { send } from './api.ts';
import { extensionOf, speechFileName } from '#contract/history/file-names.ts';

const isAudioOrZip = (type: string) => /^(audio\/[\w.+-]+|application\/(x-)?zip(-compressed)?)$/.test(type);

/** Takes how many bytes have come. */
export type OnProgress = (received: number) => void;

/** Refuses an answer of another type before it is saved under a misleading name. */
export async function readDownload(response: Response, onProgress?: OnProgress): Promise<Blob> {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (!isAudioOrZip(type)) throw new Error(`Invalid response type received: '${type}' is not supported.`);
  if (!response.body) throw new Error('Could not download from stream because response.body is null.');
  if (!onProgress) return new Blob([await response.arrayBuffer()], { type });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    onProgress((received += read.value.length));
  }
  return new Blob(chunks, { type });
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export async function downloadHistoryItem(item: HistoryItem): Promise<void> {
  const response = await send(getHistoryAudio, { params: { history_item_id: item.history_item_id } });
  const blob = await readDownload(response);
  saveBlob(blob, speechFileName(item, extensionOf(blob.type)));
}
