import { clsx } from 'clsx';

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block h-3.5 animate-shimmer rounded-sm bg-[linear-gradient(90deg,var(--sunken)_25%,var(--hover)_50%,var(--sunken)_75%)] bg-[length:200%_100%]',
        className,
      )}
    />
  );
}
