import { z } from 'zod';

/** What usage can be broken down by in the public API. */
export const breakdowns = [
  'none',
  'voice',
  'voice_multiplier',
  'user',
  'groups',
  'api_keys',
  'all_api_keys',
  'product_type',
  'model',
  'resource',
  'request_queue',
  'region',
  'subresource_id',
  'reporting_workspace_id',
  'has_api_key',
] as const;
export type Breakdown = (typeof breakdowns)[number];

export const intervals = ['hour', 'day', 'week', 'month', 'cumulative'] as const;
export type Interval = (typeof intervals)[number];

export const metrics = [
  'credits',
  'minutes_used',
  'request_count',
  'ttfb_avg',
  'ttfb_p95',
  'fiat_units_spent',
  'concurrency',
  'concurrency_average',
] as const;
export type Metric = (typeof metrics)[number];

/** Metrics whose values of two intervals add up to the value of both. */
export const sums = ['credits', 'minutes_used', 'request_count', 'fiat_units_spent'] as const satisfies Metric[];
export const isSum = (metric: Metric): boolean => (sums as readonly Metric[]).includes(metric);

/** The products as the statistics name them, by the names of the ledger. */
export const productTypes = {
  tts: 'text_to_speech',
  sts: 'speech_to_speech',
  stt: 'speech_to_text',
  alignment: 'forced_alignment',
  audio_isolation: 'audio_isolation',
} as const satisfies Record<string, string>;

/** A product that has no name in the statistics yet keeps the one of the ledger. */
export const productType = (product: string): string => (productTypes as Record<string, string>)[product] ?? product;

/** A time zone of the IANA database; offsets are none, because databases read their signs differently. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][A-Za-z0-9_/+-]*$/)
  .refine(isTimeZone, 'Not a time zone of the IANA database');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The columns of the two tables of analytics that rows can be grouped and filtered by. */
export const groupColumns = [
  'product_type',
  'model',
  'voice_id',
  'user_id',
  'fiat_currency',
  'fiat_charge_type',
  'region',
  'reporting_workspace_id',
  'request_source',
  'resource_id',
  'subresource_id',
  'request_queue_type',
  'voice_multiplier',
  'hashed_xi_api_key',
  'billing_group_id',
  'surface',
  'actor',
] as const;
export type GroupColumn = (typeof groupColumns)[number];

export const operations = ['in', 'not_in', 'le', 'ge', 'lt', 'gt', 'eq', 'neq'] as const;

export const ColumnFilter = z
  .object({
    column: z.string().max(64).describe('The column.'),
    operation: z.enum(operations).describe('How it is compared.'),
    values: z
      .array(z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
      .min(1)
      .max(100)
      .describe('What it is compared with: one value, but for `in` and `not_in`. Null is what has no value.'),
  })
  .meta({ id: 'ColumnFilter' });
export type ColumnFilter = z.output<typeof ColumnFilter>;

export const UnusualDay = z
  .object({
    start_unix: z.int().describe('When the day begins, in Unix milliseconds.'),
    credits: z.number().describe('The credits that were used.'),
    expected: z.number().describe('The credits that the days before let expect: their median.'),
    usual_most: z.number().describe('The most that would not have been unusual.'),
    compared_days: z.int().describe('How many days before it was compared with.'),
    causes: z
      .array(
        z.object({
          by: z.enum(['product_type', 'voice', 'api_keys', 'user']).describe('What it is, as a breakdown.'),
          id: z.string().nullable().describe('Its id; null for no voice, or no key.'),
          name: z.string().describe('Its name, as the usage over time has it.'),
          credits: z.number().describe('The credits that it used on the day.'),
          expected: z.number().describe('The credits that the days before let expect of it.'),
        }),
      )
      .describe('What made at least half of the difference: at most one product, voice, API key and member.'),
  })
  .meta({ id: 'UnusualDay' });
export type UnusualDay = z.output<typeof UnusualDay>;

export const Table = z
  .object({
    columns: z.array(z.string()).describe('The names of the columns.'),
    column_types: z.array(z.enum(['String', 'Float', 'DateTime', 'Int', 'Bool'])).describe('The type of each column.'),
    rows: z
      .array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])))
      .describe('The rows; each has a value for each column.'),
    column_units: z
      .array(z.enum(['ms', 's', 'min', 'credits', 'usd', 'eur']).nullable())
      .describe('The unit of each column; null for one without.'),
  })
  .meta({ id: 'AnalyticsTable' });
export type Table = z.output<typeof Table>;
