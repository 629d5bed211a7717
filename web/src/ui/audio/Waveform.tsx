import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { formatTime } from '../../lib/format.ts';
import { paintWave, type WavePicture } from './paint-wave.ts';

export interface WaveformProps {
  peaks: Float32Array | null;
  duration: number;
  /** The waveform reads the time at every frame and not at every render, because it changes forty times a second. */
  subscribe(listener: () => void): () => void;
  readTime(): number;
  /** The start and end of the current word, in seconds. */
  readBand?(): [number, number] | null;
  /** The loop in seconds. Without an end, it is still being marked. */
  region?: { start: number; end?: number } | null;
  /** Says a time of this length, as a screen reader should. */
  speakTime(seconds: number, length: number): string;
  onSeek(seconds: number): void;
  barStep?: number;
  /** Seconds before the start of what is shown, where a part of a sound fills the width. */
  offset?: number;
  label: string;
  className?: string;
}

const keySteps: Record<string, number> = {
  ArrowRight: 3,
  ArrowUp: 3,
  ArrowLeft: -3,
  ArrowDown: -3,
  PageUp: 10,
  PageDown: -10,
};

export function Waveform(props: WaveformProps) {
  const { peaks, duration, subscribe, readTime, readBand, speakTime, onSeek, barStep = 3, label, className } = props;
  const { region = null, offset = 0 } = props;
  const root = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  const speak = useCallback(() => {
    const second = Math.round(readTime());
    root.current?.setAttribute('aria-valuenow', String(second));
    root.current?.setAttribute('aria-valuetext', speakTime(second, duration));
  }, [readTime, speakTime, duration]);

  const paint = useCallback(() => {
    const time = readTime();
    const slider = root.current;
    if (!slider || !canvas.current) return;
    // Screen readers get a time once a second.
    if (slider.getAttribute('aria-valuenow') !== String(Math.round(time))) speak();
    const picture: WavePicture = { peaks, duration, time, band: readBand?.() ?? null, region, step: barStep };
    paintWave(canvas.current, picture);
  }, [peaks, duration, readTime, readBand, speak, barStep, region]);

  useEffect(() => {
    speak();
    paint();
    const unsubscribe = subscribe(paint);
    const resizing = new ResizeObserver(paint);
    if (root.current) resizing.observe(root.current);
    // The canvas reads its colours from the theme, so a new theme needs a repaint.
    const theming = new MutationObserver(paint);
    theming.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      unsubscribe();
      resizing.disconnect();
      theming.disconnect();
    };
  }, [paint, speak, subscribe]);

  function timeUnder(event: PointerEvent<HTMLDivElement>): number {
    const box = event.currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)) * duration;
  }

  /** Updates the tip directly, because the pointer moves more often than React should render. */
  function showTip(event: PointerEvent<HTMLDivElement>) {
    if (!tip.current || duration === 0 || event.pointerType === 'touch') return;
    const seconds = timeUnder(event);
    tip.current.textContent = formatTime(seconds + offset);
    tip.current.style.left = `${(seconds / duration) * 100}%`;
    tip.current.style.opacity = '1';
  }
  const hideTip = () => tip.current?.style.setProperty('opacity', '0');

  function onKeyDown(event: KeyboardEvent) {
    const step = keySteps[event.key];
    const target =
      step !== undefined ? readTime() + step : event.key === 'Home' ? 0 : event.key === 'End' ? duration : undefined;
    if (target === undefined) return;
    event.preventDefault();
    onSeek(target);
  }

  return (
    <div
      ref={root}
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={0}
      aria-valuetext={speakTime(0, duration)}
      className={clsx('relative block w-full cursor-pointer touch-none rounded-xs', className)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onSeek(timeUnder(event));
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) onSeek(timeUnder(event));
        showTip(event);
      }}
      onPointerLeave={hideTip}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
      <span
        ref={tip}
        aria-hidden="true"
        className="pointer-events-none absolute -top-6 -translate-x-1/2 rounded-xs bg-tip px-1.5 py-0.5 font-mono text-[11px] leading-[14px] text-on-tip tabular-nums opacity-0"
      />
    </div>
  );
}
