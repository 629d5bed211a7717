/** The webhooks of a workspace, as its admins make and change them. */
import { randomBytes } from 'node:crypto';
import { tooManyWebhooks, webhookAddressRefused, webhookInUse, webhookNotFound } from '#contract/webhooks/errors.ts';
import {
  maxWebhooks,
  type CreatedWebhook,
  type CreateWebhookInput,
  type UpdateWebhookInput,
  type Webhook,
  type WebhookEvent,
} from '#contract/webhooks/types.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { OutgoingRefused } from '../../kernel/outgoing/port.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import { audit } from '../../platform/events/audit.ts';
import { subscribeWebhook } from '../../platform/webhook-events/webhook-events.ts';
import { isOff, presentWebhook, typesOfEvents, usesOf } from './webhooks.rules.ts';
import * as store from './webhooks.store.ts';
import type { WebhookRow } from './webhooks.store.ts';

export async function listWebhooks(scope: Scope, withUsages: boolean): Promise<Webhook[]> {
  const rows = await store.listWebhooks(scope);
  return rows.map((row) => presentWebhook(row, withUsages));
}

/** @throws AppError 400 webhook_address_refused, too_many_webhooks */
export async function createWebhook(
  ctx: Ctx,
  { name, webhook_url: url, request_headers, events = [] }: CreateWebhookInput['settings'],
): Promise<CreatedWebhook> {
  await refuseAddress(ctx, url);
  const webhook_id = randomBytes(16).toString('hex');
  const webhook_secret = newSecret();
  const { secrets } = ctx.parts;
  await transaction(ctx, async (scope) => {
    await store.lockWebhooks(scope);
    if ((await store.listWebhooks(scope)).length >= maxWebhooks) throw AppError.from(tooManyWebhooks);
    await store.insertWebhook(scope, {
      ...{ webhook_id, name, url, secret: secrets.seal(secretName(webhook_id), webhook_secret) },
      ...sealHeaders(secrets, webhook_id, request_headers ?? {}),
      events: toJsonColumn(events),
      ...{ retry_enabled: true, is_disabled: false, is_auto_disabled: false, failures_in_row: 0 },
    });
    await subscribeWebhook(scope, webhook_id, typesOfEvents(events));
    await audit(scope, 'webhook.created', { webhook_id, name, url });
  });
  return { webhook_id, webhook_secret };
}

/** @throws AppError 404 webhook_not_found */
export async function updateWebhook(ctx: Ctx, id: string, input: UpdateWebhookInput): Promise<void> {
  const { is_disabled, name, retry_enabled, request_headers, events } = input;
  await transaction(ctx, async (scope) => {
    const row = await store.updateWebhook(scope, id, {
      // A change of nothing is one too: it says whether there is such a webhook.
      webhook_id: id,
      ...(name === undefined ? {} : { name }),
      ...(is_disabled === undefined ? {} : { is_disabled }),
      // Whoever enables it knows of the failures, which are counted anew.
      ...(is_disabled === false ? { is_auto_disabled: false, failures_in_row: 0 } : {}),
      ...(typeof retry_enabled === 'boolean' ? { retry_enabled } : {}),
      ...(request_headers ? sealHeaders(ctx.parts.secrets, id, request_headers) : {}),
      ...(events ? { events: toJsonColumn(events) } : {}),
    });
    if (!row) throw AppError.from(webhookNotFound, { id });
    // One that is off hears of nothing new.
    await subscribeWebhook(scope, id, isOff(row) ? [] : typesOfEvents(row.events as WebhookEvent[]));
    const headers = request_headers ? { request_headers: Object.keys(request_headers) } : {};
    await audit(scope, 'webhook.changed', { webhook_id: id, ...input, ...headers });
  });
}

/** @throws AppError 404 webhook_not_found, 409 webhook_in_use */
export async function deleteWebhook(ctx: Ctx, id: string): Promise<void> {
  await transaction(ctx, async (scope) => {
    await store.lockWebhooks(scope);
    const { name: shown, events } = await requireWebhook(scope, id);
    const uses = usesOf(events as WebhookEvent[]);
    if (uses.length > 0) throw AppError.from(webhookInUse, { name: shown, uses: uses.join(', ') });
    const name = await store.deleteWebhook(scope, id);
    if (name === undefined) throw AppError.from(webhookNotFound, { id });
    await subscribeWebhook(scope, id, []);
    await audit(scope, 'webhook.deleted', { webhook_id: id, name });
  });
}

/** @throws AppError 404 webhook_not_found */
export async function rotateSecret(ctx: Ctx, id: string): Promise<string> {
  const secret = newSecret();
  await transaction(ctx, async (scope) => {
    const sealed = ctx.parts.secrets.seal(secretName(id), secret);
    if (!(await store.updateWebhook(scope, id, { secret: sealed }))) throw AppError.from(webhookNotFound, { id });
    await audit(scope, 'webhook.secret_rotated', { webhook_id: id });
  });
  return secret;
}

/** @throws AppError 404 webhook_not_found */
export async function requireWebhook(scope: Scope, id: string): Promise<WebhookRow> {
  const row = await store.findWebhook(scope, id);
  if (!row) throw AppError.from(webhookNotFound, { id });
  return row;
}

export const openSecret = (secrets: SecretBox, { webhook_id, secret }: WebhookRow): string =>
  secrets.open(secretName(webhook_id), secret);

export function openHeaders(secrets: SecretBox, { webhook_id, request_headers }: WebhookRow): Record<string, string> {
  if (!request_headers) return {};
  return JSON.parse(secrets.open(headersName(webhook_id), request_headers)) as Record<string, string>;
}

const secretName = (id: string) => `webhook ${id} secret`;
const headersName = (id: string) => `webhook ${id} headers`;
const newSecret = () => `wsec_${randomBytes(32).toString('hex')}`;

function sealHeaders(secrets: SecretBox, id: string, headers: Record<string, string>) {
  const names = Object.keys(headers);
  return {
    request_headers: names.length === 0 ? null : secrets.seal(headersName(id), JSON.stringify(headers)),
    request_header_names: toJsonColumn(names),
  };
}

/** @throws AppError 400 webhook_address_refused */
async function refuseAddress({ parts }: Ctx, url: string): Promise<void> {
  try {
    await parts.outgoing.check(url);
  } catch (error) {
    if (error instanceof OutgoingRefused) throw AppError.from(webhookAddressRefused, { reason: error.message });
    throw error;
  }
}
