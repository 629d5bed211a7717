import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { changerStore } from '../changer.ts';
import { t } from '../messages.ts';
import { moveTrim, type Trim } from './cut-sound.ts';

interface TrimHandlesProps {
  trim: Trim;
  seconds: number;
}

const keySteps: Record<string, number> = {
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  PageUp: 1,
  PageDown: -1,
};

/** Marks the part of the recording that is used. Both ends are dragged, or moved by the arrow keys. */
export function TrimHandles({ trim, seconds }: TrimHandlesProps) {
  const root = useRef<HTMLDivElement>(null);
  const percent = (second: number) => (seconds > 0 ? (second / seconds) * 100 : 0);
  const move = (end: 'from' | 'to', second: number) =>
    changerStore.set({ trim: moveTrim(changerStore.get().trim, end, second, seconds) });

  function onPointerMove(end: 'from' | 'to', event: PointerEvent<HTMLDivElement>) {
    if (event.buttons !== 1 || !root.current) return;
    const box = root.current.getBoundingClientRect();
    move(end, ((event.clientX - box.left) / box.width) * seconds);
  }

  function onKeyDown(end: 'from' | 'to', event: KeyboardEvent) {
    const step = keySteps[event.key];
    const target =
      step !== undefined ? trim[end] + step : event.key === 'Home' ? 0 : event.key === 'End' ? seconds : undefined;
    if (target === undefined) return;
    event.preventDefault();
    move(end, target);
  }

  return (
    <div ref={root} dir="ltr" className="pointer-events-none absolute inset-0">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 bg-bg/70"
        style={{ width: `${percent(trim.from)}%` }}
      />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-0 bg-bg/70"
        style={{ width: `${100 - percent(trim.to)}%` }}
      />
      {(['from', 'to'] as const).map((end) => (
        <div
          key={end}
          role="slider"
          tabIndex={0}
          aria-label={t(end === 'from' ? 'trim_from' : 'trim_to')}
          aria-valuemin={0}
          aria-valuemax={Math.round(seconds * 10) / 10}
          aria-valuenow={Math.round(trim[end] * 10) / 10}
          aria-valuetext={formatTime(trim[end])}
          className="pointer-events-auto absolute -inset-y-1 w-6 -translate-x-1/2 cursor-ew-resize touch-none rounded-xs"
          style={{ left: `${percent(trim[end])}%` }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => onPointerMove(end, event)}
          onKeyDown={(event) => onKeyDown(end, event)}
        >
          <span
            aria-hidden="true"
            className={`absolute inset-y-0 left-1/2 w-2 border-y-2 border-ink ${end === 'from' ? 'border-l-2' : '-translate-x-full border-r-2'}`}
          />
        </div>
      ))}
    </div>
  );
}
