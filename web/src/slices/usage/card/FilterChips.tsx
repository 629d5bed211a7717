import { characterStats } from '#contract/usage-statistics/api.ts';
import { useRead } from '../../../lib/queries.ts';
import { ChipSelect } from '../../../ui/form/ChipSelect.tsx';
import { t } from '../messages.ts';
import { filterOf, statisticsQuery, type ShownBreakdown, type TimeWindow, type View } from '../view.ts';
import { breakdownWords, seriesWord } from '../words.ts';

interface FilterChipsProps {
  view: View;
  window: TimeWindow;
  isOfWorkspace: boolean;
  onChange(change: Partial<View>): void;
}

/** Narrows the chart to one product, voice, model, key or member that was used in this time. */
export function FilterChips(props: FilterChipsProps) {
  const dimensions = (Object.keys(filterOf) as (keyof typeof filterOf)[]).filter(
    (by) => by !== 'user' || props.isOfWorkspace,
  );
  return (
    <div role="group" aria-label={t('filters')} className="flex flex-wrap items-center gap-2">
      {dimensions.map((by) => (
        <Filter key={by} by={by} {...props} />
      ))}
    </div>
  );
}

function Filter({ by, view, window, isOfWorkspace, onChange }: FilterChipsProps & { by: keyof typeof filterOf }) {
  const name = filterOf[by];
  const chosen = view.filters[name] ?? '';
  const all: View = {
    ...view,
    by: by satisfies ShownBreakdown,
    metric: 'request_count',
    interval: 'month',
    filters: {},
  };
  const read = useRead(characterStats, { query: statisticsQuery(all, window, isOfWorkspace) }, { keepsLast: true });
  // The web app is the key `none`; what has no voice or no model cannot be chosen.
  const options = (read.data?.series ?? []).flatMap((one) => {
    const value = one.id ?? (by === 'api_keys' ? 'none' : null);
    return value === null ? [] : [{ value, label: seriesWord(by, one) }];
  });
  const isKnown = options.some(({ value }) => value === chosen);
  return (
    <ChipSelect
      label={breakdownWords[by]()}
      value={chosen}
      options={chosen && !isKnown ? [...options, { value: chosen, label: chosen }] : options}
      onChange={(value) => {
        const { [name]: _before, ...others } = view.filters;
        onChange({ filters: value ? { ...others, [name]: value } : others });
      }}
    />
  );
}
