import { ChevronDown } from 'lucide-react';

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string; isOff?: boolean }[];
  onChange(value: T): void;
}

/** A small select without a visible label, for a row of choices. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <span className="relative inline-flex flex-none">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((one) => one.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="h-8 cursor-pointer appearance-none rounded-md border border-line-strong bg-raised ps-3 pe-8 text-table font-medium hover:bg-hover max-md:h-11 [&_option]:bg-raised [&_option]:text-ink"
      >
        {options.map((one) => (
          <option key={one.value} value={one.value} disabled={one.isOff}>
            {one.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={14}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-2.5 top-1/2 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
