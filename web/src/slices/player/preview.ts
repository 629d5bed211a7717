/** Plays samples of voices beside the player, so that a sample does not unload what was generated. */
import { onPlay, pause } from '../../lib/player/controls.ts';
import { createStore } from '../../lib/store.ts';

export const previewStore = createStore<{
  voice_id: string | null;
  url: string | null;
  time: number;
  duration: number;
}>({
  voice_id: null,
  url: null,
  time: 0,
  duration: 0,
});

const audio = new Audio();
const readTime = () =>
  previewStore.set({ time: audio.currentTime, duration: Number.isFinite(audio.duration) ? audio.duration : 0 });
audio.addEventListener('timeupdate', readTime);
audio.addEventListener('durationchange', readTime);
audio.addEventListener('ended', stopPreview);
audio.addEventListener('error', stopPreview);

export function stopPreview(): void {
  audio.pause();
  previewStore.set({ voice_id: null, url: null, time: 0 });
}

/** Starts the sample of a voice or stops the one that plays. `url` is a sample in another language. */
export function togglePreview(voice: { voice_id: string; preview_url: string | null }, url?: string): void {
  const playing = previewStore.get();
  if (playing.voice_id === voice.voice_id && (!url || url === playing.url)) return stopPreview();
  const sample = url ?? voice.preview_url;
  if (!sample) return;
  pause();
  audio.src = sample;
  previewStore.set({ voice_id: voice.voice_id, url: sample, time: 0, duration: 0 });
  audio.play().catch((error: Error) => {
    // A newer preview interrupts an older one; only a real refusal ends it.
    if (error.name !== 'AbortError') stopPreview();
  });
}

onPlay(stopPreview);
