import type { VoiceFeedback } from '#contract/history/feedback/types.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ChipSelect } from '../../../ui/form/ChipSelect.tsx';
import {
  isFiltered,
  noFilters,
  periods,
  readFilters,
  states,
  votes,
  type RatingFilters as Filters,
} from './address.ts';
import { t } from './messages.ts';

interface RatingFiltersProps {
  filters: Filters;
  voices: readonly VoiceFeedback[];
  summary: string | undefined;
  onChange(part: Partial<Filters>): void;
}

/** The choices of a filter, with the one that the address names, so that it is never shown as unset. */
function withChosen(options: { value: string; label: string }[], chosen: string) {
  const isMissing = chosen !== '' && options.every(({ value }) => value !== chosen);
  return isMissing ? [...options, { value: chosen, label: chosen }] : options;
}

export function RatingFilters({ filters, voices, summary, onChange }: RatingFiltersProps) {
  const named = voices.map(({ voice_id, voice_name }) => ({ value: voice_id, label: voice_name }));
  const engines = [...new Set(voices.flatMap(({ engine }) => engine ?? []))].toSorted();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChipSelect
        label={t('state')}
        value={filters.state}
        options={states.map((value) => ({ value, label: t(value) }))}
        onChange={(state) => onChange({ state: readFilters({ state }).state })}
      />
      <ChipSelect
        label={t('vote')}
        value={filters.vote}
        options={votes.map((value) => ({ value, label: t(value) }))}
        onChange={(vote) => onChange({ vote: readFilters({ vote }).vote })}
      />
      <ChipSelect
        label={t('voice')}
        value={filters.voice}
        options={withChosen(named, filters.voice)}
        onChange={(voice) => onChange({ voice })}
      />
      <ChipSelect
        label={t('engine')}
        value={filters.engine}
        options={withChosen(
          engines.map((value) => ({ value, label: value })),
          filters.engine,
        )}
        onChange={(engine) => onChange({ engine })}
      />
      <ChipSelect
        label={t('period')}
        value={filters.days}
        options={periods.map((value) => ({ value, label: t('days', { days: Number(value) }) }))}
        onChange={(days) => onChange({ days: readFilters({ days }).days })}
      />
      {isFiltered(filters) && (
        <Button look="ghost" size="sm" onClick={() => onChange(noFilters)}>
          {t('clear_filters')}
        </Button>
      )}
      <p role="status" className="ms-auto text-table text-muted tabular-nums">
        {summary}
      </p>
    </div>
  );
}
