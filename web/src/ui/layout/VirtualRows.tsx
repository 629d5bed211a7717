import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';

interface VirtualRowsProps<T> {
  label: string;
  rows: readonly T[];
  keyOf(row: T): number;
  /** The estimated height of a row in pixels, used until it is measured. */
  height: number;
  /** The header, a row of `columnheader`s. */
  head: ReactNode;
  /** Renders the cells of a row. */
  children(row: T, at: number): ReactNode;
  rowClass: string;
  /** More classes for some of the rows. */
  toneOf?(row: T): string | undefined;
  /** The key of a row that is brought into view when it changes. */
  shownKey?: number | undefined;
}

/** Draws a table of any length: only the visible rows are in the document. */
export function VirtualRows<T>(props: VirtualRowsProps<T>) {
  const { label, rows, keyOf, height, head, children, rowClass, toneOf, shownKey } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // The virtualizer's functions change their results, so this component is not memoised and passes none of them on.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (at) => keyOf(rows[at]!),
    overscan: 8,
  });
  const shownAt = shownKey === undefined ? -1 : rows.findIndex((row) => keyOf(row) === shownKey);
  useEffect(() => {
    if (shownAt >= 0) virtual.scrollToIndex(shownAt);
    // Rows that come and go above it do not bring it back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shownKey]);
  return (
    <div
      ref={scroller}
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      // A scrollable area must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto rounded-lg border border-line max-md:min-h-[420px] short:min-h-96"
    >
      <div role="rowgroup" className="sticky top-0 z-10 border-b border-line bg-bg max-md:hidden">
        <div role="row" aria-rowindex={1} className={`${rowClass} text-caption font-medium text-muted`}>
          {head}
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            role="row"
            aria-rowindex={index + 2}
            className={clsx('absolute inset-x-0 top-0 border-b border-line', rowClass, toneOf?.(rows[index]!))}
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(rows[index]!, index)}
          </div>
        ))}
      </div>
    </div>
  );
}
