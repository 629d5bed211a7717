import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  plain: 'bg-sunken text-ink-2',
  info: 'bg-info-soft text-info',
  ink: 'bg-primary text-on-primary',
  /** For a short code, such as a model's. */
  line: 'font-mono text-[11px] text-ink-2 shadow-[inset_0_0_0_1px_var(--line-strong)]',
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
