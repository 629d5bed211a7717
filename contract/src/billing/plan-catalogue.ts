/**
 * Every plan with all of its figures: the one place that server and screens read prices and limits from (spec-2 §3.1, §9).
 * Figures that the specification does not give are decided in decision 65. `plans.ts` has the few that the first load of the
 * web app needs; this file is only for what shows or sells plans.
 */
import { plans, tiers, type Plan, type Tier } from './plans.ts';
import type { BillingPeriod, Currency } from './types.ts';
import { hoursOf } from '../speech-to-text/pricing.ts';

export type PlanFeature =
  | 'instant_cloning'
  | 'mp3_192'
  | 'pcm_44100'
  | 'extra_credits'
  | 'team'
  | 'turbo_rate'
  | 'no_limits';

/** Null where the plan has no limit. */
type Limit = number | null;

interface Prices {
  monthly_period: Record<Currency, number | null>;
  annual_period: Record<Currency, number | null>;
}

/** Money is in cents of its currency. */
export interface CataloguePlan extends Plan {
  plan_id: Tier;
  plan_type: 'individual' | 'company';
  character_limit: Limit;
  /** About what the credits are good for, as plan pages show it; screens of usage have `usage_audio_minutes`. */
  audio_limit_minutes: Limit;
  usage_audio_minutes: Limit;
  /** The same once more, rounded for a sentence ("about 2 hours"). */
  approximate_audio_minutes: Limit;
  features: readonly PlanFeature[];
  most_popular: boolean;
  /** The price is agreed on with each customer, and nothing of it is sold here. */
  enterprise: boolean;
  prices: Prices;
  /** Percent off the first month, for those whom `firstMonthOffer` lets have it. */
  first_month_percent_off: number | null;
  /** Use beyond the credits is invoiced as soon as it comes to this much. */
  billing_threshold: Record<Currency, number | null>;
  /** For 1,000 credits beyond those of the plan; null where no such use is sold. */
  additional_credits_price: Record<Currency, number | null>;
  /** Of requests that wait for an engine, those of a higher figure are to be served first. */
  priority: number;
  dubbing_minutes: Limit;
  sound_effects_seconds: Limit;
  studio_projects: Limit;
  /** Studio conversions in a month; -1 stands for no limit, as in the specification. */
  monthly_extra_limit: number;
  conversational_ai_minutes: Limit;
  conversational_ai_concurrency: Limit;
  /** For one minute beyond those of the plan; null where no such use is sold. */
  conversational_ai_extra_minute_price: Record<Currency, number | null>;
  audio_native_pages: Limit;
  voice_isolator_minutes: Limit;
  speech_to_text_hours: Limit;
}

const notSold = { usd: null, eur: null } as const;
const gratis = { usd: 0, eur: 0 } as const;
const sold = (usd: number, eur: number | null) => ({ usd, eur });

/** What the credits are good for where each minute or hour has a price in credits. */
const goodFor = (credits: number) => ({
  character_limit: credits,
  dubbing_minutes: credits / 2000,
  voice_isolator_minutes: credits / 1000,
  speech_to_text_hours: Math.floor(hoursOf(credits)),
});

const agreed = {
  plan_type: 'company',
  character_limit: null,
  audio_limit_minutes: null,
  usage_audio_minutes: null,
  approximate_audio_minutes: null,
  features: ['instant_cloning', 'mp3_192', 'pcm_44100', 'team', 'no_limits'],
  most_popular: false,
  enterprise: true,
  prices: { monthly_period: notSold, annual_period: notSold },
  first_month_percent_off: null,
  billing_threshold: notSold,
  additional_credits_price: notSold,
  priority: 6,
  dubbing_minutes: null,
  sound_effects_seconds: null,
  studio_projects: null,
  monthly_extra_limit: -1,
  conversational_ai_minutes: null,
  conversational_ai_concurrency: null,
  conversational_ai_extra_minute_price: notSold,
  audio_native_pages: null,
  voice_isolator_minutes: null,
  speech_to_text_hours: null,
} as const;

export const catalogue: Record<Tier, CataloguePlan> = {
  free: {
    ...plans.free,
    plan_id: 'free',
    plan_type: 'individual',
    ...goodFor(10_000),
    audio_limit_minutes: 10,
    usage_audio_minutes: 10,
    approximate_audio_minutes: 10,
    features: [],
    most_popular: false,
    enterprise: false,
    prices: { monthly_period: gratis, annual_period: gratis },
    first_month_percent_off: null,
    billing_threshold: notSold,
    additional_credits_price: notSold,
    priority: 3,
    sound_effects_seconds: 250,
    studio_projects: 3,
    monthly_extra_limit: 0,
    conversational_ai_minutes: 15,
    conversational_ai_concurrency: 4,
    conversational_ai_extra_minute_price: notSold,
    audio_native_pages: 3,
  },
  starter: {
    ...plans.starter,
    plan_id: 'starter',
    plan_type: 'individual',
    ...goodFor(30_000),
    audio_limit_minutes: 30,
    usage_audio_minutes: 30,
    approximate_audio_minutes: 30,
    features: ['instant_cloning'],
    most_popular: false,
    enterprise: false,
    prices: { monthly_period: sold(500, 475), annual_period: sold(5000, 4750) },
    first_month_percent_off: 80,
    billing_threshold: notSold,
    additional_credits_price: notSold,
    priority: 4,
    sound_effects_seconds: 750,
    studio_projects: 20,
    monthly_extra_limit: 0,
    conversational_ai_minutes: 50,
    conversational_ai_concurrency: 6,
    conversational_ai_extra_minute_price: notSold,
    audio_native_pages: 20,
  },
  creator: {
    ...plans.creator,
    plan_id: 'creator',
    plan_type: 'individual',
    ...goodFor(100_000),
    audio_limit_minutes: 100,
    usage_audio_minutes: 120,
    approximate_audio_minutes: 120,
    features: ['instant_cloning', 'mp3_192', 'extra_credits'],
    most_popular: true,
    enterprise: false,
    prices: { monthly_period: sold(2200, 2100), annual_period: sold(22_000, 21_000) },
    first_month_percent_off: 50,
    billing_threshold: sold(4400, 4200),
    additional_credits_price: sold(30, 29),
    priority: 5,
    sound_effects_seconds: 2500,
    studio_projects: 1000,
    monthly_extra_limit: 1000,
    conversational_ai_minutes: 250,
    conversational_ai_concurrency: 10,
    conversational_ai_extra_minute_price: sold(12, 11),
    audio_native_pages: 1000,
  },
  pro: {
    ...plans.pro,
    plan_id: 'pro',
    plan_type: 'individual',
    ...goodFor(500_000),
    audio_limit_minutes: 600,
    usage_audio_minutes: 600,
    approximate_audio_minutes: 600,
    features: ['instant_cloning', 'mp3_192', 'pcm_44100', 'extra_credits'],
    most_popular: false,
    enterprise: false,
    prices: { monthly_period: sold(9900, 9400), annual_period: sold(99_000, 94_000) },
    first_month_percent_off: null,
    billing_threshold: sold(19_800, 18_800),
    additional_credits_price: sold(24, 23),
    priority: 5,
    sound_effects_seconds: 12_500,
    studio_projects: 3000,
    monthly_extra_limit: 3000,
    conversational_ai_minutes: 1100,
    conversational_ai_concurrency: 20,
    conversational_ai_extra_minute_price: sold(11, 10),
    audio_native_pages: 3000,
  },
  growing_business: {
    ...plans.growing_business,
    plan_id: 'growing_business',
    plan_type: 'company',
    ...goodFor(2_000_000),
    audio_limit_minutes: 2400,
    usage_audio_minutes: 2400,
    approximate_audio_minutes: 2400,
    features: ['instant_cloning', 'mp3_192', 'pcm_44100', 'extra_credits', 'team'],
    most_popular: false,
    enterprise: false,
    prices: { monthly_period: sold(33_000, 31_400), annual_period: sold(330_000, 314_000) },
    first_month_percent_off: null,
    billing_threshold: sold(66_000, 62_800),
    additional_credits_price: sold(18, 17),
    priority: 5,
    sound_effects_seconds: 50_000,
    studio_projects: 20_000,
    monthly_extra_limit: 20_000,
    conversational_ai_minutes: 3600,
    conversational_ai_concurrency: 30,
    conversational_ai_extra_minute_price: sold(10, 9),
    audio_native_pages: 20_000,
  },
  scale_2024_08_10: {
    ...plans.scale_2024_08_10,
    plan_id: 'scale_2024_08_10',
    plan_type: 'company',
    ...goodFor(11_000_000),
    audio_limit_minutes: 13_200,
    usage_audio_minutes: 13_200,
    approximate_audio_minutes: 10_800,
    features: ['instant_cloning', 'mp3_192', 'pcm_44100', 'extra_credits', 'team', 'turbo_rate'],
    most_popular: false,
    enterprise: false,
    prices: { monthly_period: sold(132_000, null), annual_period: sold(1_320_000, null) },
    first_month_percent_off: null,
    billing_threshold: sold(66_000, 62_800),
    additional_credits_price: sold(10, null),
    priority: 5,
    sound_effects_seconds: 275_000,
    studio_projects: 20_000,
    monthly_extra_limit: 20_000,
    conversational_ai_minutes: 13_750,
    conversational_ai_concurrency: 30,
    conversational_ai_extra_minute_price: sold(10, null),
    audio_native_pages: 20_000,
  },
  trial: { ...agreed, ...plans.trial, plan_id: 'trial' },
  enterprise: { ...agreed, ...plans.enterprise, plan_id: 'enterprise' },
};

/** The plans as pages offer them, from the smallest to the one that is agreed on. Nobody chooses a trial. */
export const offeredTiers = tiers.filter((tier) => tier !== 'trial');

/** The yearly rate of Business for use of the turbo models beyond the credits: $50 for a million. */
const turboPrice = 5;

/** What 1,000 credits beyond the plan's cost; null where they are not sold. */
export const additionalCreditsPrice = (
  { tier, period, currency }: { tier: Tier; period: BillingPeriod; currency: Currency },
  isTurbo = false,
): number | null =>
  isTurbo && period === 'annual_period' && currency === 'usd' && catalogue[tier].features.includes('turbo_rate')
    ? turboPrice
    : catalogue[tier].additional_credits_price[currency];
