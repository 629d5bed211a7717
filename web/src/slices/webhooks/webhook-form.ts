/** The fields of the form of a webhook as they are typed, their faults, and what they become. */
import {
  CreateWebhookInput,
  type UpdateWebhookInput,
  type Webhook,
  type WebhookEvent,
} from '#contract/webhooks/types.ts';
import { t } from './messages.ts';

export interface WebhookFields {
  name: string;
  address: string;
  events: readonly WebhookEvent[];
  isRetried: boolean;
  /** One on each line, as in `Authorization: Bearer …`. */
  headers: string;
  /** Takes away the stored headers, whose values nobody can read. */
  isWithoutHeaders: boolean;
}

export const newFields: WebhookFields = {
  name: '',
  address: '',
  events: ['speech_to_text'],
  isRetried: true,
  headers: '',
  isWithoutHeaders: false,
};

export const fieldsOf = (webhook: Webhook): WebhookFields => ({
  ...newFields,
  name: webhook.name,
  address: webhook.webhook_url,
  events: webhook.events ?? [],
  isRetried: webhook.retry_enabled,
});

/** A line without a colon is a name without a value, which the contract refuses for its spaces or accepts as empty. */
const readHeaders = (text: string): [name: string, value: string][] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    });

const headersOf = ({ headers }: WebhookFields) => Object.fromEntries(readHeaders(headers));

export type WebhookFaults = Partial<Record<'name' | 'address' | 'headers', string>>;

/** The server decides which addresses it calls: an operator may allow http inside of a network. */
export function findFaults(fields: WebhookFields): WebhookFaults {
  const { name, webhook_url, request_headers } = CreateWebhookInput.shape.settings.shape;
  const lines = fields.isWithoutHeaders ? [] : readHeaders(fields.headers);
  const names = lines.map(([header]) => header.toLowerCase());
  const refused =
    lines.find(([header, value]) => !value || !request_headers.safeParse({ [header]: value }).success) ??
    lines.find(([header], at) => names.indexOf(header.toLowerCase()) !== at);
  return {
    ...(!name.safeParse(fields.name).success && { name: t('name_error') }),
    ...(!webhook_url.safeParse(fields.address.trim()).success && { address: t('address_error') }),
    ...(refused
      ? { headers: t('headers_error', { header: refused[0] }) }
      : lines.length > 0 &&
        !request_headers.safeParse(Object.fromEntries(lines)).success && { headers: t('headers_many') }),
  };
}

export const toCreateInput = (fields: WebhookFields): CreateWebhookInput => {
  const request_headers = headersOf(fields);
  return {
    settings: {
      auth_type: 'hmac',
      name: fields.name.trim(),
      webhook_url: fields.address.trim(),
      ...(Object.keys(request_headers).length > 0 && { request_headers }),
      events: [...fields.events],
    },
  };
};

/** No headers keep the stored ones. */
export function toUpdateInput(fields: WebhookFields): UpdateWebhookInput {
  const headers = fields.isWithoutHeaders ? {} : headersOf(fields);
  const isChanged = fields.isWithoutHeaders || Object.keys(headers).length > 0;
  return {
    name: fields.name.trim(),
    events: [...fields.events],
    retry_enabled: fields.isRetried,
    ...(isChanged && { request_headers: headers }),
  };
}
