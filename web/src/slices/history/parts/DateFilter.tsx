import { CalendarDays, X } from 'lucide-react';
import { useId, useState } from 'react';
import { formatLocale } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { dateChoices, type DateRange, type Filters } from '../filters.ts';
import { t } from '../messages.ts';

const labels = { today: 'date_today', '7d': 'date_7d', '30d': 'date_30d' } as const;

const dayWords = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString(formatLocale, { month: 'short', day: 'numeric' });

function wordsOf(date: Filters['date']): string {
  if (date === null) return t('date_any');
  if (typeof date === 'string') return t(labels[date]);
  if (!date.from) return t('date_until', { to: dayWords(date.to) });
  if (!date.to) return t('date_since', { from: dayWords(date.from) });
  return t('date_between', { from: dayWords(date.from), to: dayWords(date.to) });
}

const choiceClass =
  'flex h-9 items-center gap-2.5 rounded-sm px-2 text-table hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:h-11 cursor-pointer';

interface DateFilterProps {
  date: Filters['date'];
  onChange(date: Filters['date']): void;
}

/** Which days: a few that are asked for often, or any range. */
export function DateFilter({ date, onChange }: DateFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = useId();
  const trigger = (
    <button
      type="button"
      className={
        date === null
          ? 'inline-flex h-8 flex-none items-center gap-1.5 rounded-full border border-line-strong bg-bg px-3 text-table font-medium text-ink-2 hover:bg-hover max-md:h-10 dark:bg-raised'
          : 'inline-flex h-8 flex-none items-center gap-1.5 rounded-full bg-primary px-3 text-table font-medium text-on-primary max-md:h-10'
      }
    >
      <CalendarDays size={14} strokeWidth={1.75} aria-hidden="true" />
      {wordsOf(date)}
    </button>
  );
  return (
    <span className="inline-flex items-center">
      <Popover title={t('date')} trigger={trigger} isOpen={isOpen} onOpenChange={setIsOpen} width="w-[260px]">
        <div className="flex flex-col gap-1 overflow-auto p-2">
          <fieldset className="flex flex-col">
            <legend className="sr-only">{t('date')}</legend>
            {[null, ...dateChoices].map((choice) => (
              <label key={choice ?? 'any'} className={choiceClass}>
                <input
                  type="radio"
                  name={name}
                  checked={date === choice}
                  onChange={() => onChange(choice)}
                  // A pointer has chosen; the arrows are still on their way.
                  onClick={(event) => event.detail > 0 && setIsOpen(false)}
                  className="accent-[var(--ink)] outline-none"
                />
                {wordsOf(choice)}
              </label>
            ))}
          </fieldset>
          <RangeForm
            range={typeof date === 'object' ? date : null}
            onChange={(range) => {
              onChange(range);
              setIsOpen(false);
            }}
          />
        </div>
      </Popover>
      {date !== null && (
        <button
          type="button"
          aria-label={t('date_clear')}
          onClick={() => onChange(null)}
          className="-ms-1 grid size-8 place-items-center rounded-full text-muted hover:text-ink max-md:size-11"
        >
          <X size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

const dayField =
  'h-9 rounded-md border border-control bg-bg px-2 text-table focus-visible:outline-2 focus-visible:-outline-offset-1 max-md:h-11 max-md:text-[16px] dark:bg-raised';

function RangeForm({ range, onChange }: { range: DateRange | null; onChange(range: DateRange): void }) {
  const [from, setFrom] = useState(range?.from ?? '');
  const [to, setTo] = useState(range?.to ?? '');
  const isBackwards = from !== '' && to !== '' && from > to;
  const isEmpty = from === '' && to === '';
  return (
    <form
      className="flex flex-col gap-2 border-t border-line px-2 pt-3 pb-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBackwards && !isEmpty) onChange({ from, to });
      }}
    >
      <label className="flex items-center justify-between gap-2 text-table">
        {t('date_from')}
        <input
          type="date"
          value={from}
          max={to || undefined}
          onChange={(event) => setFrom(event.target.value)}
          className={dayField}
        />
      </label>
      <label className="flex items-center justify-between gap-2 text-table">
        {t('date_to')}
        <input
          type="date"
          value={to}
          min={from || undefined}
          onChange={(event) => setTo(event.target.value)}
          className={dayField}
        />
      </label>
      {isBackwards && (
        <p role="alert" className="text-caption text-danger">
          {t('date_backwards')}
        </p>
      )}
      <Button type="submit" size="sm" isDisabled={isBackwards || isEmpty}>
        {t('date_apply')}
      </Button>
    </form>
  );
}
