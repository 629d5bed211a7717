import { clsx } from 'clsx';
import { accountStates } from '#contract/accounts/types.ts';
import { plans, tiers } from '#contract/billing/plans.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ChipSelect } from '../../../ui/form/ChipSelect.tsx';
import { DelayedSearchField } from '../../../ui/form/DelayedSearchField.tsx';
import { isFiltered, noFilters, readFilters, type AccountFilters as Filters } from '../address.ts';
import { t } from '../messages.ts';

interface AccountFiltersProps {
  filters: Filters;
  summary: string | undefined;
  /** An open account takes the room of the summary, which is still read out. */
  isNarrow: boolean;
  onChange(part: Partial<Filters>, isTyping?: boolean): void;
}

export const AccountFilters = ({ filters, summary, isNarrow, onChange }: AccountFiltersProps) => (
  <div className="flex flex-none flex-wrap items-center gap-2 px-6 pt-4 pb-3 max-md:px-4 max-md:py-3">
    <DelayedSearchField label={t('search')} value={filters.search} onChange={(search) => onChange({ search }, true)} />
    <ChipSelect
      label={t('plan')}
      value={filters.plan}
      options={tiers.map((tier) => ({ value: tier, label: plans[tier].name }))}
      onChange={(plan) => onChange({ plan: readFilters({ plan }).plan })}
    />
    <ChipSelect
      label={t('state')}
      value={filters.state}
      options={accountStates.map((state) => ({ value: state, label: t(`state_${state}`) }))}
      onChange={(state) => onChange({ state: readFilters({ state }).state })}
    />
    {isFiltered(filters) && (
      <Button look="ghost" size="sm" onClick={() => onChange(noFilters)}>
        {t('clear_filters')}
      </Button>
    )}
    <p
      role="status"
      className={clsx('ms-auto text-table text-muted tabular-nums max-md:sr-only', isNarrow && 'sr-only')}
    >
      {summary}
    </p>
  </div>
);
