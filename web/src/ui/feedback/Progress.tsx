import { clsx } from 'clsx';

interface ProgressProps {
  label: string;
  value: number;
  /** 0 while the total is unknown. */
  max: number;
}

/** Shows how much of some work is done. */
export function Progress({ label, value, max }: ProgressProps) {
  const isKnown = max > 0;
  const percent = isKnown ? Math.min(100, Math.max(0, (value / max) * 100)) : 100;
  const figures = isKnown ? { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': Math.min(value, max) } : {};
  return (
    <span
      role="progressbar"
      aria-label={label}
      {...figures}
      className="block h-1 overflow-hidden rounded-full bg-[var(--meter-rest)]"
    >
      <span
        className={clsx(
          'block h-full rounded-full bg-accent transition-[width] duration-180',
          !isKnown && 'animate-pulse',
        )}
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
