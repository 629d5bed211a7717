import { useEffect } from 'react';
import { pages } from '#contract/pages.ts';
import { verifyEmail } from '#contract/sign-up/api.ts';
import { call } from '../../lib/api.ts';
import { errorMessage } from '../../lib/failures/errors.ts';
import { recheckSession, sessionStore } from '../../lib/session.ts';
import type { LinkAction } from '../../lib/slice.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button/Button.tsx';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { isRefusal } from '../../lib/failures/refusal.ts';
import { LinkCheck, OutcomeDialog, LinkUnchecked, useLinkQuery, useLinkState } from '../action-links/public.ts';
import { t } from './messages.ts';
import { VerificationForm } from './VerificationForm.tsx';

export function VerifyEmailAction({ action }: { action: LinkAction }) {
  const { code, continueUrl } = action;
  const isIn = useStore(sessionStore, ({ status, email_verified }) => status === 'in' && email_verified);
  const { state, move, close, leave } = useLinkState(continueUrl, isIn ? pages.home : pages.signIn);
  const check = useLinkQuery(action, async () => {
    const answer = await call(verifyEmail, { body: { action_code: code } });
    // A signed-in user gets a new token, which says that the address is verified.
    await recheckSession();
    return answer;
  });
  const { isSuccess } = check;
  useEffect(() => {
    if (isSuccess) move('needsVerifyEmail');
  }, [isSuccess, move]);
  if (check.isPending) return <LinkCheck />;
  if (check.isError && !isRefusal(check.error))
    return <LinkUnchecked error={check.error} onRetry={() => void check.refetch()} />;
  if (check.isError) {
    return (
      <AuthLayout title={t('refused_title')} intro={errorMessage(check.error)}>
        <p>{t('refused_text')}</p>
        <VerificationForm continueUrl={continueUrl} label={t('send_new_link')} />
        <div>
          <Button look="ghost" onClick={() => leave(pages.signIn)}>
            {t('sign_in')}
          </Button>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('link_page')}>
      <OutcomeDialog
        title={t('verified_title')}
        text={isIn ? t('verified_in') : t('verified_out')}
        label={isIn ? t('continue') : t('sign_in')}
        isOpen={state === 'needsVerifyEmail'}
        onClose={close}
      />
    </AuthLayout>
  );
}
