/** Saves the audio that the player holds, for when the history cannot give it. */
import { speechFileName, withExtension } from '#contract/history/file-names.ts';
import { readDownload, saveBlob } from '../download.ts';
import { readSource } from './controls.ts';
import { bufferedAudio } from './playback.ts';
import { playerStore } from './state.ts';

/** The specification names one type for audio that is saved without the history, whatever the format of the item. */
const heldType = 'audio/mpeg';

export const isHeld = (history_item_id: string): boolean => playerStore.get().item?.history_item_id === history_item_id;

/** Reads what was received of a stream, or else the source of the player. @returns null where there is neither */
async function readHeldAudio(): Promise<Blob | null> {
  const buffered = bufferedAudio();
  if (buffered) return new Blob([buffered], { type: heldType });
  const source = readSource();
  // The security policy lets the page play what it has made, and not fetch it.
  if (!source || source.startsWith('blob:')) return null;
  // The player has fetched its source, so the browser may have it without asking the server.
  const response = await fetch(source, { cache: 'force-cache', credentials: 'same-origin' });
  return response.ok ? new Blob([await readDownload(response)], { type: heldType }) : null;
}

/** @returns whether the player held audio that could be read */
export async function saveHeldAudio(now: Date = new Date()): Promise<boolean> {
  const { item } = playerStore.get();
  const audio = item && (await readHeldAudio().catch(() => null));
  if (!item || !audio || audio.size === 0) return false;
  const { voice_name } = item.player;
  const unnamed = { voice_name, voice_category: null, settings: null, model_id: null };
  const name = item.fileName ?? speechFileName({ ...unnamed, date_unix: now.getTime() / 1000 }, 'mp3');
  saveBlob(audio, withExtension(name, 'mp3'));
  return true;
}
