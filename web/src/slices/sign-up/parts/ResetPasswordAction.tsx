import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { pages } from '#contract/pages.ts';
import { checkActionCode } from '#contract/security/api.ts';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { moveTo, type Action } from '../action-state.ts';
import { useLeave } from '../action-visit.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { isRefusal } from '../failures.ts';
import { LinkCheck, LinkUnchecked } from './LinkCheck.tsx';
import { MailedLink } from './MailedLink.tsx';
import { t } from '../messages.ts';
import { NewPasswordDialog } from './NewPasswordDialog.tsx';

export function ResetPasswordAction({ action: { code, continueUrl } }: { action: Action }) {
  const [state, move] = useReducer(moveTo, 'none');
  const leave = useLeave(continueUrl);
  const check = useQuery({
    queryKey: ['reset-password', code],
    queryFn: () => call(checkActionCode, { body: { action_code: code } }),
    staleTime: Infinity,
    retry: false,
  });
  const outcome = check.isSuccess
    ? check.data.operation === 'resetPassword'
      ? 'changePassword'
      : 'changePasswordFailed'
    : isRefusal(check.error)
      ? 'changePasswordFailed'
      : undefined;
  useEffect(() => {
    if (outcome) move(outcome);
  }, [outcome]);
  if (check.isPending) return <LinkCheck />;
  if (!outcome) return <LinkUnchecked error={check.error} onRetry={() => void check.refetch()} />;
  function close() {
    move('none');
    leave(pages.signIn);
  }
  const email = check.data?.email;
  return (
    <AuthLayout title={t('link_page')}>
      {state === 'changePassword' && <NewPasswordDialog code={code} email={email} onMove={move} onClose={close} />}
      <Dialog
        width="sm"
        title={t('password_changed_title')}
        description={t('password_changed_text')}
        isOpen={state === 'changePasswordSucceeded'}
        onOpenChange={close}
        footer={
          <Button look="primary" data-autofocus onClick={close}>
            {t('sign_in')}
          </Button>
        }
      />
      <Dialog
        title={t('password_failed_title')}
        description={t('password_failed_text')}
        isOpen={state === 'changePasswordFailed'}
        onOpenChange={close}
        footer={<Button onClick={close}>{t('close')}</Button>}
      >
        <MailedLink kind="reset" email={email} continueUrl={continueUrl} look="primary" label={t('send_new_link')} />
      </Dialog>
    </AuthLayout>
  );
}
