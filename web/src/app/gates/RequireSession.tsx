import { Navigate, useLocation } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { pages } from '#contract/pages.ts';
import { restoreSession, sessionStore } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { ErrorCard } from '../../ui/feedback/ErrorCard.tsx';
import { EntryGate } from './EntryGate.tsx';
import { MessagePage } from '../problems/MessagePage.tsx';
import { t } from '../../lib/language/frame-messages.ts';
import { Splash } from './Splash.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const UnverifiedScreen = lazyPart(async () => (await import('./UnverifiedScreen.tsx')).UnverifiedScreen, {
  fallback: <Splash />,
});

type Search = Record<string, string | undefined>;

/** Passes the parameters of a mailed link on to the page after the sign-in. */
function toSignIn(path: string, { newUser, internalCode }: Search): Search {
  return {
    ...(path === pages.home ? {} : { redirect: path }),
    ...(newUser ? { newUser } : {}),
    ...(internalCode ? { internalCode } : {}),
  };
}

/** Shows pages to signed-in users only. */
export function RequireSession({ children }: { children: ReactNode }) {
  const status = useStore(sessionStore, (session) => session.status);
  const isVerified = useStore(sessionStore, (session) => session.email_verified);
  const problem = useStore(sessionStore, (session) => session.problem);
  // Keeps the first location: while the visitor is redirected, the router already reports the next one.
  const at = useLocation({
    select: ({ pathname, search }) => ({ pathname, search: search as Search }),
    structuralSharing: true,
  });
  const [{ pathname: path, search }] = useState(at);
  if (status === 'in' && isVerified) return <EntryGate>{children}</EntryGate>;
  if (status === 'in') {
    return <UnverifiedScreen />;
  }
  if (status === 'out') return <Navigate to={pages.signIn} search={toSignIn(path, search)} replace />;
  if (!problem) return <Splash />;
  return (
    <MessagePage title={t('server_silent_title')}>
      <ErrorCard title={problem} onRetry={() => void restoreSession()}>
        {t('server_silent_body')}
      </ErrorCard>
    </MessagePage>
  );
}
