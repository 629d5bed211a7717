import { useState, type FormEvent } from 'react';
import { hasAlphaAccess, requestAlphaAccess } from '#contract/profile/api.ts';
import { refreshAccount } from '../../lib/account.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { useTitle } from '../../lib/hooks.ts';
import { invalidate, useCall, useRead } from '../../lib/queries.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { t } from './messages.ts';

const maxReasonLength = 1000;

/** Asks the operators for access to unfinished features, or says what has become of the request. */
export function AlphaAccessScreen() {
  useTitle(t('alpha'));
  const alpha = useRead(hasAlphaAccess);
  return (
    <>
      <PageHeader title={t('alpha')} />
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="flex max-w-[760px] flex-col gap-5 px-6 py-8 max-md:px-4 max-md:py-5">
          <p className="max-w-[68ch] text-muted">{t('alpha_help')}</p>
          <Loaded of={alpha} skeleton={<Skeleton className="h-24" />}>
            {({ has_alpha_access, requested }) =>
              has_alpha_access ? (
                <Banner tone="info">{t('alpha_granted_text')}</Banner>
              ) : requested ? (
                <Banner tone="plain">{t('alpha_requested_text')}</Banner>
              ) : (
                <RequestForm />
              )
            }
          </Loaded>
        </div>
      </div>
    </>
  );
}

function RequestForm() {
  const request = useCall(requestAlphaAccess);
  const [reason, setReason] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (request.isPending) return;
    try {
      await request.mutateAsync({ body: reason.trim() ? { reason: reason.trim() } : {} });
      toastSuccess(t('alpha_asked'));
    } catch (error) {
      reportFailure(error);
    }
    invalidate(hasAlphaAccess);
    void refreshAccount();
  }

  return (
    <form noValidate className="flex flex-col items-start gap-4" onSubmit={(event) => void submit(event)}>
      <div className="w-full">
        <TextAreaField
          label={t('alpha_reason')}
          help={t('alpha_reason_help')}
          rows={4}
          maxLength={maxReasonLength}
          hasCounter
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <Button type="submit" look="primary" isBusy={request.isPending}>
        {t('alpha_request')}
      </Button>
    </form>
  );
}
