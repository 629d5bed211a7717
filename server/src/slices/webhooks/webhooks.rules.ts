/** When a delivery is tried again, when a webhook is disabled, and what is shown of both. Pure. */
import { deliveryErrors, type Webhook, type WebhookDelivery, type WebhookEvent } from '#contract/webhooks/types.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import type { WebhookEventType } from '../../platform/webhook-events/webhook-events.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.store.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Pauses after failed tries. Together they are three days. */
const pausesMs = [
  ...[10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute],
  ...[hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 25 * hour],
];

/** @returns undefined when the delivery is given up */
export function nextAttempt(attemptsOfRound: number, isRetried: boolean, now: Date): Date | undefined {
  const pause = isRetried ? pausesMs[attemptsOfRound - 1] : undefined;
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}

export const keptDays = 30;
/** While a webhook is disabled its deliveries wait, but no longer than this since they were written. */
export const maxWaitMs = 7 * day;

const minFailures = 10;
const minFailingMs = 7 * day;

/** Whether a webhook that has just failed is disabled. @param failures in a row, with this one */
export const isFailingForLong = (
  { last_success_at }: Pick<WebhookRow, 'last_success_at'>,
  failures: number,
  now: Date,
): boolean =>
  failures >= minFailures && (!last_success_at || now.getTime() - last_success_at.getTime() >= minFailingMs);

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
/** The receiver says that the address is gone for good. */
export const isGone = (status: number): boolean => status === 410;

/** The types of events that are sent, by the name under which they are chosen. */
const typesOf: Record<WebhookEvent, WebhookEventType> = { speech_to_text: 'speech_to_text_transcription' };
const usages: Record<WebhookEvent, NonNullable<Webhook['usage']>[number]['usage_type']> = {
  speech_to_text: 'Speech to Text',
};

export const typesOfEvents = (events: readonly WebhookEvent[]): WebhookEventType[] =>
  events.map((event) => typesOf[event]);

export const usesOf = (events: readonly WebhookEvent[]) => events.map((event) => usages[event]);

/** The body of a delivery, as the public API has it. */
export const payloadOf = (type: string, happenedAt: Date, data: unknown): string =>
  JSON.stringify({ type, event_timestamp: toUnix(happenedAt), data });

export const isOff = ({ is_disabled, is_auto_disabled }: Pick<WebhookRow, 'is_disabled' | 'is_auto_disabled'>) =>
  is_disabled || is_auto_disabled;

const unixOrNull = (date: Date | null): number | null => date && toUnix(date);

export function presentWebhook(row: WebhookRow, withUsages: boolean): Webhook {
  const events = row.events as WebhookEvent[];
  return {
    webhook_id: row.webhook_id,
    name: row.name,
    webhook_url: row.url,
    auth_type: 'hmac',
    is_disabled: row.is_disabled,
    is_auto_disabled: row.is_auto_disabled,
    created_at_unix: toUnix(row.created_at),
    usage: withUsages ? usesOf(events).map((usage_type) => ({ usage_type })) : null,
    events: withUsages ? events : null,
    most_recent_failure_error_code: row.last_failure_code,
    most_recent_failure_timestamp: unixOrNull(row.last_failure_at),
    retry_enabled: row.retry_enabled,
    request_header_names: row.request_header_names as string[],
    most_recent_success_timestamp: unixOrNull(row.last_success_at),
  };
}

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  delivery_id: row.delivery_id,
  event_type: row.event_type,
  state: row.state as WebhookDelivery['state'],
  status_code: row.status_code,
  attempt: row.attempts,
  at_unix: toUnix(row.tried_at ?? row.created_at),
  error: row.error,
  error_code: deliveryErrors.find((code) => code === row.error_code) ?? null,
  duration_ms: row.duration_ms,
  answer: row.answer,
  next_attempt_at_unix: row.state === 'waiting' ? toUnix(row.next_attempt_at) : null,
  payload: row.payload,
});
