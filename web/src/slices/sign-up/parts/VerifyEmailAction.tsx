import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { pages } from '#contract/pages.ts';
import { verifyEmail } from '#contract/sign-up/api.ts';
import { call } from '../../../lib/api.ts';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { recheckSession, sessionStore } from '../../../lib/session.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { moveTo, type Action } from '../action-state.ts';
import { useLeave } from '../action-visit.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { isRefusal } from '../failures.ts';
import { LinkCheck, LinkUnchecked } from './LinkCheck.tsx';
import { MailedLink } from './MailedLink.tsx';
import { t } from '../messages.ts';

export function VerifyEmailAction({ action: { code, continueUrl } }: { action: Action }) {
  const [state, move] = useReducer(moveTo, 'none');
  const leave = useLeave(continueUrl);
  // This is a query and not an effect, because the code works once and the cache keeps it from being used twice.
  const check = useQuery({
    queryKey: ['verify-email', code],
    queryFn: async () => {
      const answer = await call(verifyEmail, { body: { action_code: code } });
      // A signed-in user gets a new token, which says that the address is verified.
      await recheckSession();
      return answer;
    },
    staleTime: Infinity,
    retry: false,
  });
  const isIn = useStore(sessionStore, ({ status, email_verified }) => status === 'in' && email_verified);
  const { isSuccess } = check;
  useEffect(() => {
    if (isSuccess) move('needsVerifyEmail');
  }, [isSuccess]);
  if (check.isPending) return <LinkCheck />;
  if (check.isError && !isRefusal(check.error))
    return <LinkUnchecked error={check.error} onRetry={() => void check.refetch()} />;
  if (check.isError) {
    return (
      <AuthLayout title={t('refused_title')} intro={errorMessage(check.error)}>
        <p>{t('refused_text')}</p>
        <MailedLink kind="verification" continueUrl={continueUrl} label={t('send_new_link')} />
        <div>
          <Button look="ghost" onClick={() => leave(pages.signIn)}>
            {t('sign_in')}
          </Button>
        </div>
      </AuthLayout>
    );
  }
  function close() {
    move('none');
    leave(isIn ? pages.home : pages.signIn);
  }
  return (
    <AuthLayout title={t('link_page')}>
      <Dialog
        width="sm"
        title={t('verified_title')}
        description={isIn ? t('verified_in') : t('verified_out')}
        isOpen={state === 'needsVerifyEmail'}
        onOpenChange={close}
        footer={
          <Button look="primary" data-autofocus onClick={close}>
            {isIn ? t('continue') : t('sign_in')}
          </Button>
        }
      />
    </AuthLayout>
  );
}
