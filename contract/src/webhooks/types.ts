/** Webhooks of a workspace: addresses that hear what happened. */
import { z } from 'zod';
import { Secret } from '../kit/secret.ts';

export const maxWebhooks = 20;
const maxHeaders = 20;

/** What a webhook can be told of here, as the public API names it. */
export const webhookEvents = ['speech_to_text'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const Name = z.string().trim().min(1).max(100);

/** Those of the connection, and those that sign what is sent. */
const ownHeaders =
  /^(host|connection|content-length|content-type|content-encoding|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|webhook-.*|elevenlabs-signature)$/i;
const HeaderName = z
  .string()
  .max(100)
  .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'Give the name of a header')
  .refine((name) => !ownHeaders.test(name), { error: 'This header is set by the server' });
const HeaderValue = z
  .string()
  .max(1000)
  .regex(/^[\t\x20-\x7e]*$/, 'Give a value without special characters');
const RequestHeaders = z
  .record(HeaderName, HeaderValue)
  .refine((headers) => Object.keys(headers).length <= maxHeaders, { error: `Give at most ${maxHeaders} headers` });

const Events = z.array(z.enum(webhookEvents)).transform((events) => [...new Set(events)]);

export const CreateWebhookInput = z.object({
  settings: z
    .object({
      auth_type: z
        .literal('hmac')
        .describe('How the receiver knows the sender: `hmac`, a signature with the secret in the answer.'),
      name: Name.describe('Its name for people.'),
      webhook_url: z
        .url({ protocol: /^https?$/, error: 'Give an address such as https://example.org/hook' })
        .max(1000)
        .describe(
          'The address that is called: https, and public, unless an operator lists it in `OUTGOING_PRIVATE_HOSTS`.',
        ),
      request_headers: RequestHeaders.nullish().describe(
        'Headers that are sent along, such as `authorization`. They are stored encrypted.',
      ),
      events: Events.optional().describe('What it is told of. Beside the public API, where a later call chooses.'),
    })
    .describe('What the webhook is.'),
});
export type CreateWebhookInput = z.output<typeof CreateWebhookInput>;

export const UpdateWebhookInput = z.object({
  is_disabled: z
    .boolean()
    .optional()
    .describe('Whether it is off. `false` also turns on one that was disabled after failures.'),
  name: Name.optional().describe('Its name for people.'),
  retry_enabled: z.boolean().nullish().describe('Whether a failed delivery is tried again, for three days.'),
  request_headers: RequestHeaders.nullish().describe('All the headers that are sent along; null keeps them.'),
  events: Events.nullish().describe('All the events that it is told of; null keeps them.'),
});
export type UpdateWebhookInput = z.output<typeof UpdateWebhookInput>;

export const Webhook = z
  .object({
    webhook_id: z.string().describe('The id of the webhook.'),
    name: z.string().describe('Its name for people.'),
    webhook_url: z.string().describe('The address that is called.'),
    auth_type: z.enum(['hmac', 'oauth2', 'mtls']).describe('How the receiver knows the sender; always `hmac` here.'),
    is_disabled: z.boolean().describe('Whether an admin has turned it off.'),
    is_auto_disabled: z.boolean().describe('Whether it was turned off because its deliveries failed for long.'),
    created_at_unix: z.int().describe('When it was created, in Unix seconds.'),
    usage: z
      .array(z.object({ usage_type: z.enum(['Speech to Text']).describe('What uses it.') }))
      .nullable()
      .describe('What uses it; null unless `include_usages` asks for it.'),
    events: z
      .array(z.enum(webhookEvents))
      .nullable()
      .describe('What it is told of; null unless `include_usages` asks for it.'),
    most_recent_failure_error_code: z
      .int()
      .nullable()
      .describe('The status of its last failed answer; null if there was none, or no answer at all.'),
    most_recent_failure_timestamp: z
      .int()
      .nullable()
      .describe('When a delivery failed last, in Unix seconds; null if none did.'),
    retry_enabled: z.boolean().describe('Whether a failed delivery is tried again.'),
    request_header_names: z.array(z.string()).describe('The names of the headers that are sent along.'),
    most_recent_success_timestamp: z
      .int()
      .nullable()
      .describe('When a delivery arrived last, in Unix seconds; null if none did.'),
  })
  .meta({ id: 'WorkspaceWebhook' });
export type Webhook = z.output<typeof Webhook>;

export const CreatedWebhook = z.object({
  webhook_id: z.string().describe('The id of the webhook.'),
  webhook_secret: Secret.describe('The secret of its signatures. Store it safely: it cannot be shown again.'),
});
export type CreatedWebhook = z.output<typeof CreatedWebhook>;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Why a try failed: an answer that does not take the event, or why there was none. */
export const deliveryErrors = [
  'status',
  'redirect',
  'given_up',
  'refused',
  'unknown_host',
  'no_connection',
  'tls',
  'timeout',
  'broken_off',
  'too_large',
  'aborted',
] as const;
export type DeliveryError = (typeof deliveryErrors)[number];
const ErrorCode = z.enum(deliveryErrors).nullable();

export const WebhookDelivery = z
  .object({
    delivery_id: z.string().describe('The id of the delivery, which is also in the header `webhook-id`.'),
    event_type: z.string().describe('What happened; `test` for a delivery that an admin asked for.'),
    state: z
      .enum(deliveryStates)
      .describe('`waiting`: it is tried, or tried again. `delivered`: it was taken. `failed`: it is given up.'),
    status_code: z.int().nullable().describe('The status of the last answer; null if there was none.'),
    attempt: z.int().describe('How many times it was tried.'),
    at_unix: z.int().describe('When it was tried last, or written where it was not tried yet, in Unix seconds.'),
    error: z.string().nullable().describe('Why the last try failed, in English; null if it did not.'),
    error_code: ErrorCode.describe(
      'The same as a code, for words of another language; null if it did not, or if it was long ago.',
    ),
    duration_ms: z.int().nullable().describe('How long the last try took; null before the first.'),
    answer: z.string().nullable().describe('The beginning of the last answer; null if there was none.'),
    next_attempt_at_unix: z.int().nullable().describe('When it is tried again, in Unix seconds; null if it is not.'),
    payload: z.string().describe('What is sent: the text of a JSON object.'),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

export const WebhookTest = z.object({
  status_code: z.int().nullable().describe('The status of the answer; null if there was none.'),
  duration_ms: z.int().describe('How long it took.'),
  error: z.string().nullable().describe('Why it was not taken, in English; null if it was.'),
  error_code: ErrorCode.describe('The same as a code; null if it was taken.'),
});
export type WebhookTest = z.output<typeof WebhookTest>;
