import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pages, type PageSearch } from '#contract/pages.ts';
import { readCursors, readFilters, writeCursors, writeFilters, type AccountFilters } from './address.ts';

type Params = PageSearch<'instanceAccounts'>;

interface AddressState {
  filters: AccountFilters;
  cursors: string[];
  openId: string | undefined;
  /** With `isTyping`, the change replaces the history entry, so that Back does not step through every letter. */
  change(part: Partial<AccountFilters>, isTyping?: boolean): void;
  turnTo(cursors: readonly string[]): void;
  /** Opens an account, or closes it with undefined. Moving between accounts adds no entry to the browser's history. */
  open(id: string | undefined): void;
}

/** Gives what the address says of the list, and functions that change it. */
export function useAddress(): AddressState {
  const params = useSearch({ strict: false, select: (search): Params => search, structuralSharing: true });
  const navigate = useNavigate();
  const openId = params.account;
  const go = useCallback(
    (next: (params: Params) => Params, replace: boolean) =>
      void navigate({ to: pages.instanceAccounts, search: next, replace, resetScroll: false }),
    [navigate],
  );
  const open = useCallback(
    (id: string | undefined) => go((now) => ({ ...now, account: id }), id === undefined || openId !== undefined),
    [go, openId],
  );
  return {
    filters: readFilters(params),
    cursors: readCursors(params),
    openId,
    change: (part, isTyping = false) =>
      go((now) => ({ ...now, ...writeFilters({ ...readFilters(now), ...part }), after: undefined }), isTyping),
    turnTo: (cursors) => go((now) => ({ ...now, after: writeCursors(cursors) }), false),
    open,
  };
}
