import { useState } from 'react';
import { recheckSession, sessionStore, signOut } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { toastError } from '../../lib/toasts.ts';
import { VerificationForm } from '../../slices/sign-up/VerificationForm.tsx';
import { ResendVerification } from '../../slices/sign-up/ResendVerification.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { MessagePage } from '../problems/MessagePage.tsx';
import { t } from '../../lib/language/gates-messages.ts';

/** Shown after a sign-in with an unverified address: the server answers nothing until it is verified. */
export function UnverifiedScreen() {
  const [isChecking, setIsChecking] = useState(false);
  const email = useStore(sessionStore, (session) => session.email);
  async function check() {
    setIsChecking(true);
    await recheckSession();
    setIsChecking(false);
    const { status, email_verified } = sessionStore.get();
    if (status === 'in' && !email_verified) toastError(t('verify_not_yet'));
  }
  return (
    <MessagePage title={t('verify_title')}>
      <p className="text-lead">{t('verify_body')}</p>
      <p className="text-muted">{t('verify_no_mail')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="primary" isBusy={isChecking} onClick={() => void check()}>
          {t('verify_opened')}
        </Button>
        {email && <ResendVerification email={email} isJustSent={false} />}
        <Button look="ghost" onClick={() => void signOut().catch(toastError)}>
          {t('sign_out')}
        </Button>
      </div>
      {/* After a reload the address is unknown, because the server tells unverified users nothing. */}
      {!email && <VerificationForm label={t('verify_resend')} />}
    </MessagePage>
  );
}
