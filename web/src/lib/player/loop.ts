/** What is played again and again: all of it, or a part between two marks. */
export type Loop =
  | { kind: 'off' }
  | { kind: 'whole' }
  /** The first mark is set, the second still to come. */
  | { kind: 'from'; start: number }
  | { kind: 'part'; start: number; end: number };

export const noLoop: Loop = { kind: 'off' };

/** Seconds. Shorter ones are a slip of the finger, and would only stutter. */
const minPart = 0.25;

/** One control goes through all: the whole, from here, to here, off. Marks may be set in either order. */
export function nextLoop(loop: Loop, time: number): Loop {
  if (loop.kind === 'off') return { kind: 'whole' };
  if (loop.kind === 'whole') return { kind: 'from', start: time };
  if (loop.kind === 'part') return noLoop;
  const [start, end] = [Math.min(loop.start, time), Math.max(loop.start, time)];
  return end - start < minPart ? loop : { kind: 'part', start, end };
}

/** Where a sound that has come to its end goes on; null where it stays ended. */
export function restartOf(loop: Loop): number | null {
  if (loop.kind === 'off') return null;
  return loop.kind === 'part' ? loop.start : 0;
}

/** Where the sound jumps to at this time; null where it goes on. A listener who went before the part is let be. */
export function jumpOf(loop: Loop, time: number): number | null {
  return loop.kind === 'part' && time >= loop.end ? loop.start : null;
}
