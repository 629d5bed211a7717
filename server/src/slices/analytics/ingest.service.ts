/** What browsers tell: events of those who agreed to statistics, and visits by advertisement. */
import { analyticsEvents } from '#contract/analytics/types.ts';
import type { googleAdsVisit, ingest as endpoint } from '#contract/analytics/api.ts';
import { Email } from '#contract/sign-in/types.ts';
import type { z } from 'zod';
import type { Ctx, Parts } from '../../context.ts';
import type { Actor } from '../../kernel/context.ts';
import { AppError, forbidden } from '../../kernel/errors.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { createRateLimit, type RateLimit } from '../../kernel/http/rate-limit.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import { authenticate } from '../../platform/identity/authentication.ts';
import { hasOptedOut } from '../../platform/identity/users.ts';
import * as store from '../../platform/events/events.store.ts';

type Client = Pick<HttpExchange, 'ip' | 'header'>;
type ClientEvent = z.output<typeof endpoint.body>['events'][number];

/** A page sends what it has every few seconds; many people may share an address. */
const limits = { events: { most: 300, windowMs: 60_000 }, visits: { most: 30, windowMs: 60_000 } };
const counters = new WeakMap<Parts, { events: RateLimit; visits: RateLimit }>();

/** @throws AppError 429 too_many_requests */
function count({ parts, now }: Ctx, kind: 'events' | 'visits', { ip }: Client): void {
  let own = counters.get(parts);
  if (!own) {
    own = { events: createRateLimit(limits.events), visits: createRateLimit(limits.visits) };
    counters.set(parts, own);
  }
  if (own[kind].take(ip, now)) return;
  throw new AppError(429, 'too_many_requests', 'Too many requests, please try again in a minute.', {
    retryAfterSeconds: 60,
  });
}

/**
 * Keeps the events of one page, all or none.
 * @throws AppError 400 unknown_event, server_only_event, invalid_event; 403 cross_origin; 429
 */
export async function ingest(ctx: Ctx, events: ClientEvent[], client: Client): Promise<void> {
  refuseCrossOrigin(ctx, client);
  count(ctx, 'events', client);
  const { config } = ctx.parts;
  const checked = events.map((event) => ({ ...event, properties: checkProperties(event) }));
  if (!config.hasAnalytics) return;
  const actor = await callerOf(ctx, client);
  if (await isPrivate(ctx, actor)) return;
  const who = { user_id: actor?.user_id ?? null, workspace_id: actor?.workspace_id ?? null };
  await store.insertEvents(
    ctx,
    checked.map(({ name, properties, at_unix_ms }) => ({
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
  if (!known) throw new AppError(400, 'unknown_event', 'There is no event of this name.', { param: 'name' });
  if (known.by === 'server') {
    throw new AppError(400, 'server_only_event', 'Only the server records events of this name.', { param: 'name' });
  }
  const parsed = known.properties.safeParse(properties);
  if (parsed.success) return parsed.data;
  throw new AppError(400, 'invalid_event', `The properties of ${name} are not what it has.`, { param: 'properties' });
}

/** Of another site's page. Browsers say where a request comes from; what is no browser may say nothing. */
function refuseCrossOrigin({ parts }: Ctx, { header }: Client): void {
  const origin = header('origin');
  const isOwn =
    origin === undefined ||
    origin === parts.config.publicUrl ||
    // However this installation was reached.
    (URL.canParse(origin) && new URL(origin).host === header('host'));
  if (isOwn && header('sec-fetch-site') !== 'cross-site') return;
  throw forbidden('cross_origin', 'Only pages of this installation may send events.');
}

/** Whoever is signed in there; a session that has ended is a visitor. */
async function callerOf({ parts }: Ctx, { ip, header }: Client): Promise<Actor | undefined> {
  const bearer = /^Bearer +(\S+)$/i.exec(header('authorization') ?? '')?.[1];
  if (!bearer) return undefined;
  return authenticate(parts, { ip, bearer }).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
}

/** What support does in an account is not what its user does, and who opted out is left alone. */
const isPrivate = async (ctx: Ctx, actor: Actor | undefined): Promise<boolean> =>
  actor !== undefined && (actor.support !== undefined || (await hasOptedOut(ctx, actor.user_id)));

const longestAgoMs = 24 * 3600 * 1000;

/** As the client's clock says, unless it cannot be: pages send what they have soon. */
function happenedAt(unixMs: number, now: Date): Date {
  const ago = now.getTime() - unixMs;
  return ago >= 0 && ago <= longestAgoMs ? new Date(unixMs) : now;
}

/** @throws AppError 429 too_many_requests */
export async function recordAdVisit(
  ctx: Ctx,
  { email, event_type, ...parameters }: z.output<typeof googleAdsVisit.body>,
  client: Client,
): Promise<void> {
  count(ctx, 'visits', client);
  if (!ctx.parts.config.hasAnalytics) return;
  const actor = await callerOf(ctx, client);
  if (await isPrivate(ctx, actor)) return;
  const address = Email.safeParse(email);
  await store.insertVisit(ctx, {
    user_id: actor?.user_id ?? null,
    // What is no address is worth nothing.
    email: address.success ? address.data.toWellFormed() : '',
    event_type: event_type.toWellFormed(),
    parameters: toJsonColumn(parameters),
    created_at: ctx.now,
  });
}
