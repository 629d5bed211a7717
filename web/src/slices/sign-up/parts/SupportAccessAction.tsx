import { useEffect, useReducer, useState } from 'react';
import { verifySignInRequest } from '#contract/support-access/api.ts';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { useCall } from '../../../lib/queries.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { moveTo, type Action } from '../action-state.ts';
import { useLeave } from '../action-visit.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { isRefusal, isThrottled } from '../failures.ts';
import { t } from '../messages.ts';

/** Asks before access is granted, because mail programs open links by themselves. */
export function SupportAccessAction({ action: { code } }: { action: Action }) {
  const [state, move] = useReducer(moveTo, 'none');
  const leave = useLeave(undefined);
  const grant = useCall(verifySignInRequest);
  const [problem, setProblem] = useState<string>();
  useEffect(() => move('verifySignInRequest'), []);

  function close() {
    move('none');
    leave('/');
  }
  async function submit() {
    setProblem(undefined);
    try {
      await grant.mutateAsync({ body: { sign_in_request_verification_code: code } });
      toastSuccess(t('access_granted'));
      close();
    } catch (error) {
      if (!isRefusal(error)) {
        setProblem(isThrottled(error) ? t('too_many_attempts') : errorMessage(error));
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
