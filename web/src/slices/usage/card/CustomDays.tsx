import { isDay, type View } from '../view.ts';
import { t } from '../messages.ts';

const field =
  'h-8 rounded-md border border-line-strong bg-raised px-2 text-table tabular-nums max-md:h-11 max-md:text-[16px]';

/** The first and the last day of a window of one's own. */
export function CustomDays({ view, onChange }: { view: View; onChange(change: Partial<View>): void }) {
  return (
    <span className="flex flex-wrap items-center gap-2 text-table">
      <label className="flex items-center gap-2">
        {t('from')}
        <input
          type="date"
          className={field}
          value={view.from}
          max={view.to}
          onChange={({ target: { value } }) => isDay(value) && onChange({ from: value })}
        />
      </label>
      <label className="flex items-center gap-2">
        {t('to')}
        <input
          type="date"
          className={field}
          value={view.to}
          min={view.from}
          onChange={({ target: { value } }) => isDay(value) && onChange({ to: value })}
        />
      </label>
    </span>
  );
}
