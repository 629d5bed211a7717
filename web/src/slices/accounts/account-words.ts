/** What the list and an open account have in common: how an account, its state and its credits are named. */
import type { AccountState, ListedAccount } from '#contract/accounts/types.ts';
import { isUnlimited } from '#contract/billing/plans.ts';
import { formatNumber } from '../../lib/format.ts';
import { t } from './messages.ts';

type Named = Pick<ListedAccount, 'first_name' | 'workspace_name'>;
type Credited = Pick<ListedAccount, 'tier' | 'credits_used' | 'credit_limit'>;

export const nameOf = ({ first_name, workspace_name }: Named): string => first_name || workspace_name;

export const stateTones = {
  locked: 'danger',
  unverified: 'plain',
  on_probation: 'danger',
  warned: 'warning',
  over_seats: 'warning',
  used_up: 'warning',
  near_limit: 'warning',
  never_signed_in: 'plain',
  active: 'success',
} as const satisfies Record<AccountState, string>;

export const stateWords = ({ state, used_seats, max_seats }: ListedAccount): string =>
  state === 'over_seats' ? t('seats_over', { count: used_seats - max_seats }) : t(`state_${state}`);

export const hasNoCreditLimit = ({ tier, credit_limit }: Credited): boolean => isUnlimited(tier, credit_limit);

/** Is undefined where the plan has no limit. */
export function percentUsed(account: Credited): number | undefined {
  if (hasNoCreditLimit(account)) return undefined;
  const { credits_used, credit_limit } = account;
  return credit_limit > 0 ? Math.floor((credits_used / credit_limit) * 100) : 100;
}

export const percentWords = (percent: number): string => t('percent', { percent: formatNumber(percent) });
