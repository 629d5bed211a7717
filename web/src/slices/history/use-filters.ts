import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pages, type PageSearch } from '#contract/pages.ts';
import { noFilters, queryOf, readFilters, writeFilters, type Filters } from './filters.ts';
import type { HistoryQuery } from './history.queries.ts';

type Params = PageSearch<'history'>;

interface FilterState {
  filters: Filters;
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
  // When a day ends while the page is open, the next change takes the new day into account.
  const query = useMemo(() => queryOf(filters), [filters]);

  const go = useCallback(
    (next: (params: Params) => Params, replace: boolean) =>
      void navigate({ to: pages.history, search: next, replace, resetScroll: false }),
    [navigate],
  );
  const change = useCallback(
    (part: Partial<Filters>, isTyping = false) =>
      go((now) => ({ ...now, ...writeFilters({ ...readFilters(now), ...part }) }), isTyping),
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
  return { filters, query, openId: item, change, clear, open, hrefOf };
}
