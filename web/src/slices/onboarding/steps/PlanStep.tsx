import type { User } from '#contract/profile/types.ts';
import { plans } from '#contract/billing/plans.ts';
import { creditsOf } from '../../../lib/account.ts';
import { useSellsPlans } from '../../../lib/billing/sells-plans.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { BenefitList } from '../../../ui/plan/BenefitList.tsx';
import { t } from '../messages.ts';

const Recommendation = lazyPart(async () => (await import('./Recommendation.tsx')).Recommendation, { failure: 'none' });

interface PlanStepProps {
  user: User;
  /** Ends the first steps and opens the address of a plan. */
  onChoose(address: string): void;
}

/** Shows the plan, and the one that is recommended where plans are sold. Otherwise an operator can change the plan. */
export function PlanStep({ user, onChoose }: PlanStepProps) {
  const { tier, next_character_count_reset_unix: reset } = user.subscription;
  const sells = useSellsPlans();
  const { name, concurrency } = plans[tier];
  const { limit, isUnlimited } = creditsOf(user);
  const lines = [
    isUnlimited ? t('plan_unlimited') : t('plan_credits', { credits: formatNumber(limit) }),
    ...(reset === null || isUnlimited ? [] : [t('plan_renewal', { date: formatDay(reset) })]),
    t('plan_concurrency', { count: concurrency }),
    t('plan_api'),
  ];
  return (
    <>
      <section
        aria-label={t('plan_yours')}
        className="flex flex-col gap-4 rounded-xl border border-line p-5 dark:bg-surface"
      >
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-h3 font-semibold tracking-[-0.014em]">{name}</h2>
          <span className="text-table text-muted">{t('plan_yours')}</span>
        </div>
        <BenefitList benefits={lines} />
        {sells === false && <p className="border-t border-line pt-4 text-table text-muted">{t('plan_who')}</p>}
      </section>
      {sells && <Recommendation tier={tier} onChoose={onChoose} />}
    </>
  );
}
