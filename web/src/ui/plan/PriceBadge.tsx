import { Coins, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../display/Badge.tsx';

interface PriceBadgeProps {
  /** The history has the audio already, or the plan gives it. */
  isFree?: boolean;
  children: ReactNode;
}

/** What a generation costs, beside its button. */
export function PriceBadge({ isFree = false, children }: PriceBadgeProps) {
  const Icon = isFree ? History : Coins;
  return (
    <Badge tone={isFree ? 'success' : 'plain'}>
      <Icon size={12} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Badge>
  );
}
