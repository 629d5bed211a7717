import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayPicker, type ChevronProps } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enUS } from 'react-day-picker/locale/en-US';
import { formatLocale, isLanguage, isRightToLeft, type Language } from '../../../lib/language/locale.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { DateRange } from '../filters.ts';
import { t } from '../messages.ts';

/** Names of months and days, and the first day of the week. */
const calendarLocales: Record<Language, typeof enUS> = { en: enUS, de };

const fieldClass =
  'h-9 w-full min-w-0 rounded-md border border-control bg-bg px-2 text-table focus-visible:outline-2 focus-visible:-outline-offset-1 max-md:h-11 max-md:text-[16px] dark:bg-raised [&::-webkit-calendar-picker-indicator]:hidden';

const navigationClass =
  'grid size-8 place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink aria-disabled:opacity-40 max-md:size-11';

const calendarClasses = {
  months: 'relative',
  month_caption: 'flex h-8 items-center px-2 text-table font-semibold max-md:h-11',
  nav: 'absolute end-0 top-0 z-1 flex',
  button_previous: navigationClass,
  button_next: navigationClass,
  month_grid: 'w-full border-collapse',
  weekday: 'h-8 text-caption font-medium text-muted',
  day: 'p-0 text-center text-table',
  day_button: 'size-9 w-full rounded-sm hover:bg-hover disabled:hover:bg-transparent max-md:h-11',
  today: 'font-bold underline underline-offset-[3px]',
  disabled: 'text-muted opacity-50',
  range_start: 'rounded-s-sm bg-primary text-on-primary',
  range_middle: 'bg-selected',
  range_end: 'rounded-e-sm bg-primary text-on-primary',
};

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={16} strokeWidth={1.75} aria-hidden="true" />;
}

const calendarComponents = { Chevron };

/** Converts a day to midday, because some time zones have days without a midnight. */
const toDate = (day: string): Date | undefined => (day ? new Date(`${day}T12:00:00`) : undefined);

function toDay(date: Date | undefined): string {
  if (!date) return '';
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Draws a range of days to type or to pick in the calendar. Only typing can leave an end open. */
export function DateRangeForm({ range, onChange }: { range: DateRange | null; onChange(range: DateRange): void }) {
  const [from, setFrom] = useState(range?.from ?? '');
  const [to, setTo] = useState(range?.to ?? '');
  const isBackwards = from !== '' && to !== '' && from > to;
  const isEmpty = from === '' && to === '';
  const [today] = useState(() => new Date());
  return (
    <form
      className="flex min-w-0 flex-1 flex-col gap-3 p-3 max-md:border-t max-md:border-line md:border-s md:border-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBackwards && !isEmpty) onChange({ from, to });
      }}
    >
      <div className="grid grid-cols-2 gap-2">
        <DayField label={t('date_from')} value={from} max={to || undefined} onChange={setFrom} />
        <DayField label={t('date_to')} value={to} min={from || undefined} onChange={setTo} />
      </div>
      {isBackwards && (
        <p role="alert" className="text-caption text-danger">
          {t('date_backwards')}
        </p>
      )}
      <DayPicker
        mode="range"
        resetOnSelect
        selected={{ from: toDate(from), to: toDate(to) }}
        onSelect={(selected) => {
          setFrom(toDay(selected?.from));
          setTo(toDay(selected?.to));
        }}
        defaultMonth={toDate(to) ?? toDate(from) ?? today}
        disabled={{ after: today }}
        endMonth={today}
        fixedWeeks
        locale={calendarLocales[isLanguage(formatLocale) ? formatLocale : 'en']}
        dir={isRightToLeft ? 'rtl' : 'ltr'}
        classNames={calendarClasses}
        components={calendarComponents}
      />
      {/* On a phone the popover scrolls, and the button stays in sight. */}
      <div className="flex flex-col max-md:sticky max-md:bottom-0 max-md:-m-3 max-md:mt-0 max-md:border-t max-md:border-line max-md:bg-raised max-md:p-3">
        <Button type="submit" size="sm" isDisabled={isBackwards || isEmpty}>
          {t('date_apply')}
        </Button>
      </div>
    </form>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange(day: string): void;
}

function DayField({ label, onChange, ...input }: DayFieldProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-table">
      {label}
      <input type="date" onChange={(event) => onChange(event.target.value)} className={fieldClass} {...input} />
    </label>
  );
}
