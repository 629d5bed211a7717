import { formatPrice } from '#contract/billing/prices.ts';
import type { Currency } from '#contract/billing/types.ts';
import { formatLocale } from '../language/locale.ts';

/** Formats an amount in the locale of the screen. */
export const formatMoney = (cents: number, currency: Currency, locale: string = formatLocale): string =>
  formatPrice(cents, currency, locale);
