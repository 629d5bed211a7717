import { Clock } from 'lucide-react';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { callCancelDowngrade, callRenew, nameOf } from '../billing-calls.ts';
import { billingDay } from '../day.ts';
import { t } from '../messages.ts';
import type { FullSubscription } from '../subscription-type.ts';
import { useBusy } from '../use-busy.ts';

/** What happens when the period ends, and how to take it back. */
export function PendingBanner({ subscription, mayChange }: { subscription: FullSubscription; mayChange: boolean }) {
  const [isBusy, run] = useBusy();
  const { tier, pending_change: pending } = subscription;
  if (!pending) return null;
  const date = billingDay(pending.timestamp_seconds);
  const isCancelled = pending.kind === 'cancellation';
  return (
    <Banner
      tone="warning"
      icon={<Clock size={18} strokeWidth={1.75} aria-hidden="true" />}
      action={
        mayChange && (
          <Button
            size="sm"
            isBusy={isBusy}
            onClick={() => run(() => (isCancelled ? callRenew(tier) : callCancelDowngrade(tier)))}
          >
            {isCancelled ? t('do_not_cancel') : t('cancel_downgrade')}
          </Button>
        )
      }
    >
      <b className="font-medium">
        {isCancelled
          ? t('cancel_banner', { plan: nameOf(tier), date })
          : t('downgrade_banner', { from: nameOf(tier), to: nameOf(pending.next_tier), date })}
      </b>{' '}
      {isCancelled ? t('cancel_banner_text') : t('downgrade_banner_text')}
    </Banner>
  );
}
