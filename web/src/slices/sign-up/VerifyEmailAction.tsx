import { useState } from 'react';
import { pages } from '#contract/pages.ts';
import { checkActionCode } from '#contract/security/api.ts';
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
import { VerifyEmailForm } from './VerifyEmailForm.tsx';

/** Verifies nothing until a button is pressed, because mail scanners open links and run their scripts. */
export function VerifyEmailAction({ action }: { action: LinkAction }) {
  const { code, continueUrl } = action;
  const isIn = useStore(sessionStore, ({ status, email_verified }) => status === 'in' && email_verified);
  const { state, move, close, leave } = useLinkState(continueUrl, isIn ? pages.home : pages.signIn);
  const check = useLinkQuery(action, () => call(checkActionCode, { body: { action_code: code } }));
  // The code may be used elsewhere between the check and the press of the button.
  const [lateRefusal, setLateRefusal] = useState<unknown>(null);
  if (check.isPending) return <LinkCheck />;
  if (check.isError && !isRefusal(check.error))
    return <LinkUnchecked error={check.error} onRetry={() => void check.refetch()} />;
  const refusal = check.error ?? lateRefusal;
  if (refusal || check.data?.operation !== 'verifyEmail') {
    return (
      <AuthLayout title={t('refused_title')} intro={refusal ? errorMessage(refusal) : undefined}>
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
  const { email, needs_password, needs_terms } = check.data;
  async function finish() {
    // A signed-in user gets a new token, which says that the address is verified.
    await recheckSession();
    move('needsVerifyEmail');
  }
  return (
    <AuthLayout
      title={needs_password ? t('verify_password_title') : t('verify_title')}
      intro={t.rich('verify_for', { email: <strong className="font-semibold break-words">{email}</strong> })}
    >
      <VerifyEmailForm
        code={code}
        email={email}
        needsPassword={needs_password}
        needsTerms={needs_terms}
        onVerified={finish}
        onRefused={setLateRefusal}
      />
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
