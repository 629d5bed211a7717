import { useState } from 'react';
import { restoreSession, sessionStore, signOut } from '../lib/session.ts';
import { toastError } from '../lib/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Signed in, but nobody has shown yet that the address is theirs; the server answers nothing until then. */
export function UnverifiedScreen() {
  const [isChecking, setIsChecking] = useState(false);
  async function check() {
    setIsChecking(true);
    await restoreSession();
    setIsChecking(false);
    const { status, email_verified } = sessionStore.get();
    if (status === 'in' && !email_verified)
      toastError('The address is not verified yet. Open the link in the mail first.');
  }
  return (
    <MessagePage title="Verify your e-mail">
      <p className="text-lead">Open the link in the mail that was sent when you signed up, then come back.</p>
      <p className="text-muted">
        No mail? A server without a mail server of its own keeps it in the operator’s outbox: ask whoever runs it for
        your link.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="primary" isBusy={isChecking} onClick={() => void check()}>
          I opened the link
        </Button>
        <Button look="ghost" onClick={() => void signOut().catch(toastError)}>
          Sign out
        </Button>
      </div>
    </MessagePage>
  );
}
