/** Computes which rows of a long list are in sight. The height of each row is known, so none has to be measured. */

/** @returns where each row begins, in pixels, and at last where the list ends */
export function startsOf<T>(rows: readonly T[], heightOf: (row: T) => number): Float64Array {
  const starts = new Float64Array(rows.length + 1);
  rows.forEach((row, at) => {
    starts[at + 1] = starts[at]! + heightOf(row);
  });
  return starts;
}

/** Finds the row at a distance from the top of the list; the last one where the list ends before it. */
function rowAt(starts: Float64Array, distance: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface Range {
  from: number;
  /** The row after the last one. */
  to: number;
}

/** Finds the rows between two distances, and some more on either side, which a scroll shows next. */
export function rowsWithin(starts: Float64Array, top: number, bottom: number, more: number): Range {
  const count = starts.length - 1;
  return {
    from: Math.max(0, rowAt(starts, top) - more),
    to: Math.min(count, rowAt(starts, bottom) + 1 + more),
  };
}

interface View {
  top: number;
  height: number;
  /** What the header covers of the view, and what is kept free at its end. */
  head: number;
  foot: number;
}

/** Gives the position to scroll to so that a row is in sight. It is the present one if the row is in sight already. */
export function scrollFor(starts: Float64Array, at: number, { top, height, head, foot }: View): number {
  const [start = 0, end = start] = [starts[at], starts[at + 1]];
  if (start < top + head) return Math.max(0, start - head);
  return end > top + height - foot ? end - height + foot : top;
}
