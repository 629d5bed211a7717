import { recommendedUpgrade } from '#contract/billing/plan-actions.ts';
import { catalogue } from '#contract/billing/plan-catalogue.ts';
import { displayPrice } from '#contract/billing/price-offers.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { pageAddress } from '#contract/pages.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from '../messages.ts';

/** The plan above, with its price. Nothing is bought before its own page. */
export function Recommendation({ tier, onChoose }: { tier: Tier; onChoose(address: string): void }) {
  const recommended = recommendedUpgrade(tier);
  const plan = recommended && catalogue[recommended];
  const price = recommended && displayPrice({ tier: recommended, period: 'monthly_period', currency: 'usd' }, [tier]);
  if (!plan || !price) return null;
  return (
    <section
      aria-label={plan.name}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-xl border border-line p-5 dark:bg-surface"
    >
      <div>
        <h2 className="font-semibold">{plan.name}</h2>
        <p className="text-table text-muted">
          {t('plan_offer', {
            credits: plan.monthly_credits,
            price: formatMoney(price.price, 'usd'),
          })}
        </p>
        {price.discounted_price !== null && (
          <p className="text-table text-muted">
            {t('plan_first_month', { price: formatMoney(price.discounted_price, 'usd') })}
          </p>
        )}
      </div>
      <Button onClick={() => onChoose(pageAddress('subscription', { plan: plan.plan_id }))}>{t('plan_see')}</Button>
    </section>
  );
}
