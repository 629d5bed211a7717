/** Limits of everything but credits, which are the usage slice's: taken from by name, and read all at once. */
import type { z } from 'zod';
import { hasAgreedFigures, hasUnlimitedSeats } from '#contract/billing/plans.ts';
import type { listLimits as listEndpoint } from '#contract/limits/api.ts';
import { limitReached } from '#contract/limits/errors.ts';
import { limitKinds, limitNames, limitOfPlan, type CountedLimit, type LimitName } from '#contract/limits/limits.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { countMembers } from '../../platform/identity/accounts/members.ts';
import { getSubscription, getTier } from '../billing/billing.service.ts';
import { addToCount, readCount, readCounts, takeFromCount } from '../limit-counts/limit-counts.service.ts';
import { getBalance, sumSeconds } from '../usage/usage.service.ts';
import { getMaxSeats } from '../workspace/workspace.service.ts';

type Limit = z.output<typeof listEndpoint.response>['limits'][number];

/**
 * Takes from a limit of the caller's workspace. In the transaction that makes what is limited, both happen or neither.
 * @throws AppError 403 limit_reached
 */
export async function takeFromLimit(
  scope: Scope,
  name: CountedLimit,
  amount = 1,
  extraProfessionalVoices = 0,
): Promise<void> {
  const limit = limitOfPlan(await getTier(scope), name, extraProfessionalVoices);
  if ((await addToCount(scope, name, { amount, limit })) !== undefined) return;
  const used = await readCount(scope, name);
  throw AppError.from(limitReached, { name, limit: limit ?? 0, used });
}

/** Gives back what was taken: what is limited has failed, or was removed. */
export const returnToLimit = (scope: Scope, name: CountedLimit, amount = 1): Promise<void> =>
  takeFromCount(scope, name, amount);

/** What the workspace has used of each limit, now. */
export async function listLimits(ctx: Ctx): Promise<Limit[]> {
  const { workspace_id } = ctx.actor;
  const [balance, subscription, seats, maxSeats, seconds] = await Promise.all([
    getBalance(ctx),
    getSubscription(ctx),
    countMembers(ctx, workspace_id),
    getMaxSeats(ctx, workspace_id),
    sumSeconds(ctx),
  ]);
  const counted = await readCounts(ctx, balance.period);
  const { tier, extra_pvc_slots } = subscription;
  const known: Partial<Record<LimitName, { used: number; limit?: number | null }>> = {
    credits: { used: balance.credits_used, limit: hasAgreedFigures(tier) ? null : balance.credit_limit },
    seats: { used: seats.admin + seats.editor, limit: hasUnlimitedSeats(maxSeats) ? null : maxSeats },
    voice_isolator_minutes: { used: (seconds.get('audio_isolation') ?? 0) / 60 },
    speech_to_text_hours: { used: (seconds.get('stt') ?? 0) / 3600 },
  };
  return limitNames.map((name) => {
    const { used = counted.get(name) ?? 0, limit = limitOfPlan(tier, name, extra_pvc_slots) } = known[name] ?? {};
    const kind = limitKinds[name];
    return {
      ...{ name, used, limit, kind, is_unlimited: limit === null },
      resets_at_unix: kind === 'period' ? toUnix(balance.period_ends_at) : null,
    };
  });
}
