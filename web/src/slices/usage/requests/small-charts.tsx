interface SmallChartProps {
  label: string;
  times: readonly number[];
  values: readonly number[];
  formatTime(at: number): string;
  formatValue(value: number): string;
}

const [width, height] = [500, 96];

/** The first and the last time below the picture. */
function Ends({ times, formatTime }: Pick<SmallChartProps, 'times' | 'formatTime'>) {
  const [first, last] = [times[0], times.at(-1)];
  return (
    <p aria-hidden="true" dir="ltr" className="flex justify-between text-caption text-muted">
      <span>{first !== undefined && formatTime(first)}</span>
      <span>{last !== undefined && formatTime(last)}</span>
    </p>
  );
}

const describe = ({ label, values, formatValue }: SmallChartProps) =>
  `${label}: ${values.map((value) => formatValue(value)).join(', ')}`;

export function Bars(props: SmallChartProps) {
  const { times, values, formatTime, formatValue } = props;
  const most = Math.max(1, ...values);
  const slot = width / Math.max(1, values.length);
  return (
    <>
      <svg
        role="img"
        aria-label={describe(props)}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-b border-line"
      >
        {values.map((value, at) => (
          <rect
            key={times[at]}
            x={at * slot + slot * 0.12}
            y={height - (value / most) * height}
            width={slot * 0.76}
            height={(value / most) * height}
            className="fill-ink hover:fill-accent"
          >
            <title>{`${formatTime(times[at]!)}: ${formatValue(value)}`}</title>
          </rect>
        ))}
      </svg>
      <Ends times={times} formatTime={formatTime} />
    </>
  );
}

/** A line under the limit of the plan, which is dashed. */
export function Line(props: SmallChartProps & { limit: number }) {
  const { times, values, limit, formatTime } = props;
  const most = Math.max(limit, 1, ...values) * 1.06;
  const slot = width / Math.max(1, values.length - 1);
  const yOf = (value: number) => height - (value / most) * (height - 2);
  const line = values.map((value, at) => `${at === 0 ? 'M' : 'L'}${at * slot} ${yOf(value)}`).join('');
  return (
    <>
      <svg
        role="img"
        aria-label={describe(props)}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-b border-line"
      >
        <line
          x1={0}
          x2={width}
          y1={yOf(limit)}
          y2={yOf(limit)}
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
          className="stroke-danger"
        />
        {line && (
          <>
            <path d={`${line}L${width} ${height}L0 ${height}Z`} className="fill-ink" fillOpacity={0.07} />
            <path d={line} fill="none" strokeWidth={1.75} vectorEffect="non-scaling-stroke" className="stroke-ink" />
          </>
        )}
      </svg>
      <Ends times={times} formatTime={formatTime} />
    </>
  );
}
