/** Reads the limits that an operator types. */
import { unlimitedSeats } from '#contract/billing/plans.ts';

export interface Limits {
  credits: number;
  concurrency: number;
  seats: number;
}

export type LimitTexts = Record<keyof Limits, string>;

export const highest: Limits = { credits: 1_000_000_000_000, concurrency: 1_000_000, seats: unlimitedSeats };
const lowest: Limits = { credits: 0, concurrency: 0, seats: 1 };

const grouped = /^\d{1,3}(?:[\s.,'’]\d{3})+$/;

/** Separators of thousands are not part of a number, and a fraction is none. An empty field of seats means that there is no limit. */
export function readLimit(name: keyof Limits, text: string): number | undefined {
  const typed = text.trim();
  const digits = grouped.test(typed) ? typed.replaceAll(/\D/g, '') : typed;
  if (digits === '' && name === 'seats') return unlimitedSeats;
  const value = Number(digits);
  return /^\d+$/.test(digits) && value >= lowest[name] && value <= highest[name] ? value : undefined;
}

/** Gives what differs from the present limits, so that a plan's own figure is not fixed by hand. */
export function changedLimits(now: Limits, texts: LimitTexts): Partial<Limits> | 'invalid' {
  const changed: Partial<Limits> = {};
  for (const name of ['credits', 'concurrency', 'seats'] as const) {
    const value = readLimit(name, texts[name]);
    if (value === undefined) return 'invalid';
    if (value !== now[name]) changed[name] = value;
  }
  return changed;
}
