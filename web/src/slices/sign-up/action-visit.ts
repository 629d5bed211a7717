import { useNavigate, useSearch } from '@tanstack/react-router';
import { keep, takeKept } from '../../lib/address/arrival.ts';
import { safeContinue } from '../../lib/address/redirect.ts';
import { withVisit } from './action-state.ts';

export type Search = Record<string, string | undefined>;
export const useWholeSearch = (): Search => useSearch({ strict: false });

/** Stores the values that a link brings for later pages, so that they outlive a reload. */
export function keepVisit({ newUser, internalCode, coupon }: Search): void {
  keep('new_user', newUser);
  keep('internal_code', internalCode);
  keep('promo_code', coupon);
}

/** Navigates to the link's target or to `fallback`, passes the stored values on and removes them. */
export function useLeave(continueUrl: string | undefined): (fallback: string) => void {
  const navigate = useNavigate();
  const search = useWholeSearch();
  return (fallback) => {
    // The address still has the values where a change of account has cleared the stored ones.
    const visit = {
      newUser: takeKept('new_user') ?? search.newUser,
      internalCode: takeKept('internal_code') ?? search.internalCode,
    };
    const href = withVisit(safeContinue(continueUrl, location.origin, fallback), visit);
    void navigate({ href, replace: true });
  };
}
