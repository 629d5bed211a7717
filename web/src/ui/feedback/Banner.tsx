import { clsx } from 'clsx';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  plain: { look: 'border border-line bg-surface', ink: 'text-ink-2', Icon: Info },
  info: { look: 'bg-info-soft', ink: 'text-info', Icon: Info },
  warning: { look: 'bg-warning-soft', ink: 'text-warning', Icon: TriangleAlert },
  danger: { look: 'bg-danger-soft', ink: 'text-danger', Icon: CircleAlert },
};

interface BannerProps {
  tone: keyof typeof tones;
  icon?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** Shows a temporary condition above what it concerns. */
export function Banner({ tone, icon, action, children }: BannerProps) {
  const { look, ink, Icon } = tones[tone];
  return (
    <div
      role="status"
      className={clsx('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg px-3.5 py-2.5 text-table', look)}
    >
      <span className={clsx('flex-none', ink)}>{icon ?? <Icon size={18} strokeWidth={1.75} aria-hidden="true" />}</span>
      <div className="min-w-0 flex-[1_1_200px] text-ink">{children}</div>
      {action}
    </div>
  );
}
