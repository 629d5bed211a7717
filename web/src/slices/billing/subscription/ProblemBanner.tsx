import { isBlocked } from '#contract/billing/types.ts';
import { mayChangePaymentMethod } from '#contract/billing/plan-actions.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { openPaymentMethod } from '../billing-calls.ts';
import { billingDay } from '../day.ts';
import { t } from '../messages.ts';
import type { FullSubscription } from '../subscription-type.ts';
import { useBusy } from '../use-busy.ts';

interface ProblemBannerProps {
  subscription: FullSubscription;
  /** Only admins pay. */
  isAdmin: boolean;
}

/** A payment that failed, and what puts it right. */
export function ProblemBanner({ subscription, isAdmin }: ProblemBannerProps) {
  if (!isBlocked(subscription)) return null;
  const [title, text] = wordsOf(subscription);
  return (
    <Banner tone="danger" action={isAdmin && <Fix subscription={subscription} />}>
      <p className="font-medium">{title}</p>
      <p>{text}</p>
    </Banner>
  );
}

function wordsOf({ status, open_invoices }: FullSubscription): [string, string] {
  const next = open_invoices.find((one) => one.next_payment_attempt_unix !== null)?.next_payment_attempt_unix;
  switch (status) {
    case 'incomplete':
      return [t('incomplete'), t('incomplete_text')];
    case 'past_due':
      return [t('past_due'), next ? t('past_due_text', { date: billingDay(next) }) : t('past_due_soon')];
    default:
      return [t('free_disabled'), t('free_disabled_text')];
  }
}

/** An open invoice is paid where it stands; otherwise another card is given, or another plan is chosen. */
function Fix({ subscription: { status, open_invoices, payment_provider } }: { subscription: FullSubscription }) {
  const [isBusy, run] = useBusy();
  const open = open_invoices.find(({ url }) => url !== null);
  if (status === 'free_disabled' && !open)
    return (
      <a href="#plans" className={buttonClass({ size: 'sm' })}>
        {t('choose_plan')}
      </a>
    );
  return (
    <span className="flex flex-wrap gap-2">
      {open?.url && (
        <a href={open.url} className={buttonClass({ look: 'primary', size: 'sm' })}>
          {t('pay_invoice', { amount: formatMoney(open.amount_due_cents, open.currency) })}
        </a>
      )}
      {status !== 'incomplete' && mayChangePaymentMethod(payment_provider) && (
        <Button size="sm" isBusy={isBusy} onClick={() => run(openPaymentMethod)}>
          {t('fix_payment')}
        </Button>
      )}
    </span>
  );
}
