import { z } from 'zod';
import { Tier } from './plans.ts';

export const Subscription = z
  .object({
    tier: Tier.describe('The plan.'),
    character_count: z.int().describe('Credits used in this billing period.'),
    character_limit: z.int().describe('Credits of this billing period.'),
    max_character_limit_extension: z
      .int()
      .nullable()
      .describe('Credits that may be used beyond those of the plan; null if that is not offered.'),
    max_credit_limit_extension: z
      .union([z.int(), z.literal('unlimited')])
      .describe('The same as `max_character_limit_extension`, under its newer name; 0 if it is not offered.'),
    can_extend_character_limit: z.boolean().describe('Whether the plan offers usage beyond its credits.'),
    allowed_to_extend_character_limit: z.boolean().describe('Whether usage beyond the credits is turned on.'),
    next_character_count_reset_unix: z
      .int()
      .nullable()
      .describe('When the billing period ends and the credits start anew, in Unix seconds.'),
    voice_slots_used: z.int().describe('Voices that the workspace has made.'),
    professional_voice_slots_used: z.int().describe('Professional voices that the user has made.'),
    professional_voice_slots_used_in_workspace: z.int().describe('Professional voices that the workspace has made.'),
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
    currency: z.enum(['usd', 'eur']).nullable().describe('The currency of the plan; null on the free plan.'),
    current_overage: z
      .object({
        amount: z.string().describe('The amount as a decimal number.'),
        currency: z.enum(['usd', 'eur']).describe('The currency of the amount.'),
      })
      .describe('What usage beyond the credits has cost in this billing period.'),
    status: z.string().describe('The state of the subscription: `free` on the free plan, otherwise `active`.'),
    billing_period: z
      .enum(['monthly_period', 'annual_period'])
      .nullable()
      .describe('How often the plan is paid for; null on the free plan.'),
    character_refresh_period: z.string().nullable().describe('How often the credits start anew.'),
  })
  .meta({ id: 'Subscription' });

export type Subscription = z.output<typeof Subscription>;

export const ExtendedSubscription = Subscription.extend({
  next_invoice: z.null().describe('Always null: payments are not available.'),
  open_invoices: z.array(z.never()).describe('Always empty: payments are not available.'),
  has_open_invoices: z.boolean().describe('Always false: payments are not available.'),
  pending_change: z.null().describe('Always null: payments are not available.'),
}).meta({ id: 'ExtendedSubscription' });
