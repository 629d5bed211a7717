import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowsWithin, scrollFor, startsOf, type Range } from './visible-rows.ts';

/** Rows that are drawn beyond either end of the view. */
const overscan = 6;
/** The head stays at the top, and the player or the bulk bar must not cover what has the focus. */
const [head, foot] = [48, 24];
/** A list is drawn before its view has been measured, as long as a tall window. */
const firstView: Range = { from: 0, to: 20 };

interface VisibleRows extends Range {
  starts: Float64Array;
  /** Brings a row into view. */
  scrollTo(at: number): void;
}

/** Follows the scroll position of a list, and gives the rows to draw. */
export function useVisibleRows<T>(
  rows: readonly T[],
  heightOf: (row: T) => number,
  scroller: RefObject<HTMLElement | null>,
): VisibleRows {
  const starts = useMemo(() => startsOf(rows, heightOf), [rows, heightOf]);
  const [range, setRange] = useState(firstView);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const follow = () => {
      const { scrollTop, clientHeight } = element;
      const next = rowsWithin(starts, scrollTop, scrollTop + clientHeight, overscan);
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    // The rows are drawn in the frame that shows the new position, or a fast scroll would show a gap.
    const onScroll = () => flushSync(follow);
    follow();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [starts, scroller]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const resized = new ResizeObserver(() => element.dispatchEvent(new Event('scroll')));
    resized.observe(element);
    return () => resized.disconnect();
  }, [scroller]);
  return {
    starts,
    from: Math.min(range.from, rows.length),
    to: Math.min(range.to, rows.length),
    scrollTo(at) {
      const element = scroller.current;
      if (!element || at < 0) return;
      const { scrollTop: top, clientHeight: height } = element;
      element.scrollTo({ top: scrollFor(starts, at, { top, height, head, foot }) });
    },
  };
}
