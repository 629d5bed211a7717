/** The tables of analytics: entries of the ledger, single or summed up, with filters on their columns. */
import { sql, type RawBuilder } from 'kysely';
import { productTypes, type ColumnFilter } from '#contract/usage-statistics/types.ts';
import type { Scope } from '../../../kernel/context.ts';
import { entries, timesOf } from './statistics.store.ts';
import type { Window } from './axis.store.ts';

export type ColumnType = 'String' | 'Float' | 'Int' | 'Bool' | 'DateTime';
export interface Column {
  type: ColumnType;
  of: RawBuilder<unknown>;
}

const productName = sql`CASE product ${sql.join(
  Object.entries(productTypes).map(([product, name]) => sql`WHEN ${sql.lit(product)} THEN ${sql.lit(name)}`),
  sql` `,
)} ELSE product END`;

const ofRequest = {
  product_type: { type: 'String', of: productName },
  model: { type: 'String', of: sql`nullif(model_id, '')` },
  voice_id: { type: 'String', of: sql`nullif(voice_id, '')` },
  user_id: { type: 'String', of: sql`user_id` },
  hashed_xi_api_key: { type: 'String', of: sql`key_id` },
  request_source: { type: 'String', of: sql`CASE WHEN key_id IS NULL THEN 'web_app' ELSE 'api' END` },
} as const satisfies Record<string, Column>;

/** What entries can be grouped by. */
export const groups = {
  ...ofRequest,
  reporting_workspace_id: { type: 'String', of: sql`workspace_id` },
} as const satisfies Record<string, Column>;
export type Group = keyof typeof groups;

/** What is known of a single request. */
export const requestColumns = {
  timestamp: { type: 'DateTime', of: sql`created_at` },
  request_id: { type: 'String', of: sql`generation_id` },
  ...ofRequest,
  status: { type: 'String', of: sql`status` },
  success: { type: 'Bool', of: sql`status <> 'failed'` },
  characters: { type: 'Int', of: sql`characters` },
  credits_used: { type: 'Int', of: sql`credits` },
  audio_seconds: { type: 'Float', of: sql`audio_seconds` },
  time_to_first_byte: { type: 'Float', of: sql`first_byte_ms` },
} as const satisfies Record<string, Column>;

/** A filter whose column exists and whose values fit it. */
export type CheckedFilter = Omit<ColumnFilter, 'column'> & { column: Column };

const arrayTypes = {
  String: sql.raw('text[]'),
  Float: sql.raw('double precision[]'),
  Int: sql.raw('double precision[]'),
  Bool: sql.raw('boolean[]'),
  DateTime: sql.raw('timestamptz[]'),
};
const comparisons = { lt: sql.raw('<'), le: sql.raw('<='), gt: sql.raw('>'), ge: sql.raw('>=') };

function condition({ column, operation, values }: CheckedFilter): RawBuilder<unknown> {
  const known = values.filter((value) => value !== null);
  const list = sql`${known.map((value) => String(value))}::text[]::${arrayTypes[column.type]}`;
  if (operation === 'in' || operation === 'eq' || operation === 'not_in' || operation === 'neq') {
    const hasNone = values.length > known.length ? sql`OR (${column.of}) IS NULL` : sql``;
    const isOne = sql`(coalesce((${column.of}) = ANY (${list}), false) ${hasNone})`;
    return operation === 'in' || operation === 'eq' ? isOne : sql`NOT ${isOne}`;
  }
  return sql`(${column.of}) ${comparisons[operation]} (${list})[1]`;
}

/** Of members who are no admins, their own. */
const countedEntries = ({ actor }: Scope, { start, end }: Partial<Window>, filters: CheckedFilter[]) => {
  const conditions = [sql`workspace_id = ${actor.workspace_id}`, ...filters.map(condition)];
  if (actor.role !== 'admin') conditions.push(sql`user_id = ${actor.user_id}`);
  if (start) conditions.push(sql`created_at >= ${start}`);
  if (end) conditions.push(sql`created_at < ${end}`);
  return sql.join(conditions, sql` AND `);
};

export type Cell = string | number | boolean | null;

export async function sumTable(
  scope: Scope,
  window: Window,
  { axis, by, filters, count }: { axis: Date[]; by: Group[]; filters: CheckedFilter[]; count: number },
): Promise<{ slot: number; groups: Cell[]; credits: number; requests: number; minutes: number }[]> {
  const keys = by.map((name, i) => sql`${groups[name].of} AS ${sql.ref(`g${i}`)}`);
  const isByVoice = by.includes('voice_id') || filters.some(({ column }) => column === groups.voice_id);
  const names = by.map((_, i) => sql.ref(`g${i}`));
  const { rows } = await sql<{
    slot: number;
    groups: Cell[];
    credits: number;
    requests: number;
    minutes: number;
  }>`
    SELECT slot, jsonb_build_array(${sql.join(names)}) AS groups, sum(credits)::double precision AS credits,
      count(*) FILTER (WHERE is_request)::integer AS requests,
      coalesce(sum(audio_seconds) FILTER (WHERE status IN ('done', 'partial')), 0) / 60 AS minutes
    FROM (
      SELECT ${sql.join([sql`width_bucket(created_at, ${timesOf(axis)}) AS slot`, ...keys])},
        credits, audio_seconds, status, is_request
      FROM ${entries(isByVoice)} WHERE ${countedEntries(scope, window, filters)}
    ) entry
    GROUP BY ${sql.join([sql`slot`, ...names])}
    ORDER BY slot, sum(credits) DESC
    LIMIT ${count}`.execute(scope.db);
  return rows;
}

export async function listRequests(
  scope: Scope,
  window: Partial<Window>,
  wanted: { filters: CheckedFilter[]; search?: string | undefined; isAscending: boolean; count: number },
): Promise<Record<keyof typeof requestColumns, Cell | Date>[]> {
  const columns = Object.entries<Column>(requestColumns).map(([name, { of }]) => sql`${of} AS ${sql.ref(name)}`);
  const { search } = wanted;
  const found =
    search === undefined
      ? sql``
      : sql`AND (starts_with(generation_id, ${search}) OR starts_with(model_id, ${search})
          OR starts_with(voice_id, ${search}) OR starts_with(${productName}, ${search}))`;
  const direction = sql.raw(wanted.isAscending ? 'ASC' : 'DESC');
  const { rows } = await sql<Record<keyof typeof requestColumns, Cell | Date>>`
    SELECT ${sql.join(columns)} FROM ledger_entry
    WHERE ${countedEntries(scope, window, wanted.filters)} ${found}
    ORDER BY created_at ${direction}, entry_id ${direction} LIMIT ${wanted.count}`.execute(scope.db);
  return rows;
}
