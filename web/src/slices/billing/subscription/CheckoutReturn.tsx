import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isBlocked } from '#contract/billing/types.ts';
import { pages } from '#contract/pages.ts';
import { useAllParams } from '../../../lib/address/params.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { nameOf, refreshSubscription } from '../billing-calls.ts';
import { t } from '../messages.ts';
import { clearCode, storedCode } from '../promo/promo-store.ts';
import type { FullSubscription } from '../subscription-type.ts';

const pollMs = 1500;
/** After so many reads the page says that it takes longer, and keeps reading less often. */
const patience = 20;

/**
 * The end of a checkout. The browser may be back before the provider has told the server, so the subscription is read
 * until it is paid for.
 */
export function CheckoutReturn({ subscription }: { subscription: FullSubscription }) {
  const { checkout } = useAllParams();
  const navigate = useNavigate();
  const [reads, setReads] = useState(0);
  const isPaid = subscription.tier !== 'free' && !isBlocked(subscription);
  const wasSaid = useRef(false);
  const isWaiting = checkout === 'done' && !isPaid;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(
      () => {
        refreshSubscription();
        setReads(reads + 1);
      },
      reads < patience ? pollMs : pollMs * 10,
    );
    return () => clearTimeout(timer);
  }, [isWaiting, reads]);
  useEffect(() => {
    if (checkout !== 'done' || !isPaid || wasSaid.current) return;
    wasSaid.current = true;
    // It was used, where there was one.
    clearCode();
    toastSuccess(t('subscribed', { plan: nameOf(subscription.tier) }));
    void navigate({ to: pages.subscription, replace: true });
  }, [checkout, isPaid, subscription.tier, navigate]);
  if (checkout === 'cancelled' && subscription.status !== 'incomplete')
    return (
      <Banner
        tone="plain"
        action={
          <Button size="sm" look="ghost" onClick={() => void navigate({ to: pages.subscription, replace: true })}>
            {t('checkout_left_close')}
          </Button>
        }
      >
        <b className="font-medium">{t('checkout_left')}</b>{' '}
        {t('checkout_left_plan', { plan: nameOf(subscription.tier) })}
        {storedCode() && ` ${t('checkout_left_code')}`}
      </Banner>
    );
  if (!isWaiting) return null;
  return (
    <Banner tone="info" icon={<Spinner />}>
      {reads < patience ? t('waiting') : t('waiting_long')}
    </Banner>
  );
}
