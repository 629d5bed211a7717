/** Moves and scales the part of a sound that a waveform shows. A view is the seconds at both of its edges. */
export type WaveView = readonly [number, number];

/** Seconds. Nothing shorter fills the width, because the peaks show no more. */
export const minView = 2;
const zoomStep = 2;
/** The part kept by the trim handles is at least this long, in seconds. */
export const minTrim = 0.1;

export interface Trim {
  start: number;
  end: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

/** Puts a view of a length around a time, within the sound. */
function viewAround(time: number, length: number, share: number, duration: number): WaveView {
  const whole = Math.min(length, duration);
  const first = clamp(time - whole * share, 0, duration - whole);
  return [first, first + whole];
}

/** Zooms while the given time stays where it is on the screen. */
export function zoom([first, last]: WaveView, direction: 'in' | 'out', around: number, duration: number): WaveView {
  const length = last - first;
  const share = length > 0 ? clamp((around - first) / length, 0, 1) : 0;
  const shortest = Math.min(minView, duration);
  const next = clamp(direction === 'in' ? length / zoomStep : length * zoomStep, shortest, duration);
  return viewAround(around, next, share, duration);
}

/** Moves the view by a share of its length. */
export function scroll([first, last]: WaveView, share: number, duration: number): WaveView {
  const length = last - first;
  return viewAround(first + share * length, length, 0, duration);
}

/** Turns the page when the time has left the view, so that what plays stays in sight. */
export function follow(view: WaveView, time: number, duration: number): WaveView {
  const [first, last] = view;
  return time >= first && time <= last ? view : viewAround(time, last - first, 0.1, duration);
}

/** Moves one edge of the kept part, which never becomes empty and never leaves the sound. */
export function moveEdge(trim: Trim, edge: keyof Trim, time: number, duration: number): Trim {
  return edge === 'start'
    ? { ...trim, start: clamp(time, 0, trim.end - minTrim) }
    : { ...trim, end: Math.min(duration, Math.max(time, trim.start + minTrim)) };
}
