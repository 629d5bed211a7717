import { Send, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { listOutbox, sendTestMail } from '#contract/operator/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { useUser } from '../../lib/account.ts';
import { invalidate, useCall, useRead } from '../../lib/queries.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { MailCard } from './MailCard.tsx';
import { t } from './messages.ts';
import { CardSkeletons, InstancePage, RefreshButton } from '../instance/public.ts';

export function MailScreen() {
  const user = useUser();
  const outbox = useRead(listOutbox, {}, { isEnabled: user?.is_operator === true, staleTime: 0 });
  return (
    <InstancePage
      title={t('mail')}
      page="instanceMail"
      width="text"
      actions={
        <>
          <TestMail email={user?.email ?? ''} />
          <RefreshButton of={outbox} />
        </>
      }
    >
      <Loaded of={outbox} skeleton={<CardSkeletons label={t('loading')} />} kept={t('kept')}>
        {(answer) => <Mails {...answer} />}
      </Loaded>
    </InstancePage>
  );
}

function Mails({ messages, is_exposed, has_mail_server, mail_server_problem }: Answer<typeof listOutbox>) {
  return (
    <>
      <p className="max-w-[62ch] text-muted">
        {t(has_mail_server ? 'intro_server' : is_exposed ? 'intro_exposed' : 'intro')}
      </p>
      {is_exposed && (
        <Alarm>
          {t.rich('exposed', { title: <strong className="font-semibold text-ink">{t('exposed_title')}</strong> })}
        </Alarm>
      )}
      {mail_server_problem && (
        <Alarm>
          {t.rich('server_problem', {
            title: <strong className="font-semibold text-ink">{t('server_problem_title')}</strong>,
            problem: mail_server_problem,
          })}
        </Alarm>
      )}
      {messages.length === 0 && (
        <EmptyState title={t('empty_title')}>{t(has_mail_server ? 'empty_server' : 'empty_text')}</EmptyState>
      )}
      <ul aria-label={t('list')} className="flex flex-col gap-3">
        {messages.map((message) => (
          <MailCard key={message.message_id} message={message} hasServer={has_mail_server} />
        ))}
      </ul>
    </>
  );
}

const Alarm = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="flex items-start gap-3 rounded-lg bg-danger-soft px-3.5 py-3 text-table">
    <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-danger" />
    <p className="min-w-0 break-words text-ink-2">{children}</p>
  </div>
);

/** Sends an email to the operator, to test whether email arrives. */
function TestMail({ email }: { email: string }) {
  const test = useCall(sendTestMail);
  async function send() {
    try {
      await test.mutateAsync({});
      toastSuccess(t('test_sent', { email }));
      invalidate(listOutbox);
    } catch (error) {
      toastError(error);
    }
  }
  return (
    <Button
      size="sm"
      isBusy={test.isPending}
      icon={<Send size={15} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void send()}
    >
      {t('test')}
    </Button>
  );
}
