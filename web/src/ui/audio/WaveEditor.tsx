import { clsx } from 'clsx';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { t } from './messages.ts';
import { TrimHandles } from './TrimHandles.tsx';
import { follow, minView, scroll, zoom, type Trim, type WaveView } from './wave-view.ts';
import { Waveform, type WaveformProps } from './Waveform.tsx';

interface WaveEditorProps extends Omit<WaveformProps, 'offset'> {
  /** The part to keep, with a handle at both of its edges. */
  trim?: Trim | undefined;
  onTrim?: ((trim: Trim) => void) | undefined;
  /** Offers buttons that zoom. Ctrl and the wheel zoom too, and the wheel alone scrolls a zoomed waveform sideways. */
  canZoom?: boolean;
  /** The sound is shown beside the one that is heard, so that neither the time nor the current word is marked. */
  isMuted?: boolean;
}

/** The colours that the waveform is painted in, all of them muted or invisible. */
const mutedColours =
  '[--ink:transparent] [--now:transparent] [--on-now:var(--wave-mute)] [--wave-played:var(--wave-mute)] [--wave-rest:var(--wave-mute)]';

/** A waveform that can be zoomed and trimmed. It is for screens that load late; the player uses the plain one. */
export function WaveEditor({ trim, onTrim, canZoom = false, isMuted = false, ...wave }: WaveEditorProps) {
  const { duration, subscribe, readTime, readBand, peaks, region, speakTime, onSeek, className } = wave;
  const [zoomed, setZoomed] = useState<WaveView | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  // Another sound may be shorter than what was zoomed to.
  const view: WaveView = zoomed && zoomed[1] <= duration ? zoomed : [0, duration];
  const isWhole = view[0] === 0 && view[1] === duration;
  const [first, last] = view;
  const setView = (next: WaveView) => setZoomed(next[1] - next[0] >= duration ? null : next);

  // The waveform knows only what it shows, so that times are told from the start of that.
  const shown = useMemo(
    () => peaks && partOf(peaks, first / duration, last / duration),
    [peaks, first, last, duration],
  );
  const readShownTime = useCallback(() => readTime() - first, [readTime, first]);
  const readShownBand = useCallback((): [number, number] | null => {
    const band = readBand?.();
    return band ? [band[0] - first, band[1] - first] : null;
  }, [readBand, first]);
  const speakShownTime = useCallback(
    (seconds: number) => speakTime(seconds + first, duration),
    [speakTime, first, duration],
  );
  const shownRegion = useMemo(
    () =>
      region && {
        start: region.start - first,
        ...(region.end === undefined ? {} : { end: region.end - first }),
      },
    [region, first],
  );

  const followTime = useEffectEvent(() => {
    if (!isWhole) {
      const next = follow(view, readTime(), duration);
      if (next !== view) setView(next);
    }
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!canZoom || duration === 0) return;
    const box = frame.current?.getBoundingClientRect();
    if (event.ctrlKey && box) {
      event.preventDefault();
      const around = view[0] + ((event.clientX - box.left) / box.width) * (view[1] - view[0]);
      setView(zoom(view, event.deltaY < 0 ? 'in' : 'out', around, duration));
    } else if (!isWhole && event.deltaX !== 0) {
      event.preventDefault();
      setView(scroll(view, event.deltaX / (box?.width ?? 1000), duration));
    }
  });
  useEffect(() => subscribe(() => followTime()), [subscribe]);
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => onWheel(event);
    // React's own listeners are passive, which could not keep the page from zooming.
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  /** The buttons zoom around the time, or around the middle where the time is out of sight. */
  const centre = () => {
    const time = readTime();
    return time >= view[0] && time <= view[1] ? time : (view[0] + view[1]) / 2;
  };

  return (
    <div className="flex min-w-0 items-center gap-2">
      <div ref={frame} className="relative min-w-0 flex-1">
        <Waveform
          {...wave}
          offset={first}
          peaks={shown}
          duration={last - first}
          readTime={readShownTime}
          readBand={readShownBand}
          speakTime={speakShownTime}
          region={shownRegion ?? null}
          onSeek={(seconds) => onSeek(seconds + first)}
          className={clsx(isMuted && mutedColours, className)}
        />
        {trim && onTrim && duration > 0 && (
          <div dir="ltr" className="pointer-events-none absolute inset-0 [&>[role=slider]]:pointer-events-auto">
            <TrimHandles trim={trim} view={view} duration={duration} speakTime={wave.speakTime} onTrim={onTrim} />
          </div>
        )}
      </div>
      {canZoom && (
        <div className="flex flex-none flex-col">
          <IconButton
            label={t('zoom_in')}
            size="sm"
            disabledReason={duration === 0 || view[1] - view[0] <= minView ? t('zoom_most') : undefined}
            onClick={() => setView(zoom(view, 'in', centre(), duration))}
          >
            <ZoomIn size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('zoom_out')}
            size="sm"
            disabledReason={isWhole ? t('zoom_whole') : undefined}
            onClick={() => setView(zoom(view, 'out', centre(), duration))}
          >
            <ZoomOut size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

/** The peaks between two shares of the sound, at least one. */
function partOf(peaks: Float32Array, from: number, to: number): Float32Array {
  if (!(from > 0 || to < 1)) return peaks;
  const start = Math.floor(from * peaks.length);
  return peaks.subarray(start, Math.max(start + 1, Math.ceil(to * peaks.length)));
}
