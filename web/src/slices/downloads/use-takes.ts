import { useQueries } from '@tanstack/react-query';
import { getHistoryItem } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { call } from '../../lib/api.ts';
import { queryClient, readKey } from '../../lib/queries.ts';

/** Reads the takes; undefined until all of them are there. */
export function useTakes(ids: readonly string[]): HistoryItem[] | undefined {
  const readings = useQueries(
    {
      queries: ids.map((history_item_id) => {
        const input = { params: { history_item_id } };
        return {
          queryKey: readKey(getHistoryItem, input),
          queryFn: () => call(getHistoryItem, input),
          staleTime: Infinity,
        };
      }),
    },
    queryClient,
  );
  const items = readings.flatMap(({ data }) => data ?? []);
  return items.length === ids.length ? items : undefined;
}
