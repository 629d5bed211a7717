import type { Webhook } from '#contract/webhooks/types.ts';
import { t } from '../messages.ts';
import { toldOf } from '../webhooks.ts';
import {
  LastFailure,
  WebhookMenu,
  WebhookName,
  WebhookStateBadge,
  WebhookSwitch,
  type WebhookProps,
} from './WebhookParts.tsx';

interface WebhookCardsProps {
  webhooks: readonly Webhook[];
  onOpen: WebhookProps['onOpen'];
}

/** Shows the webhooks as cards on a narrow screen. */
export function WebhookCards({ webhooks, onOpen }: WebhookCardsProps) {
  return (
    <ul aria-label={t('list')} className="flex flex-col gap-3">
      {webhooks.map((webhook) => (
        <li key={webhook.webhook_id} className="flex flex-col gap-3 rounded-xl border border-line p-4">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <WebhookName webhook={webhook} onOpen={onOpen} />
            </div>
            <WebhookSwitch webhook={webhook} />
            <WebhookMenu webhook={webhook} onOpen={onOpen} />
          </div>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 text-table [&>dt]:text-muted">
            <dt>{t('column_state')}</dt>
            <dd>
              <WebhookStateBadge webhook={webhook} />
            </dd>
            <dt>{t('column_events')}</dt>
            <dd>{toldOf(webhook)}</dd>
            <dt>{t('column_failure')}</dt>
            <dd>
              <LastFailure webhook={webhook} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
