import { useId } from 'react';
import { dateChoices, type Filters } from '../filters.ts';
import { t } from '../messages.ts';
import { dateLabel } from './date-label.ts';
import { DateRangeForm } from './DateRangeForm.tsx';

const choiceClass =
  'flex h-9 items-center gap-2.5 rounded-sm px-2 text-table hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:h-11 cursor-pointer';

interface DateChoicesProps {
  date: Filters['date'];
  onChange(date: Filters['date']): void;
  onDone(): void;
}

export function DateChoices({ date, onChange, onDone }: DateChoicesProps) {
  const name = useId();
  return (
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
              onClick={(event) => event.detail > 0 && onDone()}
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
          onDone();
        }}
      />
    </div>
  );
}
