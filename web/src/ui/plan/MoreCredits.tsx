import { Link } from '@tanstack/react-router';
import { Gauge } from 'lucide-react';
import { additionalCreditsPrice } from '#contract/billing/plan-catalogue.ts';
import { creditsCost } from '#contract/billing/prices.ts';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../lib/account.ts';
import { useSellsPlans } from '../../lib/billing/sells-plans.ts';
import { formatMoney } from '../../lib/billing/money.ts';
import { t } from '../../lib/language/plan-messages.ts';
import { buttonClass } from '../button/Button.tsx';

/** Leads to the switch that lets generating go on beyond the limit, with what the missing credits would cost. */
export function MoreCredits({ needed }: { needed: number }) {
  const subscription = useUser()?.subscription;
  const sells = useSellsPlans();
  if (!sells || !subscription?.can_extend_character_limit || subscription.allowed_to_extend_character_limit)
    return null;
  const { tier, billing_period, currency } = subscription;
  const sold = { tier, period: billing_period ?? 'monthly_period', currency: currency ?? 'usd' };
  const price = additionalCreditsPrice(sold);
  if (price === null) return null;
  return (
    <Link to={pages.subscription} hash="extra-use" className={buttonClass({ size: 'sm' })}>
      <Gauge size={14} strokeWidth={1.75} aria-hidden="true" />
      {t('quota_extend', { price: formatMoney(creditsCost(needed, price), sold.currency) })}
    </Link>
  );
}
