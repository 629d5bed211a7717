/** The product's own events (spec-2 §4.13, §4.14, §9.9): what there is, who may send it, and where. */
import { z } from 'zod';
import { empty, endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { operator } from '../operator/types.ts';
import { text } from './types.ts';
import { tooManyRequests } from '../kit/common-errors.ts';
import { crossOrigin } from '../kit/access-errors.ts';
import { invalidEvent, serverOnlyEvent, unknownEvent } from './errors.ts';

/** Names are looked up by the server: an unknown one is 400 unknown_event, a server's own 400 server_only_event. */
export const ingest = endpoint({
  method: 'POST',
  path: '/v1/ingest',
  operation: 'analytics_ingest',
  summary: 'Send events',
  description:
    'Stores up to 100 events of the web app for the statistics of this installation: all of them, or none if one is refused. Events from before the visitor agreed to statistics are dropped. Nothing is stored of users who opted out, in support sessions, or where statistics are off. Only pages of this installation may send events.',
  tag: 'analytics',
  access: 'public',
  permission: 'any-key',
  body: z.object({
    events: z
      .array(
        z.object({
          name: z.string().max(100).describe('The name of the event.'),
          properties: z
            .record(z.string(), z.unknown())
            .describe('The properties of the event, as the catalogue of events defines them.'),
          at_unix_ms: z.int().describe('When it happened, in Unix milliseconds.'),
        }),
      )
      .min(1)
      .max(100)
      .describe('The events.'),
  }),
  response: empty,
  errors: [unknownEvent, serverOnlyEvent, invalidEvent, crossOrigin, tooManyRequests],
});

export const googleAdsVisit = endpoint({
  method: 'POST',
  path: '/v1/google-ads-visit',
  operation: 'analytics_recordAdVisit',
  summary: 'Record a visit from an advertisement',
  description:
    'Stores that a visitor came through an advertisement, where the installation collects statistics. Nothing is stored of users who opted out, and nothing leaves the installation.',
  tag: 'analytics',
  access: 'public',
  permission: 'any-key',
  body: z.object({
    email: z.string().max(254),
    event_type: z.string().max(100).describe('What the visitor did.'),
    gclid: text.nullish().describe('The click id of the advertisement.'),
    utm_source: text.nullish().describe('Where the visitor came from, from the address of the page.'),
    utm_medium: text.nullish().describe('The kind of advertisement, from the address of the page.'),
    utm_campaign: text.nullish().describe('The campaign, from the address of the page.'),
    utm_term: text.nullish().describe('The search term, from the address of the page.'),
    utm_content: text.nullish().describe('The variant of the advertisement, from the address of the page.'),
  }),
  response: Ok,
  errors: [crossOrigin, tooManyRequests],
});

export const readAnalytics = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/analytics',
  operation: 'operator_getAnalytics',
  summary: 'Get event counts',
  description:
    'Returns how often each event happened per day (UTC), newest first. Only operators of the installation may read it.',
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30).describe('How many days to look back.') }),
  response: z.object({
    has_analytics: z.boolean().describe('Whether the installation collects statistics.'),
    counts: z
      .array(
        z.object({
          day: z.string().describe('The date, such as `2026-11-21`.'),
          name: z.string().describe('The name of the event.'),
          count: z.int().describe('How often it happened.'),
          users: z
            .int()
            .describe('How many different users caused it. Visitors who are not signed in are not counted apart.'),
        }),
      )
      .describe('One entry per day and event.'),
  }),
});
