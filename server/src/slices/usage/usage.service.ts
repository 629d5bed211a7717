/** Credits, concurrency and the ledger. Nothing else writes credits. */
import { sql, type RawBuilder } from 'kysely';
import type { Tier } from '#contract/plans.ts';
import { plans } from '#contract/plans.ts';
import type { Scope } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Order, Outcome } from './usage.rules.ts';
import * as store from './usage.store.ts';
import type { EndRow } from './usage.store.ts';

/** A generation's lease; its process renews it while it runs. */
export const leaseMs = 30_000;
export const renewEveryMs = 10_000;

export interface Reservation {
  generation_id: string;
  running: number;
  concurrency_limit: number;
}

/**
 * Takes the credits and a place among the running requests, or refuses with the public API's error.
 * @throws AppError 429 concurrent_limit_exceeded, 401 quota_exceeded
 */
export async function reserve(scope: Scope, order: Order): Promise<Reservation> {
  const lease_ends_at = new Date(scope.now.getTime() + leaseMs);
  const answer = await store.reserve(scope, order, lease_ends_at);
  if (answer.outcome === 'too_many') throw tooManyRequests(answer.running, answer.concurrency_limit);
  // Deleted or disabled since this request was let in.
  if (answer.outcome === 'key_gone') throw new AppError(401, 'invalid_api_key', 'Invalid API key');
  if (answer.outcome !== 'ok') throw quotaExceeded(answer.credit_limit, answer.credits_left, order.credits);
  return { generation_id: order.generation_id, running: answer.running, concurrency_limit: answer.concurrency_limit };
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

/** Keeps a running generation from being taken for dead. */
export async function renewLease(db: Db, generation_id: string, now: Date): Promise<void> {
  await store.renew(db, generation_id, new Date(now.getTime() + leaseMs));
}

/**
 * Fails and releases what a dead process left open, and says which audio may be removed.
 * @param isAlone no other process can be at work on this database: leases need not be waited for.
 */
export async function releaseDead(scope: Scope, isAlone: boolean): Promise<{ audio_keys: string[] }> {
  const dead = await store.findDead(scope, isAlone);
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

/** What the workspace has and spent, in the period that holds `now`. */
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

function tooManyRequests(running: number, limit: number): AppError {
  return new AppError(
    429,
    'too_many_concurrent_requests',
    `Too many concurrent requests. Your current subscription is associated with a maximum of ${limit} concurrent requests (running in parallel).`,
    {
      code: 'concurrent_limit_exceeded',
      headers: {
        'retry-after': '1',
        'current-concurrent-requests': String(running),
        'maximum-concurrent-requests': String(limit),
      },
    },
  );
}

function quotaExceeded(limit: number, left: number, needed: number): AppError {
  return new AppError(
    401,
    'quota_exceeded',
    `This request exceeds your quota of ${limit}. You have ${left} credits remaining, while ${needed} credits are required for this request.`,
    { type: 'payment_required' },
  );
}

/** The database answers and holds our tables: what `/health` asks. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`SELECT 1 FROM credit_account LIMIT 1`.execute(db);
}
