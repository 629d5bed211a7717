import { useInfiniteQuery } from '@tanstack/react-query';
import { listIsolations } from '#contract/audio-isolation/api.ts';
import { call } from '../../../lib/api.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';

const pageSize = 20;

/** Reads what was isolated before, newest first, a page at a time. */
export function useEarlier(search: string) {
  return useInfiniteQuery(
    {
      queryKey: [...readKey(listIsolations), 'pages', search],
      queryFn: ({ pageParam, signal }) =>
        call(
          listIsolations,
          { query: { page_size: String(pageSize), page: String(pageParam), ...(search ? { search } : {}) } },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ has_more }, pages) => (has_more ? pages.length : undefined),
    },
    queryClient,
  );
}
