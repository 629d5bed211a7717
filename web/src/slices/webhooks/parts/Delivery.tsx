import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '#contract/webhooks/types.ts';
import { formatDate, formatNumber, formatRelative } from '../../../lib/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { CodeBlock } from '../../../ui/display/CodeBlock.tsx';
import { t } from '../messages.ts';
import { deliverAgain, stateOf, whyFailed } from '../webhooks.ts';

const tones = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const;

function eventLabel(type: string): string {
  if (type === 'test') return t('type_test');
  return type === 'speech_to_text_transcription' ? t('type_transcript') : type;
}

/** The body as people read it. What cannot be read as JSON is shown as it is. */
function laidOut(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}

/** One delivery: what became of it, and unfolded what was sent and answered. */
export function Delivery({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const { event_type, state, status_code, attempt, at_unix, duration_ms } = delivery;
  const [isOpen, setIsOpen] = useState(false);
  const facts = [
    formatDate(at_unix),
    ...(status_code === null ? [] : [t('status', { status: String(status_code) })]),
    ...(duration_ms === null ? [] : [t('milliseconds', { count: formatNumber(duration_ms) })]),
    ...(attempt > 1 ? [t('attempts', { count: attempt })] : []),
  ];
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-2 gap-y-0.5 rounded-xs px-2 py-2.5 hover:bg-hover max-md:min-h-11">
          <Badge tone={tones[state]}>{t(`delivery_${state}`)}</Badge>
          <span className="text-table font-medium">{eventLabel(event_type)}</span>
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className={clsx('ms-auto flex-none text-muted', isOpen && 'rotate-180')}
          />
          <span className="w-full text-caption text-muted tabular-nums">{facts.join(' · ')}</span>
        </summary>
        {isOpen && <Unfolded webhook={webhook} delivery={delivery} />}
      </details>
    </li>
  );
}

function Unfolded({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const { delivery_id, answer, next_attempt_at_unix: next, payload } = delivery;
  const [isBusy, setIsBusy] = useState(false);
  const why = whyFailed(delivery);
  const isActive = stateOf(webhook) === 'active';

  async function again() {
    setIsBusy(true);
    await deliverAgain(webhook, delivery);
    setIsBusy(false);
  }

  return (
    <div className="flex flex-col gap-3 px-2 pt-1 pb-4">
      {why !== null && <p className="text-table break-words text-danger">{why}</p>}
      {next !== null && (
        <p className="text-table text-muted">
          {isActive ? t('next_attempt', { when: formatRelative(next) }) : t('next_attempt_off')}
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 text-caption break-all text-muted">
          {t.rich('delivery_id', {
            id: (
              <code key="id" dir="ltr" className="font-mono select-all">
                {delivery_id}
              </code>
            ),
          })}
        </span>
        <Button size="sm" isBusy={isBusy} isDisabled={!isActive} onClick={() => void again()}>
          {t('redeliver')}
        </Button>
      </p>
      <Code title={t('payload')} code={laidOut(payload)} />
      {answer !== null && answer !== '' && <Code title={t('answer')} code={answer} />}
    </div>
  );
}

function Code({ title, code }: { title: string; code: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h4 className="text-caption font-medium text-muted">{title}</h4>
      <CodeBlock code={code} label={title} />
    </div>
  );
}
