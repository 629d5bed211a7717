import { useId } from 'react';
import { colourOf, patternOf, Patterns } from './Patterns.tsx';
import { labelledIntervals, logTicksOf, placeOf, ticksOf } from './scale.ts';
import { mostOf, stackOf, type ChartSeries } from './series.ts';
import type { UnusualInterval } from './unusual.ts';
import { UnusualDot } from './UnusualDot.tsx';
import { useWidth } from './use-width.ts';

interface StackedChartProps {
  label: string;
  patterns: string;
  times: readonly number[];
  series: readonly ChartSeries[];
  isStacked: boolean;
  isLog: boolean;
  /** Where the present stands; null where the window is over. */
  today: { at: number; label: string } | null;
  unusual: readonly UnusualInterval[];
  formatTime(at: number): string;
  formatTick(value: number): string;
  formatValue(value: number): string;
}

const [height, top, bottom, start] = [250, 14, 28, 52];
const floor = height - bottom;

/** Bars upon each other, or lines where values do not add up. The table below has the same figures. */
export function StackedChart(props: StackedChartProps) {
  const { label, patterns, times, series, isStacked, isLog, today, formatTime, formatTick, formatValue } = props;
  const { unusual } = props;
  const [measured, ref] = useWidth(1000);
  const titleId = useId();
  const width = Math.max(measured, Math.min(1400, start + times.length * 9), 320);
  const ticks = (isLog ? logTicksOf : ticksOf)(mostOf(series, isStacked));
  const most = ticks.at(-1)!;
  const slot = (width - start) / Math.max(1, times.length);
  const yOf = (value: number) => floor - placeOf(value, most, isLog) * (floor - top);
  const xOf = (at: number) => start + at * slot;
  const labelled = labelledIntervals(times.length, width - start, 84);
  return (
    // The chart scrolls where the window is narrow, also by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} className="relative overflow-x-auto" dir="ltr" tabIndex={0} role="group" aria-labelledby={titleId}>
      <svg width={width} height={height} role="img" aria-labelledby={titleId} className="block max-w-none">
        <title id={titleId}>{label}</title>
        <Patterns id={patterns} />
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={start} x2={width} y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
            <text x={start - 10} y={yOf(tick) + 4} textAnchor="end" className="fill-muted text-[11px] tabular-nums">
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {labelled.map((at) => (
          <text
            key={at}
            // Those at the ends stay inside of the chart.
            {...(at === 0
              ? { x: start, textAnchor: 'start' }
              : width - xOf(at) - slot / 2 < 24
                ? { x: width, textAnchor: 'end' }
                : { x: xOf(at) + slot / 2, textAnchor: 'middle' })}
            y={height - 6}
            className="fill-muted text-[11px]"
          >
            {formatTime(times[at]!)}
          </text>
        ))}
        {isStacked
          ? times.map((time, at) => (
              <Bar
                key={time}
                {...{ at, series, patterns, yOf }}
                x={xOf(at) + slot * 0.12}
                width={Math.max(1, slot * 0.76)}
                title={(name, value) => `${formatTime(time)} · ${name}: ${formatValue(value)}`}
              />
            ))
          : series.map((one, at) => (
              <path
                key={one.name}
                d={one.values.map((value, i) => `${i === 0 ? 'M' : 'L'}${xOf(i) + slot / 2} ${yOf(value)}`).join('')}
                fill="none"
                strokeWidth="1.75"
                strokeLinejoin="round"
                strokeDasharray={at === 0 ? undefined : `${2 + at * 2} ${2 + (at % 3)}`}
                style={{ stroke: colourOf(at) }}
              >
                <title>{one.name}</title>
              </path>
            ))}
        {today && (
          <g>
            <line
              x1={xOf(today.at)}
              x2={xOf(today.at)}
              y1={top}
              y2={floor}
              strokeDasharray="2 3"
              className="stroke-control"
            />
            <text
              x={xOf(today.at) + (today.at > times.length / 2 ? -6 : 6)}
              y={top + 10}
              textAnchor={today.at > times.length / 2 ? 'end' : 'start'}
              className="fill-muted text-[11px]"
            >
              {today.label}
            </text>
          </g>
        )}
      </svg>
      {unusual.map(({ at, value, explanation }) => (
        <UnusualDot
          key={times[at]}
          left={xOf(at) + slot / 2}
          top={yOf(value)}
          time={formatTime(times[at]!)}
          explanation={explanation}
        />
      ))}
    </div>
  );
}

interface BarProps {
  at: number;
  x: number;
  width: number;
  series: readonly ChartSeries[];
  patterns: string;
  yOf(value: number): number;
  title(name: string, value: number): string;
}

function Bar({ at, x, width, series, patterns, yOf, title }: BarProps) {
  const floors = stackOf(series, at);
  return (
    <g className="hover:opacity-80">
      {series.map((one, number) => {
        const value = one.values[at]!;
        const below = floors[number]!;
        if (value <= 0) return null;
        const [from, to] = [yOf(below), yOf(below + value)];
        const box = { x, y: to, width, height: Math.max(0.5, from - to - (below > 0 ? 1 : 0)), rx: 1.5 };
        const pattern = patternOf(patterns, number);
        return (
          <g key={one.name}>
            <title>{title(one.name, value)}</title>
            <rect {...box} style={{ fill: colourOf(number) }} />
            {pattern && <rect {...box} fill={pattern} />}
          </g>
        );
      })}
    </g>
  );
}
