/** Usage over time, with the names of what it belongs to. */
import type { z } from 'zod';
import type * as api from '#contract/usage-statistics/api.ts';
import { breakdownNeedsWorkspace, breakdownNotRecorded } from '#contract/usage-statistics/errors.ts';
import { productType, productTypes, type Breakdown, type Table } from '#contract/usage-statistics/types.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { readEmails } from '../../platform/identity/accounts/users.ts';
import { readKeyNames } from '../../platform/identity/keys/api-keys.ts';
import { readSeries, type Counted, type Series, type SeriesOf } from '../usage/statistics/statistics.service.ts';
import { readRequestTable, readUsageTable } from '../usage/statistics/table.service.ts';
import { listAvailableVoices } from '../voices/voices.service.ts';
import { nameSeries, stepOf, stepOfSeconds } from './usage-statistics.rules.ts';

type StatisticsQuery = z.output<typeof api.characterStats.query>;

const seriesOf: Partial<Record<Breakdown, SeriesOf>> = {
  ...{ none: 'none', voice: 'voice', user: 'user', api_keys: 'key', all_api_keys: 'key', has_api_key: 'has_key' },
  ...{ product_type: 'product', model: 'model' },
};

/** @throws AppError 403 not_workspace_admin, 400 where something is not recorded, or has no sum */
export async function getStatistics(ctx: Ctx, query: StatisticsQuery) {
  const { breakdown_type, metric, include_workspace_metrics, time_zone } = query;
  const of = seriesOf[breakdown_type];
  if (!of) throw AppError.from(breakdownNotRecorded, { breakdown: breakdown_type });
  if (of === 'user' && !include_workspace_metrics) throw AppError.from(breakdownNeedsWorkspace);
  const { axis, series, currency } = await readSeries(ctx, {
    counted: countedBy(query),
    step: stepOf(query.aggregation_interval, query.aggregation_bucket_size, time_zone),
    ...{ metric, of, isCumulative: query.aggregation_interval === 'cumulative' },
  });
  const names = nameSeries(series, await readNames(ctx, of, series), of);
  return {
    time: axis.map((at) => at.getTime()),
    usage: Object.fromEntries(series.map(({ values }, i) => [names[i]!, values])),
    series: series.map(({ id, total }, i) => ({
      ...{ name: names[i]!, total },
      id: of === 'product' && id !== null ? productType(id) : of === 'none' ? null : id,
    })),
    currency,
  };
}

function countedBy(query: StatisticsQuery): Counted {
  const { product_type, model, voice, api_key, user } = query;
  const [product] = Object.entries(productTypes).find(([, name]) => name === product_type) ?? [product_type];
  return {
    ...{ start: new Date(query.start_unix), end: new Date(query.end_unix) },
    ...{ isOfWorkspace: query.include_workspace_metrics, product, model, voice, user },
    key: api_key === 'none' ? null : api_key,
  };
}

export async function readNames(ctx: Ctx, of: SeriesOf, series: Series[]): Promise<Map<string, string>> {
  const ids = series.flatMap(({ id }) => id ?? []);
  switch (of) {
    case 'voice':
      return new Map((await listAvailableVoices(ctx)).map(({ voice_id, name }) => [voice_id, name]));
    case 'user':
      return readEmails(ctx, ids);
    case 'key':
      return readKeyNames(ctx, ids);
    case 'product':
      return new Map(ids.map((id) => [id, productType(id)]));
    default:
      return new Map();
  }
}

export const queryUsage = (scope: Scope, body: z.output<typeof api.usageByProduct.body>): Promise<Table> =>
  readUsageTable(
    scope,
    { start: new Date(body.start_time), end: new Date(body.end_time) },
    {
      step: stepOfSeconds(body.interval_seconds ?? 86_400, body.time_zone ?? 'UTC'),
      groupBy: [...new Set(body.group_by ?? ['product_type' as const])],
      filters: body.filters ?? [],
    },
  );

export function listRequests(scope: Scope, body: z.output<typeof api.listRequests.body>): Promise<Table> {
  const { start_time, end_time, search } = body;
  return readRequestTable(
    scope,
    {
      ...(start_time == null ? {} : { start: new Date(start_time) }),
      ...(end_time == null ? {} : { end: new Date(end_time) }),
    },
    {
      ...{ filters: body.filters ?? [], isAscending: body.sort === 'asc', count: body.limit ?? 100 },
      ...(search ? { search } : {}),
    },
  );
}
