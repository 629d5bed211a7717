/** The list of accounts. The function in the database joins the tables of several slices, so that a page is one query. */
import { sql, type RawBuilder } from 'kysely';
import { plans } from '#contract/billing/plans.ts';
import type { Scope } from '../../kernel/context.ts';

type Data = Pick<Scope, 'db' | 'now'>;

export interface AccountRow {
  user_id: string;
  email: string;
  first_name: string | null;
  created_at: Date;
  email_verified_at: Date | null;
  locked_at: Date | null;
  is_operator: boolean;
  has_alpha_access: boolean;
  is_in_probation: boolean;
  moderation_warning_dismissed: boolean | null;
  workspace_id: string;
  workspace_name: string;
  is_owner: boolean;
  role: string;
  tier: string;
  credits_used: number;
  credit_limit: number;
  usable_credits: number | null;
  concurrency_limit: number;
  used_seats: number;
  max_seats: number;
  last_active_at: Date | null;
  state: string;
}

export interface AccountFilter {
  search?: string | undefined;
  tier?: string | undefined;
  state?: string | undefined;
}

const seats = JSON.stringify(Object.fromEntries(Object.entries(plans).map(([tier, plan]) => [tier, plan.seats])));
const accounts = (now: Date) => sql`list_accounts(${now}::timestamptz, ${seats}::jsonb)`;

function matches({ search, tier, state }: AccountFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (tier) conditions.push(sql`tier = ${tier}`);
  if (state) conditions.push(sql`state = ${state}`);
  if (search) {
    const text = search.toLowerCase();
    conditions.push(sql`(strpos(lower(email), ${text}) > 0 OR strpos(lower(first_name), ${text}) > 0
      OR strpos(lower(workspace_name), ${text}) > 0 OR user_id = ${search} OR workspace_id = ${search})`);
  }
  return sql.join(conditions, sql` AND `);
}

/** The newest first, after the one that is named. */
export async function listAccounts(
  { db, now }: Data,
  filter: AccountFilter,
  count: number,
  after: { created_at: Date; user_id: string } | undefined,
): Promise<AccountRow[]> {
  const isLater = after
    ? sql`(created_at, user_id) < (${after.created_at}::timestamptz, ${after.user_id}::text)`
    : sql`true`;
  const { rows } = await sql<AccountRow>`
    SELECT * FROM ${accounts(now)} WHERE ${matches(filter)} AND ${isLater}
    ORDER BY created_at DESC, user_id DESC LIMIT ${count}`.execute(db);
  return rows;
}

export async function countAccounts({ db, now }: Data, filter: AccountFilter) {
  const { rows } = await sql<{ total: number; needing_attention: number }>`
    SELECT count(*) AS total,
      count(*) FILTER (WHERE credits_used * 10 >= usable_credits * 9 OR used_seats > max_seats) AS needing_attention
    FROM ${accounts(now)} WHERE ${matches(filter)}`.execute(db);
  return rows[0] ?? { total: 0, needing_attention: 0 };
}

export async function findAccount({ db, now }: Data, userId: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`SELECT * FROM ${accounts(now)} WHERE user_id = ${userId}`.execute(db);
  return rows[0];
}
