import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { pages } from '#contract/pages.ts';
import { enterAccount, listSupportAccess, requestSupportAccess } from '#contract/support-access/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { useUser } from '../../lib/account.ts';
import { formatDate } from '../../lib/format.ts';
import { invalidate, useCall, useRead } from '../../lib/queries.ts';
import { enterSupportSession } from '../../lib/session.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { t } from './messages.ts';
import { CardSkeletons, InstancePage, RefreshButton } from '../instance/public.ts';

type Grant = Answer<typeof listSupportAccess>['grants'][number];

/** Lets operators ask for access to an account, and enter those whose owners granted it. */
export function SupportScreen() {
  const user = useUser();
  const access = useRead(listSupportAccess, {}, { isEnabled: user?.is_operator === true, staleTime: 0 });
  return (
    <InstancePage title={t('support')} page="instanceSupport" width="text" actions={<RefreshButton of={access} />}>
      <p className="max-w-[62ch] text-muted">{t('support_intro')}</p>
      <AskForm />
      <h2 className="mt-3 text-[16px] leading-6 font-semibold tracking-[-0.014em]">{t('grants')}</h2>
      <Loaded of={access} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ grants }) =>
          grants.length === 0 ? (
            <EmptyState title={t('grants_none')}>{t('grants_none_text')}</EmptyState>
          ) : (
            <ul aria-label={t('grants')} className="flex flex-col gap-3">
              {grants.map((grant) => (
                <GrantCard key={grant.grant_id} grant={grant} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </InstancePage>
  );
}

function AskForm() {
  const ask = useCall(requestSupportAccess);
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isEmailWrong = !/^\S+@\S+\.\S+$/.test(email.trim());
  const isReasonMissing = reason.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isEmailWrong || isReasonMissing || ask.isPending) return;
    try {
      await ask.mutateAsync({ body: { email: email.trim(), reason: reason.trim() } });
      toastSuccess(t('asked', { email: email.trim() }));
      setReason('');
      setEmail('');
      setIsTried(false);
      invalidate(listSupportAccess);
    } catch (error) {
      toastError(error);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4 rounded-xl border border-line p-5 dark:bg-surface"
    >
      <h2 className="font-semibold">{t('ask_title')}</h2>
      <TextField
        label={t('ask_email')}
        type="email"
        autoComplete="off"
        value={email}
        error={isTried && isEmailWrong ? t('ask_email_wrong') : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextAreaField
        label={t('ask_reason')}
        help={t('ask_reason_help')}
        maxLength={500}
        value={reason}
        error={isTried && isReasonMissing ? t('ask_reason_missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" look="primary" isBusy={ask.isPending} className="self-start">
        {t('ask')}
      </Button>
    </form>
  );
}

function GrantCard({ grant }: { grant: Grant }) {
  const { grant_id, email, reason, requested_by, expires_at_unix, entered_at_unix } = grant;
  const enter = useCall(enterAccount);
  const navigate = useNavigate();

  async function go() {
    try {
      enterSupportSession(await enter.mutateAsync({ params: { grant_id } }), pages.instanceSupport);
      await navigate({ to: pages.home });
    } catch (error) {
      toastError(error);
      invalidate(listSupportAccess);
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line p-5 dark:bg-surface">
      <div className="min-w-0 flex-[1_1_260px] text-table text-muted">
        <p className="text-body font-medium break-words text-ink">{email}</p>
        {reason && <p className="break-words">{reason}</p>}
        <p>{requested_by ? t('grant_asked_by', { email: requested_by }) : t('grant_offered')}</p>
        {expires_at_unix !== null && <p>{t('grant_until', { date: formatDate(expires_at_unix) })}</p>}
        {entered_at_unix[0] !== undefined && (
          <p>{t('grant_entered', { count: entered_at_unix.length, date: formatDate(entered_at_unix[0]) })}</p>
        )}
      </div>
      <Button isBusy={enter.isPending} aria-label={t('enter_account', { email })} onClick={() => void go()}>
        {t('enter')}
      </Button>
    </li>
  );
}
