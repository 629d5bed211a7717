import { CalendarDays, X } from 'lucide-react';
import { useId, useState } from 'react';
import { formatLocale } from '../../../lib/language/locale.ts';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { dateChoices, type Filters } from '../filters.ts';
import { t } from '../messages.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

// The calendar is 23 kB gzipped and is needed only once the filter is open.
const DateRangeForm = lazyPart(async () => (await import('./DateRangeForm.tsx')).DateRangeForm, {
  fallback: <Skeleton className="m-3 h-[380px] flex-1" />,
});

const labels = { today: 'date_today', '7d': 'date_7d', '30d': 'date_30d' } as const;

const formatDay = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString(formatLocale, { month: 'short', day: 'numeric' });

function dateLabel(date: Filters['date']): string {
  if (date === null) return t('date_any');
  if (typeof date === 'string') return t(labels[date]);
  if (!date.from) return t('date_until', { to: formatDay(date.to) });
  if (!date.to) return t('date_since', { from: formatDay(date.from) });
  return t('date_between', { from: formatDay(date.from), to: formatDay(date.to) });
}

const choiceClass =
  'flex h-9 items-center gap-2.5 rounded-sm px-2 text-table hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:h-11 cursor-pointer';

interface DateFilterProps {
  date: Filters['date'];
  onChange(date: Filters['date']): void;
}

/** Filters the list by day: a few common choices, or any range. */
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
      {dateLabel(date)}
    </button>
  );
  return (
    <span className="inline-flex items-center">
      <Popover
        title={t('date')}
        trigger={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        width="w-[312px] md:w-[460px]"
      >
        <div className="flex overflow-auto max-md:flex-col">
          <fieldset className="grid flex-none grid-cols-2 p-2 md:flex md:w-40 md:flex-col">
            <legend className="sr-only">{t('date')}</legend>
            {[null, ...dateChoices].map((choice) => (
              <label key={choice ?? 'any'} className={choiceClass}>
                <input
                  type="radio"
                  name={name}
                  checked={date === choice}
                  onChange={() => onChange(choice)}
                  // A click closes the popover. Arrow keys pass through each choice, so they leave it open.
                  onClick={(event) => event.detail > 0 && setIsOpen(false)}
                  className="accent-[var(--ink)] outline-none"
                />
                {dateLabel(choice)}
              </label>
            ))}
          </fieldset>

          <DateRangeForm
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
