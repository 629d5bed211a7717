/** The loop mode: off, the whole item, or a part between two marks. */
export type Loop =
  | { kind: 'off' }
  | { kind: 'whole' }
  /** The start is set, and the end is not set yet. */
  | { kind: 'from'; start: number }
  | { kind: 'part'; start: number; end: number };

export const noLoop: Loop = { kind: 'off' };

/** Seconds. A shorter loop is an accidental press, and would only stutter. */
const minLoopLength = 0.25;

/** Gives the mode after the next press: whole, from here, to here, off. The marks may be set in either order. */
export function nextLoop(loop: Loop, time: number): Loop {
  if (loop.kind === 'off') return { kind: 'whole' };
  if (loop.kind === 'whole') return { kind: 'from', start: time };
  if (loop.kind === 'part') return noLoop;
  const [start, end] = [Math.min(loop.start, time), Math.max(loop.start, time)];
  return end - start < minLoopLength ? loop : { kind: 'part', start, end };
}

/** Gives the time at which ended audio restarts, or null where it stays ended. */
export function loopRestart(loop: Loop): number | null {
  if (loop.kind === 'off') return null;
  return loop.kind === 'part' ? loop.start : 0;
}

/** Gives the time to jump to from this time, or null. A listener who seeks to before the loop is left alone. */
export function loopJump(loop: Loop, time: number): number | null {
  return loop.kind === 'part' && time >= loop.end ? loop.start : null;
}
