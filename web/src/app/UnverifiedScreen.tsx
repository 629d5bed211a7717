import { useState } from 'react';
import { restoreSession, sessionStore, signOut } from '../lib/session.ts';
import { toastError } from '../lib/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';
import { t } from './messages.ts';

/** Signed in, but nobody has shown yet that the address is theirs; the server answers nothing until then. */
export function UnverifiedScreen() {
  const [isChecking, setIsChecking] = useState(false);
  async function check() {
    setIsChecking(true);
    await restoreSession();
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
        <Button look="ghost" onClick={() => void signOut().catch(toastError)}>
          {t('sign_out')}
        </Button>
      </div>
    </MessagePage>
  );
}
