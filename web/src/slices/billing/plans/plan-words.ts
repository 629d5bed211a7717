/** The plans of the catalogue in the user's language. */
import { catalogue, type CataloguePlan, type PlanFeature } from '#contract/billing/plan-catalogue.ts';
import type { PlanButton, PlanLabel } from '#contract/billing/plan-actions.ts';
import { creditsCost } from '#contract/billing/prices.ts';
import type { DisplayPrice, PlanChoice } from '#contract/billing/price-offers.ts';
import type { Tier } from '#contract/billing/plans.ts';
import type { Currency } from '#contract/billing/types.ts';
import { formatMoney } from '../../../lib/billing/money.ts';
import { t } from './messages.ts';

const labels: Record<PlanLabel, () => string> = {
  subscribed: () => t('subscribed'),
  do_not_cancel: () => t('do_not_cancel'),
  cancel_subscription: () => t('cancel_subscription'),
  cancel_downgrade: () => t('cancel_downgrade'),
  subscribe: () => t('subscribe'),
  upgrade: () => t('upgrade'),
  downgrade: () => t('downgrade'),
  start_today: () => t('start_today'),
};

export const labelOf = ({ label }: PlanButton): string => labels[label]();

/** What is going to happen to the plan that the workspace has. */
export const badgeWords = (badge: NonNullable<PlanButton['badge']>): string =>
  badge === 'will_be_canceled' ? t('will_be_canceled') : t('will_be_downgraded');

/** The words under a price: for whom and how long it is another one. */
export function offerWords({ discount_message: offer, price, billed }: DisplayPrice, currency: Currency): string {
  if (offer === null) return '';
  return offer.kind === 'first_month'
    ? t('first_month', { percent: offer.percent_off, price: formatMoney(price, currency) })
    : t('billed_yearly', { price: formatMoney(billed, currency) });
}

const aboutSpeech = (minutes: number): string =>
  minutes < 60 ? t('about_minutes', { count: minutes }) : t('about_hours', { count: Math.round(minutes / 60) });

function featureWords(feature: PlanFeature, plan: CataloguePlan, currency: Currency): string | undefined {
  switch (feature) {
    case 'extra_credits': {
      const price = plan.additional_credits_price[currency] ?? plan.additional_credits_price.usd;
      const sold = plan.additional_credits_price[currency] === null ? 'usd' : currency;
      return price === null ? undefined : t('extra_credits', { price: formatMoney(price, sold) });
    }
    case 'turbo_rate':
      return t('turbo_rate', { price: formatMoney(creditsCost(1_000_000, 5), 'usd') });
    case 'instant_cloning':
      return t('instant_cloning');
    case 'mp3_192':
      return t('mp3_192');
    case 'pcm_44100':
      return t('pcm_44100');
    case 'team':
      return t('team');
    case 'no_limits':
      return t('no_limits');
  }
}

/** What stands on the card of a plan, from what everybody asks first to what few do. */
export function featureLines(tier: Tier, currency: Currency): string[] {
  const plan = catalogue[tier];
  const { approximate_audio_minutes: minutes, professional_voice_limit: professional, seats } = plan;
  return [
    ...(minutes === null ? [] : [aboutSpeech(minutes)]),
    ...(plan.enterprise ? [] : [t('voices', { count: plan.voice_limit })]),
    ...(plan.enterprise || professional === 0 ? [] : [t('professional_voices', { count: professional })]),
    t('at_once', { count: plan.concurrency }),
    ...(seats > 1 ? [t('seats', { count: seats })] : []),
    ...plan.features.flatMap((feature) => featureWords(feature, plan, currency) ?? []),
  ];
}

/** The plans of a page: those for one person, or those for a company. */
export const tiersFor = (audience: 'individual' | 'company', offered: readonly Tier[]): Tier[] =>
  offered.filter((tier) => catalogue[tier].plan_type === audience);

/** Business has no euro price, so its card shows dollars. */
export const soldAs = (choice: PlanChoice): PlanChoice =>
  catalogue[choice.tier].prices[choice.period][choice.currency] === null ? { ...choice, currency: 'usd' } : choice;
