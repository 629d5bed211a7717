import { clsx } from 'clsx';
import type { KeyboardEvent, PointerEvent } from 'react';
import { formatTime } from '../../lib/format.ts';
import { t } from './messages.ts';
import { moveEdge, type Trim, type WaveView } from './wave-view.ts';

interface TrimHandlesProps {
  trim: Trim;
  view: WaveView;
  duration: number;
  speakTime(seconds: number, length: number): string;
  onTrim(trim: Trim): void;
}

/** Seconds that a key moves an edge by. */
const keySteps: Record<string, number> = {
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  PageUp: 1,
  PageDown: -1,
};

/** Lies over a waveform. What is outside the kept part is dimmed. */
export function TrimHandles({ trim, view: [first, last], duration, speakTime, onTrim }: TrimHandlesProps) {
  const placeOf = (seconds: number) => Math.min(100, Math.max(0, ((seconds - first) / (last - first)) * 100));

  function onKeyDown(event: KeyboardEvent, edge: keyof Trim) {
    const step = keySteps[event.key];
    const target =
      step !== undefined
        ? trim[edge] + step * (event.shiftKey ? 10 : 1)
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? duration
            : undefined;
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onTrim(moveEdge(trim, edge, target, duration));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>, edge: keyof Trim) {
    event.stopPropagation();
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (event.buttons !== 1 || !box) return;
    const target = first + ((event.clientX - box.left) / box.width) * (last - first);
    onTrim(moveEdge(trim, edge, target, duration));
  }

  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-0 bg-bg/70"
        style={{ width: `${placeOf(trim.start)}%` }}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-0 bg-bg/70"
        style={{ width: `${100 - placeOf(trim.end)}%` }}
      />
      {(['start', 'end'] as const)
        .filter((edge) => trim[edge] >= first - 0.001 && trim[edge] <= last + 0.001)
        .map((edge) => (
          <span
            key={edge}
            role="slider"
            tabIndex={0}
            aria-label={t(edge === 'start' ? 'trim_start' : 'trim_end')}
            aria-valuemin={0}
            aria-valuemax={Math.round(duration * 10) / 10}
            aria-valuenow={Math.round(trim[edge] * 10) / 10}
            aria-valuetext={speakTime(trim[edge], duration)}
            title={formatTime(trim[edge])}
            className={clsx(
              'absolute -inset-y-1 w-6 cursor-ew-resize touch-none rounded-xs',
              edge === 'start' ? '-ml-px' : '-translate-x-full',
            )}
            style={{ left: `${placeOf(trim[edge])}%` }}
            onPointerDown={(event) => {
              event.stopPropagation();
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => onPointerMove(event, edge)}
            onKeyDown={(event) => onKeyDown(event, edge)}
          >
            {/* The bracket is narrower than what a finger can hold. */}
            <span
              aria-hidden="true"
              className={clsx(
                'absolute inset-y-0 w-2.5 border-2 border-ink',
                edge === 'start' ? 'left-0 rounded-l-[4px] border-r-0' : 'right-0 rounded-r-[4px] border-l-0',
              )}
            />
          </span>
        ))}
    </>
  );
}
