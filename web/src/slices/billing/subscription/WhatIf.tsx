import { useId, useState } from 'react';
import { creditsCost } from '#contract/billing/prices.ts';
import type { Currency } from '#contract/billing/types.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { formatNumber } from '../../../lib/format.ts';
import { t } from '../messages.ts';
import type { FullSubscription } from '../subscription-type.ts';
import { extraCredits } from './what-if.ts';

interface WhatIfProps {
  subscription: FullSubscription;
  /** Of 1,000 credits beyond the plan, in cents. */
  price: number;
  currency: Currency;
}

/** What more credits would cost in this period: those that the plan still has are free. */
export function WhatIf({ subscription, price, currency }: WhatIfProps) {
  const id = useId();
  const { character_limit: limit } = subscription;
  const [more, setMore] = useState(Math.round(limit / 10));
  const extra = extraCredits(subscription, more);
  const words = t('what_if_credits', { count: more });
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4 text-table">
      <label htmlFor={id} className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{t('what_if')}</span>
        <span className="text-muted tabular-nums">{words}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={limit * 2}
        step={Math.max(1000, limit / 100)}
        value={more}
        aria-valuetext={words}
        onChange={(event) => setMore(Number(event.target.value))}
        className="h-6 w-full cursor-pointer accent-ink"
      />
      <p aria-live="polite" className="text-muted tabular-nums">
        {extra === 0
          ? t('what_if_free')
          : t('what_if_cost', {
              amount: formatMoney(creditsCost(extra, price), currency),
              credits: formatNumber(extra),
            })}
      </p>
    </div>
  );
}
