import { defineSamples } from '../../testing/samples.ts';

const hour = 3_600_000;

export const usageStatisticsSamples = defineSamples({
  endpoints: {
    'GET /v1/usage/character-stats': () => ({
      query: { start_unix: String(Date.now() - 24 * hour), end_unix: String(Date.now() + hour) },
    }),
    'GET /v1/usage/unusual-days': () => ({
      query: { start_unix: String(Date.now() - 24 * hour), end_unix: String(Date.now() + hour) },
    }),
    'POST /v1/workspace/analytics/query/usage-by-product-over-time': () => ({
      body: { start_time: Date.now() - 24 * hour, end_time: Date.now() + hour },
    }),
    'POST /v1/workspace/analytics/requests': () => ({ body: { limit: 10 } }),
  },
});
