import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { paintWave, type WavePicture } from './paint-wave.ts';

interface WaveformProps {
  peaks: Float32Array | null;
  duration: number;
  /** Read at every picture, not at every render: it changes forty times a second. */
  subscribe(listener: () => void): () => void;
  readTime(): number;
  /** The word being spoken, in seconds. */
  readBand?(): [number, number] | null;
  speakTime(seconds: number): string;
  onSeek(seconds: number): void;
  barStep?: number;
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
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  const paint = useCallback(() => {
    const time = readTime();
    const slider = root.current;
    if (!slider || !canvas.current) return;
    slider.setAttribute('aria-valuenow', String(Math.round(time)));
    slider.setAttribute('aria-valuetext', speakTime(time));
    const picture: WavePicture = { peaks, duration, time, band: readBand?.() ?? null, step: barStep };
    paintWave(canvas.current, picture);
  }, [peaks, duration, readTime, readBand, speakTime, barStep]);

  useEffect(() => {
    paint();
    const unsubscribe = subscribe(paint);
    const resizing = new ResizeObserver(paint);
    if (root.current) resizing.observe(root.current);
    // Colours are read from the theme, so a new theme needs a new picture.
    const theming = new MutationObserver(paint);
    theming.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      unsubscribe();
      resizing.disconnect();
      theming.disconnect();
    };
  }, [paint, subscribe]);

  function seekTo(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    onSeek(((event.clientX - box.left) / box.width) * duration);
  }

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
      aria-valuetext={speakTime(0)}
      className={clsx('relative block w-full cursor-pointer touch-none rounded-xs', className)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && seekTo(event)}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
    </div>
  );
}
