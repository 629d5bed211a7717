/** What the buttons of the subscription do. Each reads the subscription again, and says what has become of it. */
import {
  cancelDowngrade,
  cancelSubscription,
  createPortalSession,
  createUpdatePaymentMethodsSession,
  getSubscription,
  listInvoices,
  renewSubscription,
} from '#contract/billing/api.ts';
import { plans, type Tier } from '#contract/billing/plans.ts';
import type { CancellationReason } from '#contract/billing/types.ts';
import { getSeatsStatus } from '#contract/membership/api.ts';
import { getUser } from '#contract/profile/api.ts';
import { call } from '../../lib/api.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { invalidate } from '../../lib/queries.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { billingDay } from './day.ts';
import { t } from './messages.ts';

/** Everything that a change of the plan makes stale. */
export const refreshSubscription = (): void => invalidate(getSubscription, getUser, getSeatsStatus, listInvoices);

export const nameOf = (tier: Tier): string => plans[tier].name;

/** Says a failure in the server's words, and reads the plan again in any case: another tab may have changed it. */
async function attempt(work: () => Promise<string>): Promise<boolean> {
  try {
    toastSuccess(await work());
    return true;
  } catch (error) {
    reportFailure(error);
    return false;
  } finally {
    refreshSubscription();
  }
}

export const callRenew = (tier: Tier): Promise<boolean> =>
  attempt(async () => {
    await call(renewSubscription, {});
    return t('renewed', { plan: nameOf(tier) });
  });

export const callCancelDowngrade = (tier: Tier): Promise<boolean> =>
  attempt(async () => {
    await call(cancelDowngrade, {});
    return t('downgrade_cancelled', { plan: nameOf(tier) });
  });

export const callCancel = (tier: Tier, said: CancellationReason): Promise<boolean> =>
  attempt(async () => {
    const { cancel_at_unix } = await call(cancelSubscription, { body: said });
    return t('cancelled', { plan: nameOf(tier), date: billingDay(cancel_at_unix) });
  });

/** Goes to a page of whoever takes the money. */
async function leaveFor(open: () => Promise<{ url: string }>): Promise<boolean> {
  try {
    location.assign((await open()).url);
    return true;
  } catch (error) {
    reportFailure(error);
    return false;
  }
}

export const openPortal = (): Promise<boolean> => leaveFor(() => call(createPortalSession, {}));
export const openPaymentMethod = (): Promise<boolean> => leaveFor(() => call(createUpdatePaymentMethodsSession, {}));
