import { useId, type ReactNode } from 'react';

interface SegmentProps<T extends string> {
  label: string;
  value: T;
  /** Shows only the icons. The labels stay for screen readers. */
  isIconOnly?: boolean;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  onChange(value: NoInfer<T>): void;
}

/** Switches between a few options. They are radio buttons, so the browser handles arrow keys and grouping. */
export function Segment<T extends string>({ label, value, options, isIconOnly = false, onChange }: SegmentProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex gap-0.5 rounded-md bg-sunken p-0.5">
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex h-7 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-sm px-3 text-table font-medium text-muted hover:text-ink has-checked:bg-seg-on has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:h-9"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
          />
          {option.icon}
          <span className={isIconOnly ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
