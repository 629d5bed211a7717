/** Credits, concurrency and the ledger. Nothing else writes credits. */
import { paymentIssue, quotaExceeded, tooManyConcurrentRequests } from '#contract/usage/errors.ts';
import { leftWhenExtended } from '#contract/usage/extended-left.ts';
import { extraUseCents } from '#contract/usage/extra-use.ts';
import { invalidApiKey } from '#contract/kit/access-errors.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tier } from '#contract/billing/plans.ts';
import { plans } from '#contract/billing/plans.ts';
import type { Scope } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/db.ts';
import { AppError } from '../../kernel/errors.ts';
import type { AccountRemoval } from '../../manifest.ts';
import { readMemberCredits } from '../../platform/identity/accounts/members.ts';
import { readKeyCredits } from '../../platform/identity/keys/api-keys.ts';
import { carriedCredits, type Concurrency, type Outcome, type QuotaRequest, type Regeneration } from './usage.rules.ts';
import * as store from './usage.store.ts';
import type { AdmissionRow, CreditsLeft, EndRow } from './usage.store.ts';

/** A generation's lease; its process renews it while it runs. */
export const leaseMs = 30_000;
export const renewEveryMs = 10_000;

export interface Reservation {
  generation_id: string;
  concurrency: Concurrency;
  /** An item that was made from the same: nothing was taken, and the generation does not exist. */
  cached_item_id?: string;
  /** Nothing was taken, and nothing will be charged: it is one of the free regenerations. */
  is_free?: true;
}

/**
 * Takes the credits and a place among the running requests, or refuses with the public API's error. Where the request
 * has a cache key, an item with the same key is looked for first: it needs neither.
 * @throws AppError 429 concurrent_limit_exceeded, 401 quota_exceeded
 */
export async function reserve(scope: Scope, request: QuotaRequest): Promise<Reservation> {
  const answer = await store.reserve(scope, request, leaseEnd(scope.now));
  if (answer.outcome !== 'cached') refuse(answer, request.credits);
  return {
    generation_id: request.generation_id,
    concurrency: { running: answer.running, limit: answer.concurrency_limit },
    ...(answer.cached_item_id ? { cached_item_id: answer.cached_item_id } : {}),
    ...(answer.is_free ? { is_free: true } : {}),
  };
}

/** How often a text may still be regenerated for nothing; null where it is not the same text, voice and settings. */
export const countRegenerations = (scope: Scope, regeneration: Regeneration): Promise<number | null> =>
  store.countRegenerations(scope, regeneration);

/**
 * Extends an open generation by more text: it takes credits, and concurrency if the generation was parked.
 * @throws AppError as `reserve`; the generation keeps what it has
 */
export async function extend(
  scope: Scope,
  generation_id: string,
  more: { characters: number; credits: number },
): Promise<Reservation> {
  const answer = await store.extend(scope, generation_id, more, leaseEnd(scope.now));
  refuse(answer, more.credits);
  return { generation_id, concurrency: { running: answer.running, limit: answer.concurrency_limit } };
}

/** Gives the place among the running to others until the generation is extended. */
export async function park(scope: Scope, generation_id: string): Promise<void> {
  await store.park(scope, generation_id, leaseEnd(scope.now));
}

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseMs);

function refuse(answer: AdmissionRow, credits: number): void {
  if (answer.outcome === 'too_many')
    throw AppError.from(tooManyConcurrentRequests, { running: answer.running, limit: answer.concurrency_limit });
  if (answer.outcome === 'blocked' || answer.outcome === 'extra_blocked') throw AppError.from(paymentIssue);
  // Deleted or disabled since this request was let in.
  if (answer.outcome === 'key_gone') throw AppError.from(invalidApiKey);
  if (answer.outcome === 'ended') throw new Error('the generation had been given up: its lease ran out');
  if (answer.outcome !== 'ok') {
    const { credit_limit: limit, credits_left: left } = answer;
    throw AppError.from(quotaExceeded, { limit, left, needed: credits });
  }
}

/** Ends a generation, once: false when it had ended already. The balances before and after are the workspace's. */
export function end(scope: Scope, generation_id: string, outcome: Outcome) {
  return store.end(scope, generation_id, outcome);
}

/**
 * The same as a statement, for a slice that writes its own row with it: both happen or neither, in one round trip.
 * Answers `ended`, `credits_before`, `credits_after`.
 */
export function endStatement(scope: Scope, generation_id: string, outcome: Outcome): RawBuilder<EndRow> {
  return store.endStatement(generation_id, outcome, scope.now);
}

/** Enters in the ledger a generation that cost nothing, as a statement for the slice that writes its row with it. */
export function reuseStatement(
  scope: Scope,
  request: QuotaRequest,
  audioSeconds: RawBuilder<unknown>,
  firstByteMs: number,
): RawBuilder<EndRow> {
  return store.reuseStatement(scope, request, audioSeconds, firstByteMs);
}

/** Keeps a running generation from being taken for dead. */
export async function renewLease(db: Db, generation_id: string, now: Date): Promise<void> {
  await store.renew(db, generation_id, leaseEnd(now));
}

/**
 * Fails and releases what a dead process left open, and says which audio may be removed.
 * @param isAlone no other process can be at work on this database: leases need not be waited for.
 */
export async function releaseAbandoned(scope: Scope, isAlone: boolean): Promise<{ audio_keys: string[] }> {
  const dead = await store.findAbandoned(scope, isAlone);
  const audio_keys: string[] = [];
  for (const { generation_id, audio_key } of dead) {
    const { ended } = await store.end(scope, generation_id, {
      state: 'failed',
      characters: 0,
      credits: 0,
      audio_seconds: 0,
      first_byte_ms: null,
    });
    if (ended) audio_keys.push(audio_key);
  }
  return { audio_keys };
}

/**
 * Fails and releases what the person, and everybody in their own workspaces, have open; the process that makes it
 * finds that it has ended. Nothing new begins in these workspaces until the transaction ends. What was charged stays on
 * record, under a name that is nobody's.
 * @returns the audio that may be removed
 */
export async function removePersonalData(scope: Scope, removal: AccountRemoval): Promise<string[]> {
  const open = await store.lockOpenOf(scope, removal);
  const outcome = { state: 'failed', characters: 0, credits: 0, audio_seconds: 0, first_byte_ms: null } as const;
  for (const { generation_id } of open) await store.end(scope, generation_id, outcome);
  await store.renameUser(scope, removal);
  return open.map(({ audio_key }) => audio_key);
}

/** Returns what the workspace has and has spent, in the period of `now`. */
export async function getBalance(scope: Scope) {
  return store.readBalance(scope, scope.actor.workspace_id);
}

/** Opens the credit account of a new workspace; its first period begins now. */
export async function openAccount(scope: Scope, workspace_id: string, tier: Tier): Promise<void> {
  const plan = plans[tier];
  await store.insertAccount(scope, workspace_id, plan.monthly_credits, plan.concurrency);
}

/** Limits of a workspace; what is not given stays. */
export async function setLimits(
  scope: Scope,
  workspace_id: string,
  limits: { credits?: number; concurrency?: number },
): Promise<void> {
  await store.updateLimits(scope, workspace_id, limits);
}

/** What a plan says of credits, and whether what it costs was paid. */
export interface CreditPlan {
  /** Left out where the limits in force stay. */
  limits?: { credits: number; concurrency: number };
  is_blocked: boolean;
  /** From which months are counted; null leaves them as they are. */
  anchored_at: Date | null;
  /** A subscription begins: nothing that was used before counts. */
  starts_anew: boolean;
  /** Until when periods have passed, if that is later than now. */
  as_of: Date;
}

/**
 * Puts the credits of a plan in force. An upgrade begins a month: of what was used, the part goes into it that the former
 * plan's elapsed share of its month did not pay for.
 */
export async function followPlan(scope: Scope, workspace_id: string, plan: CreditPlan): Promise<void> {
  const { limits, anchored_at } = plan;
  const account = await store.lockAccount(scope, workspace_id);
  const isMoved = anchored_at !== null && anchored_at.getTime() !== account.anchored_at.getTime();
  if (anchored_at && (plan.starts_anew || isMoved)) {
    const carried = plan.starts_anew ? 0 : carriedCredits(account, anchored_at);
    await store.anchorPeriod(scope, workspace_id, anchored_at, carried);
  }
  await store.rollPeriod(scope, workspace_id, plan.as_of > scope.now ? plan.as_of : scope.now);
  await store.setBlocked(scope, workspace_id, plan.is_blocked);
  if (limits) await store.updateLimits(scope, workspace_id, limits);
}

/** What the caller may still spend: the least of what is left to the workspace, to the member and to the key. */
async function readCreditsLeft(scope: Scope): Promise<CreditsLeft> {
  const { key, user_id } = scope.actor;
  const limits = await Promise.all([
    readMemberCredits(scope, user_id),
    key?.has_credit_limit ? readKeyCredits(scope, key.key_id) : undefined,
  ]);
  let least = await store.readCreditsLeft(scope);
  for (const own of limits) {
    if (!own) continue;
    const left = store.leftOf(own.credit_limit, own.credits_used + own.credits_reserved);
    if (left.credits_left < least.credits_left) least = left;
  }
  return least;
}

/** Returns the same for clients: -1 is left where the workspace may use more than its credits, and the caller too. */
export async function getCreditsLeft(scope: Scope): Promise<{ credit_limit: number; credits_left: number }> {
  const { credit_limit, credits_left, is_extended } = await readCreditsLeft(scope);
  if (!is_extended) return { credit_limit, credits_left };
  return { credit_limit: (await getBalance(scope)).credit_limit, credits_left: leftWhenExtended };
}

/** The present period of the caller's workspace, whose credits nobody settles until the transaction ends. */
export async function lockCredits(scope: Scope): Promise<{ period: number; period_ends_at: Date }> {
  const { workspace_id } = scope.actor;
  await store.lockAccount(scope, workspace_id);
  await store.rollPeriod(scope, workspace_id, scope.now);
  return store.readBalance(scope, workspace_id);
}

/** The credits that were charged since then, of everything or of a key or a member. */
export const sumCharged = (scope: Scope, charged: store.Charged): Promise<number> => store.sumCharged(scope, charged);

/** Whether the workspace wants to use more than its credits, and how much more; what is not given stays. */
export async function setExtension(
  scope: Scope,
  { is_allowed, cap }: { is_allowed?: boolean | undefined; cap?: number | null | undefined },
): Promise<void> {
  const change = {
    ...(is_allowed === undefined ? {} : { extension_allowed: is_allowed }),
    ...(cap === undefined ? {} : { extension_cap: cap }),
  };
  if (Object.keys(change).length > 0) await store.updateExtension(scope, change);
}

/** What the credits beyond the plan's have cost in this period, in cents. */
export const getExtraUseCents = async (scope: Scope): Promise<number> => extraUseCents(await store.listExtraUse(scope));

/** Extra use of which not everything was charged: for the slice that charges. */
export const listOpenExtraUse = (scope: Scope) => store.listOpenExtraUse(scope);
export const lockExtraUse = (scope: Scope, workspaceId: string, period: number) =>
  store.lockExtraUse(scope, workspaceId, period);
export const closeExtraUse = (scope: Scope, workspaceId: string, period: number): Promise<void> =>
  store.closeExtraUse(scope, workspaceId, period);

/** Whether a payment for extra use has failed, so that there is no more of it. */
export const blockExtraUse = (scope: Scope, workspaceId: string, isBlocked: boolean): Promise<void> =>
  store.blockExtraUse(scope, workspaceId, isBlocked);

/** The credits that a member of the caller's workspace may use in each period; null removes the limit. */
export const limitMember = (scope: Scope, userId: string, limit: number | null): Promise<void> =>
  store.limitMember(scope, userId, limit);

/** @throws AppError 401 quota_exceeded, as `reserve` would, where `credits` are more than what is left. */
export async function checkCredits(scope: Scope, credits: number): Promise<void> {
  const { credit_limit, credits_left } = await readCreditsLeft(scope);
  if (await store.isBlocked(scope)) throw AppError.from(paymentIssue);
  if (credits > credits_left) {
    throw AppError.from(quotaExceeded, { limit: credit_limit, left: credits_left, needed: credits });
  }
}

/** The seconds of sound that the workspace had made or heard in this period, by product. */
export const sumSeconds = (scope: Scope): Promise<Map<string, number>> => store.sumSeconds(scope);

/** How many requests of the caller's workspace run, and how many may. */
export const readConcurrency = (scope: Scope): Promise<Concurrency> => store.readConcurrency(scope);

/**
 * Refuses what `reserve` would refuse at this moment. Nothing is locked or taken.
 * @throws AppError as `reserve`
 */
export async function checkAdmission(scope: Scope, credits: number): Promise<void> {
  const { running, limit } = await store.readConcurrency(scope);
  if (running >= limit) throw AppError.from(tooManyConcurrentRequests, { running, limit });
  await checkCredits(scope, credits);
}

/** Returns the outcome of a generation, for work that was interrupted; undefined when it never began. */
export async function findOutcome(
  scope: Scope,
  generation_id: string,
): Promise<{ state: 'open' | Outcome['state'] | 'cached'; credits: number } | undefined> {
  const ended = await store.findEntry(scope, generation_id);
  if (ended) return { state: ended.status as Outcome['state'] | 'cached', credits: ended.credits };
  return (await store.isOpen(scope, generation_id)) ? { state: 'open', credits: 0 } : undefined;
}

/** The database answers and holds our tables: what `/health` asks. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`SELECT 1 FROM credit_account LIMIT 1`.execute(db);
}
