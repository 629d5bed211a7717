/** Samples of voices, beside the player: listening to one must not unload what was generated. */
import { onPlay, pause } from './player.ts';
import { createStore } from './store.ts';

export const previewStore = createStore<{ voice_id: string | null; time: number; duration: number }>({
  voice_id: null,
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
  previewStore.set({ voice_id: null, time: 0 });
}

export function togglePreview(voice: { voice_id: string; preview_url: string | null }): void {
  if (previewStore.get().voice_id === voice.voice_id) return stopPreview();
  if (!voice.preview_url) return;
  pause();
  audio.src = voice.preview_url;
  previewStore.set({ voice_id: voice.voice_id, time: 0, duration: 0 });
  audio.play().catch((error: Error) => {
    // A newer preview interrupts an older one; only a real refusal ends it.
    if (error.name !== 'AbortError') stopPreview();
  });
}

onPlay(stopPreview);
