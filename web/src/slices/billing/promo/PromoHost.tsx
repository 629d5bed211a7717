import { useLocation, useNavigate } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../../lib/account.ts';
import { useSellsPlans } from '../../../lib/billing/sells-plans.ts';
import { useMedia } from '../../../lib/hooks.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from './messages.ts';
import { PromoDialog } from './PromoDialog.tsx';
import { promoStore, storedCode } from './promo-store.ts';
import { validateCode } from './validate.ts';

/** Looks after a stored promo code: checks it once, shows its dialog, and later a prompt. */
export function PromoHost() {
  const user = useUser();
  const sells = useSellsPlans();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Links and first steps are ended first, and only admins buy.
  const isElsewhere = path === pages.action || path === pages.onboarding;
  const isMeant = sells && !isElsewhere && user?.is_onboarding_completed && user.workspace_role === 'admin';
  return isMeant && <Promo />;
}

function Promo() {
  const { code, coupon, isDismissed } = useStore(promoStore, (promo) => promo);
  const isDesktop = useMedia('(min-width: 1024px)');
  const navigate = useNavigate();
  const checked = useRef<string | null>(null);
  const stored = storedCode()?.code;
  useEffect(() => {
    if (!stored || checked.current === stored || promoStore.get().coupon) return;
    checked.current = stored;
    const wasApplied = storedCode()?.is_extended ?? false;
    void validateCode(stored).then((validation) => {
      if (validation !== 'valid') return;
      // One that was applied before is only in the prompt: nobody is led away by it again.
      if (wasApplied) promoStore.set({ isDismissed: true });
      // A successful code leads to the page of the subscription (spec-2 §2.3).
      else void navigate({ to: pages.subscription });
    });
  }, [stored, navigate]);
  if (!code || !coupon) return null;
  if (!isDismissed) return <PromoDialog code={code} coupon={coupon} />;
  return (
    isDesktop && (
      <aside
        aria-label={t('code')}
        className="fixed end-4 bottom-[calc(var(--bottom-inset,0px)+16px)] z-30 flex animate-pop items-center gap-3 rounded-xl border border-line bg-raised py-2 ps-4 pe-2 text-table shadow-pop"
      >
        <Ticket size={16} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
        <span className="max-w-60 truncate">{t('prompt', { code })}</span>
        <Button size="sm" onClick={() => promoStore.set({ isDismissed: false })}>
          {t('use_it')}
        </Button>
      </aside>
    )
  );
}
