import { useEffect, useState } from 'react';
import { verifySignInRequest } from '#contract/support-access/api.ts';
import type { LinkAction } from '../../lib/slice.ts';
import { useCall } from '../../lib/queries.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { attemptMessage, isRefusal } from '../../lib/failures/refusal.ts';
import { useLinkState } from '../action-links/public.ts';
import { t } from './messages.ts';

/** Asks before access is granted, because mail programs open links by themselves. */
export function SupportAccessAction({ action: { code } }: { action: LinkAction }) {
  const { state, move, close } = useLinkState(undefined, '/');
  const grant = useCall(verifySignInRequest);
  const [problem, setProblem] = useState<string>();
  useEffect(() => move('verifySignInRequest'), [move]);

  async function submit() {
    setProblem(undefined);
    try {
      await grant.mutateAsync({ body: { sign_in_request_verification_code: code } });
      toastSuccess(t('access_granted'));
      close();
    } catch (error) {
      if (!isRefusal(error)) {
        setProblem(attemptMessage(error));
        return;
      }
      toastError(error);
      close();
    }
  }

  return (
    <AuthLayout title={t('link_page')}>
      <Dialog
        title={t('access_title')}
        description={t('access_intro')}
        isOpen={state === 'verifySignInRequest'}
        onOpenChange={close}
        footer={
          <>
            <Button onClick={close}>{t('access_refuse')}</Button>
            <Button look="primary" isBusy={grant.isPending} onClick={() => void submit()}>
              {t('access_grant')}
            </Button>
          </>
        }
      >
        <ul className="flex list-disc flex-col gap-1.5 ps-5">
          <li>{t('access_who')}</li>
          <li>{t('access_how_long')}</li>
          <li>{t('access_what')}</li>
        </ul>
        {problem && <Banner tone="danger">{problem}</Banner>}
      </Dialog>
    </AuthLayout>
  );
}
