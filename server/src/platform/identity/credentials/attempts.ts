/** Throttling by account and by address. Attempts are counted in the database, so that a restart does not reset them. */
import { tooManyAttempts } from '#contract/security/errors.ts';
import { createHash } from 'node:crypto';
import type { Scope } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import * as store from './attempts.store.ts';

const windowMs = 15 * 60 * 1000;
const dayMs = 24 * 3600 * 1000;

/** Attempts allowed within the window: for one account (or email address, known or not) and for one IP address. */
const limits = {
  /** Wrong passwords are counted. */
  sign_in: { account: 10, address: 50 },
  /** Wrong codes are counted, whether they come from a link or are typed in. */
  code: { account: 10, address: 50 },
  /** Cookies that renew nothing, and tokens that open no socket, are counted. */
  refresh: { account: 10, address: 100 },
  socket_token: { account: 10, address: 50 },
  /** The sign-in page looks for a provider whenever an email address was typed. */
  sso_look: { account: 100, address: 100 },
  sign_up: { account: 10, address: 50 },
  pre_sign_up: { account: 10, address: 100 },
  /** Anybody can have these mails sent to anybody. */
  verification_mail: { account: 5, address: 50 },
  reset_mail: { account: 5, address: 50 },
  /** A workspace mails the people it invites, and they look at their invites before they sign in. */
  invite_mail: { account: 100, address: 200 },
  invite_look: { account: 100, address: 100 },
  /** Whoever has the link of an ended invite may ask its workspace for another one once a day. */
  invite_request: { account: 1, address: 20, windowMs: dayMs },
  /** Anybody may try promo codes. */
  promo_code: { account: 30, address: 30 },
  /** A form of a page of the payment sandbox. */
  payment_form: { account: 60, address: 120 },
  /** Anybody may report a public page, which is the account here. */
  share_report: { account: 50, address: 10 },
} as const satisfies Record<string, Limits>;

interface Limits {
  account: number;
  address: number;
  /** A quarter of an hour where it is absent. */
  windowMs?: number;
}

export type ThrottledAction = keyof typeof limits;

export interface AttemptSource {
  ip: string;
  /** An email address, or the id of a user or workspace. Without it only the IP address is counted. */
  account?: string | undefined;
}

function countersOf(action: ThrottledAction, { ip, account }: AttemptSource) {
  const { account: accountLimit, address } = limits[action];
  const hash = account === undefined ? undefined : createHash('sha256').update(account).digest('hex');
  return [
    ...(hash === undefined ? [] : [{ key: `${action}:account:${hash}`, limit: accountLimit }]),
    { key: `${action}:address:${ip}`, limit: address },
  ];
}

/**
 * Counts an attempt before it is examined, so that of many simultaneous attempts no more than the limit get through. Known
 * and unknown accounts are counted alike. Never call it in a transaction that a failure rolls back.
 * @throws AppError 429 too_many_attempts
 */
export async function countAttempt(scope: Scope, action: ThrottledAction, source: AttemptSource): Promise<void> {
  const rules: Limits = limits[action];
  const window_ends_at = new Date(scope.now.getTime() + (rules.windowMs ?? windowMs));
  await store.deleteEnded(scope);
  for (const { key, limit } of countersOf(action, source)) {
    const counted = await store.count(scope, key, window_ends_at);
    if (counted.failures > limit) {
      const seconds = Math.ceil((counted.window_ends_at.getTime() - scope.now.getTime()) / 1000);
      throw AppError.from(tooManyAttempts, { seconds: Math.max(1, seconds) });
    }
  }
}

/** After a success the account's count starts again at zero, and the IP address has one attempt less. */
export async function refundAttempt(
  scope: Scope,
  action: ThrottledAction,
  { ip, account }: AttemptSource,
): Promise<void> {
  const counters = countersOf(action, { ip, account });
  if (account !== undefined) await store.reset(scope, counters[0]?.key ?? '');
  await store.refund(scope, counters.at(-1)?.key ?? '');
}

/** Only a failure of `work` stays counted, as when a code is used. @throws AppError 429 too_many_attempts */
export async function countFailures<T>(
  scope: Scope,
  action: ThrottledAction,
  source: AttemptSource,
  work: () => Promise<T>,
): Promise<T> {
  await countAttempt(scope, action, source);
  const answer = await work();
  await refundAttempt(scope, action, source);
  return answer;
}

export const countSignInAttempt = (scope: Scope, email: string, ip: string) =>
  countAttempt(scope, 'sign_in', { account: email, ip });
export const refundSignInAttempt = (scope: Scope, email: string, ip: string) =>
  refundAttempt(scope, 'sign_in', { account: email, ip });
