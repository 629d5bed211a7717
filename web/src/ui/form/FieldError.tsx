import { CircleAlert } from 'lucide-react';

/** The error message below a field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-caption text-danger">
      <CircleAlert size={14} className="mt-px flex-none" aria-hidden="true" />
      {children}
    </p>
  );
}
