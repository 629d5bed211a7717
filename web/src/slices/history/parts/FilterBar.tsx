import { listModels } from '#contract/models/api.ts';
import { listVoices } from '#contract/voices/api.ts';
import { useRead } from '../../../lib/queries.ts';
import { Layers, X } from 'lucide-react';
import { Button } from '../../../ui/button/Button.tsx';
import { Chip } from '../../../ui/button/Chip.tsx';
import { ChipSelect } from '../../../ui/form/ChipSelect.tsx';
import { DelayedSearchField } from '../../../ui/form/DelayedSearchField.tsx';
import { DateFilter } from './DateFilter.tsx';
import { isFiltered, noFilters, type Filters, type View } from '../filters.ts';
import { t } from '../messages.ts';

const catalogueAge = 10 * 60_000;
interface FilterBarProps {
  filters: Filters;
  /** With `isTyping`, the change adds no entry to the browser's history. */
  onChange(change: Partial<Filters>, isTyping?: boolean): void;
  view: View;
  onShow(view: View): void;
}

export function FilterBar({ filters, onChange, view, onShow }: FilterBarProps) {
  const voices = useRead(listVoices, {}, { staleTime: catalogueAge }).data?.voices ?? [];
  const models = useRead(listModels, {}, { staleTime: catalogueAge }).data ?? [];
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-6 pt-4 pb-3 max-md:px-4 max-md:py-3">
      <DelayedSearchField
        label={t('search_text')}
        value={filters.search}
        onChange={(search) => onChange({ search }, true)}
      />
      {/* On a phone the chips are one line that scrolls. */}
      <div className="contents max-md:*:flex-none max-md:-mx-4 max-md:flex max-md:w-[calc(100%+32px)] max-md:items-center max-md:gap-2 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]">
        <ChipSelect
          label={t('voice')}
          value={filters.voice}
          options={voices.map(({ voice_id, name }) => ({ value: voice_id, label: name }))}
          onChange={(voice) => onChange({ voice })}
        />
        <ChipSelect
          label={t('source')}
          value={filters.source}
          options={[
            { value: 'TTS', label: t('source_tts') },
            { value: 'STS', label: t('source_sts') },
          ]}
          onChange={(source) => onChange({ source: source as Filters['source'] })}
        />
        <ChipSelect
          label={t('model')}
          value={filters.model}
          options={models.map(({ model_id, name }) => ({ value: model_id, label: name }))}
          onChange={(model) => onChange({ model })}
        />
        <DateFilter date={filters.date} onChange={(date) => onChange({ date })} />
        <Chip
          aria-pressed={filters.takes !== '' || view === 'all'}
          className="aria-pressed:border-transparent aria-pressed:bg-primary aria-pressed:text-on-primary"
          onClick={() => {
            if (filters.takes !== '') onChange({ takes: '' });
            else onShow(view === 'all' ? 'latest' : 'all');
          }}
        >
          <Layers size={14} strokeWidth={1.75} aria-hidden="true" />
          {t(filters.takes === '' ? 'all_takes' : 'takes_of_one')}
          {filters.takes !== '' && <X size={14} strokeWidth={1.75} aria-hidden="true" />}
        </Chip>
        {isFiltered(filters) && (
          <Button look="ghost" size="sm" onClick={() => onChange(noFilters)}>
            {t('clear_filters')}
          </Button>
        )}
      </div>
    </div>
  );
}
