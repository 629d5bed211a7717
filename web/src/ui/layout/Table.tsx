import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../lib/language/ui-messages.ts';

/** Classes of the `<table>`. */
export const tableClass = 'w-full border-collapse text-table';
/** Classes of a `<th>` in the header. */
export const tableHead = (isNumber = false): string =>
  clsx(
    'h-9 border-b border-line px-3 text-caption font-medium whitespace-nowrap text-muted',
    isNumber ? 'text-end' : 'text-start',
  );
/** Classes of a `<tr>` in the body. */
export const tableRow = (isSelected = false): string =>
  clsx('border-b border-line', isSelected ? 'bg-selected' : 'hover:bg-hover');
/** Classes of a `<td>`. */
export const tableCell = (isNumber = false): string => clsx('px-3 py-2.5', isNumber && 'text-end tabular-nums');

interface BulkBarProps {
  count: number;
  onClear(): void;
  /** Buttons with `bulkAction` as their class. */
  children: ReactNode;
}

export const bulkAction =
  'inline-flex h-7 items-center gap-1.5 rounded-sm px-2.5 font-medium whitespace-nowrap hover:bg-[color-mix(in_srgb,currentColor_14%,transparent)] aria-disabled:opacity-50 max-md:h-11';

/** The actions for the selected rows. The bar floats at the end of the list. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <div
      role="toolbar"
      aria-label={t('bulk_selected', { count })}
      className="mx-auto flex w-fit max-w-full animate-pop items-center gap-1 overflow-x-auto rounded-lg bg-tip py-1 ps-3.5 pe-1 text-table text-on-tip shadow-pop"
    >
      <span role="status" className="pe-1 whitespace-nowrap tabular-nums">
        {t('bulk_selected', { count })}
      </span>
      {children}
      <button type="button" aria-label={t('clear_selection')} onClick={onClear} className={bulkAction}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
