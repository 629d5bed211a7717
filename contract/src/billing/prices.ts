/** Prices in words and what is reckoned from them. Only what sells plans imports the catalogue itself. */
import type { Currency } from './types.ts';

/** Formats an amount with a dollar sign before it or a euro sign after it, and without ".00" (spec-2 §9.2). */
export function formatPrice(cents: number, currency: Currency, locale: string): string {
  const digits = Math.round(cents) % 100 === 0 ? 0 : 2;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = new Intl.NumberFormat(locale, style).format(Math.abs(Math.round(cents)) / 100);
  const sign = cents < 0 ? '\u2212' : '';
  return currency === 'usd' ? `${sign}$${text}` : `${sign}${text}\u00a0€`;
}

/** A price less a discount in percent, to the cent. */
export const lessPercent = (cents: number, percent: number): number => Math.round((cents * (100 - percent)) / 100);

/** A yearly price for one month, as plan pages show it. */
export const perMonth = (yearlyCents: number): number => Math.round(yearlyCents / 12);

/** How many of its months a yearly price is short of; the plans of the catalogue give two. */
export const freeMonths = (monthlyCents: number, yearlyCents: number): number =>
  monthlyCents === 0 ? 0 : Math.round(12 - yearlyCents / monthlyCents);

/** What credits cost at a price for a thousand, in cents; fractions of a cent are rounded up. */
export const creditsCost = (credits: number, pricePerThousand: number): number =>
  Math.ceil((credits * pricePerThousand) / 1000);
