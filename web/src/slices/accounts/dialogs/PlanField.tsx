import { isUnlimited, plans, tiers, type Tier } from '#contract/billing/plans.ts';
import { formatNumber } from '../../../lib/format.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { t } from '../messages.ts';

function words(tier: Tier): string {
  const { name, monthly_credits } = plans[tier];
  return isUnlimited(tier, monthly_credits)
    ? t('plan_unlimited', { plan: name })
    : t('plan_credits', { plan: name, credits: formatNumber(monthly_credits) });
}

/** Offers every plan with its credits. */
export const PlanField = ({ value, onChange }: { value: Tier; onChange(tier: Tier): void }) => (
  <SelectField
    label={t('plan')}
    value={value}
    onChange={(event) => onChange(tiers.find((tier) => tier === event.target.value) ?? value)}
  >
    {tiers.map((tier) => (
      <option key={tier} value={tier}>
        {words(tier)}
      </option>
    ))}
  </SelectField>
);
