/** Sums over the ledger. Each statement is about the caller's workspace, and mostly about the caller alone. */
import { sql, type RawBuilder } from 'kysely';
import type { ExtraUse } from '#contract/usage/extra-use.ts';
import type { Metric } from '#contract/usage-statistics/types.ts';
import type { Scope } from '../../../kernel/context.ts';
import type { Window } from './axis.store.ts';

/** What entries are counted: of the workspace, or of the caller. */
export interface Counted extends Window {
  isOfWorkspace: boolean;
  product?: string | undefined;
  model?: string | undefined;
  voice?: string | undefined;
  /** Null is the web app. */
  key?: string | null | undefined;
  user?: string | undefined;
}

export type SeriesOf = 'none' | 'voice' | 'user' | 'key' | 'has_key' | 'product' | 'model';

const seriesColumns: Record<SeriesOf, RawBuilder<string | null>> = {
  none: sql`''`,
  voice: sql`nullif(voice_id, '')`,
  user: sql`user_id`,
  key: sql`key_id`,
  has_key: sql`(key_id IS NOT NULL)::text`,
  product: sql`product`,
  model: sql`nullif(model_id, '')`,
};

/** The price of a credit beyond the plan's, in a period. */
export interface ExtraPrice {
  period: number;
  is_turbo: boolean;
  price: number;
}

const valueOf: Record<Metric, RawBuilder<number | null>> = {
  credits: sql`sum(credits)`,
  // What was answered from the history was not made again.
  minutes_used: sql`sum(audio_seconds) FILTER (WHERE status IN ('done', 'partial')) / 60`,
  request_count: sql`count(*) FILTER (WHERE is_request)`,
  ttfb_avg: sql`avg(first_byte_ms)`,
  ttfb_p95: sql`percentile_cont(0.95) WITHIN GROUP (ORDER BY first_byte_ms)`,
  fiat_units_spent: sql`sum(extra_credits * price)`,
  concurrency: sql`max(running_at_start)`,
  concurrency_average: sql`avg(running_at_start)`,
};

export interface SeriesValue {
  /** The number of the interval, from 1; null is the value of the whole window, where it follows from no other. */
  slot: number | null;
  id: string | null;
  value: number;
  /** How many entries a mean is of. */
  weight: number;
}

/** How the value of the whole window follows from those of its intervals. */
export const wholeOf: Record<Metric, 'sum' | 'most' | 'mean' | 'counted'> = {
  ...{ credits: 'sum', minutes_used: 'sum', request_count: 'sum', fiat_units_spent: 'sum' },
  ...{ ttfb_avg: 'mean', ttfb_p95: 'counted', concurrency: 'most', concurrency_average: 'mean' },
};

const weightOf: Partial<Record<Metric, RawBuilder<number>>> = {
  ...{ ttfb_avg: sql`count(first_byte_ms)`, concurrency_average: sql`count(running_at_start)` },
};

/**
 * The entries, or with `byVoice` the parts of each voice: a dialogue has one for each. The part that is counted as the request
 * is that of the voice with the most characters, so that voices sum to what there was.
 */
export const entries = (byVoice: boolean): RawBuilder<unknown> => {
  if (!byVoice) return sql`(SELECT *, true AS is_request FROM ledger_entry) AS ledger_entry`;
  const same = sql.raw(
    'workspace_id, created_at, user_id, key_id, product, model_id, status, period, first_byte_ms, running_at_start',
  );
  return sql`(
    SELECT ${same}, voice_id, credits, extra_credits::double precision AS extra_credits, audio_seconds, true AS is_request
      FROM ledger_entry WHERE voices IS NULL
    UNION ALL
    SELECT ${same}, v.part ->> 'voice_id', (v.part ->> 'credits')::bigint,
        extra_credits * (v.part ->> 'share')::double precision, audio_seconds * (v.part ->> 'share')::double precision,
        v.number = 1
      FROM ledger_entry CROSS JOIN LATERAL jsonb_array_elements(voices) WITH ORDINALITY AS v(part, number)
      WHERE voices IS NOT NULL
  ) AS ledger_entry`;
};

const countedEntries = ({ actor }: Scope, counted: Counted) => {
  const conditions = [
    sql`workspace_id = ${actor.workspace_id}`,
    sql`created_at >= ${counted.start}`,
    sql`created_at < ${counted.end}`,
  ];
  if (!counted.isOfWorkspace) conditions.push(sql`user_id = ${actor.user_id}`);
  if (counted.product !== undefined) conditions.push(sql`product = ${counted.product}`);
  if (counted.model !== undefined) conditions.push(sql`model_id = ${counted.model}`);
  if (counted.voice !== undefined) conditions.push(sql`voice_id = ${counted.voice}`);
  if (counted.key !== undefined) conditions.push(sql`key_id IS NOT DISTINCT FROM ${counted.key}`);
  if (counted.user !== undefined) conditions.push(sql`user_id = ${counted.user}`);
  return sql.join(conditions, sql` AND `);
};

export const timesOf = (axis: Date[]) => sql`${axis.map((at) => at.toISOString())}::timestamptz[]`;

export async function sumSeries(
  scope: Scope,
  counted: Counted,
  { axis, metric, of, prices }: { axis: Date[]; metric: Metric; of: SeriesOf; prices: ExtraPrice[] },
): Promise<SeriesValue[]> {
  const priced =
    metric === 'fiat_units_spent'
      ? sql`LEFT JOIN jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) AS p(period integer, is_turbo boolean, price double precision)
          ON p.period = ledger_entry.period AND p.is_turbo = (model_id LIKE 'eleven_turbo%')`
      : sql``;
  // Grouping sets keep PostgreSQL from using several processes, which is half of the time of a large ledger.
  const grouping = wholeOf[metric] === 'counted' ? sql`GROUPING SETS ((slot, id), (id))` : sql`slot, id`;
  const { rows } = await sql<SeriesValue>`
    SELECT slot, id, coalesce(value, 0)::double precision AS value, weight::integer
    FROM (
      SELECT slot, id, ${valueOf[metric]} AS value, ${weightOf[metric] ?? sql`0`} AS weight
      FROM (
        SELECT width_bucket(created_at, ${timesOf(axis)}) AS slot, ${seriesColumns[of]} AS id, ledger_entry.*${
          metric === 'fiat_units_spent' ? sql`, p.price` : sql``
        }
        FROM ${entries(of === 'voice' || counted.voice !== undefined)} ${priced}
        WHERE ${countedEntries(scope, counted)}
      ) entry
      GROUP BY ${grouping}
    ) sums`.execute(scope.db);
  return rows;
}

/** Whether there are requests of which nobody knows how many others ran. */
export async function hasUnknownConcurrency(scope: Scope, counted: Counted): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT EXISTS (
      SELECT FROM ledger_entry
      WHERE running_at_start IS NULL AND status <> 'cached' AND ${countedEntries(scope, counted)})`.execute(scope.db);
  return rows[0]!.exists;
}

/** What the workspace used beyond its credits, in the periods that the window touches. */
export async function listExtraUse(scope: Scope, { start, end }: Window): Promise<(ExtraUse & { period: number })[]> {
  const { db, actor } = scope;
  const { rows } = await sql<ExtraUse & { period: number }>`
    SELECT period, tier, billing_period, currency, is_turbo, credits FROM extra_use
    WHERE workspace_id = ${actor.workspace_id} AND period IN (
      SELECT period FROM ledger_entry
      WHERE workspace_id = ${actor.workspace_id} AND created_at >= ${start} AND created_at < ${end}
        AND extra_credits > 0)`.execute(db);
  return rows;
}
