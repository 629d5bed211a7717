import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { segmentAt } from '../../document/segments.ts';
import { useClock, useDesk, useEditor } from '../context.ts';
import { clearPaint, paintClock, paintMarks } from './highlights.ts';
import { t } from '../messages.ts';
import { SegmentRow } from './SegmentRow.tsx';

/** What is said, segment by segment. Only what is on the screen is in the document. */
export function TranscriptView() {
  const desk = useDesk();
  const { editor, media } = desk;
  const segments = useEditor(({ edits }) => edits.document.segments);
  const target = useEditor(({ caret, mark }) => caret?.id ?? mark?.segment_id);
  const scroller = useRef<HTMLDivElement>(null);
  const isPlaying = useClock((clock) => clock.isPlaying);
  const current = useClock(({ time }) => (time > 0 ? segmentAt(segments, time) : -1));
  // The virtualizer's functions change their results, so this component is not memoised and passes none of them on.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: segments.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 84,
    overscan: 5,
    getItemKey: (at) => segments[at]?.segment_id ?? at,
  });

  useEffect(() => {
    const ends = [
      media.clock.subscribe(() => paintClock(desk)),
      editor.store.subscribe(() => paintMarks(desk)),
      clearPaint,
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [desk, editor, media]);
  useLayoutEffect(() => {
    paintMarks(desk);
    paintClock(desk);
  });

  const wanted = target === undefined ? -1 : segments.findIndex(({ segment_id }) => segment_id === target);
  useEffect(() => {
    if (wanted >= 0) virtual.scrollToIndex(wanted, { align: 'auto' });
  }, [wanted, target, virtual]);
  // The sound takes the list along, unless somebody is writing elsewhere.
  useEffect(() => {
    const isWriting = document.activeElement?.closest('[contenteditable]') !== null;
    if (isPlaying && current >= 0 && !isWriting) virtual.scrollToIndex(current, { align: 'auto' });
  }, [isPlaying, current, virtual]);

  return (
    <div
      ref={scroller}
      role="region"
      aria-label={t('transcript')}
      // It scrolls, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto px-4 pt-3 pb-8 max-md:px-2"
    >
      <p id="transcript-keys" className="sr-only">
        {t('keys_help')}
      </p>
      {segments.length === 0 && <EmptyState title={t('no_speech')}>{t('no_speech_text')}</EmptyState>}
      <div className="relative max-w-[940px]" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const segment = segments[index];
          return (
            segment && (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="absolute inset-x-0 top-0 pb-1"
                style={{ transform: `translateY(${start}px)` }}
              >
                <SegmentRow segment={segment} isRest={isPlaying && index > current} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
