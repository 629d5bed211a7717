import { Coins, Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { t } from '../../lib/language/plan-messages.ts';
import { Badge } from '../display/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { PlanHelp } from './PlanHelp.tsx';

/** It knows the prices. */
const MoreCredits = lazyPart(async () => (await import('./MoreCredits.tsx')).MoreCredits, { failure: 'none' });

interface QuotaCardProps {
  needed: number;
  left: number;
  /** How much shorter the text must be, and the action that helps the user shorten it. */
  shorten?: { characters: number; onSelect(): void };
  /** The email address of the user who would like more. */
  email?: string | undefined;
  /** Further options for the user. */
  children?: ReactNode;
}

/** Shows that the credits do not suffice: the reason first, then the options. */
export function QuotaCard({ needed, left, shorten, email, children }: QuotaCardProps) {
  return (
    <div role="alert" className="card flex flex-col items-start gap-3 p-4">
      <Badge tone="danger">
        <Coins size={12} strokeWidth={1.75} aria-hidden="true" />
        {t('quota_needs', { needed: formatNumber(needed), left: formatNumber(left) })}
      </Badge>
      {shorten && (
        <Button
          size="sm"
          icon={<Scissors size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => shorten.onSelect()}
        >
          {t('quota_shorten', { count: shorten.characters })}
        </Button>
      )}
      {children}
      <MoreCredits needed={needed - left} />
      <PlanHelp email={email} />
    </div>
  );
}
