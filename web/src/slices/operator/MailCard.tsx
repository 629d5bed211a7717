import { useState } from 'react';
import { listOutbox, sendOutboxMessage } from '#contract/operator/api.ts';
import type { OutboxMessage } from '#contract/operator/types.ts';
import { formatDate } from '../../lib/format.ts';
import { invalidate, useCall } from '../../lib/queries.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Segment } from '../../ui/form/Segment.tsx';
import { LinkedText } from './LinkedText.tsx';
import { t } from './messages.ts';

const tones = { kept: 'plain', waiting: 'info', failed: 'danger' } as const;

/** Shows an email as plain text with links, or as its reader would see it in a sandboxed frame. */
export function MailCard({ message, hasServer }: { message: OutboxMessage; hasServer: boolean }) {
  const { subject, to, text, html, state, last_error, created_at_unix, is_masked } = message;
  const [view, setView] = useState<'text' | 'mail'>('text');
  return (
    <li>
      <article className="flex flex-col gap-3 rounded-xl border border-line p-5 dark:bg-surface">
        <header>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 flex-1 font-semibold break-words">{subject}</h2>
            <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          </div>
          <p className="text-table break-words text-muted">
            {t('to', { address: to })} · {formatDate(created_at_unix)}
          </p>
        </header>
        {last_error && <p className="rounded-md bg-danger-soft px-3 py-2 text-table break-words">{last_error}</p>}
        {is_masked && <p className="text-caption text-muted">{t('masked')}</p>}
        {view === 'text' ? (
          <p className="text-table break-words whitespace-pre-line text-ink-2">
            <LinkedText text={text} />
          </p>
        ) : (
          // The sandbox forbids scripts, forms and navigation.
          <iframe
            title={t('mail_frame', { subject })}
            sandbox=""
            srcDoc={html}
            className="h-[560px] w-full rounded-lg border border-line bg-white"
          />
        )}
        {(html !== '' || hasServer) && (
          <footer className="flex flex-wrap items-center justify-between gap-2">
            {html !== '' && (
              <Segment
                label={t('view')}
                value={view}
                onChange={setView}
                options={[
                  { value: 'text', label: t('view_text') },
                  { value: 'mail', label: t('view_mail') },
                ]}
              />
            )}
            {hasServer && state !== 'waiting' && <SendAgain message={message} />}
          </footer>
        )}
      </article>
    </li>
  );
}

function SendAgain({ message: { message_id, to } }: { message: OutboxMessage }) {
  const send = useCall(sendOutboxMessage);
  async function again() {
    try {
      await send.mutateAsync({ params: { message_id } });
      toastSuccess(t('sending_again', { address: to }));
    } catch (error) {
      toastError(error);
    }
    invalidate(listOutbox);
  }
  return (
    <Button size="sm" isBusy={send.isPending} onClick={() => void again()}>
      {t('send_again')}
    </Button>
  );
}
