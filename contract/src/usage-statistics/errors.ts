import { declareError } from '../kit/declared-error.ts';

export const breakdownNotRecorded = declareError(400, 'breakdown_not_recorded', {
  example: { breakdown: 'region' },
  message: ({ breakdown }) => `Usage is not recorded by ${breakdown} on this server.`,
  param: 'breakdown_type',
  when: 'Nothing on this server has what the usage is to be broken down by.',
  remedy: 'Break it down by voice, user, API key, product or model.',
});

export const columnNotRecorded = declareError(400, 'column_not_recorded', {
  example: { column: 'region' },
  message: ({ column }) => `There is no column ${column} here.`,
  when: 'A group or a filter names a column that this server does not record, or that the table does not have.',
  remedy: 'Use the columns that the description of the call lists.',
});

export const invalidFilter = declareError(400, 'invalid_filter', {
  example: { column: 'credits_used' },
  message: ({ column }) => `The values of the filter on ${column} do not fit its column or its operation.`,
  param: 'filters',
  when: 'A filter compares a column with values of another type, or gives several values where one is compared.',
  remedy:
    'Give texts for columns of texts, numbers for numbers, and one value unless the operation is `in` or `not_in`.',
});

export const breakdownNeedsWorkspace = declareError(400, 'invalid_breakdown', {
  message: 'The breakdown by user needs include_workspace_metrics.',
  param: 'breakdown_type',
  when: 'The caller asks for their own usage, broken down by user.',
  remedy: 'Send `include_workspace_metrics=true`.',
});

export const metricNotCumulative = declareError(400, 'metric_not_cumulative', {
  example: { metric: 'ttfb_avg' },
  message: ({ metric }) => `Values of ${metric} do not add up, so they cannot be cumulative.`,
  param: 'aggregation_interval',
  when: 'A metric that is no sum is asked for as a cumulative one.',
  remedy: 'Choose another interval, or a metric that is a sum.',
});

export const metricNotRecorded = declareError(400, 'metric_not_recorded', {
  example: { metric: 'concurrency' },
  message: ({ metric }) => `${metric} was not recorded yet in all of this time.`,
  param: 'start_unix',
  when: 'Some of the requests in this time are older than the version of the server that records the metric.',
  remedy: 'Ask for a later time, or for another metric.',
});

export const severalCurrencies = declareError(400, 'several_currencies', {
  message: 'Money was spent in more than one currency in this time, which has no sum.',
  when: 'The plan was paid in another currency before.',
  remedy: 'Ask for a time with one currency.',
});

export const tooManyValues = declareError(400, 'too_many_values', {
  example: { limit: 200_000 },
  message: ({ limit }) => `The answer would have more than ${limit} values.`,
  when: 'The window has too many intervals, or too many intervals for what it is broken down by.',
  remedy: 'Choose longer intervals, or a shorter window.',
});
