import type { Account } from '#contract/accounts/types.ts';
import { hasNoCreditLimit } from '../account-words.ts';

type Told = Pick<
  Account,
  | 'is_locked'
  | 'is_locked_in_workspace'
  | 'is_verified'
  | 'is_in_probation'
  | 'warning'
  | 'used_seats'
  | 'max_seats'
  | 'tier'
  | 'credits_used'
  | 'credit_limit'
  | 'usable_credits'
  | 'has_requested_alpha'
  | 'has_alpha_access'
>;

const tones = {
  locked: 'danger',
  locked_in_workspace: 'warning',
  unverified: 'plain',
  on_probation: 'warning',
  warning_unread: 'warning',
  warning_read: 'plain',
  over_seats: 'warning',
  used_up: 'warning',
  alpha_requested: 'info',
} as const;

/** Extra use goes on beyond the credits of the plan. */
const isUsedUp = (account: Told): boolean =>
  !hasNoCreditLimit(account) && account.usable_credits !== null && account.credits_used >= account.usable_credits;

export type NoteName = keyof typeof tones;

/** Everything that is out of the ordinary about an account, the most urgent first. */
export function notesOf(account: Told): { name: NoteName; tone: (typeof tones)[NoteName] }[] {
  const isTrue: Record<NoteName, boolean> = {
    locked: account.is_locked,
    locked_in_workspace: account.is_locked_in_workspace,
    unverified: !account.is_verified,
    on_probation: account.is_in_probation,
    warning_unread: account.warning === 'unread',
    warning_read: account.warning === 'read',
    over_seats: account.used_seats > account.max_seats,
    used_up: isUsedUp(account),
    alpha_requested: account.has_requested_alpha && !account.has_alpha_access,
  };
  return (Object.keys(tones) as NoteName[]).filter((name) => isTrue[name]).map((name) => ({ name, tone: tones[name] }));
}
