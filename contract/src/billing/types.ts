import { z } from 'zod';
import { Tier } from './plans.ts';

export const Subscription = z
  .object({
    tier: Tier,
    character_count: z.int(),
    character_limit: z.int(),
    max_character_limit_extension: z.int().nullable(),
    max_credit_limit_extension: z.union([z.int(), z.literal('unlimited')]),
    can_extend_character_limit: z.boolean(),
    allowed_to_extend_character_limit: z.boolean(),
    next_character_count_reset_unix: z.int().nullable(),
    voice_slots_used: z.int(),
    professional_voice_slots_used: z.int(),
    professional_voice_slots_used_in_workspace: z.int(),
    voice_limit: z.int(),
    max_voice_add_edits: z.int(),
    voice_add_edit_counter: z.int(),
    professional_voice_limit: z.int(),
    can_extend_voice_limit: z.boolean(),
    can_use_instant_voice_cloning: z.boolean(),
    can_use_professional_voice_cloning: z.boolean(),
    currency: z.enum(['usd', 'eur']).nullable(),
    current_overage: z
      .object({ amount: z.string(), currency: z.enum(['usd', 'eur']) })
      .describe('What usage beyond the credits has cost in this period.'),
    status: z.string(),
    billing_period: z.enum(['monthly_period', 'annual_period']).nullable(),
    character_refresh_period: z.string().nullable(),
  })
  .meta({ id: 'Subscription' });

export type Subscription = z.output<typeof Subscription>;

export const ExtendedSubscription = Subscription.extend({
  next_invoice: z.null(),
  open_invoices: z.array(z.never()),
  has_open_invoices: z.boolean(),
  pending_change: z.null(),
}).meta({ id: 'ExtendedSubscription' });
