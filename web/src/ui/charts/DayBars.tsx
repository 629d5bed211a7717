interface DayBarsProps {
  /** What the bars count. */
  label: string;
  days: readonly { day: string; value: number }[];
  formatDay(day: string): string;
  formatValue(value: number): string;
}

const [width, height, gap] = [720, 160, 2];

/** A bar for each day, in ink. The table below a chart has the figures, so the picture is one image with a name. */
export function DayBars({ label, days, formatDay, formatValue }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  const step = width / Math.max(1, days.length);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="m-0 flex flex-col gap-1.5" dir="ltr">
      <figcaption className="flex justify-between gap-3 text-caption text-muted">
        <span>{label}</span>
        <span className="tabular-nums">{formatValue(most)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line-strong"
      >
        <line x1={0} x2={width} y1={0.5} y2={0.5} className="stroke-line" />
        <line x1={0} x2={width} y1={height / 2} y2={height / 2} className="stroke-line" />
        {days.map(({ day, value }, at) => {
          const tall = (value / most) * (height - 2);
          return (
            <rect
              key={day}
              x={at * step + gap / 2}
              y={height - tall}
              width={Math.max(1, step - gap)}
              height={tall}
              className="fill-ink hover:fill-accent"
            >
              <title>{`${formatDay(day)}: ${formatValue(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      {first && last && (
        <p aria-hidden="true" className="flex justify-between text-caption text-muted">
          <span>{formatDay(first.day)}</span>
          <span>{formatDay(last.day)}</span>
        </p>
      )}
    </figure>
  );
}
