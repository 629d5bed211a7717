/** What the controls of a webhook do, and when its deliveries are read again. */
import {
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  redeliver,
  rotateWebhookSecret,
  updateWebhook,
} from '#contract/webhooks/api.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhooks/types.ts';
import { call } from '../../lib/api.ts';
import { changeRead, choose, chosenIn, type Choices } from '../../lib/choices/choices.ts';
import { confirm } from '../../lib/confirm.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { invalidate } from '../../lib/queries.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { t } from './messages.ts';

/** The one read of the list. */
export const listInput = { query: { include_usages: true } } as const;

const change = (alter: (webhooks: Webhook[]) => Webhook[]): Promise<void> =>
  changeRead(listWebhooks, listInput, ({ webhooks }) => ({ webhooks: alter(webhooks) }));

export const refresh = (): void => invalidate(listWebhooks, listDeliveries);

export type WebhookState = 'active' | 'disabled' | 'auto_disabled';

export function stateOf({ is_disabled, is_auto_disabled }: Webhook): WebhookState {
  if (is_disabled) return 'disabled';
  return is_auto_disabled ? 'auto_disabled' : 'active';
}

/** Whether the last that came back was a failure. */
export const isFailing = ({ most_recent_failure_timestamp: failed, most_recent_success_timestamp: arrived }: Webhook) =>
  failed !== null && failed >= (arrived ?? 0);

const nameOfSwitch = (webhook_id: string) => `webhook ${webhook_id}`;

/** A webhook that is enabled begins anew, also after failures. */
const switched = (webhook: Webhook, isEnabled: boolean): Webhook => ({
  ...webhook,
  is_disabled: !isEnabled && (webhook.is_disabled || !webhook.is_auto_disabled),
  is_auto_disabled: webhook.is_auto_disabled && !isEnabled,
});

/** The webhooks as they are shown while some are being switched. */
export const switchedIn = (choices: Choices, webhooks: Webhook[]): Webhook[] =>
  webhooks.map((webhook) =>
    switched(webhook, chosenIn(choices, nameOfSwitch(webhook.webhook_id), stateOf(webhook) === 'active')),
  );

export const setEnabled = ({ webhook_id }: Webhook, isEnabled: boolean): Promise<void> =>
  choose(nameOfSwitch(webhook_id), isEnabled, async () => {
    await call(updateWebhook, { params: { webhook_id }, body: { is_disabled: !isEnabled } });
    await change((webhooks) => webhooks.map((one) => (one.webhook_id === webhook_id ? switched(one, isEnabled) : one)));
    refresh();
  });

/** Names what a webhook is told of. */
export const toldOf = ({ events }: Webhook): string =>
  events === null || events.length === 0 ? t('event_none') : events.map((event) => t(`event_${event}`)).join(', ');

/** Why a try failed, in the language of the user where the server has a code for it. */
export const whyFailed = ({
  error,
  error_code,
  status_code,
}: Pick<WebhookDelivery, 'error' | 'error_code' | 'status_code'>): string | null =>
  error_code === null ? error : t(`why_${error_code}`, { status: String(status_code ?? '') });

/** @returns whether it was deleted */
export async function askToDelete(webhook: Webhook): Promise<boolean> {
  const { webhook_id, name, events } = webhook;
  const isUsed = events !== null && events.length > 0;
  const isMeant = await confirm({
    title: t('delete_title', { name }),
    description: isUsed ? `${t('delete_used', { events: toldOf(webhook) })} ${t('delete_text')}` : t('delete_text'),
    confirmLabel: t('delete'),
    isDanger: true,
  });
  if (!isMeant) return false;
  try {
    // The server keeps one that is in use, so its use ends first.
    if (isUsed) await call(updateWebhook, { params: { webhook_id }, body: { events: [] } });
    await call(deleteWebhook, { params: { webhook_id } });
    await change((webhooks) => webhooks.filter((one) => one.webhook_id !== webhook_id));
    toastSuccess(t('deleted', { name }));
    return true;
  } catch (error) {
    reportFailure(error);
    return false;
  } finally {
    invalidate(listWebhooks);
  }
}

/** @returns the new secret, or undefined where nothing was changed */
export async function askToRotate({ webhook_id, name }: Webhook): Promise<string | undefined> {
  const isMeant = await confirm({
    title: t('rotate_title', { name }),
    description: t('rotate_text'),
    confirmLabel: t('rotate'),
    isDanger: true,
  });
  if (!isMeant) return undefined;
  try {
    return (await call(rotateWebhookSecret, { params: { webhook_id } })).webhook_secret;
  } catch (error) {
    reportFailure(error);
    return undefined;
  }
}

export async function deliverAgain({ webhook_id }: Webhook, { delivery_id }: WebhookDelivery): Promise<void> {
  try {
    await call(redeliver, { params: { webhook_id, delivery_id } });
    toastSuccess(t('redelivering'));
  } catch (error) {
    reportFailure(error);
  }
  refresh();
}

const [soonMs, laterMs] = [1500, 10_000];
/** A delivery that is due within so many seconds is watched closely. */
const soon = 60;

/** Milliseconds until the deliveries are read again: deliveries are not reported as changes. */
export const pollInterval = (deliveries: readonly WebhookDelivery[], now: number = Date.now() / 1000): number =>
  deliveries.some(({ next_attempt_at_unix: next }) => next !== null && next - now < soon) ? soonMs : laterMs;
