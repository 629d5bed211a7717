/** The parts of a webhook that both the table and the cards of a phone show. */
import { CircleAlert, ListTree, PenLine, Power, PowerOff, RefreshCw, Trash2 } from 'lucide-react';
import type { Webhook } from '#contract/webhooks/types.ts';
import { formatDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { ActionsMenu } from '../../../ui/overlay/ActionsMenu.tsx';
import { t } from '../messages.ts';
import { isFailing, setEnabled, stateOf } from '../webhooks.ts';

export type WebhookPart = 'detail' | 'edit' | 'rotate' | 'delete';

export interface WebhookProps {
  webhook: Webhook;
  /** Actions that open something. */
  onOpen(part: WebhookPart, webhook: Webhook): void;
}

const tones = { active: 'success', disabled: 'plain', auto_disabled: 'danger' } as const;

export function WebhookStateBadge({ webhook }: Pick<WebhookProps, 'webhook'>) {
  const state = stateOf(webhook);
  return (
    <Badge tone={tones[state]}>
      {state === 'auto_disabled' && <CircleAlert size={12} aria-hidden="true" />}
      {t(`state_${state}`)}
    </Badge>
  );
}

/** When a delivery failed last, and with what. It is calm where one has arrived since. */
export function LastFailure({ webhook }: Pick<WebhookProps, 'webhook'>) {
  const { most_recent_failure_timestamp: at, most_recent_failure_error_code: code } = webhook;
  if (at === null) return <span className="text-muted">{t('never_failed')}</span>;
  return (
    <span className={isFailing(webhook) ? 'text-danger' : 'text-muted'}>
      {code === null
        ? t('failed_silently', { date: formatDate(at) })
        : t('failed_with', { date: formatDate(at), status: String(code) })}
    </span>
  );
}

export function WebhookSwitch({ webhook }: Pick<WebhookProps, 'webhook'>) {
  return (
    <Switch
      label={<span className="sr-only">{t('enable_of', { name: webhook.name })}</span>}
      isOn={stateOf(webhook) === 'active'}
      onChange={(isOn) => void setEnabled(webhook, isOn)}
    />
  );
}

export function WebhookMenu({ webhook, onOpen }: WebhookProps) {
  const isActive = stateOf(webhook) === 'active';
  return (
    <ActionsMenu
      label={t('actions_of', { name: webhook.name })}
      items={[
        { label: t('deliveries'), icon: <ListTree />, onSelect: () => onOpen('detail', webhook) },
        { label: t('edit'), icon: <PenLine />, onSelect: () => onOpen('edit', webhook) },
        { label: t('rotate'), icon: <RefreshCw />, onSelect: () => onOpen('rotate', webhook) },
        {
          label: isActive ? t('disable') : t('enable'),
          icon: isActive ? <PowerOff /> : <Power />,
          onSelect: () => void setEnabled(webhook, !isActive),
        },
        'divider',
        { label: t('delete'), icon: <Trash2 />, isDanger: true, onSelect: () => onOpen('delete', webhook) },
      ]}
    />
  );
}

/** The name opens the webhook. */
export function WebhookName({ webhook, onOpen }: WebhookProps) {
  return (
    <>
      <button
        type="button"
        className="block max-w-full rounded-xs text-start text-body font-medium break-words hover:underline max-md:min-h-11"
        onClick={() => onOpen('detail', webhook)}
      >
        <bdi>{webhook.name}</bdi>
      </button>
      <span dir="ltr" className="block font-mono text-caption font-normal break-all text-muted">
        {webhook.webhook_url}
      </span>
    </>
  );
}
