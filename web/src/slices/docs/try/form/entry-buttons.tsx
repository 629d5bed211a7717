import { X } from 'lucide-react';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { t } from '../../messages.ts';
import type { FieldEditorProps } from './context.ts';

export function NullToggle({ name, value, onChange }: Pick<FieldEditorProps, 'name' | 'value' | 'onChange'>) {
  return (
    <button
      type="button"
      aria-label={t('try_null', { name })}
      aria-pressed={value === null}
      onClick={() => onChange(value === null ? undefined : null)}
      className="me-1 h-7 flex-none rounded-sm px-1.5 font-mono text-caption text-muted hover:bg-hover hover:text-ink aria-pressed:bg-selected aria-pressed:text-ink max-md:h-9 max-md:px-2.5"
    >
      null
    </button>
  );
}

export function LeaveOut({ name, onChange }: Pick<FieldEditorProps, 'name' | 'onChange'>) {
  return (
    <IconButton size="sm" label={t('try_leave_out', { name })} onClick={() => onChange(undefined)}>
      <X size={14} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
