import { defineSamples } from '../../testing/samples.ts';

export const analyticsSamples = defineSamples({
  endpoints: {
    'POST /v1/ingest': () => ({
      body: { events: [{ name: 'page_viewed', properties: { path: '/' }, at_unix_ms: 1 }] },
    }),
    'POST /v1/google-ads-visit': () => ({
      body: { email: 'visitor@example.test', event_type: 'visit', gclid: 'x' },
    }),
  },
});
