/** Plays samples of voices in the player, and gives it back to the item that a sample interrupts. */
import { pause, play } from '../../../lib/player/controls.ts';
import { decodePeaks } from '../../../lib/player/peaks.ts';
import { playUrl, stopPlayer } from '../../../lib/player/playback.ts';
import { clockStore, playerStore, setPeaks, type PlayerItem } from '../../../lib/player/state.ts';
import { onSignOut } from '../../../lib/session.ts';
import { playHistoryItem } from '../history-playback.ts';
import { previewItem, type PreviewedVoice } from './preview-item.ts';
import { previewStore } from './preview-store.ts';
import type { PlayableItem } from '../stored-item.ts';

function heldPreview(): PlayerItem | undefined {
  const { item } = playerStore.get();
  return item?.type === 'voicePreview' ? item : undefined;
}

function follow(): void {
  const { status, duration } = playerStore.get();
  const preview = heldPreview();
  const isHeard = preview && (status === 'playing' || status === 'loading' || status === 'ready');
  const { voice_id, source } = previewStore.get();
  if (isHeard) previewStore.set({ voice_id: preview.id, url: source, time: clockStore.get().time, duration });
  else if (voice_id !== null) previewStore.set({ voice_id: null, url: null, time: 0 });
}
playerStore.subscribe(follow);
clockStore.subscribe(() => previewStore.get().voice_id !== null && follow());

let interrupted: { item: PlayableItem; at: number } | null = null;
onSignOut(() => (interrupted = null));

/** An item that is not stored yet cannot be loaded again, so it is left to its screen. */
function rememberInterrupted(): void {
  const { item, status } = playerStore.get();
  if (!item || heldPreview()) return;
  const { history_item_id, text, player } = item;
  const at = status === 'ended' ? 0 : clockStore.get().time;
  interrupted = history_item_id === null ? null : { item: { ...player, history_item_id, text }, at };
}

function playSample(item: PlayerItem, source: string): void {
  previewStore.set({ source });
  const isCurrent = playUrl(item, source);
  // The security policy lets the page play what it has made, and not fetch it.
  if (source.startsWith('blob:')) return;
  fetch(source)
    .then((response) => response.arrayBuffer())
    .then(decodePeaks)
    .then((decoded) => decoded && isCurrent() && setPeaks(decoded.peaks))
    // Without the waveform the sample still plays.
    .catch(() => undefined);
}

export function toggleSample(voice: PreviewedVoice, url?: string): void {
  const sample = url ?? voice.preview_url;
  if (!sample) return;
  const isHeld = heldPreview()?.id === voice.voice_id;
  const { voice_id, source } = previewStore.get();
  if (isHeld && voice_id !== null && (!url || url === source)) return pause();
  if (isHeld && sample === source) return void play();
  rememberInterrupted();
  playSample(previewItem(voice), sample);
}

export function endSample(): void {
  if (!heldPreview()) return;
  if (interrupted) playHistoryItem(interrupted.item, { at: interrupted.at, isRestored: true });
  else stopPlayer();
  interrupted = null;
}

/** Plays the sample of the same voice in another language. */
export function chooseSampleLanguage(language: string): void {
  const preview = heldPreview();
  const sample = preview?.player.languagePreviewUrls.find((one) => one.language === language);
  if (preview && sample) playSample(preview, sample.previewUrl);
}
