/** Reads the history page by page and updates the lists when the server reports changes. */
import {
  keepPreviousData,
  useInfiniteQuery,
  useQueries,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { getHistoryItem, getHistoryWaveform, listHistory } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import type { Change } from '#contract/live/types.ts';
import { call } from '../../lib/api.ts';
import { dropFromQueue, itemInput, reportStored, onItemStored } from '../player/public.ts';
import { invalidate, queryClient, readKey } from '../../lib/queries.ts';
import {
  changedGroups,
  mergeFirstPage,
  nextCursor,
  withItem,
  withoutItems,
  type HistoryPage,
} from './list/list-pages.ts';

import type { OpenGroup } from './list/rows.ts';

export type HistoryQuery = Omit<
  NonNullable<CallInput<typeof listHistory>['query']>,
  'page_size' | 'start_after_history_item_id'
>;
type Pages = InfiniteData<HistoryPage, string | undefined>;

const pageSize = 100;
/** The server names so many items of a group. */
const maxGroupItems = 100;
/** Milliseconds within which several changes (a bulk job, a deleted selection) cause one read. */
const refreshDelay = 150;
/** Milliseconds after which a list that becomes visible again is compared with the server's. */
const staleAfter = 60_000;

const pagesKey = [...readKey(listHistory), 'pages'];
const keyOf = (query: HistoryQuery) => [...pagesKey, query];

const readPage = (query: HistoryQuery, after: string | undefined, signal?: AbortSignal): Promise<HistoryPage> =>
  call(
    listHistory,
    { query: { ...query, page_size: pageSize, ...(after ? { start_after_history_item_id: after } : {}) } },
    signal ? { signal } : {},
  );

export function useHistoryPages(query: HistoryQuery) {
  useEffect(() => {
    const state = queryClient.getQueryState(keyOf(query));
    if (state?.data && Date.now() - state.dataUpdatedAt > staleAfter) void refresh(query);
  }, [query]);
  return useInfiniteQuery(
    {
      queryKey: keyOf(query),
      queryFn: ({ pageParam, signal }) => readPage(query, pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (_last: HistoryPage, pages: HistoryPage[]) => nextCursor(pages),
      // The list is never read again as a whole, because it may have a thousand pages.
      staleTime: 'static',
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** Reads the items after the given one, to continue a list. A page may be empty although others follow it. */
export async function readItemsAfter(query: HistoryQuery, after: string): Promise<HistoryItem[]> {
  const { history, has_more, last_history_item_id: end } = await readPage(query, after);
  return history.length === 0 && has_more && end !== null ? readItemsAfter(query, end) : history;
}

const groupsKey = [...readKey(listHistory), 'group'];
const keyOfGroup = (query: HistoryQuery, group: string) => [...groupsKey, group, query];

const readGroup = async (query: HistoryQuery, take_group_id: string): Promise<HistoryItem[]> =>
  (await call(listHistory, { query: { ...query, latest_takes: false, take_group_id, page_size: maxGroupItems } }))
    .history;

/** Reads the takes of groups that are open. They match the filters of the list. */
export function useGroups(query: HistoryQuery, ids: readonly string[]): ReadonlyMap<string, OpenGroup> {
  const combine = useCallback(
    (results: UseQueryResult<HistoryItem[]>[]) =>
      new Map(
        results.map(({ data, isError }, i): [string, OpenGroup] => {
          const isLong = (data?.length ?? 0) >= maxGroupItems;
          const note = data ? (isLong ? 'more' : null) : isError ? 'failed' : 'loading';
          return [ids[i] ?? '', { takes: data ?? [], note }];
        }),
      ),
    [ids],
  );
  return useQueries(
    {
      queries: ids.map((id) => ({
        queryKey: keyOfGroup(query, id),
        queryFn: () => readGroup(query, id),
        staleTime: staleAfter,
      })),
      combine,
    },
    queryClient,
  );
}

export const retryGroups = (): void =>
  void queryClient.resetQueries({ queryKey: groupsKey, predicate: ({ state }) => state.status === 'error' });

/** Reads the first page and merges new items in. */
async function refresh(query: HistoryQuery): Promise<void> {
  const fresh = await readPage(query, undefined).catch(() => undefined);
  // A list that cannot be read now is compared again at the next change.
  if (!fresh) return;
  queryClient.setQueryData<Pages>(keyOf(query), (known) => {
    if (!known) return known;
    const pages = mergeFirstPage(known.pages, fresh);
    return { pages, pageParams: known.pageParams.slice(0, pages.length) };
  });
}

const pageQueries = (type: 'active' | 'all') => queryClient.getQueryCache().findAll({ queryKey: pagesKey, type });

/** Updates the visible lists and drops the others from the cache. */
function refreshAll(): void {
  queryClient.removeQueries({ queryKey: pagesKey, type: 'inactive' });
  for (const { queryKey } of pageQueries('active')) void refresh(queryKey.at(-1) as HistoryQuery);
  invalidate(listHistory);
}

let waiting: ReturnType<typeof setTimeout> | undefined;
function refreshSoon(): void {
  waiting ??= setTimeout(() => {
    waiting = undefined;
    refreshAll();
  }, refreshDelay);
}

function patch(change: (pages: HistoryPage[]) => HistoryPage[]): void {
  for (const { queryKey } of pageQueries('all')) {
    queryClient.setQueryData<Pages>(queryKey, (known) => known && { ...known, pages: change(known.pages) });
    const pages = queryClient.getQueryData<Pages>(queryKey)?.pages;
    // All items that were read are gone, but there are more on the server, so the list starts again.
    const isEmptied = pages?.at(-1)?.has_more && nextCursor(pages) === undefined;
    if (isEmptied) void queryClient.resetQueries({ queryKey, exact: true });
  }
}

/** Removes items that no longer exist on the server. */
export function forgetItems(ids: readonly string[]): void {
  const gone = new Set(ids);
  const changed = new Set<string>();
  patch((pages) => {
    for (const id of changedGroups(pages, gone)) changed.add(id);
    return withoutItems(pages, gone);
  });
  for (const id of changed) void readAgain(id);
  for (const id of ids) {
    dropFromQueue(id);
    queryClient.removeQueries({ queryKey: readKey(getHistoryItem, itemInput(id)), type: 'inactive' });
  }
  queryClient.removeQueries({ queryKey: readKey(getHistoryWaveform), type: 'inactive' });
  invalidate(listHistory);
}

async function readAgain(id: string): Promise<void> {
  const item = await call(getHistoryItem, itemInput(id)).catch(() => undefined);
  if (!item) return;
  queryClient.setQueryData(readKey(getHistoryItem, itemInput(id)), item);
  patch((pages) => withItem(pages, { ...item, alignments: null }));
  void queryClient.invalidateQueries({ queryKey: groupsKey });
}

/** Applies a change of the history. Without a change it is unknown what was missed, so everything is read again. */
export function followHistory(change?: Change): void {
  if (change?.what === 'removed') return forgetItems([change.id]);
  if (change?.what === 'changed') return void readAgain(change.id);
  if (change) reportStored(change.id);
  refreshSoon();
}

onItemStored(refreshSoon);
