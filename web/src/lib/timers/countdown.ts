/** Runs a timer that can be paused. */
export interface Countdown {
  run(): void;
  pause(): void;
}

export function countdown(milliseconds: number, onEnd: () => void): Countdown {
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(onEnd, left);
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, left - (Date.now() - startedAt));
    },
  };
}
