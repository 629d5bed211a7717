import { clsx } from 'clsx';
import { Pause, Play, Plus, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent as ReactPointerEvent } from 'react';
import { getTranscriptWaveform } from '#contract/speech-to-text/api.ts';
import { speakTime } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { addCue } from '../document/cues.ts';
import { newId, textOf, type Segment, type Speaker } from '../document/model.ts';
import { addSegment, setTimes } from '../document/segments.ts';
import { useClock, useDesk, useDocument, useEditor } from './context.ts';
import { speeds } from './media.ts';
import { t } from './messages.ts';
import { note } from './notices.ts';
import { hueOf, Swatch } from './Swatch.tsx';
import { formatPrecise } from './times.ts';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** Pixels that a second takes, from the widest view to the closest. */
const zooms = [0.5, 1, 2, 4, 8, 16, 32, 64, 128] as const;
const rulerSteps = [1, 2, 5, 10, 30, 60, 300, 600, 1800];

/** The player of the transcript, with a lane for what each speaker says. */
export function Timeline({ isSubtitles }: { isSubtitles: boolean }) {
  const { editor, media } = useDesk();
  const document = useDocument();
  const duration = useClock((clock) => clock.duration);
  const isPlaying = useClock((clock) => clock.isPlaying);
  const speed = useClock((clock) => clock.speed);
  const [zoom, setZoom] = useState(5);

  function add(): void {
    const { time } = media.clock.get();
    const before = editor.store.get().edits.document;
    if (isSubtitles) {
      const id = newId('c');
      editor.edit((now) => addCue(now, id, time, duration));
      editor.select(id);
    } else {
      const segment_id = newId('s');
      const selected = before.segments.find((one) => one.segment_id === editor.store.get().selected);
      const speaker_id = selected?.speaker_id ?? before.speakers[0]?.speaker_id ?? null;
      editor.edit((now) => addSegment(now, { segment_id, at: time, speaker_id, duration }));
      editor.store.set({ caret: { id: segment_id, from: 0, to: 0 }, selected: segment_id });
    }
    if (editor.store.get().edits.document === before) note(t('no_room'));
  }

  const nextSpeed = speeds[(speeds.indexOf(speed as (typeof speeds)[number]) + 1) % speeds.length] ?? 1;
  return (
    <section aria-label={t('timeline')} className="flex-none border-t border-line bg-bg">
      <div className="flex h-14 items-center gap-2 px-4 max-md:gap-1 max-md:px-3">
        <span className="max-md:hidden">
          <IconButton label={t('back_3')} size="sm" onClick={() => media.seek(media.clock.get().time - 3)}>
            <RotateCcw {...icon} />
          </IconButton>
        </span>
        <button
          type="button"
          aria-label={isPlaying ? t('pause') : t('play')}
          aria-keyshortcuts="Space"
          onClick={() => media.toggle()}
          className="grid size-9 flex-none place-items-center rounded-full bg-primary text-on-primary hover:bg-primary-hover max-md:size-11"
        >
          {isPlaying ? <Pause {...icon} fill="currentColor" /> : <Play {...icon} fill="currentColor" />}
        </button>
        <span className="max-md:hidden">
          <IconButton label={t('forward_3')} size="sm" onClick={() => media.seek(media.clock.get().time + 3)}>
            <RotateCw {...icon} />
          </IconButton>
        </span>
        <Now duration={duration} />
        <Button
          look="ghost"
          size="sm"
          aria-label={t('speed', { speed, next: nextSpeed })}
          onClick={() => media.setSpeed(nextSpeed)}
        >
          {speed}×
        </Button>
        <span className="ms-auto flex items-center gap-1">
          <span className="contents max-md:hidden">
            <IconButton label={t('zoom_out')} size="sm" onClick={() => setZoom(Math.max(0, zoom - 1))}>
              <ZoomOut {...icon} />
            </IconButton>
            <IconButton label={t('zoom_in')} size="sm" onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}>
              <ZoomIn {...icon} />
            </IconButton>
          </span>
          {!editor.isReadOnly && (
            <Button size="sm" icon={<Plus size={14} strokeWidth={1.75} aria-hidden="true" />} onClick={add}>
              <span className="max-md:sr-only">{isSubtitles ? t('add_cue') : t('add_segment')}</span>
            </Button>
          )}
        </span>
      </div>
      <div className="grid max-h-[164px] grid-cols-[132px_minmax(0,1fr)] overflow-y-auto border-t border-line max-md:hidden">
        <Lanes
          segments={document.segments}
          speakers={document.speakers}
          pixels={zooms[zoom] ?? 16}
          duration={Math.max(duration, document.segments.at(-1)?.end ?? 0)}
        />
      </div>
    </section>
  );
}

function Now({ duration }: { duration: number }) {
  const { media } = useDesk();
  const time = useClock((clock) => Math.floor(clock.time * 10) / 10);
  return (
    <>
      <span dir="ltr" className="ms-2 font-mono text-table tabular-nums">
        {formatPrecise(time, 1)} <span className="text-muted max-md:hidden">/ {formatPrecise(duration, 0)}</span>
      </span>
      <input
        type="range"
        aria-label={t('position')}
        aria-valuetext={speakTime(time, duration)}
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(time, duration)}
        onChange={(event) => media.seek(Number(event.target.value))}
        style={{ '--v': `${duration > 0 ? (time / duration) * 100 : 0}%` } as CSSProperties}
        className="range mx-2 max-w-[220px] min-w-0 flex-1"
      />
    </>
  );
}

interface LanesProps {
  segments: readonly Segment[];
  speakers: readonly Speaker[];
  /** Pixels that a second takes. */
  pixels: number;
  duration: number;
}

const laneHeight = 32;

function Lanes({ segments, speakers, pixels, duration }: LanesProps) {
  const { media } = useDesk();
  const body = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ from: 0, to: 120 });
  const hasNobody = segments.some(({ speaker_id }) => speaker_id === null);
  const lanes = [
    ...speakers.map((one) => ({
      id: one.speaker_id as string | null,
      name: one.name,
      color: one.color as number | undefined,
    })),
    ...(hasNobody || speakers.length === 0 ? [{ id: null, name: t('nobody'), color: undefined }] : []),
  ];

  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const follow = () => {
      const { scrollLeft, clientWidth } = element;
      setView({ from: scrollLeft / pixels - 2, to: (scrollLeft + clientWidth) / pixels + 2 });
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    const resized = new ResizeObserver(follow);
    resized.observe(element);
    // The line of the clock stays in view while the sound goes on.
    const end = media.clock.subscribe(() => {
      const { time, isPlaying } = media.clock.get();
      const x = time * pixels;
      const isOut = x < element.scrollLeft || x > element.scrollLeft + element.clientWidth - 40;
      if (isOut && (isPlaying || !element.matches(':hover'))) element.scrollLeft = Math.max(0, x - 80);
    });
    return () => {
      element.removeEventListener('scroll', follow);
      resized.disconnect();
      end();
    };
  }, [pixels, media]);

  const step = rulerSteps.find((one) => one * pixels >= 64) ?? 3600;
  const first = Math.max(0, Math.floor(view.from / step));
  const marks = Array.from(
    { length: Math.max(0, Math.ceil((Math.min(view.to, duration) - first * step) / step)) },
    (_, i) => (first + i) * step,
  );
  const shown = segments.filter(({ start, end }) => end >= view.from && start <= view.to);
  return (
    <>
      <div aria-hidden="true" className="border-e border-line">
        <div className="h-6" />
        {lanes.map(({ id, name, color }) => (
          <div
            key={id ?? ''}
            className="flex items-center gap-2 border-t border-line px-4 text-caption"
            style={{ height: laneHeight }}
          >
            <Swatch color={color} />
            <span className="truncate">{name}</span>
          </div>
        ))}
      </div>
      <div ref={body} dir="ltr" className="relative overflow-x-auto overflow-y-hidden">
        {/* Lanes are a picture of the list above, whose time fields do the same by the keyboard. */}
        <div
          aria-hidden="true"
          className="relative"
          style={{ width: Math.max(1, duration * pixels), height: 24 + lanes.length * laneHeight }}
          onPointerDown={(event) => {
            if (event.target !== event.currentTarget) return;
            const { left } = event.currentTarget.getBoundingClientRect();
            media.seek((event.clientX - left) / pixels);
          }}
        >
          {marks.map((at) => (
            <span
              key={at}
              className="pointer-events-none absolute top-0 h-6 border-s border-line ps-1.5 font-mono text-[11px] leading-6 text-muted"
              style={{ left: at * pixels }}
            >
              {formatPrecise(at, 0)}
            </span>
          ))}
          {lanes.map(({ id }, lane) => (
            <span
              key={id ?? ''}
              className="pointer-events-none absolute inset-x-0 border-t border-line"
              style={{ top: 24 + lane * laneHeight }}
            />
          ))}
          {shown.map((segment) => (
            <Clip
              key={segment.segment_id}
              segment={segment}
              top={
                24 +
                Math.max(
                  0,
                  lanes.findIndex(({ id }) => id === segment.speaker_id),
                ) *
                  laneHeight +
                4
              }
              pixels={pixels}
              color={speakers.find(({ speaker_id }) => speaker_id === segment.speaker_id)?.color}
              duration={duration}
            />
          ))}
          <NowLine pixels={pixels} />
        </div>
      </div>
    </>
  );
}

function NowLine({ pixels }: { pixels: number }) {
  const time = useClock((clock) => clock.time);
  return (
    <span
      className="pointer-events-none absolute inset-y-0 z-[2] w-0.5 bg-ink before:absolute before:-start-1 before:top-0 before:size-2.5 before:rounded-full before:border-2 before:border-ink before:bg-(--now)"
      style={{ left: time * pixels - 1 }}
    />
  );
}

interface ClipProps {
  segment: Segment;
  top: number;
  pixels: number;
  color: number | undefined;
  duration: number;
}

/** A segment in its lane. Its edges and its middle can be dragged. */
function Clip({ segment, top, pixels, color, duration }: ClipProps) {
  const { editor, media } = useDesk();
  const isOn = useEditor(({ selected }) => selected === segment.segment_id);
  const { peaks } = usePeaks();

  function drag(event: ReactPointerEvent, edges: { start: number; end: number }): void {
    event.stopPropagation();
    editor.select(segment.segment_id);
    media.seek(segment.start);
    if (editor.isReadOnly || event.button !== 0) return;
    const { start, end } = segment;
    const from = event.clientX;
    const scope = new AbortController();
    const key = `drag:${segment.segment_id}:${event.timeStamp}`;
    addEventListener(
      'pointermove',
      (move) => {
        const by = (move.clientX - from) / pixels;
        if (Math.abs(move.clientX - from) < 3) return;
        editor.edit(
          (now) =>
            setTimes(now, segment.segment_id, { start: start + by * edges.start, end: end + by * edges.end }, duration),
          key,
        );
      },
      { signal: scope.signal },
    );
    for (const name of ['pointerup', 'pointercancel'] as const)
      addEventListener(name, () => scope.abort(), { signal: scope.signal });
  }

  const width = Math.max(3, (segment.end - segment.start) * pixels);
  return (
    <span
      data-hue={hueOf(color)}
      title={textOf(segment.words).slice(0, 120)}
      onPointerDown={(event) => drag(event, { start: 1, end: 1 })}
      className={clsx(
        'absolute h-6 cursor-grab overflow-hidden rounded-[5px] border bg-[color-mix(in_srgb,var(--hue)_18%,var(--bg))]',
        isOn ? 'z-[1] border-2 border-ink' : 'border-[color-mix(in_srgb,var(--hue)_55%,var(--bg))]',
      )}
      style={{ left: segment.start * pixels, top, width }}
    >
      {width > 12 && peaks.length > 0 && <Wave peaks={peaks} segment={segment} duration={duration} width={width} />}
      {!editor.isReadOnly && width > 16 && (
        <>
          <span
            className="absolute inset-y-0 start-0 w-1.5 cursor-ew-resize"
            onPointerDown={(event) => drag(event, { start: 1, end: 0 })}
          />
          <span
            className="absolute inset-y-0 end-0 w-1.5 cursor-ew-resize"
            onPointerDown={(event) => drag(event, { start: 0, end: 1 })}
          />
        </>
      )}
    </span>
  );
}

const noPeaks: readonly number[] = [];

function usePeaks(): { peaks: readonly number[] } {
  const { editor } = useDesk();
  const { data } = useRead(
    getTranscriptWaveform,
    { params: { transcription_id: editor.id }, query: { points: 8000 } },
    { staleTime: Infinity },
  );
  return { peaks: data?.peaks ?? noPeaks };
}

interface WaveProps {
  peaks: readonly number[];
  segment: Segment;
  duration: number;
  width: number;
}

function Wave({ peaks, segment, duration, width }: WaveProps) {
  const bars = Math.min(240, Math.floor(width / 4));
  const path = Array.from({ length: bars }, (_, i) => {
    const time = segment.start + ((i + 0.5) / bars) * (segment.end - segment.start);
    const height = 1 + 9 * (peaks[Math.min(peaks.length - 1, Math.floor((time / duration) * peaks.length))] ?? 0);
    return `M${(i + 0.5) * (width / bars)} ${11 - height}V${11 + height}`;
  }).join('');
  return (
    <svg width={width} height={22} className="pointer-events-none absolute inset-0">
      <path d={path} stroke="var(--hue)" strokeWidth={1.8} strokeLinecap="round" />
    </svg>
  );
}
