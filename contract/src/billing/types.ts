import { z } from 'zod';
import { Tier } from './plans.ts';

export const BillingPeriod = z.enum(['monthly_period', 'annual_period']);
export type BillingPeriod = z.output<typeof BillingPeriod>;

export const Currency = z.enum(['usd', 'eur']);
export type Currency = z.output<typeof Currency>;

/**
 * Whether plans are sold here. `off`: everybody has what the enterprise plan has, and there are no prices. `sandbox`:
 * everything works as with a real provider, without real money.
 */
export const BillingMode = z.enum(['off', 'sandbox', 'stripe']);
export type BillingMode = z.output<typeof BillingMode>;

/**
 * `incomplete`: the first payment needs something of the customer. `past_due`: a renewal could not be paid and is tried
 * again. `free_disabled`: it was given up, the workspace is on the free plan, and nothing is generated until a plan is paid.
 */
export const SubscriptionStatus = z.enum(['free', 'trialing', 'active', 'incomplete', 'past_due', 'free_disabled']);
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

/** Payment problems; the enterprise plan is exempt (§4.2). */
export const isBlocked = ({ status, tier }: { status: SubscriptionStatus; tier: Tier }): boolean =>
  tier !== 'enterprise' && ['incomplete', 'past_due', 'free_disabled'].includes(status);

/** Who is paid for the plan: a card provider, a cloud marketplace, or another workspace that is charged for this one. */
export const PaymentProvider = z.enum(['card', 'cloud_marketplace', 'consolidated_billing']);
export type PaymentProvider = z.output<typeof PaymentProvider>;

const unixTime = (what: string) => z.int().describe(`${what}, in Unix seconds.`);

export const ScheduleMetadata = z.object({
  type: z.literal('downgrade').describe('What is scheduled.'),
  downgrade_to: Tier.describe('The plan that begins when the present period ends.'),
  downgrade_period: BillingPeriod.describe('How often that plan is paid for.'),
});
export type ScheduleMetadata = z.output<typeof ScheduleMetadata>;

export const PendingChange = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('change').describe('A downgrade begins when the period ends.'),
      next_tier: Tier.describe('The plan that begins then.'),
      next_billing_period: BillingPeriod.describe('How often that plan is paid for.'),
      timestamp_seconds: unixTime('When it happens'),
    }),
    z.object({
      kind: z.literal('cancellation').describe('The subscription ends.'),
      timestamp_seconds: unixTime('When it happens'),
    }),
  ])
  .meta({ id: 'PendingChange' });
export type PendingChange = z.output<typeof PendingChange>;

export const NextInvoice = z
  .object({
    amount_due_cents: z.int().describe('What is going to be charged, in cents.'),
    discount_percent_off: z.number().nullable().describe('The discount in percent; null if there is none.'),
    discount_amount_off: z.int().nullable().describe('The discount in cents; null if there is none.'),
    next_payment_attempt_unix: unixTime('When it is going to be charged'),
  })
  .meta({ id: 'NextInvoice' });

export const OpenInvoice = z
  .object({
    invoice_id: z.string().describe('The id of the invoice.'),
    amount_due_cents: z.int().describe('What is still to be paid, in cents.'),
    currency: Currency.describe('The currency of the invoice.'),
    created_at_unix: unixTime('When it was made'),
    next_payment_attempt_unix: z
      .int()
      .nullable()
      .describe('When the payment is tried again, in Unix seconds; null if it is not.'),
    url: z
      .string()
      .nullable()
      .describe('Where it can be paid; null if there is no such page, and for whoever may not pay.'),
  })
  .meta({ id: 'OpenInvoice' });

export const Invoice = z
  .object({
    invoice_id: z.string().describe('The id of the invoice.'),
    number: z.string().describe('Its number, for people.'),
    status: z
      .enum(['open', 'paid', 'void', 'uncollectible'])
      .describe('Whether it is paid; `uncollectible` after the last attempt has failed.'),
    currency: Currency.describe('The currency of the invoice.'),
    total_cents: z.int().describe('What it comes to, discounts deducted, in cents.'),
    refunded_cents: z.int().describe('What of it was paid back, in cents.'),
    created_at_unix: unixTime('When it was made'),
    period_start_unix: unixTime('When the period begins that it is for'),
    period_end_unix: unixTime('When that period ends'),
    lines: z
      .array(
        z.object({
          kind: z
            .enum(['plan', 'proration', 'extra_use', 'discount', 'credit'])
            .describe(
              'What the line is for; `proration` is for a part of a period, `credit` for what was paid before.',
            ),
          description: z.string().describe('The line in English.'),
          amount_cents: z.int().describe('Its amount in cents; negative where it is deducted.'),
        }),
      )
      .describe('The lines of the invoice; they sum to the total.'),
    url: z.string().nullable().describe('Where it can be read or paid; null if there is no such page.'),
  })
  .meta({ id: 'Invoice' });

export const cancellationReasons = ['expensive', 'unused', 'quality', 'missing', 'other'] as const;

/** Why somebody wants to cancel, as far as they say it. The operators of the installation read it. */
export const CancellationReason = z.object({
  reason: z
    .enum(cancellationReasons)
    .optional()
    .describe('Why the plan is to end: its price, too little use, the voices, something that is missing, or else.'),
  comment: z.string().trim().max(1000).optional().describe('The same in the words of the user.'),
});
export type CancellationReason = z.output<typeof CancellationReason>;

/** What a promo code takes off a payment. */
export const AppliedDiscount = z
  .object({
    promocode: z.string().describe('The promo code.'),
    percent_off: z.number().nullable().describe('The discount in percent; null if it is none of this kind.'),
    amount_off: z.int().nullable().describe('The discount in cents; null if it is none of this kind.'),
    duration_in_months: z.int().describe('For how many months it lasts.'),
  })
  .meta({ id: 'AppliedDiscount' });

/** What the end of a plan, or a smaller one, does to what a workspace has. Told before, and done exactly so. */
export const DowngradeEffects = z
  .object({
    seats: z
      .object({
        limit: z.int().describe('Seats of the new plan.'),
        used: z.int().describe('Members that the workspace has now.'),
        locked_emails: z
          .array(z.string())
          .describe(
            'Members without a seat from then on: they are locked until there is a seat for them and an admin unlocks them.',
          ),
      })
      .describe('The members of the workspace.'),
    voices: z
      .object({
        limit: z.int().describe('Voices of the new plan.'),
        used: z.int().describe('Voices that the workspace has made.'),
        over: z
          .int()
          .describe('Voices beyond the limit: they stay and can be used, and none is added until there is room.'),
      })
      .describe('The voices of the workspace.'),
    credits: z
      .object({ limit: z.int().describe('Credits of a month of the new plan.') })
      .describe('Credits; unused ones do not carry over.'),
    concurrency: z
      .object({ limit: z.int().describe('Requests that may run at a time.') })
      .describe('Parallel requests.'),
  })
  .meta({ id: 'DowngradeEffects' });
export type DowngradeEffects = z.output<typeof DowngradeEffects>;

export const Subscription = z
  .object({
    tier: Tier.describe('The plan.'),
    character_count: z.int().describe('Credits used in this billing period.'),
    character_limit: z.int().describe('Credits of this billing period.'),
    max_character_limit_extension: z
      .int()
      .nullable()
      .describe('Credits that may be used beyond those of the plan in a period; null for no limit.'),
    max_credit_limit_extension: z
      .union([z.int(), z.literal('unlimited')])
      .describe('The same as `max_character_limit_extension`, under its newer name; 0 if none may be used.'),
    can_extend_character_limit: z.boolean().describe('Whether the plan offers usage beyond its credits.'),
    allowed_to_extend_character_limit: z.boolean().describe('Whether usage beyond the credits is turned on.'),
    next_character_count_reset_unix: z
      .int()
      .nullable()
      .describe('When the billing period ends and the credits start anew, in Unix seconds.'),
    voice_slots_used: z.int().describe('Voices that the workspace has made.'),
    professional_voice_slots_used: z
      .int()
      .describe('Professional voice slots that the workspace uses. They are not counted by member.'),
    professional_voice_slots_used_in_workspace: z.int().describe('The same, under the name of the newer public API.'),
    voice_limit: z.int().describe('Voices that the plan allows.'),
    max_voice_add_edits: z.int().describe('Times that voices may be added or edited in a billing period.'),
    voice_add_edit_counter: z.int().describe('Times that voices were added or edited in this billing period.'),
    professional_voice_limit: z.int().describe('Professional voices that the plan allows.'),
    can_extend_voice_limit: z.boolean().describe('Whether the plan offers further voices.'),
    can_use_instant_voice_cloning: z
      .boolean()
      .describe('Whether instant voice cloning can be used; always false so far.'),
    can_use_professional_voice_cloning: z
      .boolean()
      .describe('Whether professional voice cloning can be used; always false so far.'),
    currency: Currency.nullable().describe('The currency of the plan; null on the free plan.'),
    current_overage: z
      .object({
        amount: z.string().describe('The amount as a decimal number.'),
        currency: Currency.describe('The currency of the amount.'),
      })
      .describe('What usage beyond the credits has cost in this billing period.'),
    status: SubscriptionStatus.describe(
      'The state of the subscription: `free` on the free plan, `active` on a plan that is paid or given; `incomplete`, `past_due` and `free_disabled` are payment problems.',
    ),
    billing_period: BillingPeriod.nullable().describe('How often the plan is paid for; null on the free plan.'),
    character_refresh_period: BillingPeriod.nullable().describe('How often the credits start anew.'),
    billing_mode: BillingMode.describe(
      'Whether this installation sells plans: not at all, on a sandbox, or for money.',
    ),
    payment_provider: PaymentProvider.nullable().describe(
      'Who is paid for the plan; null for nobody: the plan is free, or the operator of the installation gives it.',
    ),
    current_period_end_unix: z
      .int()
      .nullable()
      .describe('When the paid period ends, in Unix seconds; null without one.'),
    schedule_metadata: ScheduleMetadata.nullable().describe('The downgrade that is scheduled; null if there is none.'),
    previously_subscribed_tiers: z.array(Tier).describe('Every paid plan that the workspace has had.'),
    is_eligible_for_starter_promo: z.boolean().describe('Whether the first month of Starter costs less.'),
    is_eligible_for_creator_promo: z.boolean().describe('Whether the first month of Creator costs less.'),
    extra_pvc_slots: z.int().describe('Professional voices that the workspace may have beyond those of the plan.'),
    allowed_to_use_projects_api: z.boolean().describe('Always false: projects are not available yet.'),
    moderation: z
      .object({
        is_in_probation: z.boolean().describe('Whether the caller is on probation.'),
        on_watchlist: z.boolean().describe('Always false.'),
        enterprise_check_nogo_voice: z.boolean().describe('Always false.'),
        enterprise_check_block_nogo_voice: z.boolean().describe('Always false.'),
        never_live_moderate: z.boolean().describe('Always false.'),
        nogo_voice_similar_voice_upload_count: z.int().describe('Always 0.'),
        enterprise_background_moderation_enabled: z.boolean().describe('Always false.'),
      })
      .describe('What is known of the moderation of the caller.'),
  })
  .meta({ id: 'Subscription' });

export type Subscription = z.output<typeof Subscription>;

export const ExtendedSubscription = Subscription.extend({
  next_invoice: NextInvoice.nullable().describe('The next invoice; null if nothing is going to be charged.'),
  open_invoices: z.array(OpenInvoice).describe('Invoices that are still to be paid.'),
  has_open_invoices: z.boolean().describe('Whether there are invoices to be paid.'),
  pending_change: PendingChange.nullable().describe('What happens at the end of the period; null for a renewal.'),
  has_payment_method: z.boolean().describe('Whether a payment method is on file.'),
}).meta({ id: 'ExtendedSubscription' });
