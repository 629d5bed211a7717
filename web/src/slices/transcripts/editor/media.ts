/** The sound or the video of the open transcript, and its clock. */
import { createStore, type Store } from '../../../lib/store.ts';

export interface Clock {
  time: number;
  isPlaying: boolean;
  duration: number;
  speed: number;
  hasFailed: boolean;
}

export interface Media {
  clock: Store<Clock>;
  /** Takes the element that plays, and null when it goes. */
  attach(element: HTMLMediaElement | null): void;
  seek(time: number): void;
  toggle(): void;
  setSpeed(speed: number): void;
}

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export function createMedia(duration: number): Media {
  const clock = createStore<Clock>({ time: 0, isPlaying: false, duration, speed: 1, hasFailed: false });
  let element: HTMLMediaElement | null = null;
  let frame = 0;
  let scope = new AbortController();

  function tick(): void {
    if (!element) return;
    if (element.currentTime !== clock.get().time) clock.set({ time: element.currentTime });
    if (!element.paused) frame = requestAnimationFrame(tick);
  }
  function follow(isPlaying: boolean): void {
    cancelAnimationFrame(frame);
    clock.set({ isPlaying });
    tick();
  }

  return {
    clock,
    attach(next) {
      scope.abort();
      cancelAnimationFrame(frame);
      scope = new AbortController();
      element = next;
      if (!next) return;
      const on = (name: string, run: () => void) => next.addEventListener(name, run, { signal: scope.signal });
      on('play', () => follow(true));
      on('pause', () => follow(false));
      on('ended', () => follow(false));
      on('seeked', tick);
      on('durationchange', () => {
        if (Number.isFinite(next.duration)) clock.set({ duration: next.duration });
      });
      on('error', () => clock.set({ hasFailed: true, isPlaying: false }));
    },
    seek(time) {
      const at = Math.max(0, Math.min(time, clock.get().duration || time));
      clock.set({ time: at });
      if (element) element.currentTime = at;
    },
    toggle() {
      if (!element) return;
      if (element.paused) void element.play().catch(() => clock.set({ isPlaying: false }));
      else element.pause();
    },
    setSpeed(speed) {
      clock.set({ speed });
      if (element) element.playbackRate = speed;
    },
  };
}
