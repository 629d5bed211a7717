import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { getInstance } from '#contract/sign-in/api.ts';
import { peekKept } from '../../lib/address/arrival.ts';
import { useTitle } from '../../lib/hooks.ts';
import { useParam } from '../../lib/address/params.ts';
import { useRead } from '../../lib/queries.ts';
import { sessionStore } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { linkClass } from '../../ui/navigation/link.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { track } from '../analytics/public.ts';
import { t } from './messages.ts';
import { PasswordSignIn, type Credentials } from './PasswordSignIn.tsx';
import { useRedirectWhenSignedIn } from './use-redirect.ts';

const InvitePrompt = lazyPart(async () => (await import('../membership/public.ts')).InvitePrompt, { failure: 'none' });
const SecondFactorStep = lazyPart(async () => (await import('./SecondFactorStep.tsx')).SecondFactorStep);
const SetUpHint = lazyPart(async () => (await import('./SetUpHint.tsx')).SetUpHint);
const SsoSignIn = lazyPart(async () => (await import('./SsoSignIn.tsx')).SsoSignIn);

export function SignInScreen() {
  useTitle(t('sign_in'));
  useRedirectWhenSignedIn();
  useEffect(() => track('sign_in_opened'), []);
  const instance = useRead(getInstance).data;
  const [inviteCode] = useState(() => peekKept('invite_code'));
  const wantsSso = useParam('use_sso') === 'true';
  const [email, setEmail] = useState(useParam('email') ?? '');
  const [isSso, setIsSso] = useState(wantsSso);
  /** Correct credentials that need a second factor. They stay in memory until it is given. */
  const [credentials, setCredentials] = useState<Credentials | null>(null);

  if (instance?.needs_set_up) return <SetUpHint />;
  if (credentials) return <SecondFactorStep credentials={credentials} onBack={() => setCredentials(null)} />;
  if (isSso) return <SsoSignIn email={email} onEmail={setEmail} onBack={() => setIsSso(false)} />;
  return (
    <AuthLayout
      title={t('sign_in')}
      intro={
        // Sign-up is open nearly everywhere, so the line is shown until the mode is known.
        (instance?.sign_up ?? 'open') === 'open' &&
        t.rich('new_here', {
          link: (
            <Link to={pages.signUp} className={linkClass}>
              {t('sign_up')}
            </Link>
          ),
        })
      }
    >
      <EndedNote />
      {inviteCode?.includes('.') && <InvitePrompt code={inviteCode} />}
      <PasswordSignIn email={email} onEmail={setEmail} onSecondFactor={setCredentials} onSso={() => setIsSso(true)} />
    </AuthLayout>
  );
}

/** Says why the last session ended, for users who did not sign out. */
function EndedNote() {
  const isInactive = useStore(sessionStore, ({ endReason }) => endReason === 'inactivity');
  return isInactive ? <Banner tone="info">{t('ended_inactive')}</Banner> : null;
}
