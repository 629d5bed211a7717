import {
  keepPreviousData,
  QueryClient,
  useMutation,
  useQuery,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Answer, CallInput, Endpoint } from '#contract/kit/endpoint.ts';
import { call } from './api.ts';
import { ApiError } from './failures/errors.ts';
import { setReads } from './session.ts';

/** Tells whether to retry: a refusal would be repeated, but a failure or a lost connection may pass. */
const isWorthRetrying = (count: number, error: Error) =>
  count < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 60_000, refetchOnWindowFocus: false } },
});
// Hooks take the client from here and not from a provider, so that the library is no part of the first file. Without a
// provider nobody else says that the client is in use.
queryClient.mount();
setReads({
  cancel: () => queryClient.cancelQueries(),
  refresh: () => void queryClient.invalidateQueries(),
  clear: () => queryClient.clear(),
});

/** Makes the cache key of a read. Without an input it matches every call of the endpoint. */
export function readKey<E extends Endpoint>(endpoint: E, input?: CallInput<E>): QueryKey {
  const name = `${endpoint.method} ${endpoint.path}`;
  return input === undefined ? [name] : [name, input];
}

const nothing = {} as const;

interface ReadOptions {
  isEnabled?: boolean;
  staleTime?: number;
  /** With another input, the last answer stays on the screen until the new one is there. */
  keepsLast?: boolean;
}

export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = nothing as CallInput<E>,
  options: ReadOptions = {},
): UseQueryResult<Answer<E>> {
  const { isEnabled = true, staleTime, keepsLast = false } = options;
  return useQuery(
    {
      queryKey: readKey(endpoint, input),
      queryFn: ({ signal }) => call(endpoint, input, { signal }),
      enabled: isEnabled,
      ...(staleTime === undefined ? {} : { staleTime }),
      ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
    },
    queryClient,
  ) as UseQueryResult<Answer<E>>;
}

export function useCall<E extends Endpoint>(endpoint: E): UseMutationResult<Answer<E>, Error, CallInput<E>> {
  return useMutation({ mutationFn: (input: CallInput<E>) => call(endpoint, input) }, queryClient);
}

export function invalidate(...endpoints: Endpoint[]): void {
  for (const endpoint of endpoints) void queryClient.invalidateQueries({ queryKey: readKey(endpoint) });
}
