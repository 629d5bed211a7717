import type { User } from '#contract/profile/types.ts';

export const displayName = (user: User | undefined): string => user?.first_name || user?.email || '';

export function Avatar({ user, className = 'size-7' }: { user: User | undefined; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center rounded-full bg-primary text-[11px] font-semibold text-on-primary uppercase ${className}`}
    >
      {[...displayName(user)][0]}
    </span>
  );
}
