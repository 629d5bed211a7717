import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import type { LinkAction } from '../../lib/slice.ts';
import { queryClient } from '../../lib/queries.ts';
import { moveTo } from './action-state.ts';
import { useLeave } from './action-visit.ts';

/** The state of the page of a link. Closing a dialog leads on: to the target of the link, or else to `fallback`. */
export function useLinkState(continueUrl: string | undefined, fallback: string) {
  const [state, move] = useReducer(moveTo, 'none');
  const leave = useLeave(continueUrl);
  function close() {
    move('none');
    leave(fallback);
  }
  return { state, move, close, leave };
}

/**
 * Asks the server about the code of a link. This is a query and not an effect, because a code works once and the cache
 * keeps it from being used twice.
 */
export const useLinkQuery = <T>({ mode, code }: LinkAction, ask: () => Promise<T>) =>
  useQuery({ queryKey: ['link-action', mode, code], queryFn: ask, staleTime: Infinity, retry: false }, queryClient);
