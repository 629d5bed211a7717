import { useNavigate, useSearch } from '@tanstack/react-router';
import { pages, type PageSearch } from '#contract/pages.ts';
import { readCursors, readFilters, writeCursors, writeFilters, type RatingFilters } from './address.ts';

type Params = PageSearch<'instanceItemFeedback'>;

/** Gives what the address says of the list, and functions that change it. */
export function useAddress() {
  const params = useSearch({ strict: false, select: (search): Params => search, structuralSharing: true });
  const navigate = useNavigate();
  const go = (next: (params: Params) => Params) =>
    void navigate({ to: pages.instanceItemFeedback, search: next, resetScroll: false });
  return {
    filters: readFilters(params),
    cursors: readCursors(params),
    change: (part: Partial<RatingFilters>) =>
      go((now) => ({ ...now, ...writeFilters({ ...readFilters(now), ...part }), after: undefined })),
    turnTo: (cursors: readonly string[]) => go((now) => ({ ...now, after: writeCursors(cursors) })),
  };
}
