/** The plan of a workspace. Credits themselves are kept by the usage slice. */
import type { z } from 'zod';
import type {
  BillingPeriod,
  Currency,
  ExtendedSubscription,
  Subscription,
  SubscriptionStatus,
} from '#contract/billing/types.ts';
import { plans, type Tier } from '#contract/billing/plans.ts';
import { firstMonthOffer } from '#contract/billing/price-offers.ts';
import { canExceedCredits, decimalAmount } from '#contract/usage/extra-use.ts';
import type { Ctx } from '../../context.ts';
import type { Actor, Scope } from '../../kernel/context.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { findUser } from '../../platform/identity/accounts/users.ts';
import { readCounts } from '../limit-counts/limit-counts.service.ts';
import { getBalance, getExtraUseCents, openAccount } from '../usage/usage.service.ts';
import { effectivePlan, paymentProviderOf, pendingChangeOf } from './billing.rules.ts';
import * as store from './billing.store.ts';
import type { SubscriptionRow } from './billing.store.ts';
import { giveTier } from './plan-in-force.service.ts';

export async function getTier(scope: Scope): Promise<Tier> {
  return getTierOf(scope, scope.actor.workspace_id);
}

export const getTierOf = (scope: Scope, workspaceId: string): Promise<Tier> => store.readTier(scope, workspaceId);

/** The tiers of every workspace of the installation, by their ids. */
export async function listTiers(scope: Pick<Scope, 'db'>): Promise<Map<string, Tier>> {
  const rows = await store.listTiers(scope);
  return new Map(rows.map(({ workspace_id, tier }) => [workspace_id, tier as Tier]));
}

/** Opens the subscription and the credit account of a new workspace, on the free plan unless plans are not sold. */
export async function openSubscription(scope: Scope, workspace_id: string): Promise<void> {
  const nothing = { snapshot: null, override_tier: null, payer: null };
  const plan = effectivePlan(nothing, await store.readIsOff(scope));
  await store.insertSubscription(scope, { workspace_id, ...plan });
  await openAccount(scope, workspace_id, plan.tier);
}

/** What an operator gives, whatever is paid for; the free plan takes it back. Limits that were set by hand are overwritten. */
export const setTier = giveTier;

export async function getSubscription(ctx: Ctx): Promise<Subscription> {
  return present(ctx, await store.readSubscription(ctx, ctx.actor.workspace_id));
}

async function present(ctx: Ctx, row: SubscriptionRow): Promise<Subscription> {
  const [balance, user] = await Promise.all([getBalance(ctx), findUser(ctx, ctx.actor.user_id)]);
  const counts = await readCounts(ctx, balance.period);
  const { tier, snapshot, previously_subscribed_tiers: held } = row;
  const plan = plans[tier];
  const currency = row.currency as Currency | null;
  const pending = pendingChangeOf(row);
  const own = snapshot?.subscription;
  const { billing: billing_mode } = ctx.parts.config;
  const isSold = billing_mode !== 'off';
  const isPaid = own != null && (own.status === 'active' || own.status === 'past_due');
  return {
    tier,
    character_count: balance.credits_used,
    character_limit: balance.credit_limit,
    ...extensionOf({ tier, status: row.status }, balance),
    next_character_count_reset_unix: toUnix(balance.period_ends_at),
    // Whoever makes voices counts them under these names; nobody can make one yet.
    voice_slots_used: counts.get('voices') ?? 0,
    // The slots are the workspace's, and both names of the public API mean them.
    professional_voice_slots_used: counts.get('professional_voices') ?? 0,
    professional_voice_slots_used_in_workspace: counts.get('professional_voices') ?? 0,
    voice_limit: plan.voice_limit,
    max_voice_add_edits: Math.round(1.5 * plan.voice_limit + 50),
    voice_add_edit_counter: counts.get('voice_add_edits') ?? 0,
    professional_voice_limit: plan.professional_voice_limit + row.extra_pvc_slots,
    can_extend_voice_limit: false,
    // Neither kind of cloning is built yet, so no tier can use it.
    can_use_instant_voice_cloning: false,
    can_use_professional_voice_cloning: false,
    currency,
    current_overage: { amount: decimalAmount(await getExtraUseCents(ctx)), currency: currency ?? 'usd' },
    status: row.status as SubscriptionStatus,
    billing_period: row.billing_period as BillingPeriod | null,
    character_refresh_period: 'monthly_period',
    billing_mode,
    payment_provider: paymentProviderOf(row),
    current_period_end_unix: isPaid ? toUnix(own.period_end) : null,
    schedule_metadata:
      pending?.kind === 'change'
        ? { type: 'downgrade', downgrade_to: pending.next_tier, downgrade_period: pending.next_billing_period }
        : null,
    previously_subscribed_tiers: held,
    is_eligible_for_starter_promo: isSold && isEligible('starter', held),
    is_eligible_for_creator_promo: isSold && isEligible('creator', held),
    extra_pvc_slots: row.extra_pvc_slots,
    allowed_to_use_projects_api: false,
    moderation: {
      is_in_probation: user?.is_in_probation ?? false,
      on_watchlist: false,
      enterprise_check_nogo_voice: false,
      enterprise_check_block_nogo_voice: false,
      never_live_moderate: false,
      nogo_voice_similar_voice_upload_count: 0,
      enterprise_background_moderation_enabled: false,
    },
  };
}

function extensionOf(
  plan: { tier: Tier; status: string },
  { extension_allowed, extension_cap }: { extension_allowed: boolean; extension_cap: number | null },
) {
  const can = canExceedCredits(plan);
  return {
    max_character_limit_extension: extension_cap,
    max_credit_limit_extension: can && extension_allowed ? (extension_cap ?? ('unlimited' as const)) : 0,
    can_extend_character_limit: can,
    allowed_to_extend_character_limit: extension_allowed,
  };
}

const isEligible = (tier: Tier, held: Tier[]): boolean =>
  firstMonthOffer({ tier, period: 'monthly_period' }, held) !== null;

/** Money is for admins themselves, as in the calls of billing: not for their keys, and not for operators in their accounts. */
const mayPay = ({ role, key, support }: Actor): boolean => role === 'admin' && !key && !support;

/** Adds what only a payment provider knows. */
export async function getExtendedSubscription(ctx: Ctx): Promise<z.output<typeof ExtendedSubscription>> {
  const row = await store.readSubscription(ctx, ctx.actor.workspace_id);
  const next = row.snapshot?.next_invoice;
  const open = row.snapshot?.open_invoices ?? [];
  return {
    ...(await present(ctx, row)),
    next_invoice: next
      ? {
          amount_due_cents: next.amount_due_cents,
          discount_percent_off: next.discount_percent_off,
          discount_amount_off: next.discount_amount_off_cents,
          next_payment_attempt_unix: toUnix(next.next_payment_attempt),
        }
      : null,
    open_invoices: open.map((one) => ({
      invoice_id: one.invoice_id,
      amount_due_cents: one.amount_due_cents,
      currency: one.currency,
      created_at_unix: toUnix(one.created_at),
      next_payment_attempt_unix: one.next_payment_attempt && toUnix(one.next_payment_attempt),
      // Whoever has the address can pay, or say yes to the bank.
      url: mayPay(ctx.actor) ? one.url : null,
    })),
    has_open_invoices: open.length > 0,
    pending_change: pendingChangeOf(row),
    has_payment_method: row.snapshot?.has_payment_method ?? false,
  };
}

/** Who pays, for the document of the workspace (§3.4). */
export async function getPayer(scope: Scope) {
  const row = await store.readSubscription(scope, scope.actor.workspace_id);
  return {
    provider: paymentProviderOf(row),
    charge_workspace_id: row.charge_workspace_id,
    subscription: row.snapshot?.subscription ?? null,
    connect_account: row.snapshot?.connect_account ?? null,
  };
}
