import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../lib/language/ui-messages.ts';

interface FilterChipProps {
  label: string;
  icon?: ReactNode;
  isSet: boolean;
  onChange(isSet: boolean): void;
}

/** Draws a filter that is on or off. When it is on, it is filled and has a cross that removes it. */
export function FilterChip({ label, icon, isSet, onChange }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isSet}
      title={isSet ? t('remove_filter', { label }) : undefined}
      onClick={() => onChange(!isSet)}
      className={clsx(
        'inline-flex h-8 flex-none items-center gap-1.5 rounded-full border px-3 text-table font-medium whitespace-nowrap transition-colors max-md:h-10',
        isSet
          ? 'border-transparent bg-primary text-on-primary hover:bg-primary-hover'
          : 'border-line-strong bg-bg text-ink-2 hover:bg-hover',
      )}
    >
      {icon}
      {label}
      {isSet && <X size={14} strokeWidth={1.75} aria-hidden="true" />}
    </button>
  );
}
