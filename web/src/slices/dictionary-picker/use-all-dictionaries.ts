import { useQuery } from '@tanstack/react-query';
import { listDictionaries } from '#contract/pronunciation-dictionaries/api.ts';
import type { Dictionary } from '#contract/pronunciation-dictionaries/types.ts';
import { call } from '../../lib/api.ts';
import { queryClient, readKey } from '../../lib/queries.ts';

/** A workspace has 500 dictionaries at most. */
const pageSize = 100;

async function readAll(signal: AbortSignal): Promise<Dictionary[]> {
  const all: Dictionary[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { page_size: pageSize, sort: 'name', sort_direction: 'ascending', cursor } as const;
    const page = await call(listDictionaries, { query }, { signal });
    all.push(...page.pronunciation_dictionaries);
    cursor = page.next_cursor;
  }
  return all;
}

/** Every dictionary that a request may name, by its name. */
export const useAllDictionaries = () =>
  useQuery(
    { queryKey: [...readKey(listDictionaries), 'all'], queryFn: ({ signal }) => readAll(signal), staleTime: 30_000 },
    queryClient,
  );
