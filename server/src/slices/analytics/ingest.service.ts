/** What browsers report: events of people who agreed to statistics, and visits that an advertisement led to. */
import { tooManyRequests } from '#contract/kit/common-errors.ts';
import { unknownEvent, serverOnlyEvent, invalidEvent } from '#contract/analytics/errors.ts';
import { analyticsEvents } from '#contract/analytics/types.ts';
import { type googleAdsVisit, type ingest as endpoint } from '#contract/analytics/api.ts';
import { Email } from '#contract/sign-in/types.ts';
import type { z } from 'zod';
import type { Ctx, Parts } from '../../context.ts';
import type { Actor } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { createRateLimit, type RateLimit } from '../../kernel/http/rate-limit.ts';
import { authenticate } from '../../platform/identity/access/authentication.ts';
import { readConsents } from '../../platform/events/consent.ts';
import { insertEvents } from '../../platform/events/events.ts';
import { findUser } from '../../platform/identity/accounts/users.ts';
import { insertVisit } from './ad-visits.store.ts';
import { sinceConsent } from './consent.rules.ts';

/** The page that sends events, as its request shows it. */
export interface Client {
  ip: string;
  bearer: string | undefined;
}

type ClientEvent = z.output<typeof endpoint.body>['events'][number];

/** A page sends its events every few seconds, and many people may share one address. */
const limits = { events: { max: 300, windowMs: 60_000 }, visits: { max: 30, windowMs: 60_000 } };
const counters = new WeakMap<Parts, { events: RateLimit; visits: RateLimit }>();

/** @throws AppError 429 too_many_requests */
function countRequest({ parts, now }: Ctx, kind: 'events' | 'visits', { ip }: Client): void {
  let counter = counters.get(parts);
  if (!counter) {
    counter = { events: createRateLimit(limits.events), visits: createRateLimit(limits.visits) };
    counters.set(parts, counter);
  }
  if (counter[kind].take(ip, now)) return;
  throw AppError.from(tooManyRequests);
}

/**
 * Keeps the events of one page, all or none, but for those from before the visitor agreed.
 * @throws AppError 400 unknown_event, server_only_event, invalid_event; 429
 */
export async function ingest(ctx: Ctx, events: ClientEvent[], client: Client): Promise<void> {
  countRequest(ctx, 'events', client);
  const { config } = ctx.parts;
  const checked = events.map((event) => ({ ...event, properties: checkProperties(event) }));
  if (!config.hasAnalytics) return;
  const actor = await callerOf(ctx, client);
  if (await isPrivate(ctx, actor)) return;
  const who = { user_id: actor?.user_id ?? null, workspace_id: actor?.workspace_id ?? null };
  const allowed = sinceConsent(checked, await optedInAt(ctx, actor));
  if (allowed.length === 0) return;
  await insertEvents(
    ctx,
    allowed.map(({ name, properties, at_unix_ms }) => ({
      name,
      properties: toJsonColumn(properties),
      ...who,
      is_server: false,
      happened_at: happenedAt(at_unix_ms, ctx.now),
      created_at: ctx.now,
    })),
  );
}

function checkProperties({ name, properties }: ClientEvent): unknown {
  const known = Object.hasOwn(analyticsEvents, name)
    ? analyticsEvents[name as keyof typeof analyticsEvents]
    : undefined;
  if (!known) throw AppError.from(unknownEvent);
  if (known.by === 'server') {
    throw AppError.from(serverOnlyEvent);
  }
  const parsed = known.properties.safeParse(properties);
  if (parsed.success) return parsed.data;
  throw AppError.from(invalidEvent, { name });
}

/** The user who is signed in on the page. When the session has ended, the events are those of a visitor. */
async function callerOf({ parts }: Ctx, { ip, bearer }: Client): Promise<Actor | undefined> {
  if (!bearer) return undefined;
  return authenticate(parts, { ip, bearer }).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
}

/** Nothing is recorded in a support session, because its user is not the one who acts, nor of users who opted out. */
async function isPrivate(ctx: Ctx, actor: Actor | undefined): Promise<boolean> {
  if (!actor) return false;
  return actor.support !== undefined || ((await findUser(ctx, actor.user_id))?.ccpa_opt_out ?? false);
}

async function optedInAt(ctx: Ctx, actor: Actor | undefined): Promise<Date | undefined> {
  const optOut = actor && (await readConsents(ctx, actor.user_id)).get('privacy_opt_out');
  return optOut?.is_given === false ? optOut.created_at : undefined;
}

const maxAgeMs = 24 * 3600 * 1000;

/** The client's clock is believed unless it cannot be right, because pages send their events within seconds. */
function happenedAt(unixMs: number, now: Date): Date {
  const ago = now.getTime() - unixMs;
  return ago >= 0 && ago <= maxAgeMs ? new Date(unixMs) : now;
}

/** @throws AppError 429 too_many_requests */
export async function recordAdVisit(
  ctx: Ctx,
  { email, event_type, ...parameters }: z.output<typeof googleAdsVisit.body>,
  client: Client,
): Promise<void> {
  countRequest(ctx, 'visits', client);
  if (!ctx.parts.config.hasAnalytics) return;
  const actor = await callerOf(ctx, client);
  if (await isPrivate(ctx, actor)) return;
  const address = Email.safeParse(email);
  await insertVisit(ctx, {
    user_id: actor?.user_id ?? null,
    // Anything that is no address is worthless.
    email: address.success ? address.data.toWellFormed() : '',
    event_type: event_type.toWellFormed(),
    parameters: toJsonColumn(parameters),
    created_at: ctx.now,
  });
}
