import { catalogue } from '#contract/billing/plan-catalogue.ts';
import { mayChangePaymentMethod, planButton } from '#contract/billing/plan-actions.ts';
import { priceOf } from '#contract/billing/price-offers.ts';
import { isUnlimited } from '#contract/billing/plans.ts';
import { getSeatsStatus } from '#contract/membership/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { useRead } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Meter } from '../../../ui/plan/Meter.tsx';
import { hasUnlimitedSeats } from '#contract/billing/plans.ts';
import { openPaymentMethod } from '../billing-calls.ts';
import { billingDay } from '../day.ts';
import { t } from '../messages.ts';
import type { FullSubscription } from '../subscription-type.ts';
import { t as plansText } from '../plans/messages.ts';
import { badgeWords } from '../plans/plan-words.ts';
import { useBusy } from '../use-busy.ts';

interface CurrentPlanProps {
  subscription: FullSubscription;
  isAdmin: boolean;
  hasPrices: boolean;
}

/** The plan of the workspace, what it costs, and what of it is used. */
export function CurrentPlan({ subscription, isAdmin, hasPrices }: CurrentPlanProps) {
  const { tier, billing_period, currency, payment_provider } = subscription;
  const [isBusy, run] = useBusy();
  const period = billing_period ?? 'monthly_period';
  const { badge } = planButton({ tier, period, currency: currency ?? 'usd' }, { state: subscription });
  return (
    <section
      aria-label={plansText('current_plan')}
      className="card grid grid-cols-[300px_minmax(0,1fr)] max-lg:grid-cols-1"
    >
      <div className="flex flex-col gap-3 border-line p-6 max-lg:border-b max-md:p-5 lg:border-e">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-h2 font-semibold tracking-[-0.022em]">{catalogue[tier].name}</h2>
          {badge && <Badge tone="warning">{badgeWords(badge)}</Badge>}
        </div>
        <div className="flex flex-col text-table text-muted">
          {hasPrices && <span>{priceWords(subscription)}</span>}
          {whenWords(subscription).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        {hasPrices && isAdmin && mayChangePaymentMethod(payment_provider) && (
          <Button size="sm" className="mt-auto self-start" isBusy={isBusy} onClick={() => run(openPaymentMethod)}>
            {t('payment_method')}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-8 gap-y-5 p-6 max-md:grid-cols-1 max-md:p-5">
        <Credits subscription={subscription} />
        <Slots
          label={t('voices')}
          used={subscription.voice_slots_used}
          limit={catalogue[tier].enterprise ? null : subscription.voice_limit}
        />
        <Slots
          label={t('professional_voices')}
          used={subscription.professional_voice_slots_used_in_workspace}
          limit={catalogue[tier].enterprise ? null : subscription.professional_voice_limit}
        />
        <Slots
          label={t('edits')}
          used={subscription.voice_add_edit_counter}
          limit={catalogue[tier].enterprise ? null : subscription.max_voice_add_edits}
        />
        <Seats />
      </div>
    </section>
  );
}

function priceWords({ tier, billing_period, currency, payment_provider }: FullSubscription): string {
  if (tier === 'free') return t('price_free');
  // Whoever runs the server gave the plan, and nobody pays its price here.
  if (payment_provider === null) return t('price_agreed');
  const period = billing_period ?? 'monthly_period';
  const price = currency && priceOf({ tier, period, currency });
  if (!currency || price === null) return t('price_agreed');
  const words = { price: formatMoney(price ?? 0, currency) };
  return period === 'annual_period' ? t('price_year', words) : t('price_month', words);
}

/** When the period ends and what happens then, and what is going to be charged. */
function whenWords({
  pending_change: pending,
  current_period_end_unix,
  next_invoice,
  currency,
}: FullSubscription): string[] {
  const lines: string[] = [];
  if (pending?.kind === 'cancellation') lines.push(t('ends', { date: billingDay(pending.timestamp_seconds) }));
  else if (pending)
    lines.push(t('changes', { plan: catalogue[pending.next_tier].name, date: billingDay(pending.timestamp_seconds) }));
  else if (current_period_end_unix !== null) lines.push(t('renews', { date: billingDay(current_period_end_unix) }));
  if (next_invoice && currency) {
    const { amount_due_cents, next_payment_attempt_unix: at, discount_percent_off, discount_amount_off } = next_invoice;
    lines.push(t('next_invoice', { amount: formatMoney(amount_due_cents, currency), date: billingDay(at) }));
    if (discount_percent_off !== null) lines.push(t('next_discount_percent', { percent: discount_percent_off }));
    else if (discount_amount_off !== null)
      lines.push(t('next_discount_amount', { amount: formatMoney(discount_amount_off, currency) }));
  }
  return lines;
}

function Credits({ subscription }: { subscription: FullSubscription }) {
  const { tier, character_count: used, character_limit: limit, next_character_count_reset_unix: reset } = subscription;
  const overage = Number(subscription.current_overage.amount);
  if (isUnlimited(tier, limit))
    return (
      <div className="col-span-full flex flex-wrap justify-between gap-x-3 text-table">
        <span className="font-medium">{t('credits_unlimited')}</span>
        <span className="text-muted tabular-nums">{t('credits_used', { used: formatNumber(used) })}</span>
      </div>
    );
  return (
    <div className="col-span-full flex flex-col gap-1.5">
      <Figures label={t('credits_period')} used={used} limit={limit} />
      <Meter label={t('credits_period')} used={used} limit={limit} />
      <p className="flex flex-wrap justify-between gap-x-4 text-caption text-muted">
        <span>
          {overage > 0 &&
            t('extended', { amount: formatMoney(Math.round(overage * 100), subscription.current_overage.currency) })}
        </span>
        {reset !== null && <span>{t('resets', { date: billingDay(reset) })}</span>}
      </p>
    </div>
  );
}

function Figures({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-table">
      <span>{label}</span>
      <span className="text-muted tabular-nums">
        {limit === null
          ? t('of_unlimited', { used: formatNumber(used) })
          : t.rich('of_limit', {
              used: <b className="font-medium text-ink">{formatNumber(used)}</b>,
              limit: formatNumber(limit),
            })}
      </span>
    </p>
  );
}

const Slots = ({ label, used, limit }: { label: string; used: number; limit: number | null }) => (
  <div className="flex flex-col gap-1.5">
    <Figures label={label} used={used} limit={limit} />
    {limit !== null && (limit > 0 || used > 0) && <Meter label={label} used={used} limit={limit} isCalm />}
  </div>
);

/** Invited people take seats too. */
function Seats() {
  const seats = useRead(getSeatsStatus).data;
  if (!seats) return null;
  const { max_seats, used_seats, pending_invites } = seats;
  return (
    <Slots
      label={t('seats')}
      used={used_seats + pending_invites}
      limit={hasUnlimitedSeats(max_seats) ? null : max_seats}
    />
  );
}
