import { useState } from 'react';
import { leaveWorkspace } from '#contract/membership/api.ts';
import { signIn } from '#contract/sign-in/api.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { signedIn } from '../../lib/session.ts';
import { toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { t } from './messages.ts';

interface LockedDialogProps {
  email: string;
  password: string;
  /** Whom the member can ask, in the words of the server. */
  message: string;
  onClose(): void;
}

/** For a member whom an admin has locked out. In their own workspace they have their data and their account again. */
export function LockedDialog({ email, password, message, onClose }: LockedDialogProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function leave() {
    setIsBusy(true);
    try {
      const body = { email, password, accepts_locked_session: true, ...(needsCode ? { mfa_code: code } : {}) };
      const session = await call(signIn, { body });
      await call(leaveWorkspace, {}, { headers: { authorization: `Bearer ${session.id_token}` } });
      signedIn(session, email.trim());
    } catch (error) {
      if (error instanceof ApiError && error.type === 'mfa_required') setNeedsCode(true);
      else toastError(error);
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      width="sm"
      title={t('locked_title')}
      description={message}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('locked_close')}</Button>
          <Button look="primary" isBusy={isBusy} onClick={() => void leave()}>
            {t('locked_leave')}
          </Button>
        </>
      }
    >
      <p>{t('locked_text')}</p>
      {needsCode && (
        <TextField
          label={t('locked_code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
    </Dialog>
  );
}
