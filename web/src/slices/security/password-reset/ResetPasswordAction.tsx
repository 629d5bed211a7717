import { useEffect } from 'react';
import { pages } from '#contract/pages.ts';
import { checkActionCode } from '#contract/security/api.ts';
import { call } from '../../../lib/api.ts';
import type { LinkAction } from '../../../lib/slice.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { AuthLayout } from '../../../ui/layout/AuthLayout.tsx';
import { isRefusal } from '../../../lib/failures/refusal.ts';
import { t } from '../messages.ts';
import { LinkCheck, OutcomeDialog, LinkUnchecked, useLinkQuery, useLinkState } from '../../action-links/public.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { NewPasswordDialog } from './NewPasswordDialog.tsx';

export function ResetPasswordAction({ action }: { action: LinkAction }) {
  const { code, continueUrl } = action;
  const { state, move, close } = useLinkState(continueUrl, pages.signIn);
  const check = useLinkQuery(action, () => call(checkActionCode, { body: { action_code: code } }));
  const outcome = check.isSuccess
    ? check.data.operation === 'resetPassword'
      ? 'changePassword'
      : 'changePasswordFailed'
    : isRefusal(check.error)
      ? 'changePasswordFailed'
      : undefined;
  useEffect(() => {
    if (outcome) move(outcome);
  }, [outcome, move]);
  if (check.isPending) return <LinkCheck />;
  if (!outcome) return <LinkUnchecked error={check.error} onRetry={() => void check.refetch()} />;
  const email = check.data?.email;
  return (
    <AuthLayout title={t('link_page')}>
      {state === 'changePassword' && (
        <NewPasswordDialog code={code} email={email} keys={check.data?.api_keys ?? []} onMove={move} onClose={close} />
      )}
      <OutcomeDialog
        title={t('password_changed_title')}
        text={t('password_changed_text')}
        label={t('sign_in')}
        isOpen={state === 'changePasswordSucceeded'}
        onClose={close}
      />
      <Dialog
        title={t('password_failed_title')}
        description={t('password_failed_text')}
        isOpen={state === 'changePasswordFailed'}
        onOpenChange={close}
        footer={<Button onClick={close}>{t('close')}</Button>}
      >
        <ResetPasswordForm email={email} continueUrl={continueUrl} label={t('send_new_link')} />
      </Dialog>
    </AuthLayout>
  );
}
