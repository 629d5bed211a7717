import { useNavigate } from '@tanstack/react-router';
import { arrivalStore, keep, peekKept, takeKept } from '../../lib/address/arrival.ts';
import { useAllParams } from '../../lib/address/params.ts';
import { safeContinue } from '../../lib/address/redirect.ts';
import { withVisit } from '../../lib/address/visit.ts';

/** Stores the values that a link brings for later pages, so that they outlive a reload. */
export function keepVisit({ newUser, internalCode, coupon }: Record<string, string | undefined>): void {
  keep('new_user', newUser);
  keep('internal_code', internalCode);
  keep('promo_code', coupon);
}

/** Navigates to the link's target or to `fallback`, passes the stored values on and removes them. */
export function useLeave(continueUrl: string | undefined): (fallback: string) => void {
  const navigate = useNavigate();
  const search = useAllParams();
  return (fallback) => {
    if (peekKept('promo_code')) arrivalStore.set({ hasKeptValues: true });
    // The address still has the values where a change of account has cleared the stored ones.
    const visit = {
      newUser: takeKept('new_user') ?? search.newUser,
      internalCode: takeKept('internal_code') ?? search.internalCode,
    };
    const href = withVisit(safeContinue(continueUrl, location.origin, fallback), visit);
    void navigate({ href, replace: true });
  };
}
