import { useId, type ReactNode } from 'react';
import { FieldError } from '../../../../ui/form/FieldError.tsx';

interface FieldGroupProps {
  label: string;
  error: string | undefined;
  notes?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** Fields that belong to one name. */
export function FieldGroup({ label, error, notes, actions, children }: FieldGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-3 rounded-md border border-line px-3 py-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <span id={id} className="text-table font-medium">
          {label}
        </span>
        <span className="flex items-center gap-1">{actions}</span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {notes}
      {children}
    </div>
  );
}
