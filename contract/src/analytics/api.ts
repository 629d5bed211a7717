/** The product's own events (spec-2 §4.13, §4.14, §9.9): what there is, who may send it, and where. */
import { z } from 'zod';
import { empty, endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { operator } from '../operator/types.ts';
import { text } from './types.ts';
import { tooManyRequests } from '../kit/common-errors.ts';
import { crossOrigin, invalidEvent, serverOnlyEvent, unknownEvent } from './errors.ts';

/** Names are looked up by the server: an unknown one is 400 unknown_event, a server's own 400 server_only_event. */
export const ingest = endpoint({
  method: 'POST',
  path: '/v1/ingest',
  operation: 'analytics_ingest',
  summary: 'Events of the web app, for this installation alone',
  tag: 'analytics',
  access: 'public',
  permission: 'any-key',
  body: z.object({
    events: z
      .array(
        z.object({ name: z.string().max(100), properties: z.record(z.string(), z.unknown()), at_unix_ms: z.int() }),
      )
      .min(1)
      .max(100),
  }),
  response: empty,
  errors: [unknownEvent, serverOnlyEvent, invalidEvent, crossOrigin, tooManyRequests],
});

export const googleAdsVisit = endpoint({
  method: 'POST',
  path: '/v1/google-ads-visit',
  operation: 'analytics_recordAdVisit',
  summary: 'That a visitor came by an advertisement',
  tag: 'analytics',
  access: 'public',
  permission: 'any-key',
  body: z.object({
    email: z.string().max(254),
    event_type: z.string().max(100),
    gclid: text.nullish(),
    utm_source: text.nullish(),
    utm_medium: text.nullish(),
    utm_campaign: text.nullish(),
    utm_term: text.nullish(),
    utm_content: text.nullish(),
  }),
  response: Ok,
  errors: [crossOrigin, tooManyRequests],
});

export const readAnalytics = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/analytics',
  operation: 'operator_getAnalytics',
  summary: 'How often each event happened, by day (UTC), newest first',
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
  response: z.object({
    has_analytics: z.boolean().describe('False where this installation collects no statistics.'),
    counts: z.array(
      z.object({
        day: z.string().describe('A date, as in 2026-11-21.'),
        name: z.string(),
        count: z.int(),
        users: z.int().describe('Different users among them; visitors are not told apart.'),
      }),
    ),
  }),
});
