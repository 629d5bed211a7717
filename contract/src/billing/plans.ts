/** The plan table of the specification (§9.2, §9.3) as far as it is used: one row a tier. */
import { z } from 'zod';

export const tiers = [
  'free',
  'starter',
  'creator',
  'pro',
  'growing_business',
  'scale_2024_08_10',
  'trial',
  'enterprise',
] as const;
export const Tier = z.enum(tiers).meta({ id: 'Tier' });
export type Tier = z.output<typeof Tier>;

export interface Plan {
  name: string;
  monthly_credits: number;
  /** In US cents; null where it is agreed on. */
  monthly_price: number | null;
  concurrency: number;
  voice_limit: number;
  professional_voice_limit: number;
  /** Members of a workspace; of trial and enterprise where nothing else was agreed on. */
  seats: number;
}

/** The specification gives trial and enterprise no figures ("unlimited"): theirs are this product's own, in docs/decisions. */
const unlimited = {
  monthly_credits: 1_000_000_000,
  monthly_price: null,
  concurrency: 30,
  voice_limit: 10_000,
  professional_voice_limit: 30,
  seats: 25,
};

export const plans: Record<Tier, Plan> = {
  free: {
    name: 'Free',
    monthly_credits: 10_000,
    monthly_price: 0,
    concurrency: 2,
    voice_limit: 3,
    professional_voice_limit: 0,
    seats: 1,
  },
  starter: {
    name: 'Starter',
    monthly_credits: 30_000,
    monthly_price: 500,
    concurrency: 3,
    voice_limit: 10,
    professional_voice_limit: 0,
    seats: 1,
  },
  creator: {
    name: 'Creator',
    monthly_credits: 100_000,
    monthly_price: 2200,
    concurrency: 5,
    voice_limit: 30,
    professional_voice_limit: 1,
    seats: 1,
  },
  pro: {
    name: 'Pro',
    monthly_credits: 500_000,
    monthly_price: 9900,
    concurrency: 10,
    voice_limit: 160,
    professional_voice_limit: 1,
    seats: 1,
  },
  growing_business: {
    name: 'Scale',
    monthly_credits: 2_000_000,
    monthly_price: 33_000,
    concurrency: 15,
    voice_limit: 660,
    professional_voice_limit: 1,
    seats: 3,
  },
  scale_2024_08_10: {
    name: 'Business',
    monthly_credits: 11_000_000,
    monthly_price: 132_000,
    concurrency: 15,
    voice_limit: 660,
    professional_voice_limit: 3,
    seats: 5,
  },
  trial: { name: 'Trial', ...unlimited },
  enterprise: { name: 'Enterprise', ...unlimited },
};

/** The plans whose figures are agreed on with each customer. */
export const hasAgreedFigures = (tier: Tier): boolean => tier === 'trial' || tier === 'enterprise';

/** Enterprise and trial are treated as unlimited (§5.7), unless a lower limit was agreed on. */
export const isUnlimited = (tier: Tier, limit: number): boolean =>
  hasAgreedFigures(tier) && limit >= unlimited.monthly_credits;

/** The seats of a workspace that needs none counted, such as that of whoever runs the installation. */
export const unlimitedSeats = 1_000_000;

/** A workspace with so many seats has no limit that anybody could reach, so screens show no figure of it. */
export const hasUnlimitedSeats = (maxSeats: number): boolean => maxSeats >= unlimitedSeats;

/** Is `tier` at least `wanted`, in the specification's order (§5.7)? */
export function isTierAtLeast(tier: Tier, wanted: Tier): boolean {
  return tiers.indexOf(tier) >= tiers.indexOf(wanted);
}
