import { PenLine, RefreshCw, Send, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { testWebhook } from '#contract/webhooks/api.ts';
import type { WebhookTest } from '#contract/webhooks/types.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { useCall } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyButton } from '../../../ui/button/CopyButton.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { t } from '../messages.ts';
import { refresh, stateOf, toldOf, whyFailed } from '../webhooks.ts';
import { Deliveries } from './Deliveries.tsx';
import { LastFailure, WebhookStateBadge, WebhookSwitch, type WebhookProps } from './WebhookParts.tsx';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One webhook: what it is, what can be done with it, and what it was sent. */
export function WebhookDrawer({ webhook, onOpen, onClose }: WebhookProps & { onClose(): void }) {
  const state = stateOf(webhook);
  const reasonId = useId();
  const test = useCall(testWebhook);
  const { webhook_id, most_recent_success_timestamp: arrived, request_header_names: headers } = webhook;

  async function send() {
    try {
      await test.mutateAsync({ params: { webhook_id } });
    } catch {
      // The drawer shows why.
    }
    refresh();
  }

  return (
    <Drawer title={webhook.name} isOpen onOpenChange={onClose}>
      <div className="flex flex-col gap-5">
        {state !== 'active' && (
          <div id={reasonId}>
            <Banner tone={state === 'auto_disabled' ? 'danger' : 'plain'}>{t(`${state}_text`)}</Banner>
          </div>
        )}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 text-table [&>dt]:text-muted">
          <dt>{t('column_state')}</dt>
          <dd className="flex items-center justify-between gap-3">
            <WebhookStateBadge webhook={webhook} />
            <WebhookSwitch webhook={webhook} />
          </dd>
          <dt>{t('address')}</dt>
          <dd dir="ltr" className="flex items-center justify-between gap-2">
            <span className="min-w-0 font-mono text-caption break-all">{webhook.webhook_url}</span>
            <CopyButton text={webhook.webhook_url} label={t('copy_address')} isIconOnly />
          </dd>
          <dt>{t('column_events')}</dt>
          <dd>{toldOf(webhook)}</dd>
          <dt>{t('signed')}</dt>
          <dd>{t('signed_hmac')}</dd>
          {headers.length > 0 && (
            <>
              <dt>{t('headers')}</dt>
              <dd className="break-words">{headers.join(', ')}</dd>
            </>
          )}
          <dt>{t('retries')}</dt>
          <dd>{t(webhook.retry_enabled ? 'retries_on' : 'retries_off')}</dd>
          <dt>{t('created')}</dt>
          <dd>{formatDate(webhook.created_at_unix)}</dd>
          <dt>{t('last_success')}</dt>
          <dd>{arrived === null ? <span className="text-muted">{t('never')}</span> : formatDate(arrived)}</dd>
          <dt>{t('column_failure')}</dt>
          <dd>
            <LastFailure webhook={webhook} />
          </dd>
        </dl>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={<Send {...icon} />}
            isBusy={test.isPending}
            isDisabled={state !== 'active'}
            aria-describedby={state === 'active' ? undefined : reasonId}
            onClick={() => void send()}
          >
            {t('send_test')}
          </Button>
          <Button size="sm" icon={<PenLine {...icon} />} onClick={() => onOpen('edit', webhook)}>
            {t('edit')}
          </Button>
          <Button size="sm" icon={<RefreshCw {...icon} />} onClick={() => onOpen('rotate', webhook)}>
            {t('rotate')}
          </Button>
          <IconButton label={t('delete')} size="sm" className="ms-auto" onClick={() => onOpen('delete', webhook)}>
            <Trash2 {...icon} />
          </IconButton>
        </div>
        <CallFailure error={test.error} />
        {test.data && !test.isPending && <TestResult result={test.data} />}
        <Deliveries webhook={webhook} />
      </div>
    </Drawer>
  );
}

function TestResult({ result }: { result: WebhookTest }) {
  const { status_code, duration_ms, error } = result;
  const took = t('milliseconds', { count: formatNumber(duration_ms) });
  if (error === null) return <Banner tone="info">{t('test_arrived', { status: String(status_code), took })}</Banner>;
  return (
    <Banner tone="danger">
      <p>
        {status_code === null ? t('test_silent', { took }) : t('test_failed', { status: String(status_code), took })}
      </p>
      <p className="text-caption break-words text-muted">{whyFailed(result)}</p>
    </Banner>
  );
}
