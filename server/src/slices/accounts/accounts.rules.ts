import { hasUnlimitedSeats, isUnlimited } from '#contract/billing/plans.ts';
import type { ListedAccount } from '#contract/accounts/types.ts';
import { csvLine } from '../../kernel/csv.ts';

/** Names the place after an account in the list. */
export const cursorOf = ({ created_at, user_id }: { created_at: Date; user_id: string }): string =>
  `${created_at.getTime()}.${user_id}`;

export function readCursor(cursor: string): { created_at: Date; user_id: string } {
  const [time = '', user_id = ''] = cursor.split('.');
  return { created_at: new Date(Number(time)), user_id };
}

const columns = [
  'user_id',
  'email',
  'first_name',
  'workspace_id',
  'workspace_name',
  'is_owner',
  'is_operator',
  'tier',
  'credits_used',
  'credit_limit',
  'used_seats',
  'max_seats',
  'state',
  'created_at',
  'last_active_at',
] as const;

export const csvHeader = csvLine([...columns]);

export function toCsvLine(account: ListedAccount): string {
  const times = {
    created_at: toIso(account.created_at_unix),
    last_active_at: account.last_active_at_unix === null ? '' : toIso(account.last_active_at_unix),
  };
  const limits = {
    credit_limit: isUnlimited(account.tier, account.credit_limit) ? 'unlimited' : account.credit_limit,
    max_seats: hasUnlimitedSeats(account.max_seats) ? 'unlimited' : account.max_seats,
  };
  const values: Record<(typeof columns)[number], string | number | boolean | null> = {
    ...account,
    ...times,
    ...limits,
  };
  return csvLine(columns.map((column) => String(values[column] ?? '')));
}

const toIso = (unix: number) => new Date(unix * 1000).toISOString();
