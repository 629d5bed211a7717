import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { useMedia } from '../../../lib/hooks.ts';
import { ItemRow, type RowActions } from '../item/ItemRow.tsx';
import { rowHeights } from '../list/list-grid.ts';
import { ListHeader } from './ListHeader.tsx';
import { t } from '../messages.ts';
import { groupIdsOf, type GroupNote, type ListRow } from '../list/rows.ts';
import { retryGroups } from '../history.queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import type { Selection } from '../list/selection.ts';
import { useVisibleRows } from '../list/use-visible-rows.ts';

/** The next page is read this many rows before the end. */
const ahead = 30;

export interface ListHandle {
  scrollTo(row: number): void;
}

interface HistoryListProps {
  rows: readonly ListRow[];
  itemCount: number;
  hasMore: boolean;
  onNearEnd(): void;
  selection: Selection;
  /** Whether everything in the list is selected. */
  isAll: boolean;
  /** The groups whose takes are shown. */
  openGroups: ReadonlySet<string>;
  openId: string | undefined;
  modelNames: ReadonlyMap<string, string>;
  rowActions: RowActions;
  onToggleAll(): void;
  scroller: RefObject<HTMLDivElement | null>;
  handle: RefObject<ListHandle | null>;
  /** Shown after the last row while more is loading, or when loading failed. */
  foot: ReactNode;
}

/** Draws the list virtually: only the visible rows are in the document. */
export function HistoryList(props: HistoryListProps) {
  const { rows, itemCount, hasMore, onNearEnd, selection, openGroups, openId, modelNames, rowActions } = props;
  const { scroller, handle, foot } = props;
  const heights = useMedia('(max-width: 767px)') ? rowHeights.phone : rowHeights.wide;
  const heightOf = useCallback(({ kind }: ListRow) => heights[kind], [heights]);
  const { starts, from, to, scrollTo } = useVisibleRows(rows, heightOf, scroller);
  useImperativeHandle(handle, () => ({ scrollTo }));
  useRestoredScroll(rows, heights, scroller);

  const isNearEnd = hasMore && to > rows.length - ahead;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);

  return (
    <>
      <div role="table" aria-label={t('generated_speech')} aria-rowcount={hasMore ? -1 : itemCount + 1}>
        <ListHeader isAll={props.isAll} isSome={selection.ids.size > 0} onToggleAll={props.onToggleAll} />
        <div role="rowgroup" className="relative" style={{ height: starts.at(-1) }}>
          {rows.slice(from, to).map((row, at) => {
            const style: CSSProperties = { height: heightOf(row), transform: `translateY(${starts[from + at]!}px)` };
            if (row.kind === 'day') return <DayRow key={row.key} label={row.label} style={style} />;
            if (row.kind === 'note')
              return (
                <NoteRow
                  key={row.key}
                  note={row.note}
                  style={style}
                  onRetry={retryGroups}
                  onShowAll={() => rowActions.showTakes(row.group)}
                />
              );
            const { key, item, place, isTake } = row;
            const isGroupOpen = !isTake && openGroups.has(item.take.group_id);
            const ids = isGroupOpen || isTake ? [item.history_item_id] : groupIdsOf(item);
            const selected = ids.filter((id) => selection.ids.has(id)).length;
            return (
              <ItemRow
                key={key}
                item={item}
                modelName={modelNames.get(item.model_id ?? '') ?? item.model_id ?? ''}
                isSelected={selected === ids.length}
                isMixed={selected > 0 && selected < ids.length}
                isTake={isTake === true}
                isGroupOpen={isGroupOpen}
                isOpen={item.history_item_id === openId}
                rowIndex={place + 2}
                actions={rowActions}
                style={style}
              />
            );
          })}
        </div>
      </div>
      {foot}
    </>
  );
}

function DayRow({ label, style }: { label: string; style: CSSProperties }) {
  return (
    <div
      role="row"
      style={style}
      className="absolute inset-x-0 top-0 flex items-end border-b border-line ps-6 pb-1.5 max-md:ps-4"
    >
      <span role="cell" className="text-caption font-semibold text-ink-2">
        {label}
      </span>
    </div>
  );
}

interface NoteRowProps {
  note: GroupNote;
  style: CSSProperties;
  onRetry(): void;
  onShowAll(): void;
}

/** Ends an open group that is not, or cannot be, shown as a whole. */
function NoteRow({ note, style, onRetry, onShowAll }: NoteRowProps) {
  return (
    <div
      role="row"
      style={style}
      className="absolute inset-x-0 top-0 flex items-center border-b border-line bg-sunken/60 ps-28 text-caption text-muted max-md:ps-16"
    >
      <span role="cell" className="flex items-center gap-3">
        {note === 'loading' && (
          <>
            <Spinner />
            {t('loading_takes')}
          </>
        )}
        {note === 'failed' && (
          <>
            <span role="alert">{t('takes_failed')}</span>
            <Button size="sm" onClick={onRetry}>
              {t('takes_retry')}
            </Button>
          </>
        )}
        {note === 'more' && (
          <Button size="sm" look="ghost" onClick={onShowAll}>
            {t('takes_more')}
          </Button>
        )}
      </span>
    </div>
  );
}

type Heights = (typeof rowHeights)[keyof typeof rowHeights];

/** Keeps the visible rows in place when new items come before them. At the very top, the new items appear. */
function useRestoredScroll(
  rows: readonly ListRow[],
  heights: Heights,
  scroller: RefObject<HTMLDivElement | null>,
): void {
  const first = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const firstItem = rows.find(({ kind }) => kind === 'item')?.key;
    const before = first.current === undefined ? -1 : rows.findIndex(({ key }) => key === first.current);
    first.current = firstItem;
    const element = scroller.current;
    // Only one heading stands before the first item.
    if (!element || element.scrollTop === 0 || before <= 1) return;
    const added = rows.slice(0, before).reduce((height, { kind }) => height + heights[kind], 0) - heights.day;
    element.scrollBy(0, added);
  }, [rows, heights, scroller]);
}
