import { clsx } from 'clsx';

interface StepDotsProps {
  at: number;
  count: number;
  /** Says the same to screen readers. */
  label: string;
}

/** Shows the current step of several as dots. */
export function StepDots({ at, count, label }: StepDotsProps) {
  return (
    <div role="status" className="flex items-center gap-1.5">
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={clsx(
            'h-1.5 rounded-full transition-[width] duration-180',
            index === at ? 'w-6 bg-ink' : 'w-1.5',
            index < at && 'bg-ink',
            index > at && 'bg-line-strong',
          )}
        />
      ))}
      <span className="sr-only">{label}</span>
    </div>
  );
}
