import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { networkError, readError } from '../../../lib/failures/errors.ts';
import { queryClient } from '../../../lib/queries.ts';
import { readAsyncApi, type AsyncApiDocument } from './asyncapi.ts';
import { readOpenApi, type OpenApiDocument } from './openapi.ts';
import type { ApiError } from './catalogue.ts';
import type { Area, Operation } from './operation.ts';

/** The documents describe the endpoints and are none themselves, so they have no client call. */
async function load<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    throw signal.aborted ? error : networkError(error);
  });
  if (!response.ok) throw await readError(response);
  return (await response.json()) as T;
}

export const documentUrls = { http: '/openapi.json', sockets: '/asyncapi.json' } as const;

interface Documents {
  http: UseQueryResult<{ version: string; operations: Operation[]; errors: ApiError[]; areas: Area[] }>;
  sockets: UseQueryResult<Operation[]>;
}

export function useDocuments(): Documents {
  const http = useQuery(
    {
      queryKey: [documentUrls.http],
      queryFn: async ({ signal }) => {
        const document = await load<OpenApiDocument>(documentUrls.http, signal);
        return { version: document.info?.version ?? '', ...readOpenApi(document) };
      },
      staleTime: Infinity,
    },
    queryClient,
  );
  const sockets = useQuery(
    {
      queryKey: [documentUrls.sockets],
      queryFn: async ({ signal }) => readAsyncApi(await load<AsyncApiDocument>(documentUrls.sockets, signal)),
      staleTime: Infinity,
    },
    queryClient,
  );
  return { http, sockets };
}
