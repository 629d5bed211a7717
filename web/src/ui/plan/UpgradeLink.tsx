import { Link } from '@tanstack/react-router';
import { recommendedUpgrade } from '#contract/billing/plan-actions.ts';
import { catalogue } from '#contract/billing/plan-catalogue.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../lib/account.ts';
import { useSellsPlans } from '../../lib/billing/sells-plans.ts';
import { t } from '../../lib/language/plan-messages.ts';
import { buttonClass } from '../button/Button.tsx';

/** Leads from a limit to the plan that has more; nothing where no plan is sold, or none has more. */
export function UpgradeLink({ tier: wanted }: { tier?: Tier }) {
  const user = useUser();
  const sells = useSellsPlans();
  if (!sells || !user) return null;
  const tier = wanted ?? recommendedUpgrade(user.subscription.tier);
  if (!tier || catalogue[tier].enterprise) return null;
  return (
    <Link to={pages.subscription} search={{ plan: tier }} className={buttonClass({ size: 'sm' })}>
      {t('upgrade_to', { plan: catalogue[tier].name })}
    </Link>
  );
}
