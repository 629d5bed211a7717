import { catalogue } from '#contract/billing/plan-catalogue.ts';
import { freeMonths } from '#contract/billing/prices.ts';
import { Segment } from '../../../ui/form/Segment.tsx';
import { t } from './messages.ts';
import type { PlanView } from './plan-settings.ts';

export type Audience = 'individual' | 'company';

interface PlanSwitchesProps {
  audience: Audience;
  onAudience(audience: Audience): void;
  view: PlanView;
  onView(change: Partial<PlanView>): void;
  /** A subscription has its currency for as long as it lives. */
  hasCurrency: boolean;
}

const { monthly_period, annual_period } = catalogue.creator.prices;
const months = freeMonths(monthly_period.usd ?? 0, annual_period.usd ?? 0);

/** For whom, how often, and in which currency. */
export function PlanSwitches({ audience, onAudience, view, onView, hasCurrency }: PlanSwitchesProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segment
        label={t('audience')}
        value={audience}
        options={[
          { value: 'individual', label: t('individual') },
          { value: 'company', label: t('company') },
        ]}
        onChange={onAudience}
      />
      <div className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-2 max-md:ms-0">
        <span className="text-table text-muted">{t('months_free', { count: months })}</span>
        <Segment
          label={t('period')}
          value={view.period}
          options={[
            { value: 'monthly_period', label: t('monthly') },
            { value: 'annual_period', label: t('yearly') },
          ]}
          onChange={(period) => onView({ period })}
        />
        {!hasCurrency && (
          <Segment
            label={t('currency')}
            value={view.currency}
            options={[
              { value: 'usd', label: t('usd') },
              { value: 'eur', label: t('eur') },
            ]}
            onChange={(currency) => onView({ currency })}
          />
        )}
      </div>
    </div>
  );
}
