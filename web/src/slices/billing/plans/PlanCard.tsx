import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { catalogue } from '#contract/billing/plan-catalogue.ts';
import { displayPrice, type PlanChoice } from '#contract/billing/price-offers.ts';
import type { PlanButton } from '#contract/billing/plan-actions.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { useStore } from '../../../lib/store.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { BenefitList } from '../../../ui/plan/BenefitList.tsx';
import { promoStore } from '../promo/promo-store.ts';
import { t } from './messages.ts';
import { featureLines, labelOf, offerWords, soldAs } from './plan-words.ts';

interface PlanCardProps {
  choice: PlanChoice;
  /** The tiers that the workspace has or had, which end the offers for newcomers. */
  held: readonly Tier[];
  /** Null where nothing can be chosen, as for the plan that is agreed on. */
  button: PlanButton | null;
  isCurrent: boolean;
  /** Stands in the corner. */
  badge?: ReactNode;
  /** One line under the button: the reason why it is disabled, or what happens next. */
  note: string;
  isBusy: boolean;
  /** The button of another plan is at work. */
  isLocked: boolean;
  onSelect(): void;
}

/** One plan: name, price, what it costs to have it, and what it brings. */
export function PlanCard({ choice, held, button, isCurrent, badge, note, isBusy, isLocked, onSelect }: PlanCardProps) {
  const ids = { name: useId(), note: useId() };
  const plan = catalogue[choice.tier];
  const sold = soldAs(choice);
  const hasCode = useStore(promoStore, ({ code }) => code !== null);
  const price = displayPrice(sold, held, hasCode);
  const isRecommended = button?.action === 'upgrade' || button?.action === 'create' || button?.action === 'sign_up';
  return (
    <article
      aria-labelledby={ids.name}
      className={clsx(
        'flex flex-col gap-2.5 rounded-xl border p-5 dark:bg-surface',
        isCurrent ? 'border-ink shadow-[inset_0_0_0_1px_var(--ink)]' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 id={ids.name} className="text-[15px] leading-6 font-semibold">
          {plan.name}
        </h3>
        {badge}
      </div>
      {price ? (
        <Price price={price} currency={sold.currency} isDollarsOnly={sold.currency !== choice.currency} />
      ) : (
        <div className="flex min-h-[62px] items-start">
          <p className="text-h2 leading-10 font-semibold tracking-[-0.022em]">{t('agreed_price')}</p>
        </div>
      )}
      <p className="text-table font-medium">
        {plan.enterprise ? t('credits_agreed') : t('credits', { count: plan.monthly_credits })}
      </p>
      {button && (
        <Button
          look={isRecommended && plan.most_popular ? 'primary' : 'secondary'}
          isDisabled={button.isDisabled || isLocked}
          isBusy={isBusy}
          aria-label={t('button_of', { label: labelOf(button), plan: plan.name })}
          {...(note ? { 'aria-describedby': ids.note } : {})}
          onClick={onSelect}
          className="w-full"
        >
          {labelOf(button)}
        </Button>
      )}
      <p id={ids.note} className="min-h-4 text-caption text-muted">
        {note}
      </p>
      <hr className="border-line" />
      <div className="text-table">
        <BenefitList benefits={featureLines(choice.tier, choice.currency)} />
      </div>
    </article>
  );
}

interface PriceProps {
  price: NonNullable<ReturnType<typeof displayPrice>>;
  currency: PlanChoice['currency'];
  isDollarsOnly: boolean;
}

function Price({ price, currency, isDollarsOnly }: PriceProps) {
  const shown = price.discounted_price ?? price.price;
  return (
    <div className="flex min-h-[62px] flex-col">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <b className="text-[32px] leading-10 font-semibold tracking-[-0.03em]">{formatMoney(shown, currency)}</b>
        {price.discounted_price !== null && (
          <>
            <s aria-hidden="true" className="text-muted">
              {formatMoney(price.price, currency)}
            </s>
            <span className="sr-only">{t('instead_of', { price: formatMoney(price.price, currency) })}</span>
          </>
        )}
        {price.price > 0 && <span className="text-table text-muted">{t('per_month')}</span>}
      </p>
      <p className="text-caption text-muted">
        {[offerWords(price, currency), isDollarsOnly && t('dollars_only')].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
