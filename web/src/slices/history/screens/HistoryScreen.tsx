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
import { EmptyHistory } from '../parts/EmptyHistory.tsx';
import { itemsOf } from '../list/list-pages.ts';
import { groupByDay } from '../list/rows.ts';
import { nothingSelected, selectAll, toggleItem, withinList } from '../list/selection.ts';
import { SelectionBar } from '../parts/SelectionBar.tsx';
import { useFilters } from '../use-filters.ts';
import { useReuse } from '../../../lib/reuse/use-reuse.ts';
import { useListKeys } from '../list/use-list-keys.ts';

const ItemDrawer = lazyPart(async () => (await import('../item/ItemDrawer.tsx')).ItemDrawer);

const catalogueAge = 10 * 60_000;

export function HistoryScreen() {
  useTitle(t('page_title'));
  const { filters, query, openId, change, clear, open, hrefOf } = useFilters();
  const reading = useHistoryPages(query);
  const hidden = useStore(hiddenStore, ({ ids }) => ids);
  const isLate = useDelayed(reading.isPending);
  const items = useMemo(() => {
    const all = itemsOf(reading.data?.pages ?? []);
    return hidden.size === 0 ? all : all.filter(({ history_item_id }) => !hidden.has(history_item_id));
  }, [reading.data, hidden]);
  const rows = useMemo(() => groupByDay(items), [items]);
  const order = useMemo(() => items.map(({ history_item_id }) => history_item_id), [items]);
  const [chosen, setChosen] = useState(nothingSelected);
  const selection = useMemo(() => withinList(chosen, order), [chosen, order]);
  const selected = useMemo(
    () => (selection.ids.size === 0 ? [] : items.filter(({ history_item_id }) => selection.ids.has(history_item_id))),
    [selection, items],
  );
  const models = useRead(listModels, {}, { staleTime: catalogueAge }).data;
  const modelNames = useMemo(() => new Map(models?.map(({ model_id, name }) => [model_id, name])), [models]);
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<ListHandle>(null);
  const reuse = useReuse();

  // The ref holds the current list for event handlers, so that rows do not render again when the list grows.
  const latest = useRef({ order });
  useEffect(() => {
    latest.current = { order };
  }, [order]);

  const rowActions: RowActions = useMemo(
    () => ({
      hrefOf,
      open,
      toggle: (id, isRange) => setChosen((now) => toggleItem(now, latest.current.order, id, isRange)),
      reuse,
      showTakes: (takes) => change({ takes }),
    }),
    [hrefOf, open, reuse, change],
  );
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = reading;
  const onNearEnd = useCallback(() => {
    // After a failure the user retries, because scrolling near the end would repeat the request without end.
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError]);

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
    if (selection.ids.size > 0) deleteWithUndo([...selection.ids]);
    else if (one !== undefined) deleteWithUndo([one]);
    setChosen(nothingSelected);
  }

  const toggleAll = () => setChosen(selection.ids.size === order.length ? nothingSelected : selectAll(order));
  useListKeys({
    onSelectAll: () => setChosen(selectAll(order)),
    onDelete,
    onMove,
    onEscape() {
      if (openId !== undefined) open(undefined);
      else if (selection.ids.size > 0) setChosen(nothingSelected);
      else return false;
      return true;
    },
  });
  useActions(useMemo(() => listActions(query), [query]));

  const isEmpty = !reading.isPending && items.length === 0 && !reading.hasNextPage;
  const openItem = place === -1 ? undefined : items[place];
  return (
    <>
      <HistoryHeader query={query} />
      <div className="relative flex min-h-0 flex-1">
        <div className="relative flex min-w-0 flex-1 flex-col">
          <div className="flex flex-none items-start">
            <div className="min-w-0 flex-1">
              <FilterBar
                filters={filters}
                hasOtherSources={items.some(({ source }) => source === 'STS')}
                onChange={change}
              />
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
            {items.length > 0 && (
              <HistoryList
                rows={rows}
                itemCount={items.length}
                hasMore={reading.hasNextPage}
                onNearEnd={onNearEnd}
                selection={selection}
                openId={openId}
                modelNames={modelNames}
                rowActions={rowActions}
                onToggleAll={toggleAll}
                scroller={scroller}
                handle={handle}
                foot={
                  <ListFooter
                    error={isFetchNextPageError ? reading.error : null}
                    hasMore={reading.hasNextPage}
                    count={items.length}
                    onRetry={() => void fetchNextPage()}
                  />
                }
              />
            )}
          </div>
          {selected.length > 0 && <SelectionBar items={selected} onClear={() => setChosen(nothingSelected)} />}
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
