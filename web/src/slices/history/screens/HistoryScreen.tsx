import { ListMusic } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listModels } from '#contract/models/api.ts';
import { useActions } from '../../../lib/keys/actions.ts';
import { useDelayed, useTitle } from '../../../lib/hooks.ts';
import { playQueue } from '../../player/public.ts';
import { useRead } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { deleteWithUndo, hiddenStore } from '../deletion.ts';
import { FilterBar } from '../parts/FilterBar.tsx';
import { isFiltered } from '../filters.ts';
import { readItemsAfter, useHistoryPages } from '../history.queries.ts';
import { HistoryHeader } from '../parts/HistoryHeader.tsx';
import { HistoryList, type ListHandle } from '../parts/HistoryList.tsx';
import type { RowActions } from '../item/ItemRow.tsx';
import { listActions } from '../list/list-actions.ts';
import { ListFooter } from '../parts/ListFooter.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { t } from '../messages.ts';
import { itemsOf } from '../list/list-pages.ts';
import { groupByDay, groupIdsOf, onePerGroup, withoutHidden, withTakes } from '../list/rows.ts';
import { useOpenGroups } from '../list/use-open-groups.ts';
import { nothingSelected, selectAll, toggleItem, withinList } from '../list/selection.ts';
import { useFilters } from '../use-filters.ts';
import { useReuse } from '../../../lib/reuse/use-reuse.ts';
import { useListKeys } from '../list/use-list-keys.ts';

const ItemDrawer = lazyPart(async () => (await import('../item/ItemDrawer.tsx')).ItemDrawer);

// The first view of the list shows neither.
const SelectionBar = lazyPart(async () => (await import('../parts/SelectionBar.tsx')).SelectionBar, {
  failure: 'toast',
});
const EmptyHistory = lazyPart(async () => (await import('../parts/EmptyHistory.tsx')).EmptyHistory);

const catalogueAge = 10 * 60_000;

export function HistoryScreen() {
  useTitle(t('page_title'));
  const { filters, view, show, query, openId, change, clear, open, hrefOf } = useFilters();
  const reading = useHistoryPages(query);
  const hidden = useStore(hiddenStore, ({ ids }) => ids);
  const isLate = useDelayed(reading.isPending);
  const { openGroups, groups, toggleGroup } = useOpenGroups(query);
  const items = useMemo(
    () => withoutHidden(onePerGroup(itemsOf(reading.data?.pages ?? [])), hidden, groups),
    [reading.data, hidden, groups],
  );
  const rows = useMemo(() => withTakes(groupByDay(items), groups, hidden), [items, groups, hidden]);
  const shown = useMemo(() => rows.flatMap((row) => (row.kind === 'item' ? [row.item] : [])), [rows]);
  const order = useMemo(() => shown.map(({ history_item_id }) => history_item_id), [shown]);
  const known = useMemo(() => new Map(shown.map((item) => [item.history_item_id, item])), [shown]);
  /** The items that a row stands for. */
  const idsOf = useCallback(
    (id: string) => {
      const item = known.get(id);
      return item && !openGroups.has(item.take.group_id) ? groupIdsOf(item) : [id];
    },
    [known, openGroups],
  );
  const selectable = useMemo(() => order.flatMap(idsOf), [order, idsOf]);
  const [chosen, setChosen] = useState(nothingSelected);
  const selection = useMemo(() => withinList(chosen, selectable), [chosen, selectable]);
  const selected = useMemo(
    () => (selection.ids.size === 0 ? [] : selectable.filter((id) => selection.ids.has(id))),
    [selection, selectable],
  );
  const models = useRead(listModels, {}, { staleTime: catalogueAge }).data;
  const modelNames = useMemo(() => new Map(models?.map(({ model_id, name }) => [model_id, name])), [models]);
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<ListHandle>(null);
  const reuse = useReuse();

  // The ref holds the current list for event handlers, so that rows do not render again when the list grows.
  const latest = useRef({ order, idsOf });
  useEffect(() => {
    latest.current = { order, idsOf };
  }, [order, idsOf]);

  const rowActions: RowActions = useMemo(
    () => ({
      hrefOf,
      open,
      toggle: (id, isRange) =>
        setChosen((now) => toggleItem(now, latest.current.order, id, isRange, latest.current.idsOf)),
      reuse,
      showTakes: (takes) => change({ takes }),
      toggleGroup,
    }),
    [hrefOf, open, reuse, change, toggleGroup],
  );
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = reading;
  const onNearEnd = useCallback(() => {
    // After a failure the user retries, because scrolling near the end would repeat the request without end.
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError]);

  // A search may find nothing in many pages. Where there are rows, the list asks for more as it is scrolled.
  const isSearching = items.length === 0 && reading.hasNextPage && !reading.isError;
  useEffect(() => {
    if (isSearching) onNearEnd();
  }, [isSearching, onNearEnd]);

  const place = openId === undefined ? -1 : order.indexOf(openId);
  const openAt = (at: number) => {
    const id = order[at];
    if (id === undefined) return;
    handle.current?.scrollTo(rows.findIndex(({ key }) => key === id));
    open(id);
  };

  function onMove(step: 1 | -1): void {
    if (openId !== undefined) return openAt(place + step);
    const focused = document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item;
    const from = focused === undefined ? -1 : order.indexOf(focused);
    const id = order[from === -1 ? 0 : from + step];
    if (id === undefined) return;
    handle.current?.scrollTo(rows.findIndex(({ key }) => key === id));
    // The row may not be in the document yet.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-item="${id}"] a`)?.focus()),
    );
  }

  function onDelete(): void {
    const focused = document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item;
    const one = focused ?? openId;
    if (selected.length > 0) deleteWithUndo(selected);
    else if (one !== undefined) deleteWithUndo(focused === undefined ? [one] : idsOf(one));
    setChosen(nothingSelected);
  }

  function onExpand(isOpen: boolean): boolean {
    const group = document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.group;
    if (group === undefined || openGroups.has(group) === isOpen) return false;
    toggleGroup(group);
    return true;
  }

  const isAll = selectable.length > 0 && selected.length === selectable.length;
  const toggleAll = () => setChosen(isAll ? nothingSelected : selectAll(selectable));
  useListKeys({
    onSelectAll: () => setChosen(selectAll(selectable)),
    onDelete,
    onMove,
    onExpand,
    onEscape() {
      if (openId !== undefined) open(undefined);
      else if (selection.ids.size > 0) setChosen(nothingSelected);
      else return false;
      return true;
    },
  });
  useActions(useMemo(() => listActions(query), [query]));

  const isEmpty = !reading.isPending && items.length === 0 && !reading.hasNextPage;
  const openItem = place === -1 ? undefined : shown[place];
  const foot = (
    <ListFooter
      error={isFetchNextPageError ? reading.error : null}
      hasMore={reading.hasNextPage}
      count={items.length}
      searchedUntil={filters.search === '' ? null : (reading.data?.pages.at(-1)?.scanned_until ?? null)}
      onRetry={() => void fetchNextPage()}
    />
  );
  return (
    <>
      <HistoryHeader query={query} />
      <div className="relative flex min-h-0 flex-1">
        <div className="relative flex min-w-0 flex-1 flex-col">
          <div className="flex flex-none items-start">
            <div className="min-w-0 flex-1">
              <FilterBar filters={filters} onChange={change} view={view} onShow={show} />
            </div>
            {items.length > 1 && (
              <Button
                look="ghost"
                size="sm"
                className="mt-5 me-4 max-md:hidden"
                icon={<ListMusic size={15} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() =>
                  playQueue(items, { more: ({ history_item_id }) => readItemsAfter(query, history_item_id) })
                }
              >
                {t('play_all')}
              </Button>
            )}
          </div>
          <div
            ref={scroller}
            data-testid="history-list"
            className="min-h-0 flex-1 overflow-auto [overflow-anchor:none]"
            aria-busy={reading.isPlaceholderData || undefined}
          >
            {reading.isPending && isLate && <ListSkeleton />}
            {reading.isError && !reading.data && (
              <div className="p-6">
                <Failure error={reading.error} onRetry={() => void reading.refetch()} kept={t('kept')} />
              </div>
            )}
            {isEmpty && !reading.isError && <EmptyHistory isFiltered={isFiltered(filters)} onClear={clear} />}
            {items.length === 0 && reading.hasNextPage && !reading.isPending && foot}
            {items.length > 0 && (
              <HistoryList
                rows={rows}
                itemCount={shown.length}
                hasMore={reading.hasNextPage}
                onNearEnd={onNearEnd}
                selection={selection}
                isAll={isAll}
                openGroups={openGroups}
                openId={openId}
                modelNames={modelNames}
                rowActions={rowActions}
                onToggleAll={toggleAll}
                scroller={scroller}
                handle={handle}
                foot={foot}
              />
            )}
          </div>
          {selected.length > 0 && (
            <SelectionBar ids={selected} known={known} onClear={() => setChosen(nothingSelected)} />
          )}
        </div>
        {openId !== undefined && !hidden.has(openId) && (
          <ItemDrawer
            id={openId}
            item={openItem}
            modelNames={modelNames}
            onClose={() => open(undefined)}
            onPrevious={place > 0 ? () => openAt(place - 1) : undefined}
            onNext={place !== -1 && place + 1 < order.length ? () => openAt(place + 1) : undefined}
            onReuse={reuse}
          />
        )}
      </div>
    </>
  );
}
