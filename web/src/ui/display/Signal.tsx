/** Draws an illustration for each kind of work, 96 × 40 units with lines two units wide. */
const pulse = [4, 9, 14, 8, 16, 11, 5, 10, 17, 13, 6, 3, 9, 15, 12, 18, 10, 6, 3];

/** Draws vertical strokes around a middle line. */
const strokes = (heights: readonly number[], from: number, step: number, middle: number) =>
  heights.map((height, at) => `M${from + at * step} ${middle - height}v${height * 2}`).join('');

const shapes = {
  speech: strokes(pulse, 3, 5, 20),
  // The picture shows the lines of a table, each of which becomes a waveform.
  bulk: `M3 8H34M3 20H34M3 32H34${[8, 20, 32]
    .map((middle, row) =>
      strokes(
        pulse.slice(row * 5, row * 5 + 9).map((height) => Math.max(1, height / 4)),
        46,
        5.5,
        middle,
      ),
    )
    .join('')}`,
  // The picture shows earlier speech: later strokes are taller.
  history: `M4 20a16 16 0 1 0 5-11.6M9 2.5v6.4h6.4M20 12v8.6l6 3.6${strokes([3, 6, 4, 8, 5, 10, 7, 12, 8, 14], 46, 5, 20)}`,
  api: `M14 8 3 20l11 12M34 8l11 12L34 32M29 5 19 35${strokes([4, 9, 6, 12, 8, 4, 7, 3], 57, 5, 20)}`,
} as const;

export type SignalName = keyof typeof shapes;

export function Signal({ name }: { name: SignalName }) {
  return (
    <svg
      width="96"
      height="40"
      viewBox="0 0 96 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
