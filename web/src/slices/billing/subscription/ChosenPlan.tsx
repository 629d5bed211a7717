import { displayPrice, type PlanChoice } from '#contract/billing/price-offers.ts';
import type { PlanButton } from '#contract/billing/plan-actions.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { useStore } from '../../../lib/store.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { nameOf } from '../billing-calls.ts';
import { t } from '../messages.ts';
import { labelOf } from '../plans/plan-words.ts';
import { promoStore } from '../promo/promo-store.ts';

interface ChosenPlanProps {
  choice: PlanChoice;
  button: PlanButton;
  held: readonly Tier[];
  isBusy: boolean;
  onSelect(): void;
  onDismiss(): void;
}

/** The plan that was clicked on another page, perhaps before the account was there. */
export function ChosenPlan({ choice, button, held, isBusy, onSelect, onDismiss }: ChosenPlanProps) {
  const plan = nameOf(choice.tier);
  const hasCode = useStore(promoStore, ({ code }) => code !== null);
  return (
    <Banner
      tone="info"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" look="ghost" onClick={onDismiss}>
            {t('chosen_not_now')}
          </Button>
          <Button size="sm" look="primary" isBusy={isBusy} onClick={onSelect}>
            {labelOf(button)}
          </Button>
        </span>
      }
    >
      <b className="font-medium">{t('chosen', { plan })}</b> {priceWords(choice, held, hasCode)}
    </Banner>
  );
}

function priceWords(choice: PlanChoice, held: readonly Tier[], hasCode: boolean): string {
  const price = displayPrice(choice, held, hasCode);
  if (!price) return '';
  const money = (cents: number) => formatMoney(cents, choice.currency);
  if (choice.period === 'annual_period') return t('chosen_year_text', { price: money(price.billed) });
  const regular = money(price.price);
  return price.discounted_price === null
    ? t('chosen_text', { price: regular })
    : t('chosen_offer', { first: money(price.discounted_price), price: regular });
}
