import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';

interface SegmentProps<T extends string> {
  label: string;
  value: T;
  /** Shows the icons alone; the labels stay for those who cannot see them. */
  isIconOnly?: boolean;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  onChange(value: T): void;
}

/** Switches in place between a few equals. */
export function Segment<T extends string>({ label, value, options, isIconOnly = false, onChange }: SegmentProps<T>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as T)}
      orientation="horizontal"
      className="flex gap-0.5 rounded-md bg-sunken p-0.5"
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className={clsx(
            'inline-flex h-7 flex-1 items-center justify-center gap-1.5 rounded-sm px-3 text-table font-medium text-muted hover:text-ink max-md:h-9',
            'data-[state=checked]:bg-seg-on data-[state=checked]:text-ink data-[state=checked]:shadow-1',
          )}
        >
          {option.icon}
          <span className={isIconOnly ? 'sr-only' : undefined}>{option.label}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
