import { z } from 'zod';
import { notWorkspaceAdmin } from '../kit/access-errors.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Flag } from '../kit/flag.ts';
import {
  breakdownNeedsWorkspace,
  breakdownNotRecorded,
  columnNotRecorded,
  invalidFilter,
  metricNotCumulative,
  metricNotRecorded,
  severalCurrencies,
  tooManyValues,
} from './errors.ts';
import { breakdowns, ColumnFilter, groupColumns, intervals, metrics, Table, TimeZone, UnusualDay } from './types.ts';

/** Times in milliseconds: from 1970 to the year 2286. */
const ms = z.number().int().min(0).max(1e13);
const msOfQuery = z.coerce.number().pipe(ms);
const only = z.string().max(200).optional();

const isWindow = ({ start, end }: { start: number; end: number }) => start < end;
const wrongWindow = 'The start of the window must come before its end';

export const characterStats = endpoint({
  method: 'GET',
  path: '/v1/usage/character-stats',
  operation: 'usage_get',
  summary: 'Get usage over time',
  description:
    'Returns what the caller has used, or with `include_workspace_metrics` what the whole workspace has used, as values along an axis of time. Intervals in which nothing was used have the value 0; a time to the first byte of 0 means that none was measured. Products are named `text_to_speech`, `speech_to_speech`, `speech_to_text`, `forced_alignment` and `audio_isolation`.',
  tag: 'workspace',
  publicApi: 2025,
  permission: 'workspace_read',
  query: z
    .object({
      start_unix: msOfQuery.describe('The start of the window, in Unix milliseconds.'),
      end_unix: msOfQuery.describe('The end of the window, in Unix milliseconds.'),
      include_workspace_metrics: Flag.default(false).describe(
        'Whether the usage of all members is counted. Only admins of the workspace may ask for it.',
      ),
      breakdown_type: z
        .enum(breakdowns)
        .default('none')
        .describe(
          'What the usage is broken down by: `voice`, `user`, `api_keys` (`all_api_keys` is the same), `has_api_key`, `product_type` or `model`. By `user` only with `include_workspace_metrics`. Others are not recorded here, and are refused. A dialogue counts under each of its voices, by their characters; as a request, under the one that has the most.',
        ),
      aggregation_interval: z
        .enum(intervals)
        .default('day')
        .describe('The interval of each value. `cumulative`: each day has the sum of all days up to it.'),
      aggregation_bucket_size: z.coerce
        .number()
        .int()
        .min(60)
        .max(1e9)
        .optional()
        .describe('The interval in seconds, counted from the start of the window; overrides `aggregation_interval`.'),
      metric: z
        .enum(metrics)
        .default('credits')
        .describe(
          'What is counted: credits; minutes of sound; requests; the mean time to the first byte in ms, or the time that 95 % of requests kept; money for credits beyond those of the plan; requests that ran at the same time, at most or on average, as each found when it began.',
        ),
      time_zone: TimeZone.default('UTC').describe('The time zone in which hours, days, weeks and months begin.'),
      product_type: only.describe('Only usage of this product.'),
      model: only.describe('Only usage of this model.'),
      voice: only.describe('Only usage of the voice with this id.'),
      api_key: only.describe('Only usage of the API key with this id; `none` is the web app.'),
      user: only.describe('Only usage of the member with this id.'),
    })
    .refine(({ start_unix, end_unix }) => isWindow({ start: start_unix, end: end_unix }), wrongWindow),
  response: z.object({
    time: z
      .array(z.int())
      .describe('Where each interval begins, in Unix milliseconds; the first one at the start of the window.'),
    usage: z
      .record(z.string(), z.array(z.number()))
      .describe(
        'The values along the axis, by the name of what they belong to: a voice, a model, the email address of a member, the name of a key. `All` where nothing is broken down. The largest come first.',
      ),
    series: z
      .array(
        z.object({
          name: z.string().describe('The name in `usage`.'),
          id: z.string().nullable().describe('What it names; null for what belongs to no voice, or to no key.'),
          total: z.number().describe('The value over the whole window.'),
        }),
      )
      .describe('What the names in `usage` stand for, and the value of each over the whole window.'),
    currency: z.enum(['usd', 'eur']).nullable().describe('The currency of money; null for other metrics.'),
  }),
  errors: [
    notWorkspaceAdmin,
    breakdownNeedsWorkspace,
    breakdownNotRecorded,
    metricNotCumulative,
    metricNotRecorded,
    severalCurrencies,
    tooManyValues,
  ],
});

export const unusualDays = endpoint({
  method: 'GET',
  path: '/v1/usage/unusual-days',
  operation: 'usage_listUnusualDays',
  summary: 'List unusual days',
  description:
    'Returns the days on which far more credits were used than the 28 days before let expect, with the figures that say why. A day is unusual when its credits lie above the median of those days by more than four times their typical deviation (1.4826 × the median absolute deviation), by more than half of the median, and by at least 1000. Working days are compared with working days, and weekends with weekends. A day with fewer than 14 days since the first use, or fewer than 4 to compare with, is never listed.',
  tag: 'workspace',
  permission: 'workspace_read',
  query: z
    .object({
      start_unix: msOfQuery.describe('The start of the window, in Unix milliseconds.'),
      end_unix: msOfQuery.describe('The end of the window, in Unix milliseconds.'),
      include_workspace_metrics: Flag.default(false).describe(
        'Whether the usage of all members is counted. Only admins of the workspace may ask for it.',
      ),
      time_zone: TimeZone.default('UTC').describe('The time zone in which days begin.'),
    })
    .refine(({ start_unix, end_unix }) => isWindow({ start: start_unix, end: end_unix }), wrongWindow),
  response: z.object({
    days: z.array(UnusualDay).describe('The unusual days, the earliest first.'),
  }),
  errors: [notWorkspaceAdmin, tooManyValues],
});

const filters = z.array(ColumnFilter).max(20).default([]);
const scope = 'Admins of the workspace see the usage of all members, others see their own.';

export const usageByProduct = endpoint({
  method: 'POST',
  path: '/v1/workspace/analytics/query/usage-by-product-over-time',
  operation: 'workspace_usage_getUsageByProductOverTime',
  summary: 'Query usage over time',
  description: `Returns a table of the credits, the requests and the minutes that were used in each interval, grouped as asked. Intervals without usage have no row. Columns to group and filter by: \`product_type\`, \`model\`, \`voice_id\`, \`user_id\`, \`hashed_xi_api_key\` (the id of the key), \`request_source\` (\`api\` or \`web_app\`), \`reporting_workspace_id\`. ${scope}`,
  tag: 'workspace',
  publicApi: 2026,
  permission: 'workspace_read',
  body: z
    .object({
      start_time: ms.describe('The start of the window, in Unix milliseconds.'),
      end_time: ms.describe('The end of the window, in Unix milliseconds.'),
      interval_seconds: z
        .int()
        .min(60)
        .max(1e9)
        .nullish()
        .describe(
          'The interval of the rows; a day by default. Whole days begin at midnight of the time zone, whole hours at a whole hour after it, others count from the start of the window.',
        ),
      group_by: z
        .array(z.enum(groupColumns))
        .max(groupColumns.length)
        .nullish()
        .describe('What has rows of its own; the product by default.'),
      filters: filters.nullish().describe('What the rows are limited to; all of them hold.'),
      time_zone: TimeZone.nullish().describe('The time zone in which days begin; UTC by default.'),
    })
    .refine(({ start_time, end_time }) => isWindow({ start: start_time, end: end_time }), wrongWindow),
  response: Table,
  errors: [columnNotRecorded, invalidFilter, tooManyValues],
});

export const listRequests = endpoint({
  method: 'POST',
  path: '/v1/workspace/analytics/requests',
  operation: 'workspace_analytics_requests_get',
  summary: 'List requests',
  description: `Returns a table of single requests: \`timestamp\`, \`request_id\`, \`product_type\`, \`model\`, \`voice_id\`, \`user_id\`, \`hashed_xi_api_key\` (the id of the key), \`request_source\` (\`api\` or \`web_app\`), \`status\`, \`success\`, \`characters\`, \`credits_used\`, \`audio_seconds\`, \`time_to_first_byte\`. All of them can be filtered by. ${scope}`,
  tag: 'workspace',
  publicApi: 2026,
  permission: 'workspace_read',
  body: z.object({
    start_time: ms.nullish().describe('Only requests from this time on, in Unix milliseconds.'),
    end_time: ms.nullish().describe('Only requests before this time, in Unix milliseconds.'),
    limit: z.int().min(1).max(1000).nullish().describe('The most rows; 100 by default.'),
    sort: z.enum(['asc', 'desc']).nullish().describe('By time: the latest first by default.'),
    filters: filters.nullish().describe('What the rows are limited to; all of them hold.'),
    search: z.string().max(100).nullish().describe('Only requests whose id, model, voice or product begins with this.'),
  }),
  response: Table,
  errors: [columnNotRecorded, invalidFilter],
});
