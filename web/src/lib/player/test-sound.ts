/** Plays the sound of a test beside the player, which keeps what it holds. */
import { useEffect, useRef, useState, type RefObject } from 'react';

export interface TestSound {
  isPlaying: boolean;
  /** Plays a sound from its beginning, in place of the former one. */
  play(sound: Blob): void;
  stop(): void;
  toggle(): void;
}

function end(audio: RefObject<HTMLAudioElement | null>): void {
  audio.current?.pause();
  if (audio.current) URL.revokeObjectURL(audio.current.src);
  audio.current = null;
}

// A browser may refuse to play without a click; the button is there then.
const start = (element: HTMLAudioElement) => void element.play().catch(() => undefined);

export function useTestSound(): TestSound {
  const [isPlaying, setIsPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => end(audio), []);
  return {
    isPlaying,
    play(sound) {
      end(audio);
      const element = new Audio(URL.createObjectURL(sound));
      element.addEventListener('play', () => setIsPlaying(true));
      element.addEventListener('pause', () => setIsPlaying(false));
      audio.current = element;
      start(element);
    },
    stop: () => end(audio),
    toggle() {
      const element = audio.current;
      if (!element) return;
      if (element.paused) start(element);
      else element.pause();
    },
  };
}
