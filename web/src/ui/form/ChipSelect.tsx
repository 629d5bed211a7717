import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';

interface ChipSelectProps {
  label: string;
  /** An empty value means that everything is shown. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

/** Draws a filter as a chip, filled while it narrows the list. */
export function ChipSelect({ label, value, options, onChange }: ChipSelectProps) {
  return (
    <span className="relative inline-flex flex-none">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          'field-sizing-content h-8 max-w-[150px] cursor-pointer appearance-none rounded-full border ps-3 pe-7 text-table font-medium [text-overflow:ellipsis] max-md:h-10 [&>option]:bg-raised [&>option]:text-ink',
          value
            ? 'border-transparent bg-primary text-on-primary'
            : 'border-line-strong bg-bg text-ink-2 hover:bg-hover dark:bg-raised',
        )}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={14}
        strokeWidth={1.75}
        aria-hidden="true"
        className={clsx(
          'pointer-events-none absolute inset-e-2.5 top-1/2 -translate-y-1/2',
          value ? 'text-on-primary' : 'text-muted',
        )}
      />
    </span>
  );
}
