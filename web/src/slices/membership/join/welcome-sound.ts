/** Plays the welcome of an invitation, on a page without the player. An item that plays there still is paused. */
import { useEffect, useMemo, useState } from 'react';
import type { InviteWelcome } from '#contract/membership/types.ts';
import { pause } from '../../../lib/player/controls.ts';

function createSound({ audio_base64 }: InviteWelcome) {
  const bytes = Uint8Array.from(atob(audio_base64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' }));
  const audio = new Audio(url);
  audio.addEventListener('play', pause);
  const listeners = new Set<() => void>();
  let frame = 0;
  const notify = () => {
    for (const listener of listeners) listener();
    if (!audio.paused) frame = requestAnimationFrame(notify);
  };
  for (const event of ['play', 'pause', 'ended', 'seeked']) audio.addEventListener(event, notify);
  return {
    audio,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    readTime: () => (audio.ended ? 0 : audio.currentTime),
    seek: (seconds: number) => void (audio.currentTime = seconds),
    toggle() {
      if (audio.paused) audio.play().catch(() => undefined);
      else audio.pause();
    },
    close() {
      cancelAnimationFrame(frame);
      audio.pause();
      URL.revokeObjectURL(url);
    },
  };
}

export function useWelcomeSound(welcome: InviteWelcome) {
  const sound = useMemo(() => createSound(welcome), [welcome]);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    const unsubscribe = sound.subscribe(() => setIsPlaying(!sound.audio.paused));
    return () => {
      unsubscribe();
      sound.close();
    };
  }, [sound]);
  return { ...sound, isPlaying };
}
