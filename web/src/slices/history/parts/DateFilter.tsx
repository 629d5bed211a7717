import { CalendarDays, X } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { Filters } from '../filters.ts';
import { t } from '../messages.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { dateLabel } from './date-label.ts';

// The calendar is 23 kB gzipped and is needed only once the filter is open.
const DateChoices = lazyPart(async () => (await import('./DateChoices.tsx')).DateChoices, {
  fallback: <Skeleton className="m-3 h-[380px]" />,
});

interface DateFilterProps {
  date: Filters['date'];
  onChange(date: Filters['date']): void;
}

/** Filters the list by day: a few common choices, or any range. */
export function DateFilter({ date, onChange }: DateFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
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
        <DateChoices date={date} onChange={onChange} onDone={() => setIsOpen(false)} />
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
