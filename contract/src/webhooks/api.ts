/** Webhooks of a workspace: made, changed, tried out, and what was delivered. */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { Flag } from '../kit/flag.ts';
import { Secret } from '../kit/secret.ts';
import {
  deliveryNotFound,
  tooManyWebhooks,
  webhookAddressRefused,
  webhookDisabled,
  webhookInUse,
  webhookNotFound,
} from './errors.ts';
import {
  CreatedWebhook,
  CreateWebhookInput,
  UpdateWebhookInput,
  Webhook,
  WebhookDelivery,
  WebhookTest,
} from './types.ts';

const forAdmins = 'Only admins of the workspace may do this.';
const ofAdmins = { tag: 'webhooks', access: 'admin', permission: 'webhooks_write' } as const;

const WebhookId = z.object({
  webhook_id: z.string().max(100).describe('The id of a webhook, as the list tells it.'),
});
const DeliveryId = WebhookId.extend({
  delivery_id: z.string().max(100).describe('The id of a delivery, as the list tells it.'),
});

export const listWebhooks = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/v1/workspace/webhooks',
  operation: 'webhooks_list',
  publicApi: 2025,
  summary: 'List the webhooks of the workspace',
  description: `Returns the webhooks, oldest first. ${forAdmins}`,
  query: z.object({
    include_usages: Flag.default(false).describe('Whether to say what each is used for and told of.'),
  }),
  response: z.object({ webhooks: z.array(Webhook).describe('The webhooks.') }),
});

export const createWebhook = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/v1/workspace/webhooks',
  operation: 'webhooks_create',
  publicApi: 2026,
  summary: 'Create a webhook',
  description: `Creates a webhook and returns the secret of its signatures, which is shown only once. Each delivery is signed twice: in the header of the public API (\`ElevenLabs-Signature: t=<Unix seconds>,v0=<hex>\`, the HMAC-SHA256 of \`t.body\`), and after Standard Webhooks (\`webhook-id\`, \`webhook-timestamp\`, \`webhook-signature\`), where the key is the text of the secret. ${forAdmins}`,
  body: CreateWebhookInput,
  response: CreatedWebhook,
  errors: [webhookAddressRefused, tooManyWebhooks],
});

export const updateWebhook = endpoint({
  ...ofAdmins,
  method: 'PATCH',
  path: '/v1/workspace/webhooks/{webhook_id}',
  operation: 'webhooks_update',
  publicApi: 2026,
  summary: 'Update a webhook',
  description: `Changes what is given and keeps the rest. While a webhook is disabled, its deliveries wait. ${forAdmins}`,
  params: WebhookId,
  body: UpdateWebhookInput,
  response: Ok,
  errors: [webhookNotFound],
});

export const deleteWebhook = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: '/v1/workspace/webhooks/{webhook_id}',
  operation: 'webhooks_delete',
  publicApi: 2026,
  summary: 'Delete a webhook',
  description: `Deletes the webhook with its secret, its deliveries, and those that wait. One that is still told of events is in use, and not deleted. ${forAdmins}`,
  params: WebhookId,
  response: Ok,
  errors: [webhookNotFound, webhookInUse],
});

export const rotateWebhookSecret = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/v1/workspace/webhooks/{webhook_id}/rotate-secret',
  operation: 'webhooks_rotateSecret',
  summary: 'Replace the secret of a webhook',
  description: `Makes a new secret, which signs every delivery from now on, also those that wait. The former one is gone. ${forAdmins}`,
  params: WebhookId,
  response: z.object({
    webhook_secret: Secret.describe('The new secret. Store it safely: it cannot be shown again.'),
  }),
  errors: [webhookNotFound],
});

export const testWebhook = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/v1/workspace/webhooks/{webhook_id}/test',
  operation: 'webhooks_test',
  summary: 'Send a test delivery',
  description: `Sends an event of the type \`test\` at once, and says what the receiver answered. It is listed among the deliveries, is not tried again, and counts as no failure of the webhook. ${forAdmins}`,
  params: WebhookId,
  response: WebhookTest,
  errors: [webhookNotFound, webhookDisabled],
});

export const listDeliveries = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/v1/workspace/webhooks/{webhook_id}/deliveries',
  operation: 'webhooks_listDeliveries',
  summary: 'List the deliveries of a webhook',
  description: `Returns the deliveries of the last 30 days, newest first. ${forAdmins}`,
  params: WebhookId,
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(100).default(30).describe('How many to return.'),
    cursor: z.string().max(200).optional().describe('The `next_cursor` of the page before.'),
  }),
  response: z.object({
    deliveries: z.array(WebhookDelivery).describe('The deliveries.'),
    next_cursor: z.string().nullable().describe('Leads to the next page; null if this is the last.'),
    has_more: z.boolean().describe('Whether there are more.'),
  }),
  errors: [webhookNotFound],
});

export const redeliver = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/v1/workspace/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver',
  operation: 'webhooks_redeliver',
  summary: 'Deliver again',
  description: `Starts over with a delivery, whatever became of it: it keeps its id and what it says, and is signed anew. ${forAdmins}`,
  params: DeliveryId,
  response: Ok,
  errors: [webhookNotFound, deliveryNotFound, webhookDisabled],
});
