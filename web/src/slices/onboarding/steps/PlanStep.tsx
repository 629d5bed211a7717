import type { User } from '#contract/profile/types.ts';
import { plans } from '#contract/billing/plans.ts';
import { creditsOf } from '../../../lib/account.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { BenefitList } from '../../../ui/plan/BenefitList.tsx';
import { t } from '../messages.ts';

/** Shows the plan. There is nothing to buy on this server, but an operator can change the plan. */
export function PlanStep({ user }: { user: User }) {
  const { tier, next_character_count_reset_unix: reset } = user.subscription;
  const { name, concurrency } = plans[tier];
  const { limit, isUnlimited } = creditsOf(user);
  const lines = [
    isUnlimited ? t('plan_unlimited') : t('plan_credits', { credits: formatNumber(limit) }),
    ...(reset === null || isUnlimited ? [] : [t('plan_renewal', { date: formatDay(reset) })]),
    t('plan_concurrency', { count: concurrency }),
    t('plan_api'),
  ];
  return (
    <section
      aria-label={t('plan_yours')}
      className="flex flex-col gap-4 rounded-xl border border-line p-5 dark:bg-surface"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-h3 font-semibold tracking-[-0.014em]">{name}</h2>
        <span className="text-table text-muted">{t('plan_yours')}</span>
      </div>
      <BenefitList benefits={lines} />
      <p className="border-t border-line pt-4 text-table text-muted">{t('plan_who')}</p>
    </section>
  );
}
