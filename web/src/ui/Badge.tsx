import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  plain: 'bg-sunken text-ink-2',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

export function Badge({
  tone = 'plain',
  id,
  children,
}: {
  tone?: keyof typeof tones;
  id?: string;
  children: ReactNode;
}) {
  return (
    <span
      id={id}
      className={clsx(
        'inline-flex h-5 flex-none items-center gap-1 rounded-xs px-[7px] text-caption font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
