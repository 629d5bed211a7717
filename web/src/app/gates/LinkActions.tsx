import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pages } from '#contract/pages.ts';
import { changeEmail, verifySensitiveActionCode } from '#contract/security/api.ts';
import { call } from '../../lib/api.ts';
import { arrivalStore, peekKept, takeKept } from '../../lib/address/arrival.ts';
import { ApiError, errorMessage } from '../../lib/failures/errors.ts';
import { recheckSession, sessionStore } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { t } from '../../lib/language/gates-messages.ts';

/** Tells whether the server did not answer properly, in which case the code may still be valid. */
const isUndecided = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

async function confirmEmail(code: string, isReverting: boolean): Promise<void> {
  try {
    await call(changeEmail, { query: { verification_code: code, is_reverting: isReverting ? 'true' : 'false' } });
    toastSuccess(t('email_updated'));
    // The change ends every session of the account, which may include this one.
    await recheckSession();
  } catch (error) {
    const again = () => void confirmEmail(code, isReverting);
    toastError(t('email_not_updated', { text: errorMessage(error) }), isUndecided(error) ? { onRetry: again } : {});
  }
}

async function verifyMailbox(verification_code: string): Promise<void> {
  try {
    await call(verifySensitiveActionCode, { body: { verification_code } });
    toastSuccess(t('sensitive_verified'));
  } catch (error) {
    const again = () => void verifyMailbox(verification_code);
    toastError(error, isUndecided(error) ? { onRetry: again } : {});
  }
}

/** Performs what a mailed link asks for when it leads to a page of the studio or to sign-in. */
export function LinkActions() {
  const emailChange = useStore(arrivalStore, (arrival) => arrival.emailChange);
  const isIn = useStore(sessionStore, ({ status, email_verified }) => status === 'in' && email_verified);
  const isAtLinks = useLocation({ select: ({ pathname }) => pathname === pages.action });
  const navigate = useNavigate();
  useEffect(() => {
    if (!emailChange) return;
    arrivalStore.set({ emailChange: null });
    void confirmEmail(emailChange.code, emailChange.isReverting);
  }, [emailChange]);
  useEffect(() => {
    if (!isIn) return;
    const code = takeKept('sensitive_action_verification_code');
    if (code) void verifyMailbox(code);
  }, [isIn]);
  useEffect(() => {
    // The page of action links leads on by itself. The screen of the invitations reads the code and marks its
    // invitation.
    const code = isIn && !isAtLinks ? peekKept('invite_code') : null;
    // The code of a mailed link has a page of its own; any other code marks its invitation in the list.
    if (code) void navigate({ to: code.includes('.') ? pages.invite : pages.workspaceInvites, replace: true });
  }, [isIn, isAtLinks, navigate]);
  return null;
}
