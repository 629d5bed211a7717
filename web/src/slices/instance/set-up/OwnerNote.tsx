import { hasUnlimitedSeats, plans } from '#contract/billing/plans.ts';
import { creditsOf, useAccount } from '../../../lib/account.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { t } from './messages.ts';

/** Tells whoever set the installation up what their account has. Operators who came later may have another plan. */
export function OwnerNote() {
  const account = useAccount();
  if (!account || !hasUnlimitedSeats(account.max_seats) || !creditsOf(account).isUnlimited) return null;
  return <Banner tone="info">{t('owned', { plan: plans[account.subscription.tier].name })}</Banner>;
}
