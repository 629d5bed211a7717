/** Throttling, by address and by account, counted in the database so that a restart forgets nothing. */
import { createHash } from 'node:crypto';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import * as store from './attempts.store.ts';

const windowMs = 15 * 60 * 1000;

/** Tries in a window: of one account (or e-mail address, known or not), and of one address that requests come from. */
const limits = {
  /** Wrong passwords. */
  sign_in: { account: 10, address: 50 },
  /** Wrong codes, in links and typed in. */
  code: { account: 10, address: 50 },
  /** Sign-ups and what comes before them. */
  sign_up: { account: 10, address: 50 },
  pre_sign_up: { account: 10, address: 100 },
  /** Mails that anybody can have sent to anybody. */
  verification_mail: { account: 5, address: 50 },
  reset_mail: { account: 5, address: 50 },
  /** Mails of a workspace to those it invites, and looks at invitations. */
  invite_mail: { account: 100, address: 200 },
  invite_look: { account: 100, address: 100 },
} as const;

export type Throttled = keyof typeof limits;

export interface Tried {
  ip: string;
  /** An e-mail address, or the id of a user or workspace. Absent: only the address that the request comes from counts. */
  account?: string | undefined;
}

function countersOf(what: Throttled, { ip, account }: Tried) {
  const { account: ofAccount, address } = limits[what];
  const hash = account === undefined ? undefined : createHash('sha256').update(account).digest('hex');
  return [
    ...(hash === undefined ? [] : [{ key: `${what}:account:${hash}`, limit: ofAccount }]),
    { key: `${what}:address:${ip}`, limit: address },
  ];
}

/**
 * Counts the try before it is looked at: of many at the same moment no more than the limit get through. Known and
 * unknown accounts are counted alike. Not in a transaction that a failure rolls back.
 * @throws AppError 429 too_many_attempts
 */
export async function countTry(scope: Scope, what: Throttled, who: Tried): Promise<void> {
  const window_ends_at = new Date(scope.now.getTime() + windowMs);
  await store.forgetOver(scope);
  for (const { key, limit } of countersOf(what, who)) {
    if ((await store.count(scope, key, window_ends_at)) > limit) {
      throw new AppError(429, 'too_many_attempts', 'Too many attempts, please try again in a few minutes.');
    }
  }
}

/** After a success: the account starts afresh, the address has one try less. */
export async function forgiveTry(scope: Scope, what: Throttled, { ip, account }: Tried): Promise<void> {
  const counters = countersOf(what, { ip, account });
  if (account !== undefined) await store.forget(scope, counters[0]?.key ?? '');
  await store.takeBack(scope, counters.at(-1)?.key ?? '');
}

/** `work` is a try that its failure makes count: around the use of a code. @throws AppError 429 too_many_attempts */
export async function countFailures<T>(scope: Scope, what: Throttled, who: Tried, work: () => Promise<T>): Promise<T> {
  await countTry(scope, what, who);
  const answer = await work();
  await forgiveTry(scope, what, who);
  return answer;
}

export const countAttempt = (scope: Scope, email: string, ip: string) =>
  countTry(scope, 'sign_in', { account: email, ip });
export const forgiveAttempt = (scope: Scope, email: string, ip: string) =>
  forgiveTry(scope, 'sign_in', { account: email, ip });
