import { clsx } from 'clsx';
import type { Webhook } from '#contract/webhooks/types.ts';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
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

interface WebhookTableProps {
  webhooks: readonly Webhook[];
  onOpen: WebhookProps['onOpen'];
}

export function WebhookTable({ webhooks, onOpen }: WebhookTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className={tableClass}>
        <caption className="sr-only">{t('list')}</caption>
        <thead>
          <tr>
            <th className={tableHead()}>{t('column_name')}</th>
            <th className={tableHead()}>{t('column_events')}</th>
            <th className={tableHead()}>{t('column_state')}</th>
            <th className={tableHead()}>{t('column_failure')}</th>
            <th className={tableHead()}>{t('column_enabled')}</th>
            <th className={tableHead()}>
              <span className="sr-only">{t('column_actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <tr key={webhook.webhook_id} className={tableRow()}>
              <th scope="row" className={clsx(tableCell(), 'max-w-[380px] text-start')}>
                <WebhookName webhook={webhook} onOpen={onOpen} />
              </th>
              <td className={tableCell()}>{toldOf(webhook)}</td>
              <td className={tableCell()}>
                <WebhookStateBadge webhook={webhook} />
              </td>
              <td className={tableCell()}>
                <LastFailure webhook={webhook} />
              </td>
              <td className={tableCell()}>
                <WebhookSwitch webhook={webhook} />
              </td>
              <td className={clsx(tableCell(), 'w-12')}>
                <WebhookMenu webhook={webhook} onOpen={onOpen} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
