import { clsx } from 'clsx';
import { plans, type Tier } from '#contract/billing/plans.ts';
import { useSellsPlans } from '../../lib/billing/sells-plans.ts';
import { formatMoney } from '../../lib/billing/money.ts';
import { t } from '../../lib/language/plan-messages.ts';
import { BenefitList } from './BenefitList.tsx';
import { PlanHelp } from './PlanHelp.tsx';

export interface Gate {
  /** The feature, as it reads inside a sentence: "WAV at 44.1 kHz", "professional voices". */
  feature: string;
  /** The lowest plan that includes the feature. */
  tier: Tier;
  /** Other benefits of that plan that matter here. */
  unlocks?: readonly string[];
  /** The email address of the user who would like it. */
  email?: string | undefined;
}

export const gateTitle = ({ feature, tier }: Gate): string => t('gate_title', { feature, plan: plans[tier].name });

/** Replaces a feature that the plan does not include: it names the plan that does, its price, and who can change it. */
export function GateCard(gate: Gate) {
  return (
    <section aria-label={gateTitle(gate)} className="card flex flex-col gap-4 p-5">
      <h2 className="text-body font-semibold">{gateTitle(gate)}</h2>
      <GateBody {...gate} />
    </section>
  );
}

export function GateBody({ feature, tier, unlocks = [], email, className }: Gate & { className?: string }) {
  const { name, monthly_price, monthly_credits, concurrency } = plans[tier];
  const hasPrices = useSellsPlans();
  const lines = [
    feature,
    ...unlocks,
    t('gate_credits', { count: monthly_credits }),
    t('gate_concurrency', { count: concurrency }),
  ];
  return (
    <div className={clsx('flex flex-col gap-4', className)}>
      <div className="flex items-center justify-between gap-3 rounded-lg bg-surface px-4 py-3 dark:bg-bg">
        <span className="font-semibold">{name}</span>
        {hasPrices && monthly_price !== null && (
          <span className="text-end">
            <span className="block text-h2 font-semibold tracking-[-0.022em]">{formatMoney(monthly_price, 'usd')}</span>
            <span className="block text-caption text-muted">{t('per_month')}</span>
          </span>
        )}
      </div>
      <BenefitList benefits={lines} />
      <PlanHelp tier={tier} email={email} />
    </div>
  );
}
