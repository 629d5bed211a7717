import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#contract/pages.ts';
import { getInstance } from '#contract/sign-in/api.ts';
import { peekKept } from '../../lib/address/arrival.ts';
import { useTitle } from '../../lib/hooks.ts';
import { useParam } from '../../lib/address/params.ts';
import { useRead } from '../../lib/queries.ts';
import { safeRedirect } from '../../lib/address/redirect.ts';
import { CheckInbox } from './CheckInbox.tsx';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { InviteBanner } from './InviteBanner.tsx';
import { linkClass } from '../../ui/navigation/link.ts';
import { t } from './messages.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { SetUpHint, useRedirectWhenSignedIn } from '../sign-in/public.ts';

const toSignIn = () =>
  t.rich('known_here', {
    link: (
      <Link to={pages.signIn} className={linkClass}>
        {t('sign_in')}
      </Link>
    ),
  });

/** Gives an address to continue at, or undefined where the server would refuse it and with it the sign-up. */
function continueAddress(target: string): string | undefined {
  const path = safeRedirect(target, location.origin);
  return path === pages.home ? undefined : new URL(path, location.origin).href;
}

export function SignUpScreen() {
  useTitle(t('sign_up'));
  useRedirectWhenSignedIn();
  const instance = useRead(getInstance).data;
  const [sentTo, setSentTo] = useState<string | null>(null);
  // The code is consumed when the account is requested. Until then it is only shown.
  const [inviteCode] = useState(() => peekKept('invite_code'));
  const target = useParam('redirect');
  const continueUrl = target ? continueAddress(target) : undefined;

  if (instance?.needs_set_up) return <SetUpHint />;
  // The code of a mailed link proves the address, so nothing has to be mailed again.
  if (inviteCode?.includes('.')) return <Navigate to={pages.invite} replace />;
  if (sentTo) return <CheckInbox email={sentTo} continueUrl={continueUrl} onChange={() => setSentTo(null)} />;
  if (instance?.sign_up === 'invite' && !inviteCode) {
    return (
      <AuthLayout title={t('invite_only_title')} intro={toSignIn()}>
        <p>{t('invite_only_text')}</p>
      </AuthLayout>
    );
  }
  if (instance?.sign_up === 'closed') {
    return (
      <AuthLayout title={t('closed_title')} intro={toSignIn()}>
        <p>{t('closed_text')}</p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('sign_up')} intro={toSignIn()}>
      {inviteCode && <InviteBanner code={inviteCode} />}
      <SignUpForm continueUrl={continueUrl} onSent={setSentTo} />
    </AuthLayout>
  );
}
