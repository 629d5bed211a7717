import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pages, type PageSearch } from '#contract/pages.ts';
import { readLocal, writeLocal } from '../../lib/browser/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { isView, noFilters, queryOf, readFilters, writeFilters, type Filters, type View } from './filters.ts';
import type { HistoryQuery } from './history.queries.ts';

type Params = PageSearch<'history'>;

const viewKey = 'history-view';
/** The view that was chosen last. An address may name another one. */
const viewStore = createStore<{ view: View }>({ view: readLocal(viewKey, isView, 'latest') });

interface FilterState {
  filters: Filters;
  view: View;
  /** Shows takes of one text together or each by itself, now and on later visits. */
  show(view: View): void;
  query: HistoryQuery;
  openId: string | undefined;
  /** With `isTyping`, the change replaces the history entry, so that Back does not step through every letter. */
  change(change: Partial<Filters>, isTyping?: boolean): void;
  clear(): void;
  /** Opens an item, or closes it with undefined. Moving between items adds no entry to the browser's history. */
  open(id: string | undefined): void;
  hrefOf(id: string): string;
}

const withItem = (params: Params, id: string | undefined): Params => ({ ...params, item: id });

/** Gives the filters in the address, and functions that change them. */
export function useFilters(): FilterState {
  const params = useSearch({ strict: false, select: (search): Params => search, structuralSharing: true });
  const navigate = useNavigate();
  const { search, voice, model, source, date, takes, item } = params;
  const filters = useMemo(
    () => readFilters({ search, voice, model, source, date, takes }),
    [search, voice, model, source, date, takes],
  );
  const remembered = useStore(viewStore, (state) => state.view);
  const view = isView(takes) ? takes : remembered;
  // When a day ends while the page is open, the next change takes the new day into account.
  const query = useMemo(() => queryOf(filters, view), [filters, view]);

  const go = useCallback(
    (next: (params: Params) => Params, replace: boolean) =>
      void navigate({ to: pages.history, search: next, replace, resetScroll: false }),
    [navigate],
  );
  const change = useCallback(
    (part: Partial<Filters>, isTyping = false) =>
      go((now) => {
        const written = writeFilters({ ...readFilters(now), ...part });
        return { ...now, ...written, takes: written.takes ?? (isView(now.takes) ? now.takes : undefined) };
      }, isTyping),
    [go],
  );
  const show = useCallback(
    (next: View) => {
      writeLocal(viewKey, next);
      viewStore.set({ view: next });
      go((now) => ({ ...now, takes: next }), false);
    },
    [go],
  );
  const clear = useCallback(() => change(noFilters), [change]);
  const open = useCallback(
    (id: string | undefined) => go((now) => withItem(now, id), id === undefined || item !== undefined),
    [go, item],
  );
  const hrefOf = useCallback((id: string) => {
    const here = new URLSearchParams(location.search);
    here.set('item', id);
    return `?${here}`;
  }, []);
  return { filters, view, show, query, openId: item, change, clear, open, hrefOf };
}
