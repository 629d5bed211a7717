/** The plan of a workspace. Credits themselves are kept by the usage slice. */
import type { z } from 'zod';
import type { ExtendedSubscription, Subscription } from '#contract/billing/types.ts';
import { plans, type Tier } from '#contract/billing/plans.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { getBalance, openAccount, setLimits } from '../usage/usage.service.ts';
import * as store from './billing.store.ts';
import { toUnix } from '../../kernel/unix-time.ts';

export async function getTier(scope: Scope): Promise<Tier> {
  return getTierOf(scope, scope.actor.workspace_id);
}

export async function getTierOf(scope: Scope, workspaceId: string): Promise<Tier> {
  return (await store.readSubscription(scope, workspaceId)).tier as Tier;
}

/** The tiers of every workspace of the installation, by their ids. */
export async function listTiers(scope: Pick<Scope, 'db'>): Promise<Map<string, Tier>> {
  const rows = await store.listTiers(scope);
  return new Map(rows.map(({ workspace_id, tier }) => [workspace_id, tier as Tier]));
}

/** Opens the subscription and the credit account of a new workspace. */
export async function openSubscription(scope: Scope, workspace_id: string, tier: Tier): Promise<void> {
  await store.writeSubscription(scope, { workspace_id, ...termsOf(tier) });
  await openAccount(scope, workspace_id, tier);
}

/** Credits and concurrency become those of the tier. Limits that were set by hand are overwritten. */
export async function setTier(scope: Scope, workspace_id: string, tier: Tier): Promise<void> {
  await transaction(scope, async (scope) => {
    await store.writeSubscription(scope, { workspace_id, ...termsOf(tier) });
    await setLimits(scope, workspace_id, {
      credits: plans[tier].monthly_credits,
      concurrency: plans[tier].concurrency,
    });
  });
}

function termsOf(tier: Tier) {
  return tier === 'free'
    ? { tier, status: 'free', billing_period: null, currency: null }
    : { tier, status: 'active', billing_period: 'monthly_period', currency: 'usd' };
}

export async function getSubscription(scope: Scope): Promise<Subscription> {
  const row = await store.readSubscription(scope, scope.actor.workspace_id);
  const balance = await getBalance(scope);
  const tier = row.tier as Tier;
  const plan = plans[tier];
  return {
    tier,
    character_count: balance.credits_used,
    character_limit: balance.credit_limit,
    max_character_limit_extension: null,
    // Usage beyond the credits is not offered.
    max_credit_limit_extension: 0,
    can_extend_character_limit: false,
    allowed_to_extend_character_limit: false,
    next_character_count_reset_unix: toUnix(balance.period_ends_at),
    voice_slots_used: 0,
    professional_voice_slots_used: 0,
    professional_voice_slots_used_in_workspace: 0,
    voice_limit: plan.voice_limit,
    max_voice_add_edits: Math.round(1.5 * plan.voice_limit + 50),
    voice_add_edit_counter: 0,
    professional_voice_limit: plan.professional_voice_limit,
    can_extend_voice_limit: false,
    // Neither kind of cloning is built yet, so no tier can use it.
    can_use_instant_voice_cloning: false,
    can_use_professional_voice_cloning: false,
    currency: row.currency as Subscription['currency'],
    current_overage: { amount: '0', currency: (row.currency as Subscription['currency']) ?? 'usd' },
    status: row.status,
    billing_period: row.billing_period as Subscription['billing_period'],
    character_refresh_period: 'monthly_period',
  };
}

/** Adds what only a payment provider knows. There is none yet. */
export async function getExtendedSubscription(scope: Scope): Promise<z.output<typeof ExtendedSubscription>> {
  return {
    ...(await getSubscription(scope)),
    next_invoice: null,
    open_invoices: [],
    has_open_invoices: false,
    pending_change: null,
  };
}
