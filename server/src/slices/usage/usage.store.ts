import { sql, type RawBuilder } from 'kysely';
import type { ExtraUse } from '#contract/usage/extra-use.ts';
import type { Scope } from '../../kernel/context.ts';
import { addMonths } from '../../kernel/months.ts';
import type { AccountRemoval } from '../../manifest.ts';
import type { Db } from '../../kernel/db/db.ts';
import { divideByVoice, type Concurrency, type Outcome, type QuotaRequest, type Regeneration } from './usage.rules.ts';

export interface CreditsLeft {
  credit_limit: number;
  credits_left: number;
  is_extended: boolean;
}

const openStates = ['reserved', 'running', 'parked'];

export interface AdmissionRow {
  outcome:
    | 'ok'
    | 'blocked'
    | 'too_many'
    | 'extra_blocked'
    | 'quota'
    | 'member_quota'
    | 'key_quota'
    | 'key_gone'
    | 'cached'
    | 'ended';
  running: number;
  concurrency_limit: number;
  credit_limit: number;
  credits_left: number;
}

interface ReserveRow extends AdmissionRow {
  cached_item_id: string | null;
  is_free: boolean;
}

export async function reserve(scope: Scope, request: QuotaRequest, leaseEndsAt: Date): Promise<ReserveRow> {
  const { actor, now } = scope;
  const { rows } = await sql<ReserveRow>`SELECT * FROM reserve_generation(
    ${request.generation_id}, ${actor.workspace_id}, ${actor.user_id}, ${actor.key?.key_id ?? null},
    ${request.product}, ${request.model_id}, ${request.voice_id}, ${request.characters}, ${request.credits}, ${request.audio_key},
    ${request.cache_key}, ${now}, ${leaseEndsAt}, ${request.regeneration?.key ?? null},
    ${request.regeneration?.sound_of ?? null})`.execute(scope.db);
  return first(rows);
}

/** How often a sound may still be regenerated for nothing; null where the request would not be the same. */
export async function countRegenerations({ db, actor, now }: Scope, { key, sound_of }: Regeneration) {
  const { rows } = await sql<{ remaining: number | null }>`SELECT remaining FROM find_regenerations(
    ${actor.workspace_id}, ${sound_of ?? null}, ${key}, ${now})`.execute(db);
  return first(rows).remaining;
}

/** Extends an open generation by more text. */
export async function extend(
  scope: Scope,
  generationId: string,
  more: { characters: number; credits: number },
  leaseEndsAt: Date,
): Promise<AdmissionRow> {
  const { rows } = await sql<AdmissionRow>`SELECT * FROM extend_generation(
    ${generationId}, ${more.characters}, ${more.credits}, ${scope.now}, ${leaseEndsAt})`.execute(scope.db);
  return first(rows);
}

export async function park(scope: Scope, generationId: string, leaseEndsAt: Date): Promise<void> {
  await sql`SELECT park_generation(${generationId}, ${leaseEndsAt})`.execute(scope.db);
}

export interface EndRow {
  ended: boolean;
  credits_before: number;
  credits_after: number;
}

/** The statement that ends a generation; on its own, or as the source of what is written with it. */
export const endStatement = (generationId: string, outcome: Outcome, now: Date) =>
  sql<EndRow>`SELECT * FROM end_generation(
    ${generationId}, ${outcome.state}, ${outcome.characters}::integer, ${outcome.credits}::bigint,
    ${outcome.audio_seconds}::double precision, ${outcome.first_byte_ms}::double precision, ${now}::timestamptz, ${voicesOf(outcome)}::jsonb)`;

const voicesOf = ({ turns, credits }: Outcome): string | null => {
  const shares = turns && divideByVoice(turns, credits);
  return shares ? JSON.stringify(shares) : null;
};

/** The statement that enters in the ledger a generation that cost nothing; `audioSeconds` is an expression of the caller's statement. */
export const reuseStatement = (
  scope: Scope,
  request: QuotaRequest,
  audioSeconds: RawBuilder<unknown>,
  firstByteMs: number,
) =>
  sql<EndRow>`SELECT * FROM reuse_generation(
    ${request.generation_id}, ${scope.actor.workspace_id}, ${scope.actor.user_id}, ${scope.actor.key?.key_id ?? null},
    ${request.product}, ${request.model_id}, ${request.voice_id}, ${request.characters}::integer,
    ${audioSeconds}, ${firstByteMs}::double precision, ${scope.now}::timestamptz)`;

export async function end(scope: Scope, generationId: string, outcome: Outcome): Promise<EndRow> {
  const { rows } = await endStatement(generationId, outcome, scope.now).execute(scope.db);
  return first(rows);
}

export async function renew(db: Db, generationId: string, leaseEndsAt: Date): Promise<void> {
  await sql`SELECT renew_generation(${generationId}, ${leaseEndsAt})`.execute(db);
}

export function findAbandoned(scope: Scope, isAlone: boolean) {
  return scope.db
    .selectFrom('generation')
    .select(['generation_id', 'audio_key'])
    .where('state', 'in', openStates)
    .$if(!isAlone, (query) => query.where('lease_ends_at', '<', scope.now))
    .execute();
}

export async function readBalance(scope: Scope, workspaceId: string) {
  const account = await scope.db
    .selectFrom('credit_account')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  // A period that has ended is rolled by the next reservation; until then it is only read as ended.
  const hasEnded = account.period_ends_at <= scope.now;
  return {
    credit_limit: account.credit_limit,
    credits_used: hasEnded ? 0 : account.credits_used,
    concurrency_limit: account.concurrency_limit,
    extension_allowed: account.extension_allowed,
    extension_cap: account.extension_cap,
    ...(hasEnded
      ? presentPeriod(account, scope.now)
      : { period: account.period, period_ends_at: account.period_ends_at }),
  };
}

/** With `is_extended`, what is left counts what may be used beyond the credits; infinite where that has no limit. */
export async function readCreditsLeft({ db, actor, now }: Scope): Promise<CreditsLeft> {
  const account = await db
    .selectFrom('credit_account')
    .select(['credit_limit', 'credits_used', 'credits_reserved', 'period_ends_at', 'extension_cap'])
    .select(
      sql<boolean>`extension_allowed AND extra_blocked_at IS NULL AND can_exceed_credits(workspace_id)`.as(
        'is_extended',
      ),
    )
    .where('workspace_id', '=', actor.workspace_id)
    .executeTakeFirstOrThrow();
  const { credit_limit, is_extended, extension_cap } = account;
  const used = account.period_ends_at <= now ? 0 : account.credits_used;
  const beyond = is_extended ? (extension_cap ?? Infinity) : 0;
  return { ...leftOf(credit_limit + beyond, used + account.credits_reserved), is_extended };
}

/** The extra use of the present period; of one that has ended, there is none yet in the next. */
export async function listExtraUse({ db, actor, now }: Scope): Promise<ExtraUse[]> {
  const rows = await db
    .selectFrom('extra_use as x')
    .innerJoin('credit_account as c', (join) =>
      join.onRef('c.workspace_id', '=', 'x.workspace_id').onRef('c.period', '=', 'x.period'),
    )
    .select(['x.tier', 'x.billing_period', 'x.currency', 'x.is_turbo', 'x.credits'])
    .where('x.workspace_id', '=', actor.workspace_id)
    .where('c.period_ends_at', '>', now)
    .execute();
  return rows as ExtraUse[];
}

/** The periods of which not everything was charged. */
export function listOpenExtraUse({ db }: Pick<Scope, 'db'>): Promise<{ workspace_id: string; period: number }[]> {
  return db
    .selectFrom('extra_use')
    .select(['workspace_id', 'period'])
    .distinct()
    .where('closed_at', 'is', null)
    .execute();
}

/** The extra use of a period, which cannot grow until the transaction ends. */
export async function lockExtraUse({ db, now }: Scope, workspaceId: string, period: number) {
  const account = await lockAccount({ db }, workspaceId);
  const uses = await db
    .selectFrom('extra_use')
    .select(['tier', 'billing_period', 'currency', 'is_turbo', 'credits'])
    .where('workspace_id', '=', workspaceId)
    .where('period', '=', period)
    .execute();
  return { uses: uses as ExtraUse[], isOver: account.period > period || account.period_ends_at <= now };
}

export async function closeExtraUse({ db, now }: Scope, workspaceId: string, period: number): Promise<void> {
  await db
    .updateTable('extra_use')
    .set({ closed_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('period', '=', period)
    .execute();
}

export async function blockExtraUse({ db, now }: Scope, workspaceId: string, isBlocked: boolean): Promise<void> {
  await db
    .updateTable('credit_account')
    .set({ extra_blocked_at: isBlocked ? now : null })
    .where('workspace_id', '=', workspaceId)
    .execute();
}

export async function updateExtension(
  { db, actor }: Scope,
  change: { extension_allowed?: boolean; extension_cap?: number | null },
): Promise<void> {
  await db.updateTable('credit_account').set(change).where('workspace_id', '=', actor.workspace_id).execute();
}

export async function limitMember({ db, actor, now }: Scope, userId: string, limit: number | null): Promise<void> {
  await sql`SELECT limit_member(${actor.workspace_id}, ${userId}, ${limit}, ${now})`.execute(db);
}

/** The seconds of sound of this period, by product. */
export async function sumSeconds({ db, actor, now }: Scope): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledger_entry as e')
    .innerJoin('credit_account as c', (join) =>
      join.onRef('c.workspace_id', '=', 'e.workspace_id').onRef('c.period', '=', 'e.period'),
    )
    .select(['e.product', (q) => q.fn.coalesce(q.fn.sum<number>('e.audio_seconds'), q.lit(0)).as('seconds')])
    .where('e.workspace_id', '=', actor.workspace_id)
    // No period is longer, so what is older need not be read.
    .where('e.created_at', '>=', sql<Date>`${now}::timestamptz - interval '63 days'`)
    .where('c.period_ends_at', '>', now)
    .where('e.status', 'in', ['done', 'partial'])
    .groupBy('e.product')
    .execute();
  return new Map(rows.map(({ product, seconds }) => [product, Number(seconds)]));
}

export interface Charged {
  since: { period: number } | Date;
  key_id?: string | null;
  user_id?: string | null;
}

export async function sumCharged({ db, actor, now }: Scope, { since, key_id, user_id }: Charged): Promise<number> {
  const { credits } = await db
    .selectFrom('ledger_entry')
    .select((q) => q.fn.coalesce(q.fn.sum<number>('credits'), q.lit(0)).as('credits'))
    .where('workspace_id', '=', actor.workspace_id)
    .$if(since instanceof Date, (query) => query.where('created_at', '>=', since as Date))
    .$if('period' in since, (query) =>
      query
        .where('period', '=', (since as { period: number }).period)
        // No period is longer, so what is older need not be read.
        .where('created_at', '>=', sql<Date>`${now}::timestamptz - interval '63 days'`),
    )
    .$if(key_id != null, (query) => query.where('key_id', '=', key_id!))
    .$if(user_id != null, (query) => query.where('user_id', '=', user_id!))
    .executeTakeFirstOrThrow();
  return Number(credits);
}

export function readConcurrency({ db, actor }: Scope): Promise<Concurrency> {
  return db
    .selectFrom('credit_account')
    .select(['running', 'concurrency_limit as limit'])
    .where('workspace_id', '=', actor.workspace_id)
    .executeTakeFirstOrThrow();
}

export const leftOf = (limit: number, taken: number) => ({
  credit_limit: limit,
  credits_left: Math.max(limit - taken, 0),
  is_extended: false,
});

export function findEntry({ db, actor }: Scope, generationId: string) {
  return db
    .selectFrom('ledger_entry')
    .select(['status', 'credits'])
    .where('generation_id', '=', generationId)
    .where('workspace_id', '=', actor.workspace_id)
    .executeTakeFirst();
}

export async function isOpen({ db, actor }: Scope, generationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('generation')
    .select('generation_id')
    .where('generation_id', '=', generationId)
    .where('workspace_id', '=', actor.workspace_id)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  return row !== undefined;
}

/** The period that holds now, of an account whose last known period has ended. */
function presentPeriod(
  { anchored_at, anchor_period, period }: { anchored_at: Date; anchor_period: number; period: number },
  now: Date,
): { period: number; period_ends_at: Date } {
  for (let months = period - anchor_period; ; months++) {
    const period_ends_at = addMonths(anchored_at, months);
    if (period_ends_at > now) return { period: anchor_period + months, period_ends_at };
  }
}

export function lockAccount({ db }: Pick<Scope, 'db'>, workspaceId: string) {
  return db
    .selectFrom('credit_account')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function rollPeriod({ db }: Scope, workspaceId: string, now: Date): Promise<void> {
  await sql`SELECT roll_credit_period(${workspaceId}, ${now})`.execute(db);
}

export async function anchorPeriod({ db }: Scope, workspaceId: string, anchor: Date, carried: number): Promise<void> {
  await sql`SELECT anchor_credit_period(${workspaceId}, ${anchor}, ${carried})`.execute(db);
}

export async function setBlocked({ db }: Scope, workspaceId: string, blocked: boolean): Promise<void> {
  await db.updateTable('credit_account').set({ blocked }).where('workspace_id', '=', workspaceId).execute();
}

export async function isBlocked({ db, actor }: Scope): Promise<boolean> {
  const { blocked } = await db
    .selectFrom('credit_account')
    .select('blocked')
    .where('workspace_id', '=', actor.workspace_id)
    .executeTakeFirstOrThrow();
  return blocked;
}

export async function insertAccount(scope: Scope, workspaceId: string, credits: number, concurrency: number) {
  await scope.db
    .insertInto('credit_account')
    .values({
      workspace_id: workspaceId,
      credit_limit: credits,
      concurrency_limit: concurrency,
      anchored_at: scope.now,
      period_ends_at: sql<Date>`${scope.now}::timestamptz + interval '1 month'`,
    })
    .execute();
}

export async function updateLimits(
  scope: Scope,
  workspaceId: string,
  limits: { credits?: number; concurrency?: number },
): Promise<void> {
  if (limits.credits === undefined && limits.concurrency === undefined) return;
  await scope.db
    .updateTable('credit_account')
    .set({
      ...(limits.credits === undefined ? {} : { credit_limit: limits.credits }),
      ...(limits.concurrency === undefined ? {} : { concurrency_limit: limits.concurrency }),
    })
    .where('workspace_id', '=', workspaceId)
    .execute();
}

function first<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('the database answered no row');
  return row;
}

/** Credit accounts are locked before generations, as everywhere, so that no two transactions wait for each other. */
export async function lockOpenOf(
  { db }: Scope,
  {
    user_id,
    workspace_ids,
    all_workspace_ids,
  }: Pick<AccountRemoval, 'user_id' | 'workspace_ids' | 'all_workspace_ids'>,
) {
  await sql`
    SELECT FROM credit_account
    WHERE workspace_id = ANY(${all_workspace_ids})
      OR workspace_id IN (SELECT workspace_id FROM generation WHERE user_id = ${user_id} AND state = ANY(${openStates}))
    ORDER BY workspace_id FOR UPDATE`.execute(db);
  return db
    .selectFrom('generation')
    .select(['generation_id', 'audio_key'])
    .where('state', 'in', openStates)
    .where((q) => q.or([q('user_id', '=', user_id), sql<boolean>`workspace_id = ANY(${workspace_ids})`]))
    .execute();
}

export async function renameUser({ db }: Scope, { user_id, alias }: { user_id: string; alias: string }): Promise<void> {
  await db.updateTable('generation').set({ user_id: alias }).where('user_id', '=', user_id).execute();
  await db.updateTable('ledger_entry').set({ user_id: alias }).where('user_id', '=', user_id).execute();
}
