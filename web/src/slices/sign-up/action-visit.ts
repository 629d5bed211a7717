import { useNavigate, useSearch } from '@tanstack/react-router';
import { keep, takeKept } from '../../lib/address/arrival.ts';
import { safeContinue } from '../../lib/address/redirect.ts';
import { withVisit } from './action-state.ts';

export type Search = Record<string, string | undefined>;
export const useWholeSearch = (): Search => useSearch({ strict: false });

/** What a link brings for later pages is kept, so that it outlives a reload and a look elsewhere. */
export function keepVisit({ newUser, internalCode, coupon }: Search): void {
  keep('new_user', newUser);
  keep('internal_code', internalCode);
  keep('promo_code', coupon);
}

/** Leads to where the link wants, or else to `fallback`. What was kept goes along and is forgotten. */
export function useLeave(continueUrl: string | undefined): (fallback: string) => void {
  const navigate = useNavigate();
  const search = useWholeSearch();
  return (fallback) => {
    // In the address still, where a change of the account has cleared what was kept.
    const visit = {
      newUser: takeKept('new_user') ?? search.newUser,
      internalCode: takeKept('internal_code') ?? search.internalCode,
    };
    const href = withVisit(safeContinue(continueUrl, location.origin, fallback), visit);
    void navigate({ href, replace: true });
  };
}
